import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { type CaptureName, captureSize } from '#web/features/site/pages/tutorial/captures.ts';
import { capture, makePictures, newUser, type Studio, untilDrawn } from './studio.ts';

const earlier = [
  { prompt: 'Why bees are disappearing', style: 'Kurzgesagt-tzdev' },
  { prompt: 'Pizza vs burger: which is healthier?', style: 'MrBeast-tzdev' },
  { prompt: 'The truth about bitcoin', style: 'NickD-tzdev' },
  { prompt: 'Rocket launch live from the desert', style: 'Matthew-tzdev' },
];
const prompt = 'Volcano eruption live, sparks and lava';

/** Captures the tutorial's six steps in the running product. */
export async function captureTutorial(studio: Studio, mediaFolder: string): Promise<void> {
  const folder = join(mediaFolder, 'tutorial');
  await mkdir(folder, { recursive: true });
  const context = await newUser(studio, captureSize);
  await makePictures(context, studio.origin, earlier);
  const page = await context.newPage();
  const shoot = (name: CaptureName) => capture(page, folder, name);

  await page.goto(`${studio.origin}/editor`);
  await page.getByRole('textbox', { name: 'Prompt' }).fill(prompt);
  for (const { prompt: name } of earlier) await page.getByRole('link', { name }).locator('img').waitFor();
  await untilDrawn(page);
  await shoot('01-prompt');
  await page.getByRole('radio', { name: 'Lebron' }).click();
  await shoot('02-style');
  await captureProgress(page, () => shoot('03-progress'));
  const tile = page.getByRole('link', { name: prompt });
  await tile.waitFor();
  await tile.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Download' }).waitFor();
  await untilDrawn(page);
  await shoot('04-result');
  await page.goto(`${studio.origin}/gallery`);
  await tile.waitFor();
  await untilDrawn(page);
  await shoot('05-gallery');
  await tile.click();
  await page.getByRole('dialog').getByRole('link', { name: 'Test in Feed' }).click();
  await page.waitForURL('**/youtube**');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await untilDrawn(page);
  await shoot('06-feed');
  await context.close();
}

/** Presses Generate and captures the tile as soon as it shows a percentage. */
async function captureProgress(page: Page, shoot: () => Promise<void>): Promise<void> {
  await page.getByRole('button', { name: /^Generate/ }).click();
  await page
    .getByText(/^[1-9]\d?\s?%$/)
    .first()
    .waitFor();
  await shoot();
}
