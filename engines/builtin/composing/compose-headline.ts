import { makesThumbnails } from '../../../contract/tools.ts';
import type { FontId } from '../catalogue.ts';
import type { DesignInput } from '../design-input.ts';
import { measureLine } from '../fonts/measure.ts';
import { grammarOf } from '../language/grammar/grammars.ts';
import { dictatedText, findQuotation } from '../language/quotes.ts';
import { fold } from '../language/text.ts';
import { type Acted, actorsPlan, shownRelation } from '../layout/actors.ts';
import { headlineRooms, partHeadline } from '../layout/arrange-texts.ts';
import { type Area, boxOf, frameOf, leastCapital } from '../layout/frame.ts';
import type { LineInput } from '../layout/line-heights.ts';
import { planFor } from '../layout/photos/plans.ts';
import { plainRatioFor } from '../layout/plan.ts';
import { type DesignWarning, type Headline, hasHero, headlineLimits, type Recipe } from '../recipe.ts';
import { placeHeadline } from '../styles/learned/look-layout.ts';
import { reachOf, type Style } from '../styles/style.ts';
import type { Understanding } from '../understanding.ts';
import type { LayoutId } from '../vocabulary.ts';
import { breakLines, isProse, type Room } from './break-lines.ts';
import { breakProse, type ProseRoom } from './break-prose.ts';
import { cleanHeadline } from './clean-headline.ts';
import { narrowEmphasis } from './narrow-emphasis.ts';
import { aroundNumber, withoutNumber, withUnitOf } from './number-lines.ts';

/** A headline before line breaking: its lines, the emphasised one (-1: the last), and the face. */
export interface Wording {
  lines: readonly string[];
  emphasis: number;
  font: FontId;
}

/** Returns the headline. Genesys draws scenes: it writes one only if the prompt quotes or dictates it. */
export function headlineOf(understanding: Understanding, input: DesignInput, font: FontId) {
  const isQuoted =
    findQuotation(input.prompt) !== null ||
    dictatedText(input.prompt, grammarOf(understanding.language)) !== null;
  const isNeeded = makesThumbnails(input.tool) || isQuoted;
  const cleaned = cleanHeadline(isNeeded ? understanding.headline.value : [], font);
  const { emphasis } = understanding;
  return { ...cleaned, emphasis: emphasis === null ? -1 : cleaned.sources.indexOf(emphasis) };
}

/** Breaks the headline into lines that fill the layout's room for it. */
export function layoutHeadline(
  wording: Wording,
  understanding: Pick<Understanding, 'number' | 'ties'>,
  { layout, look, composition }: Pick<Recipe, 'layout' | 'look' | 'composition'>,
  style: Style,
  size: { width: number; height: number },
  beside: Omit<Acted, 'layout'>,
): { headline: Headline | null; warnings: DesignWarning[] } {
  const frame = frameOf(size.width, size.height);
  const planned = { layout, composition, photos: beside.photos };
  const acted = { ...beside, layout };
  const own = shownRelation(acted) ? actorsPlan(acted, frame.shape) : planFor(planned, frame.shape);
  const plan = placeHeadline(own, { layout, shape: frame.shape, look });
  const { ties = [] } = understanding;
  const written = wordLines(wording, understanding, layout).map((line) =>
    line.emphasis ? line : tiedIn(line, ties),
  );
  if (written.length === 0 || !plan.headline) return { headline: null, warnings: [] };
  const plainRatio = plainRatioFor(layout, style, written.length);
  const linesIn = (lines: LineInput[], area: Area) => {
    if (lines.length === 0) return { lines, isShortened: false };
    const box = boxOf(frame, area);
    const reach = reachOf(style.lettering, true);
    const capital = measureLine('H', wording.font, 0).ascent;
    const room = {
      ...box,
      plainRatio,
      side: frame.unit * 720,
      least: leastCapital(frame),
      reach: reach.left + reach.right,
      capital,
    };
    return fitToRoom(lines, wording.font, room, layout === 'quote');
  };
  const rooms = headlineRooms(plan.headline, plan, frame, hasHero(beside));
  const { lead, punch } = partHeadline(written, layout, rooms);
  const fitted = [linesIn(lead.lines, lead.area), ...(punch ? [linesIn(punch.lines, punch.area)] : [])];
  const lines = fitted.flatMap((part) => part.lines).map((line) => untied(line, ties));
  return {
    headline: lines.length > 0 ? { lines, font: wording.font } : null,
    warnings: fitted.some(({ isShortened }) => isShortened) ? [tooLong(lines)] : [],
  };
}

