import { vi } from 'vitest';
import { referencesTexts } from '#web/features/references/texts.ts';
import { answerForStudio } from '#web/testing/fake-studio.ts';
import { openPage } from '#web/testing/page.ts';
import { expect, page, test } from '#web/testing/test.ts';
import { settleMs } from './settings-panel.tsx';
import { YourPhoto } from './your-photo-part.ts';

const { chooseYourPhoto, cameraTitle, myFaces } = referencesTexts.english;
const choose = page.getByRole('button', { name: chooseYourPhoto, exact: true });
const camera = page.getByRole('button', { name: cameraTitle, exact: true });

test('own photo and faces open when asked for; unasked nothing below them moves', async ({
  api,
  events,
  user,
}) => {
  answerForStudio({ api, events, user });
  const start = window.setTimeout.bind(window);
  const settled: (() => void)[] = [];
  const timers = vi.spyOn(window, 'setTimeout').mockImplementation(((run: () => void, ms?: number) => {
    if (ms !== settleMs) return start(run, ms);
    settled.push(run);
    return 0;
  }) as typeof window.setTimeout);
  await openPage('/editor');
  await expect.element(choose).toBeVisible();
  const below = () => choose.element().closest('section')?.nextElementSibling?.getBoundingClientRect().top;
  const before = below();
  expect(before).toBeGreaterThan(0);
  for (const run of settled) run();
  await YourPhoto.preload();
  await new Promise((done) => start(done));
  expect(below()).toBe(before);
  await expect.element(camera).not.toBeInTheDocument();

  await page.getByRole('button', { name: myFaces, exact: true }).click();
  await expect.element(camera).toBeVisible();
  timers.mockRestore();
});
