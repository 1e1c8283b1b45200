import type { DrawingContext } from './surface.ts';

/** What of a line is bent as one: where it starts on the straight line, and how wide it is. */
export interface BentPart {
  readonly text: string;
  readonly at: number;
  readonly width: number;
}

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

const letters = String.raw`[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]`;
/** Words that are read from the right, with what is between them. */
const fromTheRight = new RegExp(`${letters}(?:[^\\p{L}]*${letters})*\\p{M}*`, 'gu');
/** Letters that join: a word of them is one shape. */
const joining = /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Nko}]/u;

/**
 * Divides a run into what is bent: characters, and whole words of scripts whose letters join. They are in the
 * order in which they are seen: words that are read from the right go to the left.
 */
export function bentParts(context: DrawingContext, text: string): BentPart[] {
  const parts: BentPart[] = [];
  let from = 0;
  for (const { index, 0: words } of text.matchAll(fromTheRight)) {
    parts.push(...inOrder(context, text, from, index));
    parts.push(...fromRight(context, text, index, words));
    from = index + words.length;
  }
  return [...parts, ...inOrder(context, text, from, text.length)];
}

/** The characters between two offsets, from the left. */
function inOrder(context: DrawingContext, text: string, from: number, to: number): BentPart[] {
  let end = from;
  return [...graphemes.segment(text.slice(from, to))].map(({ segment }) => {
    const at = context.measureText(text.slice(0, end)).width;
    end += segment.length;
    return { text: segment, at, width: context.measureText(text.slice(0, end)).width - at };
  });
}

function fromRight(context: DrawingContext, text: string, index: number, words: string): BentPart[] {
  const before = context.measureText(text.slice(0, index)).width;
  let right = context.measureText(text.slice(0, index + words.length)).width;
  const pieces = words
    .split(/(\s+)/u)
    .flatMap((word) =>
      joining.test(word) || /\d/.test(word)
        ? [word]
        : [...graphemes.segment(word)].map(({ segment }) => segment),
    );
  return pieces.map((piece) => {
    const width = Math.min(right - before, context.measureText(piece).width);
    right -= width;
    return { text: piece, at: right, width };
  });
}
