/** The light of a picture without words: that of the place by day, unless the prompt says otherwise. */
import type { SceneMood } from '../scenes/scene.ts';
import { scenes } from '../scenes/scenes.ts';
import type { Understanding } from '../understanding.ts';
import type { SceneId } from '../vocabulary.ts';
import type { ChosenScene } from './choose-scene.ts';

/** The moods that a place has where nothing is said of its hour; the first is the usual one. */
const natural: Partial<Record<SceneId, readonly string[]>> = {
  meadow: ['day'],
  river: ['day', 'sunset'],
  beach: ['day', 'sunset'],
  mountains: ['day', 'sunset'],
  ocean: ['day', 'sunset'],
  forest: ['green', 'dawn'],
  jungle: ['sunrise', 'emerald'],
  snow: ['day'],
  desert: ['day', 'sunset'],
  street: ['day'],
  road: ['day', 'sunset'],
  'city-day': ['noon', 'morning'],
  room: ['day', 'evening'],
  kitchen: ['fresh', 'warm', 'rustic'],
  office: ['day', 'golden'],
  library: ['candles', 'day'],
  shop: ['day'],
  court: ['day', 'arena'],
  stadium: ['day', 'night'],
  fire: ['blaze'],
  explosion: ['fire'],
  cave: ['torch', 'blue', 'magic'],
  underwater: ['reef', 'lagoon'],
  village: ['day', 'sunset'],
  'colonial-town': ['day', 'sunset'],
  'colonial-market': ['day'],
  market: ['day'],
  waterfall: ['day'],
  harbor: ['day', 'sunset'],
  'japanese-garden': ['day'],
  park: ['day'],
  volcano: ['sunset', 'night'],
  savanna: ['day', 'sunset'],
  moon: ['moon'],
  cafe: ['day', 'evening'],
  station: ['day', 'sunset'],
  spaceship: ['blue'],
  church: ['day'],
  dock: ['day', 'sunset'],
};
/** Returns the moods of a place where nothing is said of its hour. */
export function naturalMoods(id: SceneId): readonly [SceneMood, ...SceneMood[]] {
  const moods: readonly [SceneMood, ...SceneMood[]] = scenes[id].moods;
  const [first, ...others] = moods.filter(({ name }) => natural[id]?.includes(name));
  return first ? [first, ...others] : moods;
}

/** Bad weather has its own sky. */
const inRain = ['storm', 'night'];
const isMuted: ReadonlySet<Understanding['mood']> = new Set(['dark', 'angry']);

/** Returns a scene in natural light; a further design of a generation may be in another. */
export function naturalLight(
  chosen: ChosenScene,
  { light, mood, weather }: Pick<Understanding, 'light' | 'mood' | 'weather'>,
  { isBright, hasMoon }: { isBright: boolean; hasMoon: boolean },
): ChosenScene {
  const names = natural[chosen.id];
  if (light || isMuted.has(mood) || !names) return chosen;
  const { moods } = scenes[chosen.id];
  const named = (name: string): SceneMood | undefined => moods.find((one) => one.name === name);
  const night = hasMoon ? named('night') : undefined;
  if (night) return { ...chosen, mood: night };
  const stormy = weather === 'rain' ? inRain.map(named).find((one) => one !== undefined) : undefined;
  if (stormy) return { ...chosen, mood: stormy };
  const [usual = ''] = names;
  if (!isBright && names.includes(chosen.mood.name)) return chosen;
  return { ...chosen, mood: named(usual) ?? chosen.mood };
}
