/** Chooses the arrangement of a design. Pure: the same understanding, style and seed give the same recipe. */
import { makesThumbnails } from '../../../contract/tools.ts';
import type { DesignInput } from '../design-input.ts';
import { namesAll } from '../language/headline/keeps-content.ts';
import { ownRun } from '../language/headline/title-headline.ts';
import { shownRelation } from '../layout/actors.ts';
import { arrange } from '../layout/arrange.ts';
import type { Arrangement } from '../layout/arrangement.ts';
import { feed } from '../layout/frame.ts';
import { hookHeight, hookRatio } from '../layout/hook-size.ts';
import { clearlyLarger } from '../layout/line-heights.ts';
import { type MeasuredFaultId, measureArrangement } from '../layout/measured-faults.ts';
import { headlineLimits, type Recipe } from '../recipe.ts';
import { drawnStyle } from '../styles/learned/learned-style.ts';
import type { Understanding } from '../understanding.ts';
import { alternativeOf, hasIdeas, ideas } from './alternatives.ts';
import { type Attempt, type Composition, composeRecipe, firstAttempt } from './compose-recipe.ts';
import { withGameWorld, withScore } from './game-worlds.ts';
import { withSurerHero } from './guess-hero.ts';
import {
  dropsMeaning,
  losesDenial,
  withHookCore,
  withJoinedArticle,
  withoutArticle,
  withShorterHeadlines,
  withShorterHook,
} from './headline-variants.ts';
import { withImpliedPerson } from './implied-person.ts';
import { withDread, withWorst } from './title-faces.ts';
import { withFailure } from './title-failure.ts';
import { withFamily } from './title-family.ts';
import { withFittingGround } from './title-ground.ts';
import { withTitlePerson } from './title-person.ts';
import { withTitlePlace } from './title-place.ts';
import { withScales } from './title-weight.ts';

/** How much a fault weighs against others: words over a hero are worse than a line that is a little low. */
const weights: Record<MeasuredFaultId, number> = {
  'rule-broken': 8,
  'corner-used': 6,
  'headline-over-hero': 5,
  'hero-cut': 4,
  'empty-region': 3,
  'void-in-the-middle': 3,
  'small-line': 2,
  'hook-not-largest': 2,
  'same-hero-twice': 0,
};

/**
 * Composes a recipe. Tries arrangements in order of what they cost: the style's own, its other layouts, the
 * usual arrangement, narrower letters, arrangements with more room for words, a shorter headline with the
 * same hook, words alone. Takes the one that is best with its cost, as soon as no other can be better.
 */
export function composeBest(read: Understanding, input: DesignInput): Composition {
  const { alternative = 0, seed } = input;
  const understood = withWhoseTitle(read, input);
  const first = alternative - (alternative % ideas);
  const made: Composition[] = [];
  // A further design avoids the arrangements of those before it, which are the same each time.
  for (let at = hasIdeas(understood, input) ? first : alternative; at <= alternative; at += 1) {
    const one = { ...input, seed: seed - alternative + at, alternative: at };
    made.push(composeIdea(alternativeOf(understood, one), at === alternative ? input : one, made));
  }
  const last = made.at(-1);
  if (last === undefined) throw new RangeError('there is always a design');
  return last;
}

/** A person whose title it is and the place that it names, unless photos show something. */
function withWhoseTitle(read: Understanding, { tool, prompt, photos = [] }: DesignInput): Understanding {
  const isShown = photos.some(({ use }) => use !== 'palette');
  if (!makesThumbnails(tool) || isShown) return read;
  const whose = withFamily(withTitlePerson(withSurerHero(read), prompt), prompt);
  const person = withImpliedPerson(withScales(whose, prompt), prompt);
  const placed = withScore(withGameWorld(withTitlePlace(person, prompt), prompt), prompt);
  return withFittingGround(withDread(withWorst(withFailure(placed, prompt), prompt), prompt));
}

