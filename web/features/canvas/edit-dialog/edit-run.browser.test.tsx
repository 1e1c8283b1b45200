import { startEdit } from '#contract/edit-calls.ts';
import { cancelJob, getJobStatus } from '#contract/jobs.ts';
import { refusal } from '#web/testing/fake-api.ts';
import { answerForCanvas } from '#web/testing/fake-canvas.ts';
import { picturesOf } from '#web/testing/fake-gallery.ts';
import { openPage, press } from '#web/testing/page.ts';
import { test as base, expect, page } from '#web/testing/test.ts';
import { resultTexts } from '../compare-result/texts.ts';
import { editTexts } from './texts.ts';

const { english: words } = editTexts;
const { english: result } = resultTexts;
const dialog = page.getByRole('dialog', { name: words.editImage });
const bar = page.getByRole('group', { name: result.result });
const exportButton = page.getByRole('button', { name: 'Export' });
const working = page.getByRole('status').filter({ hasText: words.generating });

const test = base.extend<{ canvas: ReturnType<typeof answerForCanvas> }>({
  canvas: async ({ api, events, user }, use) =>
    use(answerForCanvas({ api, events, user }, picturesOf(['a boat']))),
});

async function openDialog(): Promise<void> {
  await openPage('/editor/canvas');
  await page.getByRole('button', { name: 'Edit a boat' }).click();
  await expect.element(exportButton).toBeVisible();
  await press('e');
  await expect.element(dialog).toBeVisible();
}

async function startNight(): Promise<void> {
  await openDialog();
  await dialog.getByRole('textbox').fill('make it night');
  await expect.element(dialog.getByText('I will: darken the picture and add a vignette')).toBeVisible();
  await expect.element(dialog.getByText('You will spend 15 coins')).toBeVisible();
  await dialog.getByRole('button', { name: /^Edit Image/ }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(working).toBeVisible();
}

test('an edit shows what it will do, its progress, and a result that is kept as one step', async ({
  canvas,
}) => {
  await startNight();
  await expect.element(page.getByText('42%')).toBeVisible();
  await expect.element(exportButton).toHaveAttribute('aria-disabled', 'true');
  const before = canvas.document()?.layers.base;
  canvas.finish();
  await expect.element(bar).toBeVisible();
  const keep = bar.getByRole('button', { name: result.accept });
  await expect.element(keep).not.toHaveAttribute('aria-disabled');
  // Nothing is a step before it is kept.
  expect(canvas.document()?.layers.base).toEqual(before);
  await bar.getByRole('button', { name: result.showChanged }).click();
  const changed = page.getByRole('dialog', { name: result.changedTitle });
  await expect.element(changed.getByText('0% of the picture')).toBeVisible();
  await press('Escape');
  await keep.click();
  await expect.poll(() => canvas.document()?.layers.base).not.toEqual(before);
  await expect.element(exportButton).not.toHaveAttribute('aria-disabled');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => canvas.document()?.layers.base).toEqual(before);
});

test('a discarded result leaves the document alone, and another joins as a layer', async ({ canvas }) => {
  await startNight();
  canvas.finish();
  await bar.getByRole('button', { name: result.discard }).click();
  await expect.element(bar).not.toBeInTheDocument();
  await expect.element(exportButton).not.toHaveAttribute('aria-disabled');
  expect(Object.keys(canvas.document()?.layers ?? {})).toEqual(['base']);
  await press('e');
  await dialog.getByRole('button', { name: /^Edit Image/ }).click();
  await expect.element(working).toBeVisible();
  canvas.finish();
  const asLayer = bar.getByRole('button', { name: result.asLayer });
  await expect.element(asLayer).not.toHaveAttribute('aria-disabled');
  await asLayer.click();
  await expect
    .poll(() =>
      Object.values(canvas.document()?.layers ?? {})
        .map(({ kind }) => kind)
        .sort(),
    )
    .toEqual(['base', 'picture']);
});

test('a failed edit shows the server’s text and what it cost, and can be tried again', async ({
  api,
  canvas,
}) => {
  await startNight();
  canvas.finish('failed');
  const failed = page.getByRole('alert').filter({ hasText: words.failedTitle });
  await expect.element(failed).toMatchTextContent('The engine failed.');
  await expect.element(failed).toMatchTextContent('You were not charged.');
  const again = failed.getByRole('button', { name: 'Try again' });
  await expect.element(again).toHaveAccessibleName('Try again costs 15 coins');
  await again.click();
  await expect.element(working).toBeVisible();
  expect(api.requests(startEdit)).toHaveLength(2);
});

