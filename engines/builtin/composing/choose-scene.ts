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
  { scene, mood }: Understanding,
  layout: LayoutId,
  style: Style,
  random: Random,
): { id: SceneId; mood: SceneMood } {
  const [favourite = 'mesh', ...others] = style.scenes;
  // The favourite half of the time: a style must be recognisable, but not always the same.
  const styleScene = others.length === 0 || random.next() < 0.5 ? favourite : random.pick(others);
  const id = scene.confidence >= promptDecidesFrom || layout === 'versus' ? scene.value : styleScene;
  return { id, mood: chooseMood(id, mood, style, random) };
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