/** A line whose spaces inside the ties do not break, and the same line as it is printed. */
const tiedIn = (line: LineInput, ties: readonly string[]): LineInput => ({
  ...line,
  text: ties.reduce((text, words) => text.replaceAll(words, unbroken(words)), line.text),
});
const untied = (line: LineInput, ties: readonly string[]): LineInput => ({
  ...line,
  text: ties.reduceRight((text, words) => text.replaceAll(unbroken(words), words), line.text),
});
const unbroken = (words: string) => words.replace(' ', '\u00a0');

/** Keeps short lines as written; breaks longer text again, and cuts it if it would not be legible. */
function fitToRoom(
  written: LineInput[],
  font: FontId,
  room: Room & ProseRoom,
  isSpeech: boolean,
): { lines: LineInput[]; isShortened: boolean } {
  const { lines: mostLines, charactersPerLine } = headlineLimits;
  if (!isSpeech && !isProse(written)) {
    const lines = breakLines(written, font, room);
    const isDrawable = lines.every(({ text }) => text.length <= charactersPerLine);
    if (isDrawable && lines.length <= mostLines) return { lines, isShortened: false };
  }
  const prose = breakProse(written.map(({ text }) => text).join(' '), font, room);
  return {
    // The point is at the end, as in any headline.
    lines: prose.lines.map((text, at) => ({ text, emphasis: at === prose.lines.length - 1 })),
    isShortened: prose.isShortened,
  };
}

function tooLong(lines: readonly LineInput[]): DesignWarning {
  const end = lines.at(-1)?.text ?? '';
  return {
    code: 'headline-shortened',
    message: `The text is too long to read at this size, so it ends after "${end}". Use shorter text to print all of it.`,
  };
}

/** Returns the words in reading order, with the emphasised ones marked. */
function wordLines(
  { lines, emphasis }: Wording,
  { number }: Pick<Understanding, 'number'>,
  layout: LayoutId,
): LineInput[] {
  if (layout === 'number' && number) return aroundNumber(lines, withUnitOf(lines[emphasis], number));
  // A headline's point is usually in its last line.
  const emphasised = emphasis >= 0 ? emphasis : lines.length - 1;
  // The badge has a number that opens the headline; in mid-sentence it stays.
  const isBadge = layout === 'list' && number !== null;
  const written = lines
    .map((text, at) => ({
      text: isBadge && at === 0 ? withoutNumber(text, number) : text,
      emphasis: at === emphasised,
    }))
    .filter(({ text }) => text !== '');
  return narrowEmphasis(written);
}

/** Leaves out a line that only says "before" and "after", which a layout or its headline says anyway. */
export function withoutLabels<Words extends Wording>(
  words: Words,
  { layout, language }: Understanding,
): Words {
  if (layout.value !== 'before-after') return words;
  const { left, right } = grammarOf(language).titles.beforeAfter;
  const isLabels = (line: string) =>
    [left, right].every((label) => fold(line).split(/\W+/).includes(fold(label)));
  return { ...words, lines: words.lines.filter((line) => !isLabels(line)) };
}

/** Before and after are words of the headline where the layout does not write them on its sides. */
export function withLabels<Words extends Wording>(words: Words, { layout, language }: Understanding): Words {
  if (layout.value !== 'before-after') return words;
  const { left, right } = grammarOf(language).titles.beforeAfter;
  const emphasis = words.emphasis < 0 ? 0 : words.emphasis + 1;
  return { ...words, lines: [`${left} & ${right}`.toUpperCase(), ...words.lines], emphasis };
}
