import { pinnedCountry } from '../own-drawings/countries.ts';
import type { Understanding } from '../understanding.ts';
import type { IconId } from '../vocabulary.ts';
import { type Acted, actedBy, withFigure } from './action.ts';
import type { Candidate } from './candidate.ts';
import { isTravel, rankCandidates, supportPlaces, withEmoji } from './candidates.ts';
import { colorsOfThings } from './colors-of-things.ts';
import { creatureAct } from './creature-act.ts';
import { chooseHeadline } from './headline/choose-headline.ts';
import { stressHook } from './headline/stress-hook.ts';
import { chooseHero, chooseStickers, versusHeroes } from './hero.ts';
import { coatOf, inItsMood, personWith } from './in-its-mood.ts';
import { chooseLayout } from './layout.ts';
import { lightOf, weatherOf } from './light.ts';
import { missingSubject } from './missing-subject.ts';
import { onlyDescribes, withoutModifiers } from './modifiers.ts';
import { colorsOf, moodOf } from './mood.ts';
import { namedThings } from './named-things.ts';
import { forbidsText } from './quotes.ts';
import { type Reading, readPrompt } from './reading.ts';
import { relationOf, sideStatesOf, sizesOf, statesOf } from './relation.ts';
import { chooseScene } from './scene.ts';
import { emojiIcons, isForeignScript, plainText, withoutEmoji } from './scripts.ts';
import { severalOf } from './several.ts';
import { namedFeeling } from './suiting-faces.ts';
import { fold } from './text.ts';
import { understandUnread } from './understand-unread.ts';
import { unpicturedNouns } from './unpictured-nouns.ts';
import { unreadLanguage } from './unread-language.ts';
import { inVessels } from './vessels.ts';
import { loadWordIndex, type WordIndex } from './word-index.ts';
import { understandWordless } from './wordless.ts';

export type { Understanding } from '../understanding.ts';

/** From this many words on, a description without a hero is a requested background, not a headline. */
const fewWords = 2;

/** Where there is neither hero nor headline ("a", "ok"), the few words themselves are printed. */
function orAsItStands(
  headline: Understanding['headline'],
  { title, kind, prompt }: Reading,
): Understanding['headline'] {
  const isFew = title.split(/\s+/).filter(Boolean).length <= fewWords;
  if (headline.value.length > 0 || forbidsText(prompt) || (kind === 'scene' && !isFew)) return headline;
  const value = plainText(title);
  return { ...headline, value, confidence: 0.5, reason: 'the words as they stand' };
}

/** Where one travels to has a pin in it. */
const asDestination = (hero: Understanding['hero']): Understanding['hero'] =>
  hero.value === null ? hero : { ...hero, value: pinnedCountry(hero.value) };

/** An animal that sits has the colour that was named for it. */
const isSame = (candidate: Candidate) => (icon: IconId) => icon === candidate.icon;

/** The colours of single things; a figure has that of the clothes it wears. */
function dyesOf(
  colors: ReadonlyMap<IconId, string>,
  figure: Pick<Acted, 'hero' | 'wears'> | null,
): Record<IconId, string> {
  const clothes = [...colors].find(([icon]) => figure?.wears(icon))?.[1];
  return {
    ...Object.fromEntries(colors),
    ...(figure && clothes !== undefined && { [figure.hero]: clothes }),
  };
}

/** How many words are only in quotation marks: a headline that repeats the title is no saying. */
function wordsOnlyQuoted({ quoted, title }: Reading): number {
  const words = fold(quoted.join(' ')).split(/\s+/).filter(Boolean);
  const said = new Set(fold(title).split(/[^\p{L}\p{N}$€£%]+/u));
  return words.every((word) => said.has(word)) ? 0 : words.length;
}

