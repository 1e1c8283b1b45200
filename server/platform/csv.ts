/** Before the first line: spreadsheets take a file for UTF-8 then. */
export const csvMark = '\uFEFF';

/** How spreadsheets begin a formula. */
const formula = /^[=+\-@\t\r\n＝＋－＠]/;

/**
 * A line of a table as RFC 4180 writes it, its end included. Numbers stand as they are; of texts, those that a
 * spreadsheet would take for a formula get an apostrophe before them.
 */
export function csvLine(cells: readonly (string | number)[]): string {
  return `${cells.map(writeCell).join(',')}\r\n`;
}

function writeCell(cell: string | number): string {
  if (typeof cell === 'number') return String(cell);
  const harmless = formula.test(cell) ? `'${cell}` : cell;
  return `"${harmless.replaceAll('"', '""')}"`;
}
