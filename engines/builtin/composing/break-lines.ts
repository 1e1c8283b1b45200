/** Breaks a headline into lines for a picture of another shape than it was written for. */
import type { FontId } from '../catalogue.ts';
import { measureLine } from '../fonts/measure.ts';
import type { LineInput } from '../layout/fit-lines.ts';
import { headlineLimits } from '../recipe.ts';

interface Word {
  text: string;
  emphasis: boolean;
}

/**
 * The breaks that let the letters become largest in a box of the given width and height (any unit). An emphasised line
 * stays a line of its own, and lines that already fit well are kept as they are.
 */
export function breakLines(
  lines: readonly LineInput[],
  font: FontId,
  box: { width: number; height: number },
): LineInput[] {
  const words = lines.flatMap(({ text, emphasis }): Word[] =>
    emphasis ? [{ text, emphasis }] : text.split(' ').map((word) => ({ text: word, emphasis })),
  );
  const asWritten = { lines: [...lines], size: letterSize(lines, font, box) * 1.12 };
  let best = asWritten;
  for (const candidate of splits(words)) {
    const size = letterSize(candidate, font, box);
    if (size > best.size) best = { lines: candidate, size };
  }
  return best.lines;
}

/** Every way to cut the words into one to four lines, emphasised words on lines of their own. */
function splits(words: readonly Word[]): LineInput[][] {
  const gaps = words.length - 1;
  if (gaps < 1 || gaps > 9) return [];
  const found: LineInput[][] = [];
  for (let cuts = 0; cuts < 1 << gaps; cuts++) {
    const lines: LineInput[] = [];
    let isMixed = false;
    words.forEach((word, index) => {
      const line = lines.at(-1);
      const startsLine = index === 0 || (cuts & (1 << (index - 1))) !== 0;
      if (startsLine || !line) lines.push({ ...word });
      else if (line.emphasis || word.emphasis) isMixed = true;
      else line.text += ` ${word.text}`;
    });
    if (!isMixed && lines.length <= headlineLimits.lines) found.push(lines);
  }
  return found;
}

/** Size of the smaller letters, with the larger ones counted in part, when the lines fill the box. */
function letterSize(
  lines: readonly LineInput[],
  font: FontId,
  box: { width: number; height: number },
): number {
  const sizes = lines.map(({ text }) => {
    const ink = measureLine(text, font, 0);
    return { size: box.width / Math.max(0.2, ink.left + ink.right), height: ink.ascent + ink.descent + 0.2 };
  });
  const height = sizes.reduce((sum, line) => sum + line.size * line.height, 0);
  const shrink = Math.min(1, box.height / height);
  const fitted = sizes.map(({ size }) => Math.min(size, box.height * 0.5) * shrink);
  const smallest = Math.min(...fitted);
  const mean = fitted.reduce((sum, size) => sum + size, 0) / fitted.length;
  return smallest * 0.65 + mean * 0.35;
}