test('another result names its price, and none where nothing costs coins', async ({ api, canvas, user }) => {
  await startNight();
  canvas.finish();
  const again = bar.getByRole('button', { name: result.again });
  await expect.element(again).toHaveAccessibleName('Try again costs 15 coins');
  await bar.getByRole('button', { name: result.discard }).click();
  await expect.element(bar).not.toBeInTheDocument();

  user.usesCoins = false;
  await openDialog();
  await dialog.getByRole('textbox').fill('make it night');
  await dialog.getByRole('button', { name: /^Edit Image/ }).click();
  await expect.poll(() => api.requests(startEdit)).toHaveLength(2);
  canvas.finish();
  await expect.element(again).toHaveAccessibleName('Try again');
});

test('a running edit can be cancelled', async ({ api, canvas }) => {
  await startNight();
  api.answer(cancelJob, () => {
    const [job] = canvas.jobs();
    if (job === undefined) return refusal('not_found');
    const error = { code: 'cancelled' as const, message: 'Cancelled.' };
    return { success: true as const, job: { ...job, status: 'cancelled' as const, error }, coins: 100 };
  });
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect.element(working).not.toBeInTheDocument();
  await expect.element(exportButton).not.toHaveAttribute('aria-disabled');
});

test.for([
  ['insufficient_coins', words.insufficient],
  ['image_too_large', words.imageTooLarge],
  ['internal', words.serverError],
] as const)('a refusal with %s has its heading', async ([code, heading], { api, canvas }) => {
  await openDialog();
  expect(canvas.jobs()).toEqual([]);
  api.answer(startEdit, () => refusal(code));
  await dialog.getByRole('textbox').fill('make it night');
  await expect.element(dialog.getByText(/^I will:/)).toBeVisible();
  await dialog.getByRole('button', { name: /^Edit Image/ }).click();
  await expect.element(page.getByRole('alert').filter({ hasText: heading })).toBeVisible();
});

test('too few coins are said before anything is sent', async ({ api, user, canvas }) => {
  user.coins = 14;
  await openDialog();
  expect(canvas.jobs()).toEqual([]);
  await dialog.getByRole('textbox').fill('make it night');
  await expect.element(dialog.getByText(/^I will:/)).toBeVisible();
  await dialog.getByRole('button', { name: /^Edit Image/ }).click();
  await expect
    .element(dialog.getByRole('alert'))
    .toMatchTextContent('You need at least 15 coins to edit an image.');
  expect(api.requests(startEdit)).toEqual([]);
});

test('without a picture, the key of the edit says what is missing', async ({ canvas }) => {
  await openPage('/editor/canvas');
  await expect.element(page.getByRole('button', { name: 'Edit a boat' })).toBeVisible();
  expect(canvas.jobs()).toEqual([]);
  await press('e');
  await expect.element(page.getByText(words.pictureFirst, { exact: true })).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
});

test('the mask tool is refused while the dialog is open', async ({ canvas }) => {
  await openDialog();
  expect(canvas.jobs()).toEqual([]);
  dialog.getByRole('button', { name: 'Cancel' }).element().focus();
  await press('b');
  await expect
    .element(page.getByText('Please close the Edit Image dialog before using the Mask Tool.'))
    .toBeVisible();
});

test('while the stream is down the status call ends the edit', async ({ api, events, canvas }) => {
  await startNight();
  events.cut();
  api.answer(getJobStatus, () => {
    const [job] = canvas.jobs();
    const [image] = canvas.images();
    if (job === undefined || image === undefined) return refusal('not_found');
    const done = { ...job, status: 'completed' as const, images: [image] };
    return {
      success: true as const,
      jobId: job.id,
      status: 'completed' as const,
      code: null,
      progress: 100,
      imageUrl: image.url,
      finalImageUrl: image.url,
      newImage: image,
      error: null,
      coins: 85,
      job: done,
    };
  });
  await expect.element(bar).toBeVisible();
});
