import { addCanvasAsset, createCanvasDocument, syncCanvasDocument } from '#contract/canvas.ts';
import { refusal } from '#web/testing/fake-api.ts';
import { answerForCanvas } from '#web/testing/fake-canvas.ts';
import { picturesOf } from '#web/testing/fake-gallery.ts';
import { openPage, press } from '#web/testing/page.ts';
import { test as base, expect, page } from '#web/testing/test.ts';

const test = base.extend<{ canvas: ReturnType<typeof answerForCanvas> }>({
  canvas: async ({ api, events, user }, use) =>
    use(answerForCanvas({ api, events, user }, picturesOf(['a boat']))),
});

async function upload(): Promise<void> {
  const canvas = new OffscreenCanvas(40, 30);
  canvas.getContext('2d')?.fillRect(0, 0, 40, 30);
  const file = new File([await canvas.convertToBlob({ type: 'image/png' })], 'hill.png', {
    type: 'image/png',
  });
  const input = document.querySelector<HTMLInputElement>('input[type=file][accept*=webp]:not([data-part])');
  if (input === null) throw new Error('the page takes no files');
  const files = new DataTransfer();
  files.items.add(file);
  input.files = files.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

test('an upload over a limit says which, and the open document stays', async ({ api, canvas }) => {
  await openPage('/editor/canvas');
  await page.getByRole('button', { name: 'Edit a boat' }).click();
  await expect.element(page.getByRole('button', { name: 'Export' })).toBeVisible();
  const before = canvas.document();
  api.answer(addCanvasAsset, () => refusal('canvas_storage_full'));
  await upload();
  await expect.element(page.getByText(/may take up .* together/)).toBeVisible();
  api.answer(createCanvasDocument, () => refusal('too_many_canvas_documents'));
  await page.getByRole('button', { name: 'Edit a boat' }).click();
  await expect.element(page.getByText(/those in the trash included/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Export' })).toBeVisible();
  expect(canvas.document()).toEqual(before);
});

test('a change that the server refuses says why', async ({ api, canvas }) => {
  await openPage('/editor/canvas');
  await page.getByRole('button', { name: 'Edit a boat' }).click();
  await expect.element(page.getByRole('button', { name: 'Export' })).toBeVisible();
  api.answer(syncCanvasDocument, () => refusal('canvas_document_too_large'));
  await press('t');
  await page.getByRole('application').click();
  await page.getByRole('textbox', { name: 'Text of the layer' }).fill('WOW');
  await expect.element(page.getByText(/become too large to save/).first()).toBeVisible();
  expect(canvas.document()?.layers).toBeDefined();
});
