import type { Page, Route } from '@playwright/test';
import { expect, expectCoins, press, signUp, test } from './harness/fixtures.ts';
import { photo } from './harness/reference-files.ts';

// Leaving a page in the middle of what it does. Running jobs, trainings, dictation and the camera:
// running-job, trained-styles, voice and reference-camera.

const prompt = (page: Page) => page.getByRole('textbox', { name: 'Prompt' });

/** Keeps a call without an answer; resolves when the page has made it. */
async function keepWaiting(page: Page, path: string): Promise<{ made: Promise<Route> }> {
  const made = Promise.withResolvers<Route>();
  await page.route(path, (route) => made.resolve(route));
  return { made: made.promise };
}

test('a press that had not reached the server costs nothing, and its form is there again', async ({
  page,
  server,
}) => {
  await signUp(page, server.origin);
  await page.getByRole('radio', { name: /^Genesys 1\.0/ }).click();
  await page
    .locator('input[type=file]:not([capture])')
    .setInputFiles([await photo('mine.jpg', { width: 1_600, height: 900 })]);
  await expect(page.getByText('mine.jpg')).toBeVisible();
  const { made } = await keepWaiting(page, '**/api/generate');
  await press(page, 'a castle in the fog');
  await made;
  await page.goto(`${server.origin}/gallery`);
  await page.unrouteAll();
  await page.goto(`${server.origin}/editor`);
  await expect(prompt(page)).toHaveValue('a castle in the fog');
  await expect(page.getByText('mine.jpg')).toBeVisible();
  await expectCoins(page, 100);
  const { jobs } = await (await page.request.get(`${server.origin}/api/jobs`)).json();
  expect(jobs).toEqual([]);
});

test('a press whose answer is not waited for makes its picture once, and the next page knows of it @full', async ({
  page,
  server,
}) => {
  await signUp(page, server.origin);
  // It reaches the server, but its answer gets lost.
  await page.route('**/api/generate', async (route) => {
    await route.fetch();
    await page.goto(`${server.origin}/gallery`);
  });
  await press(page, 'a castle in the fog');
  await expect(page.getByRole('link', { name: 'a castle in the fog' })).toBeVisible({ timeout: 30_000 });
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.goto(`${server.origin}/editor`);
  await expectCoins(page, 85);
  const { jobs } = await (await page.request.get(`${server.origin}/api/jobs`)).json();
  expect(jobs).toHaveLength(1);
});

test('pictures that were being read and links that were being followed harm nothing @full', async ({
  page,
  server,
}) => {
  await signUp(page, server.origin);
  await page.getByRole('radio', { name: /^Thumbnails V2/ }).click();
  const many = await Promise.all(
    ['a', 'b', 'c'].map((name) => photo(`${name}.jpg`, { width: 6_000, height: 4_000 })),
  );
  await page.locator('input[type=file]:not([capture])').setInputFiles(many);
  await page.reload();
  // What was not read by then is to be chosen again; nothing half read is left.
  const frames = page.getByRole('button', { name: /^Image \d, / });
  await page.locator('input[type=file]:not([capture])').setInputFiles([await photo('d.jpg')]);
  await expect(page.getByRole('button', { name: /^Image \d, d\.jpg/ })).toBeVisible();
  expect(await frames.count()).toBeLessThanOrEqual(4);

  const { made } = await keepWaiting(page, '**/api/youtube-thumbnail*');
  const link = page.getByRole('textbox', { name: 'YouTube link' });
  await link.fill('https://youtu.be/dQw4w9WgXcQ');
  await made;
  await page.getByRole('link', { name: 'Gallery' }).click();
  await expect(page.getByRole('heading', { name: 'Your Gallery', exact: true })).toBeVisible();
  await page.unrouteAll();
  await page.route('**/api/youtube-thumbnail*', (route) => route.abort());
  await page.getByRole('link', { name: 'Studio' }).click();
  await expect(link).toHaveValue('https://youtu.be/dQw4w9WgXcQ');
  await page.getByRole('button', { name: 'Clear the link' }).click();
  await expect(page.getByRole('button', { name: /^Image \d, d\.jpg/ })).toBeVisible();
});

test('an enhancement and a style that were on their way change nothing afterwards @full', async ({
  page,
  server,
}) => {
  await signUp(page, server.origin);
  await page.getByRole('radio', { name: /^Genesys Pro/ }).click();
  await prompt(page).fill('a castle');
  const enhancing = await keepWaiting(page, '**/api/enhance-prompt');
  await page.getByRole('button', { name: 'Enhance' }).click();
  const enhancement = await enhancing.made;
  await page.getByRole('link', { name: 'Gallery' }).click();
  await expect(page.getByRole('heading', { name: 'Your Gallery', exact: true })).toBeVisible();
  await enhancement.continue().catch(() => undefined);
  await page.getByRole('link', { name: 'Studio' }).click();
  await expect(prompt(page)).toHaveValue('a castle');
  await expect(page.getByRole('dialog')).toBeHidden();

  await page.getByRole('button', { name: 'Create Custom Style' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create Custom Style' });
  await dialog.getByRole('textbox', { name: 'Name', exact: true }).fill('Violet night');
  await dialog.getByRole('textbox', { name: 'Description' }).fill('Neon purple, a dark night');
  const creating = await keepWaiting(page, '**/api/custom-styles');
  await dialog.getByRole('button', { name: 'Create style' }).click();
  await creating.made;
  await page.reload();
  await page.unrouteAll();
  await expect(page.getByRole('button', { name: 'Style: Photographic' })).toBeVisible();
  await page.getByRole('button', { name: 'Create Custom Style' }).click();
  // What was typed is there to be sent again.
  await expect(dialog.getByRole('textbox', { name: 'Description' })).toHaveValue('Neon purple, a dark night');
  await dialog.getByRole('button', { name: 'Create style' }).click();
  await expect(page.getByRole('button', { name: 'Style: Violet night' })).toBeVisible();
});