function understandText(prompt: string, words: WordIndex, as?: 'scene'): Understanding {
  const reading = readPrompt(prompt, words, as);
  const { grammar, tokens, kind, number, versus, beforeAfter, folded } = reading;
  const isDescribed = kind === 'scene';
  const mentions = isDescribed ? withoutModifiers(reading.mentions, { tokens, grammar }) : reading.mentions;
  const things = isDescribed ? mentions.filter((one) => !onlyDescribes(one, { tokens, grammar })) : mentions;
  const single = rankCandidates(things, { tokens, grammar, kind });
  const told = isDescribed
    ? inVessels(single, things, tokens, colorsOfThings(single, tokens, grammar))
    : single;
  const named = supportPlaces(told, folded, grammar);
  const ranked = withEmoji(named, emojiIcons(prompt, words));
  const whole = chooseHero(ranked);
  const sides = versus ? versusHeroes(versus, reading, whole) : null;
  const hero =
    sides?.left && sides.left !== whole.value
      ? { ...whole, value: sides.left, reason: 'the left side of the comparison' }
      : whole;
  const candidate = ranked.find(({ icon }) => icon === hero.value);
  // The picture says which country it is: the words need not.
  const isCountry = candidate?.mention.kind === 'country';
  const chosen = chooseHeadline(reading, isCountry ? undefined : candidate);
  const written = hero.value === null ? orAsItStands(chosen, reading) : chosen;
  const mood = moodOf(folded);
  const isMoonlit = isDescribed && reading.mentions.some(({ icon }) => icon === 'full-moon');
  const light = lightOf(folded) ?? (isMoonlit ? 'night' : null);
  const isCompared = versus !== null || beforeAfter !== null;
  const isVersus = versus !== null && reading.quoted.length === 0;
  const heroWords = new Set(candidate ? fold(candidate.mention.words).split(' ') : []);
  const stressed = isVersus
    ? null
    : stressHook(written.value, { prompt: reading.prompt, heroWords, grammar });
  const headline = stressed ? { ...written, value: stressed.lines } : written;
  const scene = chooseScene({
    mentions,
    tokens,
    hero: hero.value,
    mood,
    light,
    foldedPrompt: folded,
    number,
    locatives: grammar.locatives,
    isTravel: isTravel(folded, grammar),
    isVersus: isCompared,
    isDescribed: kind === 'scene',
  });
  const relation = isCompared ? null : relationOf(ranked, hero.value, tokens);
  const figure = isCompared || relation?.kind === 'many' ? null : actedBy(reading, ranked, candidate);
  const isAlone = kind !== 'scene' && !isCompared && !figure && !relation;
  const seated = isAlone && candidate?.icon === hero.value ? inItsMood(candidate, tokens, grammar) : null;
  // Where nothing is named but a feeling, a person shows it.
  const felt =
    isAlone && hero.value === null ? personWith(namedFeeling(folded, grammar.language), tokens) : null;
  const colorsAt = new Set<number>();
  const colored = colorsOfThings(ranked, tokens, grammar, colorsAt);
  const coat = seated && candidate ? coatOf[candidate.icon] : undefined;
  if (candidate && coat !== undefined) colored.set(candidate.icon, coat);
  const dyes = dyesOf(
    colored,
    figure ?? (seated && candidate ? { hero: seated, wears: isSame(candidate) } : null),
  );
  const layout = chooseLayout({
    foldedPrompt: folded,
    hasHero: hero.value !== null || figure !== null || felt !== null,
    headlineText: headline.value.join(' '),
    isVersus,
    isBeforeAfter: beforeAfter !== null,
    quotedWords: wordsOnlyQuoted(reading),
    number,
  });
  const sideStates = versus ? sideStatesOf(versus.leftText, versus.rightText) : null;
  const isHidden = relation?.other != null && (figure?.hides(relation.other) ?? false);
  const creature = isCompared || figure ? null : creatureAct(candidate, relation, tokens, grammar);
  const relationTold = creature ? (creature.relation ?? null) : isHidden ? null : relation;
  const beings = kind === 'scene' ? ranked.filter(({ mention }) => mention.kind === 'being') : [];
  const several = beings.map((being) => severalOf(being, tokens, folded)).find((found) => found !== null);
  const second = sides?.right ?? (creature ? creature.second : relationTold?.other) ?? null;
  const visited = isCompared || !isTravel(folded, grammar) ? hero : asDestination(hero);
  const drawnAs = creature?.hero ?? seated ?? felt;
  const shownHero = drawnAs === null ? withFigure(visited, figure) : { ...hero, value: drawnAs };
  return {
    language: grammar.language,
    kind,
    headline,
    emphasis: stressed?.emphasis ?? null,
    ...(stressed && stressed.ties.length > 0 && { ties: stressed.ties }),
    hero: shownHero,
    secondHero: second,
    versus: versus
      ? { left: versus.left, right: versus.right }
      : beforeAfter
        ? { left: beforeAfter.left, right: beforeAfter.right }
        : null,
    number: number ? { value: number.value, unit: number.unit } : null,
    relation: relationTold,
    sizes: versus ? sizesOf(versus.leftText, versus.rightText) : null,
    weather: weatherOf(folded),
    ...(several && { several }),
    states: sideStates?.first ?? (isCompared ? [] : statesOf(candidate, tokens, ranked, grammar)),
    secondStates: sideStates?.second ?? [],
    stickers: chooseStickers(
      // "Un gato naranja" is a cat, and no orange beside it.
      ranked.filter(({ icon, mention }) => !figure?.hides(icon) && !colorsAt.has(mention.start)),
      [figure ? null : hero.value, (isDescribed ? relationTold : relation)?.other ?? null, second],
      kind === 'scene' ? scene.value : null,
      tokens,
    ),
    scene,
    layout,
    mood,
    light,
    colors: colorsOf(folded, grammar),
    ...(Object.keys(dyes).length > 0 && { dyes }),
    ...(isDescribed && { unpictured: unpicturedNouns(reading), named: namedThings(things, reading) }),
    warnings: shownHero.value === null && !isCompared ? missingSubject(reading) : [],
  };
}

/**
 * Reads a prompt: what to print, what to draw and where. Pure and deterministic; the packed word index is
 * read once, on the first call. Never throws for any string.
 * @param as what a prompt is that only its tool tells: a picture without words is described
 */
export function understand(prompt: string, as?: 'scene'): Understanding {
  const words = loadWordIndex();
  const text = withoutEmoji(prompt);
  if (!/\p{L}/u.test(text) && !/\d/.test(text)) return understandWordless(prompt, words);
  if (isForeignScript(text)) return understandWordless(prompt, words);
  // A picture without words is described in whatever words are known.
  const unread = as === 'scene' ? null : unreadLanguage(text);
  if (unread) return understandUnread(prompt, unread, words);
  return understandText(prompt, words, as);
}