function composeIdea(
  understood: Understanding,
  input: DesignInput,
  made: readonly Composition[],
): Composition {
  const search: Search = { best: null, showsRelation: false, taken: new Set(made.map(placesOf)) };
  takeBest(search, wholeCandidates(understood, input), input);
  // A name is broken over two lines rather than the hook is hardly larger.
  if (weightOf(search) > toBreakNames && understood.ties)
    takeBest(search, wholeCandidates({ ...understood, ties: [] }, input, toBreakNames), input);
  // The short headline of before is no loss where the longer one has a hook that is hardly larger.
  if (understood.headline.reason === namesAll && weightOf(search) > toNameLess + 0.35) {
    const [plain] = withShorterHeadlines(understood, input.prompt, 1);
    if (plain) takeBest(search, shorterCandidates([plain], input, toNameLess), input);
  }
  if (weightOf(search) > toShorten) {
    const shorter = withShorterHeadlines(understood, input.prompt);
    const [lossless, lossy] = [false, true].map((isLossy) =>
      shorter.filter((one) => dropsMeaning(understood, one) === isLossy),
    ) as [Understanding[], Understanding[]];
    takeBest(search, shorterCandidates(lossless, input), input);
    // What is left of a title at one of its phrases is sound, and says less.
    const cut = lossy.filter(({ headline }) => headline.reason === ownRun);
    if ((search.best?.faults ?? 0) > 0) takeBest(search, shorterCandidates(cut, input), input);
    // Other words are dropped for a bad fault, or where nothing else is legible.
    const { faults = 0 } = search.best ?? {};
    const toLose = faults > worthWords ? toShorten : toLoseWords;
    const others =
      faults > 0 ? [...lossy, ...withShorterHeadlines(understood, input.prompt, mostOthers)] : [];
    takeBest(search, shorterCandidates(others, input, toLose), input);
  }
  if (search.best === null) throw new RangeError('there is always a first attempt');
  const { composition, faults } = search.best;
  if (faults === 0 || !hasTwo(composition.recipe)) return composition;
  // Where the second thing's place makes a fault, it is beside the hero, or left out.
  const alone = { ...understood, relation: null, secondHero: null };
  const beside = understood.relation?.other;
  const others = [...(beside ? [[beside]] : []), []].map((stickers) =>
    composeIdea({ ...alone, stickers }, input, made),
  );
  return others.find(({ recipe }) => weigh(recipe).faults < faults) ?? composition;
}

const hasTwo = ({ companion, relation, secondHero }: Recipe) =>
  companion === true || (relation !== undefined && secondHero !== null);

interface Search {
  best: { composition: Composition; weight: number; faults: number } | null;
  /** Whether the first attempt shows how the hero stands to another thing, or that it is many. */
  showsRelation: boolean;
  /** The arrangements of the designs before. */
  taken: ReadonlySet<string>;
}

/** Where a design has its things and its words. */
const placesOf = ({ recipe }: Composition) => `${recipe.layout} ${recipe.composition ?? 'usual'}`;

const weightOf = ({ best }: Search) => best?.weight ?? Number.POSITIVE_INFINITY;

/** Tries candidates, the cheapest first, until no other can be better. */
function takeBest(search: Search, candidates: readonly Candidate[], input: DesignInput): void {
  for (const { understanding, attempt, cost } of candidates) {
    if (weightOf(search) <= cost) return;
    const composition = composeRecipe(understanding, input, attempt);
    const { faults, weakness } = weigh(composition.recipe);
    const isShown = shownRelation(composition.recipe) !== null;
    search.showsRelation ||= search.best === null && isShown;
    // One of many, or one of two.
    const lost = search.showsRelation && !isShown ? toShowLess : 0;
    const repeated = search.taken.has(placesOf(composition)) ? toRepeat : 0;
    const weight = faults + weakness + cost + lost + repeated;
    if (weight < weightOf(search)) search.best = { composition, weight, faults };
  }
}

function weigh(recipe: Recipe): { faults: number; weakness: number } {
  const arrangement = arrange(recipe, drawnStyle(recipe));
  const faults = measureArrangement(arrangement).reduce((sum, { id }) => sum + weights[id], 0);
  return { faults, weakness: weaknessOf(arrangement, recipe) };
}

/** A hook lower than this many pixels in a feed is no fault, but another arrangement may do better. */
const readAtOnce = 13;
const lowHook = 0.5;

/** A text of more words is read; more lines than usual of a shorter one are a wall of words. */
const mostSeen = 12;
const manyLines = 0.4;

/** What a hook that is hardly larger costs, and each step that it lacks. */
const unclearHook = { cost: 0.3, perStep: 3, tolerance: 0.004 };

/** What is no fault of an arrangement, but better in another: a hook that is low, or hardly larger. */
function weaknessOf(arrangement: Arrangement, { layout, headline }: Recipe): number {
  const height = hookHeight(arrangement);
  if (height === 0) return 0;
  const low = (height * feed.width) / arrangement.width < readAtOnce ? lowHook : 0;
  const lines = headline?.lines ?? [];
  const words = lines.reduce((sum, { text }) => sum + text.split(' ').length, 0);
  const isRead = layout === 'quote' || words > mostSeen;
  const crowded = !isRead && lines.length > headlineLimits.shortLines ? manyLines : 0;
  const lacking = isRead ? 0 : clearlyLarger - (hookRatio(arrangement) ?? clearlyLarger);
  const { cost, perStep, tolerance } = unclearHook;
  return low + crowded + (lacking > tolerance ? cost + perStep * lacking : 0);
}

