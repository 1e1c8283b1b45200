import type { LineInput } from '../layout/fit-lines.ts';

/** Words that carry no meaning of their own, in the three languages of prompts. */
const functionWords = new Set(
  (
    'a an and about are as at be but by do does for from he how i if in into is it its me my no not of on or our she so than that the ' +
    'their they this to was we were what when why will with you your ' +
    'ao as com como da das de do dos e ele ela em essa esse esta este eu foi meu minha na nas no nos o os ou para pela pelo por porque que quem ' +
    'se sem ser seu sua um uma você ' +
    'al con cómo cuando de del el ella en es esta este fue la las lo los mi mis o para pero por porque qué que quien se ser si sin sobre su sus tu ' +
    'un una y yo'
  ).split(' '),
);

export function isFunctionWord(word: string): boolean {
  return functionWords.has(word.toLowerCase().replace(/[^\p{L}]/gu, ''));
}

/**
 * Takes function words from the start of an emphasised line into the plain line before it, so that BITCOIN stands out
 * and not ABOUT BITCOIN. A single short word that would then stand alone stays where it is.
 */
export function narrowEmphasis(lines: readonly LineInput[]): LineInput[] {
  return lines.flatMap((line, index) => {
    if (!line.emphasis) return [line];
    const words = line.text.split(' ');
    const first = words.findIndex((word) => !isFunctionWord(word));
    if (first <= 0) return [line];
    const lead = words.slice(0, first).join(' ');
    const hasCompany = index > 0 && lines[index - 1]?.emphasis === false;
    if (!hasCompany && lead.length < 4) return [line];
    return [
      { text: lead, emphasis: false },
      { text: words.slice(first).join(' '), emphasis: true },
    ];
  });
}
