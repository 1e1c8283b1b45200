import { createCanvas } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { toOklab } from '../../oklab.ts';
import { composeRecipe } from '../composing/compose-recipe.ts';
import { arrange } from '../layout/arrange.ts';
import { createRandom } from '../random.ts';
import { parseHex } from '../scenes/paint/color.ts';
import { thumbnailStyles } from '../styles/thumbnail-styles.ts';
import { understandingOf } from '../testing/understandings.ts';
import { drawEmblem } from './emblems.ts';

const size = 400;

const chromaOf = (lab: readonly [number, number, number]) => Math.hypot(lab[1], lab[2]);

test.each(thumbnailStyles)('the burst behind VS has the full colour of the accent in $name', (style) => {
  for (const accent of style.accents) {
    const { recipe } = composeRecipe(understandingOf({ headline: ['CAT', 'DOG'], hero: 'cat' }), {
      prompt: '',
      tool: 'Thumbnail',
      style: style.id,
      aspectRatio: '16:9',
      seed: 9,
    });
    const arrangement = arrange(recipe, style);
    const canvas = createCanvas(size, size);
    const context = canvas.getContext('2d');
    const picture = {
      canvas,
      context,
      width: size,
      height: size,
      unit: 1,
      arrangement,
      style,
      palette: { ...recipe.palette, accent },
      random: createRandom(1),
      photos: [],
      dyes: {},
      faces: {},
      isRich: false,
    };
    drawEmblem(picture, { kind: 'versus', center: { x: size / 2, y: size / 2 }, size: size * 0.8 });
    const { data } = context.getImageData(0, 0, size, size);
    const wanted = toOklab(parseHex(accent));
    // Above and below the letters, a ring of the burst; some of it is between the points.
    let [same, all] = [0, 0];
    for (let angle = 0; angle < 360; angle += 5) {
      const radius = size * 0.8 * 0.33;
      const x = Math.round(size / 2 + radius * Math.cos((angle * Math.PI) / 180));
      const y = Math.round(size / 2 + radius * Math.sin((angle * Math.PI) / 180));
      if (Math.abs(y - size / 2) < size * 0.8 * 0.27) continue;
      const at = (y * size + x) * 4;
      const lab = toOklab([data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]);
      const apart = Math.hypot(lab[1] - wanted[1], lab[2] - wanted[2]);
      all += 1;
      if (apart < 0.03 && chromaOf(lab) >= chromaOf(wanted) * 0.9 && Math.abs(lab[0] - wanted[0]) < 0.1)
        same += 1;
    }
    expect(all).toBeGreaterThan(20);
    expect(same / all, `${style.name} ${accent}`).toBeGreaterThan(0.6);
  }
});
