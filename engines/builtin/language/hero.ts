import type { Choice } from '../understanding.ts';
import type { IconId, SceneId } from '../vocabulary.ts';
import type { Candidate } from './candidate.ts';
import { rankCandidates } from './candidates.ts';
import type { ConceptKind } from './concepts/concept.ts';
import { isScopeOnly } from './country-names.ts';
import { anyOf } from './grammar/lexicon.ts';
import type { Versus } from './headline/versus.ts';
import { findMentions } from './mentions.ts';
import type { Reading } from './reading.ts';
import { namesState, surrounds } from './relation.ts';
import { isScenery } from './scenery.ts';
import { tagWords } from './tagging/tag-words.ts';
import { splitWords, type Token } from './tokens.ts';

/**
 * From this confidence on an icon is drawn as the hero; below it the layout is typographic and the icon only
 * offered.
 */
const heroFrom = 0.7;

const kindReason: Record<ConceptKind, string> = {
  being: 'names a creature or role',
  thing: 'names a thing',
  topic: 'is a topic with this picture',
  emotion: 'names a feeling',
  person: 'names a person without a look of their own',
  country: 'names a country',
  place: 'names a place',
  weak: 'only hints at it',
};

function reasonOf({ mention }: Candidate): string {
  const words = mention.words.slice(0, 40);
  if (mention.source === 'emoji') return `the prompt holds this emoji`;
  if (mention.source === 'keyword') return `"${words}" is one of the icon's keywords`;
  if (mention.source === 'name') return `"${words}" is the icon's name`;
  return `"${words}" ${kindReason[mention.kind]}`;
}

const rounded = (value: number) => Math.round(value * 100) / 100;

/**
 * Returns the hero: the best-ranked candidate, or a surer one close behind a doubtful best. If none is sure
 * there is no hero, and the doubtful ones are offered as runners-up.
 */
export function chooseHero(candidates: readonly Candidate[]): Choice<IconId | null> {
  const hero = candidates.find(({ confidence }) => confidence >= heroFrom);
  const others = candidates.filter((candidate) => candidate !== hero).slice(0, 5);
  const runnersUp: Choice<IconId | null>['runnersUp'] = others.map((candidate) => ({
    value: candidate.icon,
    confidence: rounded(candidate.confidence),
    reason: reasonOf(candidate),
  }));
  if (hero)
    return { value: hero.icon, confidence: rounded(hero.confidence), reason: reasonOf(hero), runnersUp };
  const doubtful = candidates[0];
  return {
    value: null,
    confidence: doubtful ? rounded(1 - doubtful.confidence / 2) : 0.9,
    reason: doubtful
      ? `nothing in the prompt is a sure picture; the best guess is ${doubtful.icon}`
      : 'nothing in the prompt can be pictured',
    runnersUp,
  };
}

/** Returns up to two more icons that the prompt names explicitly, and up to four of a described picture. */
export function chooseStickers(
  candidates: readonly Candidate[],
  taken: readonly (IconId | null)[],
  /** The scene of a described picture; null for a title. */
  described: SceneId | null,
  tokens: readonly Token[],
): IconId[] {
  const shelter = described === null ? undefined : candidates.find((one) => isShelter(one, tokens));
  const others = candidates
    .filter(
      ({ icon, confidence, mention }) =>
        !taken.includes(icon) &&
        !isMaterial(icon, tokens[mention.start - 1]) &&
        !(described !== null && isScenery(icon, described)) &&
        confidence >= (described === null && mention.kind !== 'country' ? 0.85 : 0.75) &&
        // A wave, a cloud or an "abandoned" beside the hero says nothing: scene and state show them.
        (!surrounds(icon) || (described !== null && isInSky(icon))) &&
        !isScopeOnly(mention, tokens) &&
        (mention.kind === 'country' || mention.end - mention.start > 2 || !namesState(mention.words)) &&
        // An action has no picture of its own beside its subject: no glove for a dragon that fights.
        mention.source !== 'verb' &&
        (mention.kind === 'being' ||
          mention.kind === 'thing' ||
          isSetting(mention.kind, described) ||
          (described !== null && playedWith.test(icon))),
    )
    .map(({ icon }) => icon);
  const onMoon = described === 'space' && candidates.some(({ icon }) => icon === 'full-moon');
  const around = [...(shelter ? ['oak'] : []), ...(onMoon ? ['moon-ground'] : [])];
  return [
    ...around,
    ...others.filter((icon) => !(onMoon && icon === 'full-moon') && !(shelter && leaves.test(icon))),
  ].slice(0, described === null ? 2 : 4);
}

/** Balls stand for sports in titles, and are things in pictures. */
const playedWith = /^(soccer-ball|basketball|volleyball|tennis|american-football|baseball|rugby-football)$/;

/** Beside the hero of a title, the country that it is about. */
const isSetting = (kind: ConceptKind, described: SceneId | null) => kind === 'country' && described === null;

/** "A cabin of wood": what something is made of stands nowhere. */
function isMaterial(icon: IconId, before: Token | undefined): boolean {
  return materials.test(icon) && before !== undefined && before.tag === 'preposition';
}

const materials = /^(wood|rock|brick|gem-stone)$/;
const leaves = /leaf|herb|seedling/;
const trees = /^(deciduous-tree|evergreen-tree|leafless-tree)$/;

/** "Under a tree": it is seen, where the trees of a forest are the scene. */
function isShelter({ icon, mention }: Candidate, tokens: readonly Token[]): boolean {
  const before = tokens.slice(Math.max(0, mention.start - 3), mention.start);
  return trees.test(icon) && underWords.test(before.map(({ folded }) => folded).join(' '));
}

/** A picture shows a rainbow or a moon that its description names, where a headline says it. */
const isInSky = (icon: IconId) => icon === 'rainbow' || icon === 'full-moon' || icon === 'crescent-moon';
const underWords = anyOf(({ under }) => under);

function candidatesIn(text: string, { grammar, words }: Pick<Reading, 'grammar' | 'words'>): Candidate[] {
  const tokens = tagWords(splitWords(text, grammar, 40), grammar);
  const mentions = findMentions(tokens, grammar, words);
  return rankCandidates(mentions, { tokens, grammar, kind: 'title' });
}

/** Another thing of the same kind. */
const rivals: Readonly<Record<IconId, IconId>> = {
  smartphone: 'mobile-phone',
  laptop: 'desktop-computer',
  automobile: 'sport-utility-vehicle',
  'video-game': 'joystick',
  'electric-car': 'muscle-car',
};

/** Returns the icon of each side of a versus: the side's own, else that of the whole. */
export function versusHeroes({ leftText, rightText }: Versus, reading: Reading, all: Choice<IconId | null>) {
  const pictured = (text: string) =>
    chooseHero(
      candidatesIn(text, reading).filter(
        ({ mention }) => mention.kind === 'being' || mention.kind === 'thing' || mention.kind === 'country',
      ),
    ).value;
  const left = pictured(leftText) ?? all.value;
  const right = pictured(rightText);
  // Two of a kind are shown as two: "iPhone vs Samsung".
  const rival = right !== null && right === left ? (rivals[right] ?? null) : right;
  return { left, right: rival };
}
