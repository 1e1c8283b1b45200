import type { Layer } from '#canvas/document/layer.ts';
import { newShape, newText } from '#canvas/document/new-layers.ts';
import {
  differencesOf,
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

test('the browser and the server’s canvas place letters alike', async ({ browser, page, server }) => {
  await signUpEditor(browser, page, server);
  for (const layers of [letters, looks]) {
    const document = await makeDocument(page, server, { ...size, layers: [black, ...layers] });
    await document.open(page);
    const exported = await exportedPixels(page);
    const drawn = drawOnServer(await document.read());
    expect(differencesOf(exported, drawn).mean).toBeLessThanOrEqual(1);
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
