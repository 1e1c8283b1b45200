import { vi } from 'vitest';
import { generate } from '#contract/generation-calls.ts';
import { answerForStudio } from '#web/testing/fake-studio.ts';
import { answerForUpscaler } from '#web/testing/fake-upscaler.ts';
import { pictureFile } from '#web/testing/files.ts';
import { openPage, reloadPage } from '#web/testing/page.ts';
import { generateButton, promptField, toolNamed } from '#web/testing/studio-page.ts';
import { test as base, expect, page } from '#web/testing/test.ts';
import { createReference, type Reference } from './model/reference.ts';
import { bySlot, changeTool } from './model/store.ts';
import { writeStored } from './model/stored-references.ts';
import { referencesTexts } from './texts.ts';

const photoShown = page.getByText('me.jpg', { exact: true });
const addButton = page.getByRole('button', { name: referencesTexts.english.chooseYourPhoto });

/** A studio on the free plan in which the time for prefetches never comes. */
const test = base.extend<{ studio: ReturnType<typeof answerForStudio> }>({
  studio: [
    async ({ api, events, user }, use) => {
      const studio = answerForStudio({ api, events, user });
      answerForUpscaler(api);
      const start = window.setTimeout.bind(window);
      const timers = vi
        .spyOn(window, 'setTimeout')
        .mockImplementation(((run: TimerHandler, ms?: number, ...rest: unknown[]) =>
          ms === 4_000 ? 0 : start(run, ms, ...rest)) as typeof window.setTimeout);
      await use(studio);
      timers.mockRestore();
    },
    { auto: true },
  ],
});

async function ownPhoto(): Promise<Reference> {
  const bytes = await pictureFile('me.jpg');
  return createReference(
    { bytes, preview: bytes, width: 640, height: 360, isFirstFrame: false, isRedrawn: false },
    { name: 'me.jpg', bytes: bytes.size },
    { use: 'person', strokes: [] },
  );
}

async function storePhoto(owner: string): Promise<void> {
  const photo = await ownPhoto();
  await writeStored(owner, Date.now(), {
    tools: bySlot((slot) => (slot === 'photo' ? [photo] : [])),
    face: null,
    youtube: null,
  });
}

test('no picture is asked for with a photo that the form does not show', async ({ api }) => {
  const wasShown: boolean[] = [];
  const { fetch } = window;
  const sends = vi.spyOn(window, 'fetch').mockImplementation((address, init) => {
    if (init?.method === 'POST' && `${address}`.endsWith(generate.path))
      wasShown.push(photoShown.query() !== null);
    return fetch(address, init);
  });
  await openPage('/editor');
  await expect.element(addButton).toBeVisible();
  // As when it comes along with the settings of a picture.
  changeTool('photo', { references: [await ownPhoto()] });
  await promptField.fill('Why I quit my job');
  await generateButton.click();
  await expect.poll(() => api.requests(generate)).toHaveLength(1);
  expect(api.requests(generate)[0]?.files.photo?.map(({ name }) => name)).toEqual(['me.jpg']);
  expect(wasShown).toEqual([true]);
  sends.mockRestore();
});

test('a stored photo is shown after a reload, and when the user comes back from the Upscaler', async ({
  user,
}) => {
  await storePhoto(user.id);
  await openPage('/editor');
  await expect.element(photoShown).toBeVisible();
  await toolNamed(/^Upscaler/).click();
  await expect.element(photoShown).not.toBeInTheDocument();
  await toolNamed(/^Thumbnails\s*15/).click();
  expect(addButton.query()).toBeNull();
  await expect.element(photoShown).toBeVisible();
  await reloadPage();
  await expect.element(photoShown).toBeVisible();
});
