/** Which characters a font file can draw: runs of code points, sorted, as [first, end) pairs in one list. */
export type Coverage = readonly number[];

/** Reads the index's form: "gap length gap length …" in base 36. */
export function parseCoverage(text: string): Coverage {
  const runs: number[] = [];
  let point = 0;
  const steps = text.split(' ').map((step) => Number.parseInt(step, 36));
  for (let at = 0; at + 1 < steps.length; at += 2) {
    const first = point + (steps[at] ?? 0);
    point = first + (steps[at + 1] ?? 0);
    runs.push(first, point);
  }
  return runs;
}

export function isCovered(coverage: Coverage, codePoint: number): boolean {
  let low = 0;
  let high = coverage.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((coverage[middle] ?? 0) <= codePoint) low = middle + 1;
    else high = middle;
  }
  // The search ends after the last bound that is not above the code point: an odd count means inside a run.
  return low % 2 === 1;
}

/** As CSS `unicode-range` writes it: `U+20-7E, U+A0`. */
export function unicodeRangeOf(coverage: Coverage): string {
  const ranges: string[] = [];
  for (let at = 0; at + 1 < coverage.length; at += 2) {
    const [first = 0, end = 0] = coverage.slice(at, at + 2);
    const hex = (point: number) => point.toString(16).toUpperCase();
    ranges.push(end - first === 1 ? `U+${hex(first)}` : `U+${hex(first)}-${hex(end - 1)}`);
  }
  return ranges.join(', ');
}
