/** Puts a figure of a scene on firm ground. */
import { isAfloat, isFlier } from '../layout/flying.ts';
import type { Recipe } from '../recipe.ts';
import type { SceneMood } from '../scenes/scene.ts';
import { moodNamed, scenes } from '../scenes/scenes.ts';
import type { IconId, SceneId } from '../vocabulary.ts';

/** Scenes of open water, and the same with a shore. */
const shores: Partial<Record<SceneId, SceneId>> = {
  ocean: 'beach',
  mountains: 'river',
  'city-night': 'street',
};
/** The nearest light of the shore. */
const lights: Readonly<Record<string, string>> = { midnight: 'night', amber: 'night', dusk: 'sunset' };

const outdoors = /^(castle|house|house-with-garden|church|cathedral|mansion|barn|pyramid|colosseum)$/;

const inWater =
  /^(shark|dolphin|fish|tropical-fish|octopus|squid|jellyfish|seal|person-swimming|person-surfing|figure-.*-surfing|golden-gate|iceberg|water-wave|cliff|surfboard)$/;

/** No figure stands on water: one that is no swimmer stands on the shore, in the same light. */
export function groundedScene(
  { id, mood }: { id: SceneId; mood: SceneMood },
  { hero, secondHero, stickers }: Pick<Recipe, 'hero' | 'secondHero' | 'stickers'>,
): Recipe['scene'] {
  const names = [hero, secondHero, ...stickers].map((thing) => thing?.icon ?? '');
  // A castle is seen from outside.
  if (id === 'hall' && names.some((icon) => outdoors.test(icon)))
    return { id: 'meadow', mood: scenes.meadow.moods[0].name };
  const shore = shores[id];
  const stands = (icon: IconId) => !isFlier(icon) && !isAfloat(icon) && !inWater.test(icon);
  const shown = [hero, secondHero].flatMap((thing) => (thing ? [thing.icon] : []));
  if (!shore || shown.length === 0 || shown.some((icon) => inWater.test(icon)) || !shown.some(stands))
    return { id, mood: mood.name };
  return { id: shore, mood: moodNamed(shore, lights[mood.name] ?? mood.name).name };
}
