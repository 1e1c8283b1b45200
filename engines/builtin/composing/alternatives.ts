/** The further designs of a generation are other ideas of its prompt, not other places of the same parts. */
import { makesThumbnails } from '../../../contract/tools.ts';
import type { DesignInput } from '../design-input.ts';
import { grammarOf } from '../language/grammar/grammars.ts';
import { wholeTitle } from '../language/headline/headline.ts';
import { stressHook } from '../language/headline/stress-hook.ts';
import { ownRun } from '../language/headline/title-headline.ts';
import { fold } from '../language/text.ts';
import type { Understanding } from '../understanding.ts';
import type { LayoutId } from '../vocabulary.ts';
import { isFunctionWord } from './narrow-emphasis.ts';

/** From this confidence on another headline is as good as the first. */
const sayableFrom = 0.6;
/** From this confidence on a runner-up is what the title is of, too. */
const drawableFrom = 0.9;
/** A hook of so many letters fills a picture of words alone. */
const leastLetters = 6;

const openLayouts: ReadonlySet<LayoutId> = new Set([
  'hero-right',
  'hero-left',
  'hero-center',
  'number',
  'list',
]);

/** After so many designs the ideas of a prompt begin again, in another light, every other time close. */
export const ideas = 4;

/** Whether the further designs of a prompt are other ideas: a comparison keeps its parts. */
export function hasIdeas({ layout }: Understanding, { tool, photos = [] }: DesignInput): boolean {
  return makesThumbnails(tool) && photos.length === 0 && openLayouts.has(layout.value);
}

/**
 * Returns what a further design shows: the second has the runner-up headline, or hero where no other headline
 * says something else, the third the hero alone and close, the fourth the words alone. What asks for its own
 * layout keeps its parts.
 */
export function alternativeOf(understanding: Understanding, input: DesignInput): Understanding {
  const { alternative = 0, prompt } = input;
  if (!hasIdeas(understanding, input)) return understanding;
  const idea = alternative % ideas;
  // The light of an earlier design is unknown: a request that is sent again has another seed.
  if (idea === 0 && Math.floor(alternative / ideas) % 2 === 1)
    return closeUp(withOther(understanding, prompt));
  if (idea === 1) return withOther(understanding, prompt);
  if (idea === 2) return closeUp(understanding);
  if (idea !== 3 || !isSayable(understanding)) return understanding;
  return inWords(withWholeTitle(understanding, prompt));
}

function withOther(understanding: Understanding, prompt: string): Understanding {
  const { headline } = understanding;
  const said = contentOf(headline.value);
  const all = headline.runnersUp.filter(
    ({ value, confidence }) => confidence >= sayableFrom && value.join(' ') !== headline.value.join(' '),
  );
  const { determiners } = grammarOf(understanding.language);
  const [article = '', ...bare] = headline.value.join(' ').split(' ');
  // The first design may leave out its article, too.
  const isBare = ({ value }: (typeof all)[number]) =>
    determiners.has(article.toLowerCase()) && value.join(' ') === bare.join(' ');
  const others = all.filter((one) => !isBare(one));
  const isRead = ({ value }: (typeof others)[number]) =>
    reads(value.join(' '), [prompt, headline.value.join(' ')]);
  // "10 MISTAKES MAKES": without a word of its own it has those of the title in a row.
  const telling = others.find((one) => {
    const content = contentOf(one.value);
    const isPart = ` ${said} `.includes(` ${content} `);
    return !isPart && (isRead(one) || content.split(' ').some((word) => !said.split(' ').includes(word)));
  });
  if (telling) return withHeadline(understanding, telling, prompt);
  // "MY DOG MET KANGAROO": an article is left out at the beginning, or nowhere.
  const sound = others.find((one) => contentOf(one.value) === said && isRead(one));
  // What a relation shows is named in an unbroken run of the title.
  const open = understanding.relation ? others.filter(({ reason }) => reason === ownRun) : others;
  const other = sound ?? open.find(isRead) ?? all.find(isBare);
  const worded = other ? withHeadline(understanding, other, prompt) : understanding;
  return worded === understanding || !understanding.relation ? withOtherHero(worded) : worded;
}

/** The words of a headline that say something. */
const contentOf = (lines: readonly string[]) =>
  fold(lines.join(' '))
    .split(' ')
    .filter((word) => !isFunctionWord(word))
    .join(' ');

/** Whether one of the texts has these words, and none between them. */
const reads = (words: string, texts: readonly string[]) =>
  texts.some((text) => ` ${fold(text)} `.includes(` ${fold(words)} `));

/** Shows what else the title is of, in place of the hero. */
function withOtherHero(understanding: Understanding): Understanding {
  const { hero, stickers, number } = understanding;
  const other = hero.runnersUp.find(
    ({ value, confidence }) => value !== null && value !== hero.value && confidence >= drawableFrom,
  );
  if (!other || hero.value === null || number !== null) return understanding;
  const { runnersUp, ...was } = hero;
  return {
    ...understanding,
    hero: { ...other, runnersUp: [was, ...runnersUp.filter((one) => one !== other)] },
    secondHero: null,
    relation: null,
    states: [],
    stickers: stickers.filter((icon) => icon !== other.value),
  };
}

function withHeadline(
  understanding: Understanding,
  other: Understanding['headline']['runnersUp'][number],
  prompt: string,
): Understanding {
  const { headline, language } = understanding;
  const context = { prompt, heroWords: new Set<string>(), grammar: grammarOf(language) };
  const { lines, emphasis, ties } = stressHook(other.value, context);
  return { ...understanding, headline: { ...headline, ...other, value: lines }, emphasis, ties };
}

/** Who acted is alone; who was alone fills the height. A heap stays one. */
function closeUp(understanding: Understanding): Understanding {
  const { relation, states = [] } = understanding;
  if (understanding.hero.value === null || relation?.kind === 'many') return understanding;
  if (relation) return { ...understanding, relation: null, secondHero: null };
  return { ...understanding, states: [...states.filter((state) => state !== 'tiny').slice(0, 1), 'giant'] };
}

function isSayable({ headline }: Understanding): boolean {
  return headline.value.join('').length >= leastLetters;
}

/** Words alone have room for all of a title. */
function withWholeTitle(understanding: Understanding, prompt: string): Understanding {
  const { headline } = understanding;
  const whole = headline.runnersUp.find(({ reason }) => reason === wholeTitle);
  return whole ? withHeadline(understanding, whole, prompt) : understanding;
}

function inWords(understanding: Understanding): Understanding {
  const { hero, scene } = understanding;
  const reason = 'the words alone';
  return {
    ...understanding,
    hero: {
      ...hero,
      value: null,
      reason,
      runnersUp: [hero, ...hero.runnersUp].map(({ value, confidence }) => ({ value, confidence, reason })),
    },
    secondHero: null,
    relation: null,
    states: [],
    stickers: [],
    layout: { ...understanding.layout, value: 'typography', reason },
    // Nothing of the place is told without its things: the style's own ground is calmer.
    scene: { ...scene, confidence: 0, reason },
    warnings: understanding.warnings.filter(({ code }) => code !== 'subject-not-drawn'),
  };
}
