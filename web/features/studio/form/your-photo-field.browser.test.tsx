import { vi } from 'vitest';
import { listFaces } from '#contract/faces.ts';
import { userRecords } from '#web/api/records/user-records.ts';
import { faceTexts } from '#web/features/faces/texts.ts';
import { referencesTexts } from '#web/features/references/texts.ts';
import { answerForStudio } from '#web/testing/fake-studio.ts';
import { openPage } from '#web/testing/page.ts';
import { expect, page, test } from '#web/testing/test.ts';
import { settleMs } from './settings-panel.tsx';
import { showYourPhoto, YourPhoto } from './your-photo-part.ts';

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

test('faces that the user keeps come by themselves, into a place that was kept for them', async ({
  api,
  events,
  user,
}) => {
  answerForStudio({ api, events, user });
  const id = '00000000-0000-4000-8000-000000000001';
  const url = '/files/256x256.png?face=1';
  const createdAt = '2026-11-26T12:00:00.000Z';
  const face = { id, expression: 'happy', url, previewUrl: url, width: 640, height: 480, createdAt } as const;
  let answer = () => {};
  const isAnswered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  userRecords(user.id).write({ faces: true });
  api.answer(listFaces, async () => {
    await isAnswered;
    return { success: true as const, consentedAt: createdAt, faces: [face] };
  });
  await openPage('/editor');
  await expect.element(choose).toBeVisible();
  const below = () => choose.element().closest('section')?.nextElementSibling?.getBoundingClientRect().top;
  const before = below();
  await showYourPhoto();
  const loading = page.getByRole('status', { name: faceTexts.english.loading });
  await expect.element(loading).toBeVisible();
  expect(below()).toBe(before);
  answer();
  await expect.element(page.getByRole('radio', { name: faceTexts.english.happy })).toBeVisible();
  expect(below()).toBe(before);
});
