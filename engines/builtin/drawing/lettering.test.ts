import { createCanvas } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { composeRecipe } from '../composing/compose-recipe.ts';
import { arrange } from '../layout/arrange.ts';
import type { Box } from '../layout/box.ts';
import { createRandom } from '../random.ts';
import type { Style } from '../styles/style.ts';
import { thumbnailStyles } from '../styles/thumbnail-styles.ts';
import { markets } from '../styles/v2/markets.ts';
import { understandingOf } from '../testing/understandings.ts';
import { drawText } from './lettering.ts';

/** The style without soft effects that may fade out beyond the edges: shadow and glow. */
function withoutSoftness(style: Style): Style {
  const { shadow: _shadow, glow: _glow, longShadow: _longShadow, ...lettering } = style.lettering;
  return { ...style, lettering };
}

/** Draws the headline alone. */
function drawHeadline(style: Style, headline: string[]) {
  const { recipe } = composeRecipe(
    understandingOf({ headline, emphasis: headline.length - 1, hero: 'shark' }),
    {
      prompt: '',
      tool: 'Thumbnail',
      style: style.id,
      aspectRatio: '16:9',
      seed: 9,
    },
  );
  const arrangement = arrange(recipe, style);
  const { width, height, unit, texts } = arrangement;
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  const random = createRandom(1);
  const picture = {
    canvas,
    context,
    width,
    height,
    unit,
    arrangement,
    style,
    palette: recipe.palette,
    random,
    photos: [],
    dyes: {},
    faces: {},
    isRich: false,
  };
  const [block] = texts;
  if (!block) throw new Error('there is no headline');
  drawText(picture, block);
  return { block, width, height, data: context.getImageData(0, 0, width, height).data };
}

/** The box around everything that is painted for the headline alone. */
function paintedBox(style: Style, headline: string[]): { painted: Box; promised: Box } {
  const { block, width, height, data } = drawHeadline(style, headline);
  const box = { left: width, top: height, right: 0, bottom: 0 };
  for (let at = 3; at < data.length; at += 4) {
    if ((data[at] ?? 0) < 40) continue;
    const [x, y] = [((at - 3) / 4) % width, Math.floor((at - 3) / 4 / width)];
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x + 1);
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y + 1);
  }
  const painted = { x: box.left, y: box.top, width: box.right - box.left, height: box.bottom - box.top };
  return { painted, promised: block.bounds };
}

const headlines = [
  ['TUBARÃO', 'ATACA'],
  ['ÁÉÍ', 'ÇÇÇ'],
  ['Wj', 'gypsy'],
  ['PERGUNTAS IMPOSSÍVEIS'],
  ['日本の電車'],
  ['مرحبا بالعالم'],
];

test.each(thumbnailStyles)('$name paints within its announced box, and fills most of it', (style) => {
  for (const headline of headlines) {
    const { painted, promised } = paintedBox(withoutSoftness(style), headline);
    const slack = 3;
    const over = {
      left: promised.x - painted.x > slack,
      top: promised.y - painted.y > slack,
      right: painted.x + painted.width - promised.x - promised.width > slack,
      bottom: painted.y + painted.height - promised.y - promised.height > slack,
    };
    expect({ headline, ...over }).toEqual({
      headline,
      left: false,
      top: false,
      right: false,
      bottom: false,
    });
    expect(painted.width).toBeGreaterThan(promised.width * 0.75);
    expect(painted.height).toBeGreaterThan(promised.height * 0.7);
  }
});

/** Letters whose contours overlap in the font. */
const overlapping = ['AFFAIR', '477%4'];

test('a bevel draws nothing inside the letters: their middles are as bright as without it', () => {
  const { bevel: _bevel, ...lettering } = markets.lettering;
  // The letters alone: around an outline they would be wider than they are.
  const flat = {
    ...lettering,
    plain: { ...lettering.plain, outlines: [] },
    emphasis: { ...lettering.emphasis, outlines: [] },
  };
  const plain = drawHeadline(withoutSoftness({ ...markets, lettering: flat }), overlapping);
  const bevelled = drawHeadline(
    withoutSoftness({ ...markets, lettering: { ...flat, bevel: 1 } }),
    overlapping,
  );
  const { width, height } = plain;
  const reach = Math.ceil(
    Math.max(...plain.block.lines.map(({ sizePx, stretch }) => sizePx * stretch)) * 0.042,
  );
  const disc: (readonly [number, number])[] = [];
  for (let i = -reach; i <= reach; i += 1) {
    for (let j = -reach; j <= reach; j += 1) if (Math.hypot(i, j) <= reach) disc.push([i, j]);
  }
  const isSolid = (x: number, y: number) => plain.data[(y * width + x) * 4 + 3] === 255;
  const isInside = (x: number, y: number) => isSolid(x, y) && disc.every(([i, j]) => isSolid(x + i, y + j));
  let [inside, changedInside, changed] = [0, 0, 0];
  for (let y = reach; y < height - reach; y += 1) {
    for (let x = reach; x < width - reach; x += 1) {
      const at = (y * width + x) * 4;
      const differs = Math.abs((plain.data[at] ?? 0) - (bevelled.data[at] ?? 0)) > 2;
      if (differs) changed += 1;
      if (!isInside(x, y)) continue;
      inside += 1;
      if (differs) changedInside += 1;
    }
  }
  expect(inside).toBeGreaterThan(2_000);
  expect(changed).toBeGreaterThan(1_000);
  expect(changedInside).toBe(0);
});
