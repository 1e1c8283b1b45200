/** Shared by all benchmarks: repeated runs, medians, and a table that says whether each bound is met. */

/** A measured number, its bound if it has one, and what it is compared with. */
export interface Figure {
  name: string;
  value: number;
  /** `ms`, `MB`, `kB`, `/s`, `×` … */
  unit: string;
  bound?: { atMost: number } | { atLeast: number };
  /** Name and figure of the comparison, as text. */
  comparedWith?: string;
}

/** Sent by a benchmark process to its parent, which prints a summary at the end. */
export interface FiguresMessage {
  kind: 'figures';
  figures: Figure[];
}

export function median(values: readonly number[]): number {
  const sorted = inOrder(values);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? Number.NaN)) / 2;
}

/** The smallest value that at least `share` (0 to 1) of the values do not exceed. */
export function percentile(values: readonly number[], share: number): number {
  return inOrder(values)[Math.max(0, Math.ceil(values.length * share) - 1)] ?? Number.NaN;
}

function inOrder(values: readonly number[]): number[] {
  return [...values].sort((one, other) => one - other);
}

/**
 * Runs the work several times in sequence and returns the milliseconds of each run, without the warm-up runs.
 */
export async function timeRuns(
  work: (run: number) => unknown,
  { runs, warmUps = 1 }: { runs: number; warmUps?: number },
): Promise<number[]> {
  const times: number[] = [];
  for (let run = 0; run < warmUps + runs; run += 1) {
    const startedAt = performance.now();
    await work(run);
    if (run >= warmUps) times.push(performance.now() - startedAt);
  }
  return times;
}

/** Whether a figure meets its bound; null without one. */
export function isMet({ value, bound }: Figure): boolean | null {
  if (bound === undefined) return null;
  return 'atMost' in bound ? value <= bound.atMost : value >= bound.atLeast;
}

/**
 * Prints the benchmark's title and figures, and passes the figures to a parent that runs several benchmarks.
 */
export function report(title: string, figures: Figure[], notes: readonly string[] = []): void {
  console.log(`\n${title}\n`);
  console.log(toTable(figures));
  for (const note of notes) console.log(`  ${note}`);
  const message: FiguresMessage = { kind: 'figures', figures };
  process.send?.(message);
}

export function toTable(figures: readonly Figure[]): string {
  const rows = figures.map((figure) => [
    figure.name,
    `${round(figure.value)} ${figure.unit}`,
    writeBound(figure),
    { true: 'met', false: 'MISSED', null: '' }[`${isMet(figure)}`],
    figure.comparedWith ?? '',
  ]);
  return alignColumns([['figure', 'measured', 'bound', '', 'compared with'], ...rows]);
}

/** Formats rows of cells as lines of text, each column as wide as its widest cell. */
export function alignColumns(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) => `  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('   ')}`.trimEnd())
    .join('\n');
}

function writeBound({ bound, unit }: Figure): string {
  if (bound === undefined) return '';
  return 'atMost' in bound ? `≤ ${bound.atMost} ${unit}` : `≥ ${bound.atLeast} ${unit}`;
}

/** Formats a number: an integer from 100 on, one decimal from 10 on, else two. */
export function round(value: number): string {
  if (Math.abs(value) >= 100) return Math.round(value).toLocaleString('en');
  return value.toFixed(Math.abs(value) >= 10 ? 1 : 2);
}
