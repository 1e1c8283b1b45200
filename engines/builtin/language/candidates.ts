import type { IconId } from '../vocabulary.ts';
import type { Candidate } from './candidate.ts';
import type { ConceptKind } from './concepts/concept.ts';
import { isScopeOnly, kindWithin } from './country-names.ts';
import type { Grammar } from './grammar/grammar.ts';
import { wordsOf } from './grammar/lexicon.ts';
import { thingsBeforeTopics } from './idle-topics.ts';
import { isStylePart } from './kind.ts';
import type { Mention } from './mention.ts';
import { namesState, surrounds } from './relation.ts';
import type { Token } from './tokens.ts';
import { framedIcons } from './unfit-icons.ts';

const kindRank: Record<ConceptKind, number> = {
  being: 1,
  thing: 0.93,
  topic: 0.74,
  emotion: 0.71,
  person: 0.5,
  country: 0.79,
  place: 0.47,
  weak: 0.3,
};
const kindConfidence: Record<ConceptKind, number> = {
  being: 0.97,
  thing: 0.94,
  topic: 0.82,
  emotion: 0.79,
  person: 0.62,
  country: 0.8,
  place: 0.6,
  weak: 0.45,
};
const sourceConfidence: Record<Mention['source'], number> = {
  concept: 1,
  verb: 0.96,
  name: 0.92,
  keyword: 0.68,
  emoji: 0.95,
};

interface Setting {
  tokens: readonly Token[];
  grammar: Grammar;
  kind: 'title' | 'scene';
}

/** A mention's position in its phrase: the grammatical facts that determine its weight. */
interface Position {
  isModifier: boolean;
  isInPrepositionalPhrase: boolean;
  isAfterLinker: boolean;
  isAbsent: boolean;
  /** "… for school", "… para niños": a purpose, not the subject. */
  isPurpose: boolean;
  isVerb: boolean;
  /** After the first comma of a description: the surroundings, not the subject. */
  isAside: boolean;
  isAdjective: boolean;
  /** Only names the sort of video: "tips for …". */
  isGenre: boolean;
  /** "After the party", "antes da prova": when it is. */
  isOccasion: boolean;
  /** "80 reais": a price. */
  isPrice: boolean;
  /** "The history of Bohemian Rhapsody": the story of a named thing does not show a temple of history. */
  isStoryOf: boolean;
  /** "AI apps", "tipos de cabelo": a head that says less than its neighbour. */
  isLightHead: boolean;
  /** "Haunted", "abandoned": drawn as the state of another thing. */
  isState: boolean;
  order: number;
}

function phraseStart(tokens: readonly Token[], index: number): number {
  let at = index;
  while (
    at > 0 &&
    !tokens[at - 1]!.endsPart &&
    ['determiner', 'possessive', 'adjective', 'superlative', 'number', 'noun'].includes(tokens[at - 1]!.tag)
  )
    at--;
  return at;
}

/** What is drawn for a state where nothing is in it. */
const stands = /^(derelict-house|ghost|skull|prohibited|locked)$/;
const lightHeads = wordsOf('lightHeads');
const describingPrepositions = wordsOf('describingPrepositions');
const orderPrepositions = wordsOf('orderPrepositions');
const beneficiaryPrepositions = wordsOf('beneficiaryPrepositions');
const storyNouns = wordsOf('storyNouns');

/** Returns whether another mention specifies this one: before it, or after a linker, by language. */
function isDescribed(mention: Mention, mentions: readonly Mention[], { tokens, grammar }: Setting): boolean {
  if (grammar.joinsNouns) return mentions.some(({ end }) => end === mention.start);
  const link = tokens[mention.end];
  return (
    link !== undefined &&
    (grammar.linkers.has(link.lower) || describingPrepositions.has(link.lower)) &&
    mentions.some(({ start }) => start > mention.end && start <= mention.end + 3)
  );
}

/** Where other things are. */
const around = /^(village|houses|luggage|country-.*)$/;

