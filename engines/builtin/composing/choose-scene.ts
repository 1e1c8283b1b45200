import { toOklab } from '../../oklab.ts';
import type { Random } from '../random.ts';
import { parseHex } from '../scenes/paint/color.ts';
import type { SceneMood } from '../scenes/scene.ts';
import { scenes } from '../scenes/scenes.ts';
import type { Style } from '../styles/style.ts';
import type { Understanding } from '../understanding.ts';
import type { LayoutId, SceneId } from '../vocabulary.ts';

/** From this confidence on the prompt decides the place; below it, the style. */
const promptDecidesFrom = 0.5;
/** How often a scene is drawn in its typical mood. */
const typicalMoodShare = 0.6;

export interface ChosenScene {
  id: SceneId;
  mood: SceneMood;
}

/**
 * Chooses a design's scene and light. Each further design of a generation differs most from the ones before
 * it, as far as the prompt leaves that open.
 * @param alternative which of several designs this is, from 0; `random` is the same for all of them
 */
export function chooseScene(
  understanding: Pick<Understanding, 'scene' | 'mood' | 'light'>,
  layout: LayoutId,
  style: Style,
  random: Pick<Random, 'next' | 'pick'>,
  alternative = 0,
): ChosenScene {
  const first = chooseFirst(understanding, layout, style, random);
  if (alternative === 0) return first;
  const { scene, light, mood: told } = understanding;
  const isDecided = scene.confidence >= promptDecidesFrom || layout === 'versus';
  // A scene of no confidence at all is the one that a further design must not show again.
  const other = openScenes(style, told).filter((id) => scene.confidence > 0 || id !== scene.value);
  const open = other.length > 0 ? other : openScenes(style, told);
  const ids = isDecided ? [first.id] : open;
  const candidates = ids.flatMap((id) => {
    // If the prompt names the light, only moods as dark as that qualify.
    const isDark = first.mood.dark;
    const moods = light ? scenes[id].moods.filter(({ dark }) => dark === isDark) : scenes[id].moods;
    return moods.map((mood) => ({ id, mood }));
  });
  const order = farthestFirst(first, candidates);
  // Where the ideas begin again, each has the light of another.
  const round = Math.floor(alternative / turns.length);
  return order[((turns[alternative % turns.length] ?? 0) + round) % order.length] ?? first;
}

/**
 * The fourth design repeats the layout of the first (`varyLayout`), so it takes the scene furthest from it.
 */
const turns = [0, 2, 3, 1] as const;

/** Scenes that say something: a strawberry under water, a hen among graves. Only a prompt may say it. */
const telling: ReadonlySet<SceneId> = new Set([
  'money',
  'underwater',
  'ocean',
  'space',
  'desert',
  'snow',
  'stadium',
  'kitchen',
  'horror',
  'fire',
]);
/** Those of them that a mood says, too. */
const toldBy: Partial<Record<Understanding['mood'], readonly SceneId[]>> = {
  dark: ['horror'],
  angry: ['fire'],
  epic: ['fire'],
};

/** The style's scenes for prompts that name none. */
function openScenes({ scenes: own }: Style, mood: Understanding['mood']): SceneId[] {
  const open = own.filter((id) => !telling.has(id) || toldBy[mood]?.includes(id));
  return open.length > 0 ? open : ['spotlight'];
}

/** Orders scenes so that each next one is the furthest from its nearest neighbour among those before it. */
function farthestFirst(first: ChosenScene, candidates: readonly ChosenScene[]): ChosenScene[] {
  const order = [first];
  const left = candidates.filter(({ id, mood }) => id !== first.id || mood.name !== first.mood.name);
  while (left.length > 0) {
    const away = left.map((candidate) => Math.min(...order.map((chosen) => distance(chosen, candidate))));
    const [next] = left.splice(away.indexOf(Math.max(...away)), 1);
    if (next) order.push(next);
  }
  return order;
}

