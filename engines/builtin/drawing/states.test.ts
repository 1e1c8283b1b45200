import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { stateIds } from '../catalogue.ts';
import { composeRecipe } from '../composing/compose-recipe.ts';
import { rasterIcon } from '../icons.ts';
import { createRandom } from '../random.ts';
import { renderRecipe } from '../render.ts';
import { understandingOf } from '../testing/understandings.ts';
import { inStates } from './state-treatments.ts';

const { recipe } = composeRecipe(understandingOf({ headline: ['MY CAR'], hero: 'automobile' }), {
  prompt: 'my car',
  tool: 'Thumbnail',
  style: 'MrBeast-tzdev',
  aspectRatio: '16:9',
  seed: 3,
});
const small = { ...recipe, size: { width: 320, height: 180 } };

function drawn(states: typeof recipe.states) {
  const canvas = renderRecipe({ ...small, ...(states && { states }) });
  const { data } = canvas.getContext('2d').getImageData(0, 0, 320, 180);
  return createHash('sha256').update(data).digest('hex');
}

test('every state but the sizes, which are the layout’s, changes the picture, each in its own way', () => {
  const painted = stateIds.filter((state) => state !== 'giant' && state !== 'tiny');
  const pictures = [undefined, ...painted.map((state) => [state])].map(drawn);
  expect(new Set(pictures).size).toBe(painted.length + 1);
});

test('a state is drawn alike each time', () => {
  expect(drawn(['abandoned', 'burning'])).toBe(drawn(['abandoned', 'burning']));
});

test('gold has the colour of gold, whatever the thing has', () => {
  const canvas = inStates(rasterIcon('automobile', 120), ['golden'], createRandom(1));
  const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
  let [count, gold] = [0, 0];
  for (let at = 0; at < data.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(at, at + 4);
    if (alpha < 250) continue;
    count += 1;
    if (red >= green && green >= blue) gold += 1;
  }
  expect(gold / count).toBeGreaterThan(0.98);
});
