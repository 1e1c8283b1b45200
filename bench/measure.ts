/** What every benchmark needs: repeated runs, medians, and one table that says whether a bound is met. */

/** One measured number, the bound that it has to keep (if there is one), and what it is compared with. */
export interface Figure {
  name: string;
  value: number;
  /** `ms`, `MB`, `kB`, `/s`, `×` … */
  unit: string;
  bound?: { atMost: number } | { atLeast: number };
  /** The comparison's name and figure, in words. */
  comparedWith?: string;
}

/** What a benchmark process tells the one that started it, so that a summary can be printed at the end. */
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
 * The milliseconds that the work takes, each time, one run after the other. The warm-up runs are not among
 * them.
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

/** Whether the figure keeps its bound; null when it has none. */
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

/** Rows of cells as lines of text, each column as wide as its widest cell. */
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

/** Three significant digits at most behind the point, none where they say nothing. */
export function round(value: number): string {
  if (Math.abs(value) >= 100) return Math.round(value).toLocaleString('en');
  return value.toFixed(Math.abs(value) >= 10 ? 1 : 2);
}
