import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { type UpdateId, updatePictureSize } from '#web/features/updates/updates.ts';
import { capture, makePictures, newUser, type Studio, untilDrawn } from './studio.ts';

const prompts = [
  { prompt: 'Why bees are disappearing', style: 'Kurzgesagt-tzdev' },
  { prompt: 'Pizza vs burger: which is healthier?', style: 'MrBeast-tzdev' },
  { prompt: 'The truth about bitcoin', style: 'NickD-tzdev' },
  { prompt: 'Rocket launch live from the desert', style: 'Matthew-tzdev' },
  { prompt: 'I survived 100 days in the desert', style: 'Lebron-tzdev' },
];
const firstPrompt = 'Pizza vs burger: which is healthier?';

/** Captures the running product for each entry of the page "Updates". */
export async function captureUpdates(studio: Studio, mediaFolder: string): Promise<void> {
  const folder = join(mediaFolder, 'updates');
  await mkdir(folder, { recursive: true });
  const context = await newUser(studio, updatePictureSize);
  await makePictures(context, studio.origin, prompts);
  const page = await context.newPage();
  const shoot = async (id: UpdateId, shown: Page = page) => {
    await untilDrawn(shown);
    await capture(shown, folder, id);
  };
  const open = (path: string) => page.goto(`${studio.origin}${path}`);

  await open('/editor');
  await page.getByRole('textbox', { name: 'Prompt' }).fill('Volcano eruption live, sparks and lava');
  for (const { prompt } of prompts) await page.getByRole('link', { name: prompt }).locator('img').waitFor();
  await shoot('studio');
  await openDesign(page);
  await shoot('designPanel');
  await page.keyboard.press('Escape');

  await open('/pricing');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await shoot('plans');
  await assignPlan(page);
  await open('/editor');
  await page.getByRole('button', { name: 'Create your own style' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create your own style' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Deep blue');
  await dialog
    .locator('input[type=file]')
    .setInputFiles(lookPictures.map((name) => showcase(mediaFolder, name)));
  await dialog
    .getByRole('img')
    .nth(lookPictures.length - 1)
    .waitFor();
  await shoot('trainedStyles');
  await page.keyboard.press('Escape');

  await open('/editor');
  await page.getByRole('radio', { name: /^Upscaler/ }).click();
  await page.getByLabel('Image to upscale').setInputFiles(showcase(mediaFolder, 'volcano-480'));
  await page.getByRole('button', { name: /^Upscale(?! history)/ }).click();
  const history = page.getByRole('region', { name: 'Upscale history' });
  await history
    .getByRole('link', { name: 'Download' })
    .or(history.getByRole('button', { name: 'Download' }))
    .first()
    .waitFor({ timeout: 180_000 });
  await shoot('upscaler');
  await history.getByRole('button', { name: 'Compare', exact: true }).click();
  await page.getByTestId('compare-stage').and(page.locator('[aria-busy=false]')).waitFor();
  await shoot('compare');

  await open('/voice-commands');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await shoot('voice');
  await open('/gallery');
  await page.getByRole('link', { name: firstPrompt }).locator('img').waitFor();
  await shoot('gallery');
  const [newest] = await imageIds(page);
  await open(`/youtube?image=${newest}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await shoot('feed');

  await context.close();
  await captureGroup(studio, shoot);
}

/** Captures four variations, the sizes of one, and how a visitor of a private link sees them. */
async function captureGroup(
  studio: Studio,
  shoot: (id: UpdateId, shown: Page) => Promise<void>,
): Promise<void> {
  // A new user's coins pay for the four.
  const context = await newUser(studio, updatePictureSize);
  const page = await context.newPage();
  await page.goto(`${studio.origin}/editor`);
  await makeVariations(page);
  await shoot('variations', page);
  const [newest] = await imageIds(page);
  await page.goto(`${studio.origin}/gallery?image=${newest}`);
  await page.getByRole('button', { name: 'Formats and sizes' }).click();
  // Its sizes are measured once the menu is open.
  for (const name of [/^JPEG(?! under).*[kM]B/, /^PNG.*[kM]B/, /^WebP.*[kM]B/]) {
    await page.getByRole('menuitem', { name }).waitFor();
  }
  await shoot('larger', page);
  const address = await shareVariations(page, studio.origin);
  await context.close();
  const visit = await studio.browser.newContext({
    viewport: updatePictureSize,
    colorScheme: 'dark',
    locale: 'en-US',
  });
  const visitor = await visit.newPage();
  await visitor.goto(address);
  await visitor.getByRole('textbox', { name: 'Your name' }).fill('Theo');
  await visitor.getByRole('button', { name: 'Choose this one' }).click();
  await visitor.getByRole('button', { name: 'Your choice' }).waitFor();
  await visitor.getByRole('textbox', { name: 'Comment' }).fill('This one, with the words a little larger.');
  await shoot('links', visitor);
  await visit.close();
}

const variedPrompt = '"FIRST STEPS" an astronaut on the moon';

/** Makes four variations, and points at the first, so that its buttons show. */
async function makeVariations(page: Page): Promise<void> {
  await page.getByRole('radio', { name: /^Thumbnails(?! V2)/ }).click();
  await page.getByRole('radio', { name: '4 variations' }).click();
  await page.getByRole('textbox', { name: 'Prompt' }).fill(variedPrompt);
  await page.getByRole('button', { name: /^Generate/ }).click();
  const variations = page
    .getByRole('article', { name: `Choose a variation: ${variedPrompt}` })
    .getByRole('region');
  await variations.nth(3).locator('img').waitFor({ timeout: 120_000 });
  // The coins that are left pay for two more.
  await page.getByRole('radio', { name: '2 variations' }).click();
  await variations.first().hover();
}

/** Makes a private link to the variations. Returns its address. */
async function shareVariations(page: Page, origin: string): Promise<string> {
  await page.goto(`${origin}/gallery`);
  await page.getByRole('button', { name: 'Select', exact: true }).click();
  for (const number of [0, 1, 2]) await page.getByRole('link', { name: variedPrompt }).nth(number).click();
  await page.getByRole('button', { name: 'Share' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share' });
  await dialog.getByRole('textbox', { name: 'Title' }).fill('First steps: which thumbnail?');
  await dialog.getByRole('button', { name: 'Create link' }).click();
  const ready = page.getByRole('dialog', { name: 'Your link is ready' });
  return ready.getByRole('textbox', { name: 'Link' }).inputValue();
}

const lookPictures = ['astronaut-720', 'shark-720', 'survived-720', 'volcano-720'];

function showcase(mediaFolder: string, name: string): string {
  return join(mediaFolder, 'showcase', `${name}.webp`);
}

/** The server's first account is its admin: it gives itself the plan that includes trained styles. */
async function assignPlan(page: Page): Promise<void> {
  const status = await page.evaluate(async () => {
    const { users } = await (await fetch('/api/admin/users')).json();
    const answer = await fetch(`/api/admin/users/${users[0].id}/plan`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ plan: 'plus', reason: 'For the pictures of the page Updates' }),
    });
    return answer.status;
  });
  if (status !== 200) throw new Error(`The plan was not given: ${status}.`);
}

async function openDesign(page: Page): Promise<void> {
  await page.getByRole('link', { name: firstPrompt }).hover();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Edit design' }).click();
  const panel = page.getByRole('dialog', { name: 'Edit design' });
  await panel.getByRole('radio', { name: 'No illustration' }).waitFor();
  await panel.getByRole('img', { name: 'Preview of the design' }).waitFor();
}

/** Returns the ids of the user's pictures, newest first. */
function imageIds(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const { images } = await (await fetch('/api/user/user-images')).json();
    return images.map(({ id }: { id: string }) => id);
  });
}
