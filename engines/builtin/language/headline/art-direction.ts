import { alternatives } from '../grammar/lexicon.ts';
import { isStylePart } from '../kind.ts';
import { fold } from '../text.ts';

const ands = alternatives((expressions) => expressions.ands);
const colorsOnly = new RegExp(
  String.raw`^(?:${alternatives(({ colorDegrees }) => colorDegrees)}\s+)*${alternatives(({ colorDirections }) => colorDirections)}(?:s|es)?(?:\s+${ands}\s+\p{L}+)?$`,
  'u',
);
const directionNouns = alternatives((expressions) => expressions.directionNouns);
const directions = new RegExp(
  String.raw`^(?:${alternatives(({ directionOpenings }) => directionOpenings)}\b|${alternatives(({ directionPrepositions }) => directionPrepositions)}\s+(?:${alternatives(({ directionAmounts }) => directionAmounts)}\s+)?\p{L}*\s*${directionNouns}\b)`,
  'u',
);
const trailingBackground = new RegExp(
  String.raw`\s+${alternatives(({ backgroundPrepositions }) => backgroundPrepositions)}\s+(?:${alternatives(({ backgroundArticles }) => backgroundArticles)})?\s*(?:\p{L}+\s+)?${alternatives(({ backgrounds }) => backgrounds)}(?:\s+\p{L}+){0,2}$`,
  'iu',
);

const longestDirection = 7;

/**
 * Removes directions for the picture from the end of a title: "…, red background, big letters" is never
 * printed.
 */
export function withoutArtDirection(title: string): string {
  const parts = title.split(/,\s+/);
  while (parts.length > 1) {
    const last = fold(parts.at(-1)!.trim());
    const isDirection = colorsOnly.test(last) || directions.test(last) || isStylePart(last);
    if (!isDirection || last.split(/\s+/).length > longestDirection) break;
    parts.pop();
  }
  const remainder = parts.join(', ');
  const short = remainder.replace(trailingBackground, '');
  return short.split(/\s+/).length >= 2 ? short : remainder;
}
