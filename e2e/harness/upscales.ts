import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect } from './fixtures.ts';
import type { TestFile } from './reference-files.ts';

/** Returns a small drawing with edges, so that before and after look different. */
export async function drawing(name: string, width = 160, height = 90): Promise<TestFile> {
  const circle = `<circle cx="${width * 0.6}" cy="${height / 2}" r="${height / 3}" fill="#fc6"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#417"/>${circle}</svg>`;
  return { name, mimeType: 'image/png', buffer: await sharp(Buffer.from(svg)).png().toBuffer() };
}

/** Selects the Upscaler tool. */
export async function chooseUpscaler(page: Page): Promise<void> {
  await page.getByRole('radio', { name: /^Upscaler/ }).click();
  await expect(page.getByRole('heading', { name: 'Image', exact: true })).toBeVisible();
}

export async function chooseSource(page: Page, file: TestFile): Promise<void> {
  await page.getByLabel('Image to upscale').setInputFiles(file);
  await expect(page.getByRole('img', { name: file.name })).toBeVisible();
}

/** Returns the button that starts an upscale. */
export const upscaleButton = (page: Page) => page.getByRole('button', { name: /^Upscale(?! history)/ });

/** Returns the history’s entries. */
export const entries = (page: Page) =>
  page.getByRole('region', { name: 'Upscale history' }).getByRole('article');

/** Starts upscales through API calls, faster than the form. */
export async function startUpscales(page: Page, count: number): Promise<void> {
  const { buffer } = await drawing('small.png', 16, 9);
  const bytes = [...buffer];
  const statuses = await page.evaluate(
    async ({ bytes, count }) => {
      const answers: number[] = [];
      for (let at = 0; at < count; at += 1) {
        const body = new FormData();
        body.append('sourceImage', new File([new Uint8Array(bytes)], 'small.png', { type: 'image/png' }));
        answers.push((await fetch('/api/upscale', { method: 'POST', body })).status);
      }
      return answers;
    },
    { bytes, count },
  );
  expect(statuses).toEqual(Array.from({ length: count }, () => 200));
}

/** Returns the server’s upscale history. */
export async function historyOf(page: Page): Promise<{ id: string; status: string; timestamp: string }[]> {
  return page.evaluate(async () => (await (await fetch('/api/upscale-history?limit=50')).json()).history);
}
