/** Byte order mark: makes spreadsheets read the file as UTF-8. */
export const csvMark = '\uFEFF';

/** How formulas start in spreadsheets. */
const formula = /^[=+\-@\t\r\n＝＋－＠]/;

/**
 * Writes a CSV line by RFC 4180 with its line end. Numbers are unquoted; an apostrophe is put before texts
 * that a spreadsheet would read as a formula.
 */
export function csvLine(cells: readonly (string | number)[]): string {
  return `${cells.map(writeCell).join(',')}\r\n`;
}

function writeCell(cell: string | number): string {
  if (typeof cell === 'number') return String(cell);
  const harmless = formula.test(cell) ? `'${cell}` : cell;
  return `"${harmless.replaceAll('"', '""')}"`;
}
