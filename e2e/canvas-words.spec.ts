import sharp from 'sharp';
import { makeFont } from '#testing/make-font.ts';
import {
  expectSaved,
  exportedPixels,
  layersOf,
  type Pixels,
  pointsOf,
  signUpEditor,
  stageOf,
} from './harness/canvas.ts';
import { expect, test } from './harness/fixtures.ts';

const size = { width: 1280, height: 720 };
const [red, blue, green] = ['#e00000', '#0000e0', '#00c000'];

test('words, an own font and a picture that fills letters are there after a reload, and in the export', async ({
  browser,
  page,
  server,
}) => {
  await signUpEditor(browser, page, server);
  await page.goto(`${server.origin}/editor/canvas`);
  await page.getByRole('button', { name: /^New design/ }).click();
  await expect(stageOf(page)).toBeVisible();
  const at = await pointsOf(page, size);
  await page.keyboard.press('t');
  await page.mouse.click(...at(640, 360));
  await page.keyboard.type('ONE TWO');
  await page.keyboard.press('Escape');
  const panel = page.getByRole('region', { name: 'Properties' });

  // Its letters are full blocks, so that the export shows whether it was used.
  await panel.getByRole('button', { name: 'Your own fonts' }).click();
  const fonts = page.getByRole('dialog', { name: 'Your own fonts' });
  const choosingFont = page.waitForEvent('filechooser');
  await fonts.getByRole('button', { name: 'Upload a font' }).click();
  const font = { name: 'blocks.ttf', mimeType: 'font/ttf', buffer: Buffer.from(makeFont()) };
  await (await choosingFont).setFiles(font);
  await fonts.getByRole('button', { name: 'Use Blocks' }).click();
  await expect(fonts).toBeHidden();

  // A picture fills the text, a colour one word of it.
  await panel.getByRole('radio', { name: 'Picture', exact: true }).click();
  const choosingPicture = page.waitForEvent('filechooser');
  await panel.getByRole('button', { name: 'Upload a picture' }).click();
  await (await choosingPicture).setFiles({
    name: 'two.png',
    mimeType: 'image/png',
    buffer: await inTwoColours(),
  });
  await expect(panel.getByRole('button', { name: 'Upload a picture' })).toBeEnabled();
  await panel.getByRole('button', { name: 'TWO', exact: true }).click();
  await panel.getByRole('radio', { name: 'Colour', exact: true }).click();
  await panel.getByRole('textbox', { name: 'Colour (#)' }).fill(green);
  await page.keyboard.press('Enter');
  await expectSaved(page);

  await page.reload();
  await layersOf(page).getByRole('button', { name: 'ONE TWO, Text' }).click();
  await expect(panel.getByRole('button', { name: 'Font: Blocks' })).toBeVisible();
  await expect(panel.getByRole('radio', { name: 'Picture', exact: true })).toBeChecked();
  await panel.getByRole('button', { name: 'TWO', exact: true }).click();
  await expect(panel.getByRole('textbox', { name: 'Colour (#)' })).toHaveValue(green.toUpperCase());

  const exported = await exportedPixels(page);
  expect(exported).toMatchObject(size);
  const word = partIn(exported, [green]);
  // Three blocks 0.9 em wide and 0.74 em high, 0.1 em apart; the default font is narrow, with holes.
  expect(word.width / word.height).toBeCloseTo(2.9 / 0.74, 1);
  expect(word.share).toBeGreaterThan(0.9);
  const filled = partIn(exported, [red, blue]);
  expect(filled.width / filled.height).toBeCloseTo(2.9 / 0.74, 1);
  expect(filled.share).toBeGreaterThan(0.9);
  for (const colour of [red, blue]) expect(partIn(exported, [colour]).share).toBeGreaterThan(0.4);
});

/** Red above blue. */
function inTwoColours(): Promise<Buffer> {
  const half = { width: 400, height: 200, channels: 3 as const };
  const lower = { create: { ...half, background: blue } };
  return sharp({ create: { ...half, height: 400, background: red } })
    .composite([{ input: lower, top: 200, left: 0 }])
    .png()
    .toBuffer();
}

/** The box around pixels of these colours, and the share of it that they fill. */
function partIn({ width, rgba }: Pixels, colours: readonly string[]) {
  const wanted = colours.map((colour) =>
    [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16)),
  );
  const isOf = (pixel: number) =>
    rgba[pixel * 4 + 3] === 255 &&
    wanted.some((parts) =>
      parts.every((value, index) => Math.abs((rgba[pixel * 4 + index] ?? 0) - value) < 24),
    );
  const found = Array.from({ length: rgba.length / 4 }, (_, pixel) => pixel).filter(isOf);
  const xs = found.map((pixel) => pixel % width);
  const ys = found.map((pixel) => Math.floor(pixel / width));
  const span = (values: readonly number[]) =>
    values.reduce((most, value) => Math.max(most, value), 0) -
    values.reduce((least, value) => Math.min(least, value), Number.POSITIVE_INFINITY) +
    1;
  const box = { width: span(xs), height: span(ys) };
  return { ...box, share: found.length / (box.width * box.height) };
}
