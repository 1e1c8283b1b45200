/** The hour of a picture without words where its words leave it open: seeds differ in it. */
import { createRandom } from '../random.ts';
import { scenes } from '../scenes/scenes.ts';
import type { Style } from '../styles/style.ts';
import type { Understanding } from '../understanding.ts';
import type { ChosenScene } from './choose-scene.ts';

const fair = /^(?:day|noon|fresh|green|sunset|dawn|morning|sunrise|golden|warm|evening)$/;
const bright = /^(?:day|noon|fresh|green|morning)$/;
const late = ['night', 'evening', 'neon', 'midnight'];

/** Returns a place at an hour of the seed's; a dark style is seen at night. */
export function hourOfSeed(
  usual: ChosenScene,
  { light, mood, weather }: Pick<Understanding, 'light' | 'mood' | 'weather'>,
  { light: wanted }: Pick<Style, 'light'>,
  seed: number,
): ChosenScene {
  if (light || weather || mood === 'dark' || mood === 'angry' || !fair.test(usual.mood.name)) return usual;
  // A wood's green light is no hour of a hall that has green light, too.
  const moods: readonly ChosenScene['mood'][] = scenes[usual.id].moods.filter(
    ({ name }) => name !== 'green' || usual.mood.name === 'green',
  );
  const [night] = late.flatMap((name) => moods.filter((one) => one.name === name));
  if (wanted === 'dark') return night ? { ...usual, mood: night } : usual;
  const byDay = moods.filter(({ name }) => bright.test(name));
  // Day is likelier than the late hours.
  const open =
    wanted === 'bright' ? byDay : [...byDay, ...byDay, ...moods.filter(({ name }) => fair.test(name))];
  return open.length === 0 ? usual : { ...usual, mood: createRandom(seed).fork('hour').pick(open) };
}
