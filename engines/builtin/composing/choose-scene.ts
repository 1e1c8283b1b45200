import type { Random } from '../random.ts';
import type { SceneMood } from '../scenes/scene.ts';
import { scenes } from '../scenes/scenes.ts';
import type { Style } from '../styles/style.ts';
import type { Understanding } from '../understanding.ts';
import type { LayoutId, SceneId } from '../vocabulary.ts';

/** From this confidence on the prompt decides where it plays; below it the style does. */
const promptDecidesFrom = 0.5;
/** How often a scene is drawn in its typical mood. */
const typicalMoodShare = 0.6;

export function chooseScene(
  { scene, mood, light }: Pick<Understanding, 'scene' | 'mood' | 'light'>,
  layout: LayoutId,
  style: Style,
  random: Random,
): { id: SceneId; mood: SceneMood } {
  const [favourite = 'mesh', ...others] = style.scenes;
  // The favourite half of the time: a style must be recognisable, but not always the same.
  const styleScene = others.length === 0 || random.next() < 0.5 ? favourite : random.pick(others);
  const id = scene.confidence >= promptDecidesFrom || layout === 'versus' ? scene.value : styleScene;
  const chosen = chooseMood(id, mood, style, random);
  return { id, mood: (light && moodAt(id, light)) ?? chosen };
}

/** The moods of the scenes that show an hour, a season or a weather, the nearest first. */
const moodsOfLight: Record<NonNullable<Understanding['light']>, readonly string[]> = {
  night: ['night', 'midnight', 'moonlight', 'aurora', 'evening'],
  sunset: ['sunset', 'dusk', 'golden', 'evening'],
  dawn: ['dawn', 'sunrise', 'morning'],
  day: ['day', 'noon'],
  storm: ['storm'],
  autumn: ['autumn'],
  aurora: ['aurora', 'night'],
  magic: ['magic'],
};

/** The scene in the light that the prompt names, where it can be painted in it. */
function moodAt(id: SceneId, light: NonNullable<Understanding['light']>): SceneMood | undefined {
  const { moods } = scenes[id];
  return moodsOfLight[light]
    .map((name) => moods.find((mood) => mood.name === name))
    .find((mood) => mood !== undefined);
}

function chooseMood(id: SceneId, mood: Understanding['mood'], style: Style, random: Random): SceneMood {
  const { moods } = scenes[id];
  const wantsDark =
    mood === 'dark' || mood === 'angry'
      ? true
      : mood === 'happy' || mood === 'calm'
        ? false
        : style.light === 'any'
          ? null
          : style.light === 'dark';
  const fitting = wantsDark === null ? moods : moods.filter(({ dark }) => dark === wantsDark);
  const [typical, ...others] = fitting.length > 0 ? fitting : moods;
  // A scene's first mood is the one its name makes people think of.
  return typical && (others.length === 0 || random.next() < typicalMoodShare) ? typical : random.pick(others);
}
