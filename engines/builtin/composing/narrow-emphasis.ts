import type { LineInput } from '../layout/fit-lines.ts';

/** Words without a meaning of their own, in the three prompt languages. */
const functionWords = new Set(
  (
    'a an and about after against are around as at be before behind between but by can could do does every for from had has have he her his how i if in inside ' +
    'into is it its me my no not of off on or our over she should so than that the their these they this those through to under until was we were what when ' +
    'why will with without would you your ' +
    'ao aos às até as com como contra da das de desde do dos durante e ele ela em entre essa esse esta este estes estas eu foi meu meus minha minhas na nas no ' +
    'nos num numa nossa nosso o os ou para pela pelo por porque pra pro que quem se sem ser seu seus sob sobre sua suas são um uma vai vão você ' +
    'al bajo con cómo cuando de del el ella en entre es esta este estos estas fue ha hacia han hasta la las lo los me mi mis nuestra nuestro o para pero por ' +
    'porque qué que quien se según ser si sin sobre son su sus te tras tu tus un una va van y yo'
  ).split(' '),
);

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