/** The difference between two scenes: by their colours, plus a constant for two different scenes. */
function distance(a: ChosenScene, b: ChosenScene): number {
  const names = ['primary', 'secondary', 'shadow', 'glow'] as const;
  const colors = names.map((name) => {
    const [lightA, ...hueA] = toOklab(parseHex(a.mood.colors[name]));
    const [lightB, ...hueB] = toOklab(parseHex(b.mood.colors[name]));
    return Math.hypot(lightA - lightB, 2 * (hueA[0] - hueB[0]), 2 * (hueA[1] - hueB[1]));
  });
  return colors.reduce((sum, value) => sum + value, 0) + (a.id === b.id ? 0 : 0.3);
}

function chooseFirst(
  { scene, mood, light }: Pick<Understanding, 'scene' | 'mood' | 'light'>,
  layout: LayoutId,
  style: Style,
  random: Pick<Random, 'next' | 'pick'>,
): ChosenScene {
  const [favourite = 'mesh', ...others] = openScenes(style, mood);
  // The favourite half of the time: a style must be recognisable, but not always the same.
  const styleScene = others.length === 0 || random.next() < 0.5 ? favourite : random.pick(others);
  const id = scene.confidence >= promptDecidesFrom || layout === 'versus' ? scene.value : styleScene;
  const chosen = chooseMood(id, mood, style, random);
  return { id, mood: (light && moodAt(id, light)) ?? chosen };
}

/** The moods that show an hour, a season or a weather, the best match first. */
const moodsOfLight: Record<NonNullable<Understanding['light']>, readonly string[]> = {
  night: ['night', 'midnight', 'moonlight', 'aurora', 'evening'],
  sunset: ['sunset', 'dusk', 'golden', 'evening'],
  dawn: ['dawn', 'sunrise', 'morning', 'sunset'],
  day: ['day', 'noon'],
  storm: ['storm'],
  autumn: ['autumn'],
  aurora: ['aurora', 'night'],
  magic: ['magic'],
};

/** Returns the scene in the light that the prompt names, if the scene has such a mood. */
function moodAt(id: SceneId, light: NonNullable<Understanding['light']>): SceneMood | undefined {
  const { moods } = scenes[id];
  return moodsOfLight[light]
    .map((name) => moods.find((mood) => mood.name === name))
    .find((mood) => mood !== undefined);
}

/** Landscapes that are seen by day where the prompt names no hour. */
const usuallyDay: ReadonlySet<SceneId> = new Set([
  'beach',
  'meadow',
  'river',
  'shop',
  'village',
  'colonial-town',
  'market',
  'colonial-market',
  'waterfall',
  'harbor',
  'japanese-garden',
  'cafe',
  'park',
  'savanna',
  'station',
  'church',
  'dock',
]);
const rare = /^(night|storm|autumn)$/;
/** Hours that no dark or angry story has, however dark the words’ ground is. */
const sunny = /^(day|noon|morning|sunrise|dawn)$/;

function chooseMood(
  id: SceneId,
  mood: Understanding['mood'],
  style: Style,
  random: Pick<Random, 'next' | 'pick'>,
): SceneMood {
  const { moods } = scenes[id];
  const wantsNight = mood === 'dark' || mood === 'angry';
  const wantsDark =
    mood === 'dark' || mood === 'angry'
      ? true
      : mood === 'happy' || mood === 'calm'
        ? false
        : style.light === 'any'
          ? null
          : style.light === 'dark';
  const unlikely = wantsNight ? sunny : usuallyDay.has(id) ? rare : null;
  const suited = unlikely ? moods.filter(({ name }) => !unlikely.test(name)) : moods;
  const likely = suited.length > 0 ? suited : [...moods];
  const fitting = wantsDark === null ? likely : likely.filter(({ dark }) => dark === wantsDark);
  const [typical, ...others] = fitting.length > 0 ? fitting : likely;
  // A scene's first mood is the one its name suggests.
  return typical && (others.length === 0 || random.next() < typicalMoodShare) ? typical : random.pick(others);
}
