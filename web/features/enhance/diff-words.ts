export interface Segment {
  text: string;
  isNew: boolean;
}

/** Longer texts are not compared word by word: everything after the common prefix is new. */
const longest = 1_200;

/** Splits the new text into segments that were in the old text and segments that are new. */
export function diffWords(before: string, after: string): Segment[] {
  const [old, next] = [piecesOf(before), piecesOf(after)];
  let same = 0;
  while (same < next.length && old[same] === next[same]) same += 1;
  const isShort = old.length <= longest && next.length <= longest;
  const common = isShort ? commonPieces(old.slice(same), next.slice(same)) : new Set<number>();
  const segments: Segment[] = [];
  const isNewAt = (index: number) => index >= same && index < next.length && !common.has(index - same);
  for (const [index, text] of next.entries()) {
    // A space between two new words is new too.
    const isNew = isNewAt(index) || (/^\s+$/.test(text) && isNewAt(index - 1) && isNewAt(index + 1));
    const last = segments.at(-1);
    if (last?.isNew === isNew) last.text += text;
    else segments.push({ text, isNew });
  }
  return segments;
}

/** Words and the characters between them, one by one. */
const piecesOf = (text: string): string[] => text.match(/[\p{L}\p{N}'’]+|\s+|[^\p{L}\p{N}\s]/gu) ?? [];

/** The pieces of the new text in the longest common subsequence of both. */
function commonPieces(old: readonly string[], next: readonly string[]): Set<number> {
  const lengths = Array.from({ length: old.length + 1 }, () => new Uint16Array(next.length + 1));
  for (let i = old.length - 1; i >= 0; i -= 1)
    for (let j = next.length - 1; j >= 0; j -= 1) {
      const row = lengths[i] as Uint16Array;
      const below = lengths[i + 1] as Uint16Array;
      row[j] = old[i] === next[j] ? (below[j + 1] ?? 0) + 1 : Math.max(below[j] ?? 0, row[j + 1] ?? 0);
    }
  const common = new Set<number>();
  for (let i = 0, j = 0; i < old.length && j < next.length; ) {
    if (old[i] === next[j]) {
      common.add(j);
      i += 1;
      j += 1;
    } else if ((lengths[i + 1]?.[j] ?? 0) >= (lengths[i]?.[j + 1] ?? 0)) i += 1;
    else j += 1;
  }
  return common;
}