/** "In the haunted hotel of my village": what a thing in a place is part of is the place, too. */
function isPartOfPlace(
  mention: Mention,
  mentions: readonly Mention[],
  { tokens, grammar }: Setting,
): boolean {
  const linker = phraseStart(tokens, mention.start) - 1;
  const owner = mentions.find(({ end }) => end <= linker && linker - end <= 2);
  const before = owner && tokens[phraseStart(tokens, owner.start) - 1];
  return before?.tag === 'preposition' && !grammar.linkers.has(before.lower);
}

function positionOf(mention: Mention, mentions: readonly Mention[], setting: Setting): Position {
  const { tokens, grammar } = setting;
  const first = tokens[mention.start]!;
  const follower = mentions.find(({ start }) => start === mention.end && !tokens[mention.end - 1]!.endsPart);
  const before = tokens[phraseStart(tokens, mention.start) - 1];
  const direct = tokens[mention.start - 1];
  const isAfterLinker = before?.tag === 'preposition' && grammar.linkers.has(before.lower);
  return {
    isModifier:
      grammar.joinsNouns &&
      first.tag !== 'verb' &&
      follower !== undefined &&
      tokens[mention.end]!.tag === 'noun',
    isInPrepositionalPhrase:
      before?.tag === 'preposition' &&
      (!isAfterLinker || (around.test(mention.icon) && isPartOfPlace(mention, mentions, setting))),
    isAfterLinker,
    isPurpose: before?.tag === 'preposition' && beneficiaryPrepositions.has(before.lower),
    isAbsent: [before, direct, direct?.tag === 'verb' ? tokens[mention.start - 2] : undefined].some(
      (token) => token !== undefined && !token.endsPart && grammar.absences.has(token.lower),
    ),
    isAside: tokens.slice(0, mention.start).some((token) => token.endsPart),
    isVerb: first.tag === 'verb' && mention.end - mention.start === 1,
    isAdjective:
      (first.tag === 'adjective' || first.tag === 'superlative') && mention.end - mention.start === 1,
    isGenre: grammar.genreNouns.has(first.lower) && tokens.length > mention.end,
    isOccasion: [before, isAfterLinker ? tokens[phraseStart(tokens, mention.start) - 2] : undefined].some(
      (token) => token !== undefined && orderPrepositions.has(token.folded),
    ),
    isPrice: mention.scene === 'money' && direct?.tag === 'number',
    isStoryOf:
      storyNouns.has(first.folded) &&
      mention.end - mention.start === 1 &&
      grammar.linkers.has(tokens[mention.end]?.lower ?? '') &&
      /^\p{Lu}/u.test(tokens[mention.end + 1]?.raw ?? ''),
    isLightHead:
      lightHeads.has(first.folded) &&
      mention.end - mention.start === 1 &&
      isDescribed(mention, mentions, setting),
    isState:
      (mention.end - mention.start === 1 ||
        (mention.end - mention.start === 2 && stands.test(mention.icon))) &&
      namesState(mention.words),
    order: mentions.indexOf(mention),
  };
}

const isConcrete = (mention: Mention | undefined) => mention !== undefined && kindRank[mention.kind] >= 0.9;

