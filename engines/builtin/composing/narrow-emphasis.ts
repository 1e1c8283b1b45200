import { wordsOf } from '../language/grammar/lexicon.ts';
import type { LineInput } from '../layout/line-heights.ts';

const functionWords = wordsOf('functionWords');

export function isFunctionWord(word: string): boolean {
  return functionWords.has(word.toLowerCase().replace(/[^\p{L}]/gu, ''));
}

/**
 * Moves function words from the start of an emphasised line to the plain line before it, so that BITCOIN
 * stands out, not ABOUT BITCOIN. A single short word stays, since it would be alone on its line.
 */
export function narrowEmphasis(lines: readonly LineInput[]): LineInput[] {
  return lines.flatMap((line, index) => {
    if (!line.emphasis) return [line];
    const words = line.text.split(' ');
    const first = words.findIndex((word) => !isFunctionWord(word));
    if (first <= 0) return [line];
    const lead = words.slice(0, first).join(' ');
    const hasCompany = index > 0 && lines[index - 1]?.emphasis === false;
    // A lone article would be isolated behind the words before it, or small between two lines.
    if (lead.length < 4 || (!hasCompany && first === 1)) return [line];
    return [
      { text: lead, emphasis: false },
      { text: words.slice(first).join(' '), emphasis: true },
    ];
  });
}
