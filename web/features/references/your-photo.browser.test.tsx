import { vi } from 'vitest';
import { findCutOut } from '#contract/cut-outs.ts';
import { getDrawnTools } from '#contract/drawn-tools.ts';
import { generate } from '#contract/generation-calls.ts';
import { refusal } from '#web/testing/fake-api.ts';
import { answerForStudio, whiteMask } from '#web/testing/fake-studio.ts';
import { pictureFile, storedFilesOf } from '#web/testing/files.ts';
import { focus, openPage, press, reloadPage } from '#web/testing/page.ts';
import { generateButton, promptField, toolNamed } from '#web/testing/studio-page.ts';
import { test as base, expect, page } from '#web/testing/test.ts';
import { cutOutTexts } from './cut-out/texts.ts';
import { referencesTexts } from './texts.ts';

const { english: words } = referencesTexts;

/** A studio on the free plan. */
const test = base.extend<{ studio: ReturnType<typeof answerForStudio> }>({
  studio: [
    async ({ api, events, user }, use) => {
      await use(answerForStudio({ api, events, user }));
    },
    { auto: true },
  ],
});

const fileShown = (name: string) => page.getByText(name, { exact: true });
const cameraButton = page.getByRole('button', { name: words.cameraTitle });
const chooseButton = page.getByRole('button', {
  name: new RegExp(`${words.chooseYourPhoto}|${words.replaceYourPhoto}`),
});

/** Presses the button, and answers the file dialog that it opens. */
async function chooseYourPhoto(file: File): Promise<void> {
  const opened = vi.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(() => {});
  await chooseButton.click();
  const [field] = opened.mock.contexts;
  opened.mockRestore();
  if (!(field instanceof HTMLInputElement)) throw new Error('No file dialog was opened.');
  const transfer = new DataTransfer();
  transfer.items.add(file);
  field.files = transfer.files;
  field.dispatchEvent(new Event('change'));
}

async function openYourPhoto(): Promise<void> {
  await openPage('/editor');
  await chooseButton.click();
  await expect.element(cameraButton).toBeVisible();
}

test('is sent from Thumbnails on the free plan, and kept across tools and a reload', async ({ api }) => {
  api.answer(getDrawnTools, () => ({ success: true as const, tools: ['Thumbnail' as const] }));
  await openYourPhoto();
  await chooseYourPhoto(await pictureFile('me.jpg'));
  await expect.element(fileShown('me.jpg')).toBeVisible();
  await expect.element(page.getByText(words.yourPhotoHint)).toBeVisible();
  await promptField.fill('Why I quit my job');
  await generateButton.click();
  await expect.poll(() => api.requests(generate)).toHaveLength(1);
  const [sent] = api.requests(generate);
  expect(sent?.files.photo?.map(({ name }) => name)).toEqual(['me.jpg']);
  expect(sent?.files.image ?? []).toEqual([]);
  expect(sent?.body).toMatchObject({ variant: 'Thumbnail', photos: [{ use: 'person', strokes: [] }] });

  await toolNamed(/Genesys 1.0/).click();
  await expect.element(fileShown('me.jpg')).toBeVisible();
  await expect.element(page.getByText(words.yourPhotoHintModel)).toBeVisible();
  await expect.poll(() => storedFilesOf('references')).toContain('me.jpg');
  await reloadPage();
  await expect.element(fileShown('me.jpg')).toBeVisible();
});

test('is replaced, and removed', async () => {
  await openYourPhoto();
  await chooseYourPhoto(await pictureFile('me.jpg'));
  await expect.element(fileShown('me.jpg')).toBeVisible();
  await chooseYourPhoto(await pictureFile('better.jpg'));
  await expect.element(fileShown('better.jpg')).toBeVisible();
  await expect.element(fileShown('me.jpg')).not.toBeInTheDocument();
  await page.getByRole('button', { name: words.removeYourPhoto }).click();
  await expect.element(page.getByRole('button', { name: words.chooseYourPhoto })).toBeVisible();
});

test('that is no picture is refused, with the reason', async () => {
  await openYourPhoto();
  await chooseYourPhoto(new File(['words'], 'notes.txt', { type: 'text/plain' }));
  await expect.element(page.getByRole('alert').filter({ hasText: words.uploadValid })).toBeVisible();
});

test('shows who is cut out, and strokes that correct it go along', async ({ api }) => {
  api.answer(getDrawnTools, () => ({ success: true as const, tools: ['Thumbnail' as const] }));
  api.answer(findCutOut, () => ({
    success: true as const,
    cutOut: { kind: 'person' as const, mask: whiteMask },
  }));
  await openYourPhoto();
  await chooseYourPhoto(await pictureFile('me.jpg'));
  await page.getByRole('button', { name: words.correctYourPhoto }).click();
  const { english } = cutOutTexts;
  const dialog = page.getByRole('dialog', { name: english.correctCutout });
  await expect.element(dialog.getByText(english.personFound)).toBeVisible();
  await dialog.getByRole('radio', { name: english.behind }).click();
  focus(dialog.getByRole('application'));
  await press('Space', 'Shift+ArrowLeft', 'Space');
  const points = [
    [0.5, 0.5],
    [0.4, 0.5],
  ];
  const strokes = [{ marks: 'background', width: 0.05, points }];
  await expect.poll(() => api.requests(findCutOut)).toHaveLength(2);
  const [first, second] = api.requests(findCutOut);
  expect([first?.body, second?.body]).toEqual([
    { use: 'person', strokes: [] },
    { use: 'person', strokes },
  ]);
  await dialog.getByRole('button', { name: english.useCutout }).click();
  await promptField.fill('Why I quit my job');
  await generateButton.click();
  await expect.poll(() => api.requests(generate)).toHaveLength(1);
  expect(api.requests(generate)[0]?.body).toMatchObject({ photos: [{ use: 'person', strokes }] });
});

test('can be marked while the server cannot show what is cut out', async ({ api }) => {
  api.answer(getDrawnTools, () => ({ success: true as const, tools: ['Thumbnail' as const] }));
  api.answer(findCutOut, () => refusal('unavailable'));
  await openYourPhoto();
  await chooseYourPhoto(await pictureFile('me.jpg'));
  await page.getByRole('button', { name: words.correctYourPhoto }).click();
  const { english } = cutOutTexts;
  const dialog = page.getByRole('dialog', { name: english.correctCutout });
  await expect.element(dialog.getByText(english.lookFailed)).toBeVisible();
  const confirm = dialog.getByRole('button', { name: english.useCutout });
  await expect.element(confirm).toHaveAttribute('aria-disabled', 'true');
  focus(dialog.getByRole('application'));
  await press('Space', 'Shift+ArrowLeft', 'Space');
  await expect.element(confirm).not.toHaveAttribute('aria-disabled');
});