interface Candidate {
  understanding: Understanding;
  attempt: Attempt;
  /** What it gives up. */
  cost: number;
}

/**
 * What an attempt gives up, in ascending order: a place on the style's other side, the style's own
 * arrangement, its letters, or both.
 */
const attemptCosts: readonly (readonly [Attempt, number])[] = [
  [firstAttempt, 0],
  [{ layout: 1, isOwn: true }, 0.1],
  [{ layout: 2, isOwn: true }, 0.2],
  [{ layout: 0, isOwn: false }, 0.35],
  [{ layout: 1, isOwn: false }, 0.4],
  [{ layout: 0, isOwn: true, isNarrow: true }, 0.3],
  [{ layout: 0, isOwn: false, composition: 'punch' }, 0.45],
  [{ layout: 1, isOwn: true, isNarrow: true }, 0.4],
  [{ layout: 0, isOwn: false, isNarrow: true }, 0.45],
  [{ layout: 1, isOwn: false, isNarrow: true }, 0.5],
  [{ layout: 0, isOwn: false, composition: 'punch', isNarrow: true }, 0.6],
];

/** The other designs of a generation have the other layouts already: two of one kind would look alike. */
function openAttempts({ alternative = 0 }: DesignInput): typeof attemptCosts {
  if (alternative === 0) return attemptCosts;
  const open = attemptCosts.filter(
    ([{ layout, isOwn, composition }]) => !composition && (layout === 0 || !isOwn),
  );
  return [...open, [{ layout: 2, isOwn: false }, 0.5]];
}

/** The arrangements of the whole headline: as it is, or with another hook. */
function wholeCandidates(understood: Understanding, input: DesignInput, toTake = 0): Candidate[] {
  const joined = withJoinedArticle(understood);
  const core = withHookCore(understood);
  const shorter = withShorterHook(understood, input.prompt);
  const bare = withoutArticle(understood);
  const headlines = [
    { understanding: understood, extra: 0 },
    ...(joined ? [{ understanding: joined, extra: toJoin }] : []),
    ...(core ? [{ understanding: core, extra: toTrimTo(understood, core) }] : []),
    ...(shorter ? [{ understanding: shorter, extra: toStressLess }] : []),
    ...(bare ? [{ understanding: bare, extra: toDropArticle }] : []),
  ];
  // Two actors beside the words are smaller.
  const toMove = understood.relation?.other ? 0.4 : 0;
  return headlines
    .flatMap(({ understanding, extra }) =>
      openAttempts(input).map(([attempt, cost]) => ({
        understanding,
        attempt,
        cost: cost + extra + toTake + (attempt.layout > 0 ? toMove : 0),
      })),
    )
    .sort((one, other) => one.cost - other.cost);
}

/** What it costs to stress the core of a hook: without its denial it says the opposite. */
function toTrimTo(understood: Understanding, core: Understanding): number {
  if (losesDenial(understood, core)) return toLoseDenial;
  return core.emphasis === 0 || understood.emphasis !== 0 ? toTrim : toPart;
}

function shorterCandidates(
  shorter: readonly Understanding[],
  input: DesignInput,
  toLose = toShorten,
): Candidate[] {
  return shorter
    .flatMap((understanding) =>
      openAttempts(input).map(([attempt, cost]) => ({ understanding, attempt, cost: cost + toLose })),
    )
    .sort((one, other) => one.cost - other.cost);
}

/**
 * What it costs to show less of a relation, to stress an article with its noun or only the hook's core, to
 * leave an article by itself, to stress a word worth a little less, and to leave words out.
 */
const toShowLess = 1.2;
/** What it costs to arrange a design like one before it. */
const toRepeat = 0.6;
const toJoin = 0.15;
const toTrim = 0.12;
const toPart = 0.5;
const toLoseDenial = 0.8;
const toDropArticle = 0.3;
const toBreakNames = 0.2;
const toStressLess = 0.25;
const toShorten = 0.7;
const toLoseWords = 1.5;
const mostOthers = 3;
const toNameLess = 0.3;

/** Up to this weight a fault is no reason to leave words out. */
const worthWords = 3;
