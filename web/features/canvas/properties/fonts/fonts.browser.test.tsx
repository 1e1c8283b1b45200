import { userEvent } from 'vitest/browser';
import type { LayerOf } from '#canvas/document/layer.ts';
import { addCanvasFont } from '#contract/canvas-fonts.ts';
import { listDesignFonts } from '#contract/design-files.ts';
import { makeFont } from '#testing/make-font.ts';
import { accessibilityViolations } from '#web/testing/accessibility.ts';
import { refusal } from '#web/testing/fake-api.ts';
import { answerForCanvas } from '#web/testing/fake-canvas.ts';
import { picturesOf } from '#web/testing/fake-gallery.ts';
import { openPage, press } from '#web/testing/page.ts';
import { test as base, expect, page } from '#web/testing/test.ts';
import { presetTexts } from '../presets/texts.ts';
import { fontsTexts } from './texts.ts';

const { english: words } = fontsTexts;
const dialog = page.getByRole('dialog', { name: words.manage });

const test = base.extend<{ canvas: ReturnType<typeof answerForCanvas> }>({
  canvas: async ({ api, events, user }, use) => {
    api.answer(listDesignFonts, () => ({ success: true as const, fonts: [] }));
    await use(answerForCanvas({ api, events, user }, picturesOf(['a boat'])));
  },
});

const textOf = (canvas: ReturnType<typeof answerForCanvas>) =>
  Object.values(canvas.document()?.layers ?? {}).find(
    (layer): layer is LayerOf<'text'> => layer.kind === 'text',
  );

/** Opens a picture, and types two words into its middle. */
async function openText() {
  await openPage('/editor/canvas');
  await page.getByRole('button', { name: 'Edit a boat' }).click();
  await expect.element(page.getByRole('button', { name: 'Export' })).toBeVisible();
  await press('t');
  await page.getByRole('application').click();
  await userEvent.keyboard('BIG BOAT');
}

async function upload(bytes: Uint8Array<ArrayBuffer>, name: string) {
  const field = document.querySelector<HTMLInputElement>('[data-part="font-file"]');
  if (field === null) throw new Error('There is no field for fonts.');
  await userEvent.upload(field, new File([bytes], name));
}

test('a font is uploaded, used, renamed and deleted; text in it says that another is drawn', async ({
  canvas,
}) => {
  await openText();
  await page.getByRole('button', { name: words.manage }).click();
  await expect.element(dialog.getByText(words.none)).toBeVisible();
  await upload(makeFont(), 'blocks.ttf');
  await expect.element(dialog.getByRole('button', { name: 'Use blocks' })).toBeVisible();
  await expect.element(dialog.getByText('1 of 40')).toBeVisible();
  expect(await accessibilityViolations('body')).toEqual([]);
  await dialog.getByRole('button', { name: 'Rename blocks' }).click();
  await dialog.getByRole('textbox', { name: words.nameOfFont }).fill('My blocks');
  await userEvent.keyboard('{Enter}');
  await dialog.getByRole('button', { name: 'Use My blocks' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: `${words.font}: My blocks` })).toBeVisible();
  await expect.poll(() => textOf(canvas)?.font, { timeout: 8000 }).toMatch(/^own-/);
  // Its seven letters are blocks of one em: the text is measured once they have loaded.
  const ems = () => (textOf(canvas)?.width ?? 0) / (textOf(canvas)?.fontSize ?? 1);
  await expect.poll(ems, { timeout: 8000 }).toBeGreaterThan(6.9);

  await page.getByRole('button', { name: words.manage }).click();
  await dialog.getByRole('button', { name: 'Delete My blocks' }).click();
  await page
    .getByRole('dialog', { name: 'Delete "My blocks"?' })
    .getByRole('button', { name: 'Delete' })
    .click();
  await expect.element(dialog.getByText(words.none)).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByText(words.notLoaded)).toBeVisible();
  await expect
    .element(page.getByRole('button', { name: `${words.font}: ${words.missingFont}` }))
    .toBeVisible();
});

test('a file that is no font is not sent, and a refusal is said', async ({ api, canvas }) => {
  await openText();
  await page.getByRole('button', { name: words.manage }).click();
  await expect.element(dialog.getByText(words.none)).toBeVisible();
  await upload(new TextEncoder().encode('no font at all'), 'notes.ttf');
  await expect.element(dialog.getByText(words.notAFont)).toBeVisible();
  expect(api.requests(addCanvasFont)).toEqual([]);
  api.answer(addCanvasFont, () => refusal('canvas_font_restricted'));
  await upload(makeFont(), 'blocks.ttf');
  await expect.element(dialog.getByText(/does not allow it to be embedded/)).toBeVisible();
  expect(textOf(canvas)?.font ?? 'anton').toBe('anton');
});

test('a kept look is with the account, and removed from it', async ({ canvas }) => {
  await openText();
  const own = page.getByRole('button', { name: 'Your look 1', exact: true });
  await page.getByRole('button', { name: presetTexts.english.keepLook }).click();
  await expect.element(own).toBeVisible();
  await page.getByRole('button', { name: presetTexts.english.comic }).click();
  await expect.poll(() => textOf(canvas)?.font, { timeout: 8000 }).toBe('bangers');
  await own.click();
  await expect.poll(() => textOf(canvas)?.font, { timeout: 8000 }).toBe('anton');
  await page.getByRole('button', { name: 'Remove your look 1' }).click();
  await expect.element(own).not.toBeInTheDocument();
});
