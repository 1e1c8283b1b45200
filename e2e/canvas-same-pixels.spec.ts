import type { Layer, LayerOf, Placement } from '#canvas/document/layer.ts';
import { newShape, newText } from '#canvas/document/new-layers.ts';
import {
  differencesOf,
  edgeDistances,
  expectSaved,
  exportedPixels,
  layersOfKind,
  makeDocument,
  signUpEditor,
} from './harness/canvas.ts';
import { expect, test } from './harness/fixtures.ts';
import { drawOnServer, measuredOnServer } from './harness/server-canvas.ts';

const size = { width: 1280, height: 720 };

test.use({ viewport: { width: 1600, height: 1000 } });

const text = (id: string, y: number, content: string, font: string, fontSize: number) =>
  newText({ id, name: id, order: `b${id}`, x: 640, y, content, font, fontSize });

const black = newShape({
  ...{ id: 'black', name: 'Black', order: 'a1', x: 640, y: 360 },
  ...{ shape: 'rectangle', width: 1280, height: 720, color: '#000000' },
});

/** White letters alone, of five fonts: with kerning, letter spacing and accents. */
const letters = [
  text('1', 90, 'AVATAR To Wafer', 'anton', 120),
  text('2', 230, '100 DAYS LATER', 'luckiest-guy', 90),
  { ...text('3', 350, 'Spaced out', 'montserrat', 70), letterSpacing: 120 },
  { ...text('4', 470, 'ÁÇÃO É SÓ VOCÊ', 'bebas-neue', 110), isUppercase: true },
  text('5', 610, 'what happened next', 'oswald', 64),
].map((layer) => measuredOnServer({ ...layer, outlines: [] }));

/** What else is drawn: outlines, a box, a shadow, a glow, a gradient, an arc, a turned shape. */
const looks: readonly Layer[] = [
  {
    ...measuredOnServer(text('6', 120, 'SHADOW', 'archivo-black', 130)),
    effects: [{ kind: 'shadow', color: '#ff3300c0', x: 10, y: 12, blur: 18 }],
  },
  {
    ...measuredOnServer({ ...text('7', 310, 'GLOW & BENT', 'bangers', 100), arc: 50 }),
    effects: [{ kind: 'glow', color: '#ffe34dff', blur: 40 }],
  },
  measuredOnServer({
    ...text('8', 480, 'IN A BOX', 'russo-one', 90),
    fill: {
      kind: 'gradient',
      angle: 90,
      stops: [
        { at: 0, color: '#fff06a' },
        { at: 1, color: '#ff6a00' },
      ],
    },
    box: { color: '#1133aa', paddingX: 30, paddingY: 12, rounding: 14, around: 'lines' },
  }),
  {
    ...newShape({
      ...{ id: 'star', name: 'Star', order: 'c1', x: 200, y: 600 },
      ...{ shape: 'star', width: 170, height: 170, color: '#22cc88' },
    }),
    placement: { x: 200, y: 600, scaleX: 1.1, scaleY: 0.9, rotation: 17, skew: 0 },
  },
];

const placed = (layer: LayerOf<'text'>, placement: Partial<Placement>) => ({
  ...measuredOnServer(layer),
  placement: { ...layer.placement, ...placement },
});

/** Skewed, turned, stretched, upright along the edge; synthetic bold and italic with a line below. */
const turned = [
  placed(text('a', 120, 'SKEWED', 'anton', 120), { skew: 14 }),
  placed(text('b', 300, 'Turned by 7', 'montserrat', 80), { rotation: 7 }),
  placed(
    {
      ...text('c', 450, 'bold & italic', 'oswald', 70),
      ...{ isBold: true, isItalic: true, isUnderlined: true },
    },
    {},
  ),
  placed(text('d', 600, 'stretched', 'fredoka', 40), { scaleX: 3, scaleY: 1.6 }),
  placed(text('e', 400, 'Side', 'bangers', 100), { x: 100, rotation: 90 }),
];

/** From what is hardly read to the size of a label, every other one outlined; a body, a bevel and a gloss. */
const sizes = [
  ...[14, 20, 26, 34, 44].map((fontSize, index) =>
    measuredOnServer({
      ...text(
        `size-${fontSize}`,
        60 + index * 60,
        'The quick brown fox over a lazy dog 0123',
        'rubik',
        fontSize,
      ),
      outlines: index % 2 === 0 ? [{ color: '#ff0000', width: 3 }] : [],
    }),
  ),
  measuredOnServer({
    ...text('body', 530, 'DEPTH', 'luckiest-guy', 180),
    depth: { length: 24, angle: 70, near: '#aa2200', far: '#330000' },
    bevel: 0.6,
  }),
];

/** From right to left, with numbers; joined and stacked letters; letters of three fonts in a line. */
const scripts = [
  text('he', 90, 'שלום עולם 2026', 'rubik', 90),
  text('ar', 210, 'مرحبا بالعالم', 'rubik', 80),
  text('hi', 330, 'नमस्ते दुनिया', 'baloo-2', 80),
  text('ru', 440, 'Привет мир สวัสดี', 'kanit-italic', 70),
  text('ja', 540, '今日の一番', 'dela-gothic-one', 80),
  text('ko', 650, '오늘의 영상', 'black-han-sans', 80),
].map((layer) => measuredOnServer(layer));

test('screen, export and server show the same letters', async ({ browser, page, server }) => {
  test.slow();
  await signUpEditor(browser, page, server);
  for (const [name, layers] of Object.entries({ letters, looks, turned, sizes, scripts })) {
    const document = await makeDocument(page, server, { ...size, layers: [black, ...layers] });
    await document.open(page);
    const exported = await exportedPixels(page);
    const drawn = drawOnServer(await document.read());
    const { mean, almostAll } = differencesOf(exported, drawn);
    expect.soft(mean, `${name}: mean`).toBeLessThanOrEqual(1);
    expect.soft(almostAll, `${name}: 99.9 of 100`).toBeLessThanOrEqual(16);
    const { edges, farthest } = edgeDistances(exported, drawn);
    expect.soft(edges, `${name}: edges`).toBeGreaterThan(3000);
    expect.soft(farthest, `${name}: edges`).toBeLessThanOrEqual(0.5);
  }
});

test('text is measured with its own font, even if that loads after it', async ({ browser, page, server }) => {
  await signUpEditor(browser, page, server);
  const document = await makeDocument(page, server, { ...size, layers: [black] });
  await document.open(page);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Text' }).click();
  await expectSaved(page);
  const measured = async () => {
    const [layer] = layersOfKind(await document.read(), 'text');
    if (layer === undefined) return null;
    return Math.round(Math.abs(layer.width - measuredOnServer(layer).width));
  };
  await expect.poll(measured).toBe(0);
});
