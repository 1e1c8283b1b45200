import { userEvent } from 'vitest/browser';
import type { LayerOf } from '#canvas/document/layer.ts';
import { addCanvasAsset } from '#contract/canvas.ts';
import { listDesignFonts } from '#contract/design-files.ts';
import { refusal } from '#web/testing/fake-api.ts';
import { answerForCanvas } from '#web/testing/fake-canvas.ts';
import { picturesOf } from '#web/testing/fake-gallery.ts';
import { openPage, press } from '#web/testing/page.ts';
import { test as base, expect, page } from '#web/testing/test.ts';
import { propertiesTexts } from '../texts.ts';
import { pictureFillTexts } from './texts.ts';

const { english: words } = pictureFillTexts;
const { english: properties } = propertiesTexts;
const panel = page.getByRole('region', { name: properties.properties });
const pictureKind = panel.getByRole('radio', { name: properties.picture });

const test = base.extend<{ canvas: ReturnType<typeof answerForCanvas> }>({
  canvas: async ({ api, events, user }, use) => {
    api.answer(listDesignFonts, () => ({ success: true as const, fonts: [] }));
    await use(answerForCanvas({ api, events, user }, picturesOf(['a boat', 'a lake'])));
  },
});

/** Opens a picture, and types two words into its middle. */
async function openText() {
  await openPage('/editor/canvas');
  await page.getByRole('button', { name: 'Edit a boat' }).click();
  await expect.element(page.getByRole('button', { name: 'Export' })).toBeVisible();
  await press('t');
  await page.getByRole('application').click();
  await userEvent.keyboard('BIG BOAT');
}

const textOf = (canvas: ReturnType<typeof answerForCanvas>) =>
  Object.values(canvas.document()?.layers ?? {}).find(
    (layer): layer is LayerOf<'text'> => layer.kind === 'text',
  );

test('a picture of the gallery fills a text, and an uploaded one a word of it', async ({ api, canvas }) => {
  await openText();
  await pictureKind.click();
  await expect.element(panel.getByText(words.fromGallery)).toBeVisible();
  expect(textOf(canvas)?.fill.kind ?? 'color').toBe('color');
  await panel.getByRole('button', { name: 'Fill with a lake' }).click();
  await expect.poll(() => textOf(canvas)?.fill.kind, { timeout: 6000 }).toBe('picture');
  expect(api.requests(addCanvasAsset).at(-1)?.body.imageId).toBeDefined();

  await panel.getByRole('button', { name: 'BOAT', exact: true }).click();
  const picture = new File([await plainPicture()], 'texture.png', { type: 'image/png' });
  await userEvent.upload(
    document.querySelector<HTMLInputElement>('[data-part="picture-fill"]') ?? expect.fail(),
    picture,
  );
  const partFill = () => textOf(canvas)?.parts[0]?.style.fill;
  await expect.poll(() => partFill()?.kind, { timeout: 6000 }).toBe('picture');
  expect(partFill()).not.toEqual(textOf(canvas)?.fill);
  // Back to one colour by one press.
  await panel.getByRole('radio', { name: properties.color }).click();
  await expect.poll(() => partFill()?.kind, { timeout: 6000 }).toBe('color');
});

test('a picture that is refused is said, and changes nothing', async ({ api, canvas }) => {
  await openText();
  await pictureKind.click();
  api.answer(addCanvasAsset, () => refusal('canvas_storage_full'));
  await panel.getByRole('button', { name: 'Fill with a lake' }).click();
  await expect.element(page.getByText(/may take up/)).toBeVisible();
  await expect.poll(() => textOf(canvas)?.content, { timeout: 6000 }).toBe('BIG BOAT');
  expect(textOf(canvas)?.fill.kind).toBe('color');
});

async function plainPicture(): Promise<Blob> {
  const canvas = new OffscreenCanvas(40, 20);
  canvas.getContext('2d')?.fillRect(0, 0, 40, 20);
  return canvas.convertToBlob({ type: 'image/png' });
}
