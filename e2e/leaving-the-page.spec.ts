import type { Page, Route } from '@playwright/test';
import { expect, expectCoins, generate, signUp, test } from './harness/fixtures.ts';
import { photo } from './harness/reference-files.ts';

// Leaving a page while it waits for a response. Running jobs, trainings, dictation and the camera have their
// own tests: running-job, trained-styles, voice and reference-camera.

const prompt = (page: Page) => page.getByRole('textbox', { name: 'Prompt' });

/** Leaves a call unanswered. `made` resolves when the page has made it. */
async function holdResponse(page: Page, path: string): Promise<{ made: Promise<Route> }> {
  const made = Promise.withResolvers<Route>();
  await page.route(path, (route) => made.resolve(route));
  return { made: made.promise };
}

test('leaving before the request arrives costs nothing and keeps the form', async ({ page, server }) => {
  await signUp(page, server.origin);
  await page.getByRole('radio', { name: /^Genesys 1\.0/ }).click();
  await page
    .locator('input[type=file]:not([capture])')
    .setInputFiles([await photo('mine.jpg', { width: 1_600, height: 900 })]);
  await expect(page.getByText('mine.jpg')).toBeVisible();
  const { made } = await holdResponse(page, '**/api/generate');
  await generate(page, 'a castle in the fog');
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

test('leaving before the response arrives makes one picture, which the next page shows @full', async ({
  page,
  server,
}) => {
  await signUp(page, server.origin);
  // The request reaches the server, but its response is lost.
  await page.route('**/api/generate', async (route) => {
    await route.fetch();
    await page.goto(`${server.origin}/gallery`);
  });
  await generate(page, 'a castle in the fog');
  await expect(page.getByRole('link', { name: 'a castle in the fog' })).toBeVisible({ timeout: 30_000 });
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.goto(`${server.origin}/editor`);
  await expectCoins(page, 85);
  const { jobs } = await (await page.request.get(`${server.origin}/api/jobs`)).json();
  expect(jobs).toHaveLength(1);
});

test('leaving while files or a YouTube link load leaves a working form @full', async ({ page, server }) => {
  await signUp(page, server.origin);
  await page.getByRole('radio', { name: /^Thumbnails V2/ }).click();
  const many = await Promise.all(
    ['a', 'b', 'c'].map((name) => photo(`${name}.jpg`, { width: 6_000, height: 4_000 })),
  );
  await page.locator('input[type=file]:not([capture])').setInputFiles(many);
  await page.reload();
  // Files not read by then must be chosen again. No partly read file is left.
  const frames = page.getByRole('button', { name: /^Image \d, / });
  await page.locator('input[type=file]:not([capture])').setInputFiles([await photo('d.jpg')]);
  await expect(page.getByRole('button', { name: /^Image \d, d\.jpg/ })).toBeVisible();
  expect(await frames.count()).toBeLessThanOrEqual(4);

  const { made } = await holdResponse(page, '**/api/youtube-thumbnail*');
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

test('leaving during an enhancement or a style creation changes nothing, and the form keeps its text @full', async ({
  page,
  server,
}) => {
  await signUp(page, server.origin);
  await page.getByRole('radio', { name: /^Genesys Pro/ }).click();
  await prompt(page).fill('a castle');
  const enhancing = await holdResponse(page, '**/api/enhance-prompt');
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
  const creating = await holdResponse(page, '**/api/custom-styles');
  await dialog.getByRole('button', { name: 'Create style' }).click();
  await creating.made;
  await page.reload();
  await page.unrouteAll();
  await expect(page.getByRole('button', { name: 'Style: Photographic' })).toBeVisible();
  await page.getByRole('button', { name: 'Create Custom Style' }).click();
  // The text is still there and can be submitted again.
  await expect(dialog.getByRole('textbox', { name: 'Description' })).toHaveValue('Neon purple, a dark night');
  await dialog.getByRole('button', { name: 'Create style' }).click();
  await expect(page.getByRole('button', { name: 'Style: Violet night' })).toBeVisible();
});