function rankOf(
  mention: Mention,
  position: Position,
  follower: Mention | undefined,
  setting: Setting,
): number {
  const { kind } = setting;
  const ofKind = kindWithin(mention, setting);
  // "In Japan", "of Spain": that is where a country stands in a sentence.
  const isCountry = ofKind === 'country';
  let rank = kindRank[ofKind] * (mention.source === 'keyword' ? 0.55 + mention.match * 0.3 : mention.match);
  if (mention.source === 'emoji') rank *= 0.9;
  // "Formula 1 cars": a name of several words says more than the noun after it.
  if (position.isModifier && mention.end - mention.start > 1) rank *= 1.02;
  else if (position.isModifier && follower?.source !== 'keyword' && isConcrete(follower)) rank *= 0.8;
  else if (position.isModifier) rank *= 0.97;
  // A creature draws the eye anywhere in the sentence; a thing in "with …" is scenery.
  if (position.isInPrepositionalPhrase && !isCountry)
    rank *= mention.kind === 'being' ? 0.95 : kind === 'scene' ? 0.76 : 0.86;
  if (position.isPurpose) rank *= 0.9;
  if (position.isOccasion && kind === 'title') rank *= 0.82;
  if (position.isAfterLinker && !isCountry) rank *= 0.93;
  if (position.isAbsent) rank *= 0.45;
  if (position.isAside && kind === 'scene') rank *= 0.8;
  if (position.isVerb) rank *= 0.85;
  if (position.isAdjective) rank *= 0.84;
  if (position.isGenre) rank *= 0.7;
  if (position.isLightHead) rank *= 0.7;
  if (position.isState && !isCountry) rank *= 0.7;
  if (position.isStoryOf) rank *= 0.6;
  // "On the sea": the place, not the subject.
  if (position.isInPrepositionalPhrase && surrounds(mention.icon)) rank *= 0.85;
  if (kind === 'title' && isScopeOnly(mention, setting.tokens)) rank *= 0.6;
  if (position.isPrice) rank *= 0.72;
  const perMention = kind === 'scene' ? 0.05 : 0.015;
  return rank * Math.max(kind === 'scene' ? 0.7 : 0.88, 1 - perMention * position.order);
}

function confidenceOf(mention: Mention, position: Position, setting: Setting): number {
  const ofKind = kindWithin(mention, setting);
  let confidence = kindConfidence[ofKind] * sourceConfidence[mention.source];
  confidence *= mention.source === 'keyword' ? 0.9 : Math.max(0.8, mention.match);
  if (position.isAbsent) confidence *= mention.kind === 'topic' || mention.scene === 'money' ? 0.7 : 0.85;
  if (position.isVerb) confidence *= 0.95;
  if (position.isStoryOf) confidence *= 0.6;
  if (setting.kind === 'title' && isScopeOnly(mention, setting.tokens)) confidence *= 0.7;
  return framedIcons.has(mention.icon) ? Math.min(confidence, 0.4) : confidence;
}

/** Returns the tokens that describe only the scene's look: their words draw nothing. */
function styleTokens({ tokens, kind }: Setting): Set<number> {
  const style = new Set<number>();
  if (kind !== 'scene') return style;
  let from = 0;
  tokens.forEach((token, index) => {
    if (!token.endsPart && index < tokens.length - 1) return;
    const part = tokens.slice(from, index + 1);
    if (from > 0 && part.length <= 7 && isStylePart(part.map(({ folded }) => folded).join(' '))) {
      for (let at = from; at <= index; at++) style.add(at);
    }
    from = index + 1;
  });
  return style;
}

/** Rates the mentions, best first. An icon that is named twice counts once, with more confidence. */
export function rankCandidates(mentions: readonly Mention[], setting: Setting): Candidate[] {
  const style = styleTokens(setting);
  const byIcon = new Map<IconId, Candidate>();
  for (const mention of mentions) {
    if (style.has(mention.start)) continue;
    const position = positionOf(mention, mentions, setting);
    const follower = mentions.find(({ start }) => start === mention.end);
    const rank = rankOf(mention, position, follower, setting);
    const confidence = confidenceOf(mention, position, setting);
    const known = byIcon.get(mention.icon);
    if (!known) byIcon.set(mention.icon, { icon: mention.icon, mention, rank, confidence });
    else {
      const better = rank > known.rank ? { mention, rank, confidence } : known;
      byIcon.set(mention.icon, {
        icon: mention.icon,
        mention: better.mention,
        // "A fox reading a book": the action and its object are one thing, not two.
        rank: better.rank * (setting.kind === 'scene' ? 1 : 1.04),
        confidence: Math.min(0.99, better.confidence + 0.12),
      });
    }
  }
  const ranked = [...byIcon.values()].sort((a, b) => b.rank - a.rank);
  return describedPersonFirst(setting.kind === 'title' ? thingsBeforeTopics(ranked) : ranked, setting);
}

/** Returns whether a thing is worn or carried by a person, or stands around one. */
export const isCarried = (icon: IconId): boolean => surroundings.test(icon) || carried.test(icon);

