import { exportCanvasPicture } from '#contract/canvas-library.ts';
import { saveEdit } from '#contract/edits.ts';
import { localEdits } from '#web/features/edits/index.ts';
import { accessibilityViolations } from '#web/testing/accessibility.ts';
import { catchDownloads } from '#web/testing/downloads.ts';
import { answerForCanvas } from '#web/testing/fake-canvas.ts';
import { picturesOf } from '#web/testing/fake-gallery.ts';
import { openPage } from '#web/testing/page.ts';
import { test as base, expect, page } from '#web/testing/test.ts';
import { exportTexts } from './texts.ts';

const { english: words } = exportTexts;
const dialog = page.getByRole('dialog', { name: words.exportTitle });
const name = dialog.getByRole('textbox', { name: words.fileName });
const exportNow = dialog.getByRole('button', { name: words.exportNow });

const test = base.extend<{ canvas: ReturnType<typeof answerForCanvas> }>({
  canvas: async ({ api, events, user }, use) =>
    use(answerForCanvas({ api, events, user }, picturesOf(['a boat']))),
});

async function openExport(): Promise<void> {
  await openPage('/editor/canvas');
  await page.getByRole('button', { name: 'Edit a boat' }).click();
  await page.getByRole('button', { name: 'Export' }).click();
  await expect.element(dialog).toBeVisible();
}

test('the file has its default name, a format, a size, and a JPEG its quality', async ({ canvas }) => {
  await openExport();
  await expect.element(name).toHaveValue('adventure-export');
  await expect.element(dialog.getByRole('radio', { name: 'PNG' })).toBeChecked();
  await expect.element(dialog.getByText(words.underLimit)).toBeVisible();
  await expect.element(dialog.getByRole('slider')).not.toBeInTheDocument();
  await dialog.getByRole('radio', { name: 'JPEG' }).click();
  const quality = dialog.getByRole('textbox', { name: words.jpegQuality });
  await expect.element(quality).toHaveValue('0.9');
  await quality.fill('0.05');
  await name.click();
  await expect.element(quality).toHaveValue('0.1');
  expect(await accessibilityViolations('body')).toEqual([]);
  const downloads = catchDownloads();
  await name.fill('my boat');
  await exportNow.click();
  await expect.poll(() => downloads.map((one) => one.name)).toEqual(['my boat.jpg']);
  await expect.element(dialog).not.toBeInTheDocument();
  // The export is listed among the edits.
  await expect.poll(() => canvas.edits().map((edit) => edit.name)).toEqual(['my boat.jpg']);
});

test('nothing is exported without a name', async ({ canvas }) => {
  await openExport();
  expect(canvas.edits()).toEqual([]);
  await name.fill('  ');
  await expect.element(exportNow).toHaveAttribute('aria-disabled', 'true');
  await expect.element(dialog.getByText(words.nameRequired)).toBeVisible();
});

test('a new version goes to the gallery', async ({ api, canvas }) => {
  await openExport();
  catchDownloads();
  await dialog.getByRole('checkbox', { name: words.saveVersion }).click();
  await name.fill('my boat');
  await exportNow.click();
  await expect.element(page.getByText(words.versionSaved)).toBeVisible();
  const [request] = api.requests(exportCanvasPicture);
  expect(request?.body.name).toBe('my boat');
  expect(request?.files.file?.[0]?.type).toBe('image/png');
  expect(canvas.images()[0]?.name).toBe('my boat');
  await expect.poll(() => canvas.edits()).toHaveLength(1);
});

test('an edit that the server does not take is kept in this browser', async ({ api, canvas }) => {
  await openExport();
  expect(canvas.edits()).toEqual([]);
  api.answer(saveEdit, () => Response.error());
  const downloads = catchDownloads();
  await exportNow.click();
  await expect.poll(() => downloads.length).toBe(1);
  await expect.poll(() => localEdits().map(({ edit }) => edit.name)).toEqual(['adventure-export.png']);
});
