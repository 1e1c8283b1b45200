/** Finds our scenes and moods nearest to the colours of a trained style. */
import { type Oklab, toOklab } from '../../../oklab.ts';
import { parseHex } from '../../scenes/paint/color.ts';
import type { SceneMood } from '../../scenes/scene.ts';
import { scenes } from '../../scenes/scenes.ts';
import type { Profile } from '../../training/profile.ts';
import type { SceneId } from '../../vocabulary.ts';

const sceneCount = 5;
/** Only for designs of two sides. */
const unfit: ReadonlySet<SceneId> = new Set(['split']);

/** Returns the scenes nearest to the look's colours, the nearest first. */
export function scenesOf(look: Profile): SceneId[] {
  return Object.values(scenes)
    .filter(({ id }) => !unfit.has(id))
    .map(({ id, moods }) => ({ id, far: Math.min(...moods.map((mood) => distanceOf(mood, look))) }))
    .sort((one, other) => one.far - other.far)
    .slice(0, sceneCount)
    .map(({ id }) => id);
}

/** Returns the mood of a scene that is nearest to the look's colours. */
export function moodOf(id: SceneId, look: Profile): SceneMood {
  const { moods } = scenes[id];
  return moods.reduce((best, mood) => (distanceOf(mood, look) < distanceOf(best, look) ? mood : best));
}

/** The distance of the mood's colours, and of its darkest and lightest, from those of the look. */
function distanceOf({ colors, dark }: SceneMood, look: Profile): number {
  const palette = look.palette.map(({ color, share }) => ({ lab: labOf(color), share }));
  const own = [colors.primary, colors.secondary, colors.shadow].map(labOf);
  const nearest = own.map((lab) => Math.min(...palette.map((entry) => between(lab, entry.lab))));
  const covered = palette.reduce(
    (sum, { lab, share }) => sum + share * Math.min(...own.map((other) => between(lab, other))),
    0,
  );
  const isDark = (look.tones.lightness[2] ?? 0.5) < 0.5;
  return (
    nearest.reduce((sum, value) => sum + value, 0) / nearest.length + covered + (isDark === dark ? 0 : 0.25)
  );
}

function labOf(color: string): Oklab {
  const [red, green, blue] = parseHex(color);
  return toOklab([red, green, blue]);
}

const between = (one: Oklab, other: Oklab) =>
  Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);