const carried =
  /^(balloon|kite|razor|bouquet|rose|sunflower|open-book|guitar|violin|teddy-bear|hot-beverage|camera)$/;

/** Clothes, umbrellas and places of a person: never the subject of a picture with a person in it. */
const surroundings =
  /^(dress|coat|t-shirt|jeans|womans-clothes|kimono|sari|necktie|scarf|gloves|socks|top-hat|womans-hat|womans-boot|high-heeled-shoe|mans-shoe|running-shoe|ballet-shoes|thong-sandal|hiking-boot|billed-cap|sunglasses|glasses|backpack|handbag|purse|crown|lab-coat|safety-vest|running-shirt|shorts|bikini|umbrella|umbrella-with-rain-drops|cloud-with-rain|sun-behind-rain-cloud|snowflake|cloud|rainbow|bus-stop|chair|couch-and-lamp|door|window|brick|house|house-with-garden|hospital|school|hole|streetlight)$/;

/**
 * "A girl in a white dress": ranks the person that a description opens with above clothes, weather and
 * place. Elsewhere a person is rarely a good hero.
 */
function describedPersonFirst(candidates: Candidate[], { tokens, kind }: Setting): Candidate[] {
  const best = candidates[0];
  if (kind !== 'scene' || !best || !surroundings.test(best.icon)) return candidates;
  const person = candidates.find(
    ({ mention }) =>
      mention.kind === 'person' &&
      tokens
        .slice(0, mention.start)
        .every(({ tag }) => ['determiner', 'adjective', 'number', 'noun'].includes(tag)),
  );
  if (!person || person.mention.start > best.mention.start) return candidates;
  const first = { ...person, rank: best.rank + 0.01, confidence: Math.max(person.confidence, 0.78) };
  return [first, ...candidates.filter((candidate) => candidate !== person)];
}

/** Returns whether the prompt is about travelling. */
export const isTravel = (foldedPrompt: string, { titles }: Grammar): boolean =>
  titles.travel.test(foldedPrompt);

/** What one travels in or on. */
const travels =
  /^(camper-van|minibus|motorcycle|motor-scooter|bicycle|bus|sailboat|sailing-boat|automobile|sport-utility-vehicle|beetle-car|high-speed-train|canoe|taxi)$/;

/** How much a country comes before its rivals where one travels there. */
const destination = 1.08;

/** Raises countries and cities (drawn as luggage) if the prompt is about travelling there. */
export function supportPlaces(candidates: Candidate[], foldedPrompt: string, grammar: Grammar): Candidate[] {
  if (!isTravel(foldedPrompt, grammar)) return candidates;
  // "Across Australia in a camper van": the van.
  const isByVehicle = candidates.some(({ icon, mention }) => mention.kind === 'thing' && travels.test(icon));
  const supported = candidates.map((candidate) =>
    candidate.mention.kind === 'place' && candidate.icon === 'luggage'
      ? { ...candidate, rank: candidate.rank * 1.8, confidence: Math.max(candidate.confidence, 0.8) }
      : candidate.mention.kind === 'country'
        ? { ...candidate, rank: candidate.rank * (isByVehicle ? 0.9 : destination) }
        : candidate,
  );
  return supported.sort((a, b) => b.rank - a.rank);
}

/** Adds the icons of the prompt's emoji, ranked below the things its words name. */
export function withEmoji(candidates: Candidate[], emoji: readonly IconId[]): Candidate[] {
  const known = new Set(candidates.map(({ icon }) => icon));
  const extra = emoji
    .filter((icon) => !known.has(icon))
    .map((icon, order): Candidate => {
      const mention: Mention = {
        start: 0,
        end: 0,
        words: icon,
        icon,
        kind: 'thing',
        scene: null,
        match: 1,
        source: 'emoji',
      };
      return { icon, mention, rank: 0.72 - order * 0.05, confidence: 0.86 - order * 0.05 };
    });
  return [...candidates, ...extra].sort((a, b) => b.rank - a.rank);
}
