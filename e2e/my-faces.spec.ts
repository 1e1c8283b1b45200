import type { Page } from '@playwright/test';
import type { Face } from '#contract/faces.ts';
import type { GalleryImage } from '#contract/images.ts';
import { type DrawnExpression, portraitPhoto } from '#testing/portrait-photo.ts';
import { expect, generate, signUp, test } from './harness/fixtures.ts';

/** For a design with a photo, beside other journeys. */
const jobTimeout = { timeout: 60_000 };

async function photoOf(expression: DrawnExpression) {
  const buffer = Buffer.from(await portraitPhoto({ expression, skin: '#f0cdb4' }));
  return { name: `${expression}.jpg`, mimeType: 'image/jpeg', buffer };
}

async function imagesOf(page: Page, origin: string): Promise<GalleryImage[]> {
  return (await (await page.request.get(`${origin}/api/user/user-images`)).json()).images;
}

test('photos of oneself are kept by their expression, and a prompt takes the one that suits it', async ({
  page,
  server: { origin },
}) => {
  await signUp(page, origin);
  const dialog = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose your photo' }).click();
  await (await dialog).setFiles(await photoOf('shocked'));
  await page.getByRole('button', { name: 'Keep in my faces' }).click();
  const consent = page.getByRole('dialog', { name: 'Keep photos of your face?' });
  await consent.getByRole('checkbox').check();
  await consent.getByRole('button', { name: 'Keep in my faces' }).click();
  await expect(page.getByRole('radio', { name: 'Shocked' })).toBeChecked();

  await page.getByRole('button', { name: 'Manage my faces' }).click();
  const library = page.getByRole('dialog', { name: 'My faces' });
  const more = page.waitForEvent('filechooser');
  await library.getByRole('button', { name: 'Add photos' }).click();
  await (await more).setFiles([await photoOf('happy')]);
  await expect(library.getByText('2 of 24')).toBeVisible();
  await library.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('radio', { name: 'Happy' })).toBeVisible();

  await page.getByRole('radio', { name: 'By mood' }).click();
  await generate(page, 'The happiest day of my life');
  await expect.poll(async () => (await imagesOf(page, origin)).length, jobTimeout).toBe(1);
  const [image] = await imagesOf(page, origin);
  const bytesOf = async (url = '') => (await page.request.get(new URL(url, origin).href)).body();
  const { faces } = (await (await page.request.get(`${origin}/api/faces`)).json()) as { faces: Face[] };
  const happy = faces.find(({ expression }) => expression === 'happy');
  const [used] = image?.references ?? [];
  expect(used?.use).toBe('person');
  expect(await bytesOf(used?.url)).toEqual(await bytesOf(happy?.url));
  expect(image?.warnings).toEqual([]);

  await page.goto(`${origin}/gallery`);
  await page.getByRole('link', { name: 'The happiest day of my life' }).click();
  // In the viewer: the tile has such a button, too, until the viewer covers it.
  const viewer = page.getByRole('dialog', { name: 'The happiest day of my life' });
  await viewer.getByRole('button', { name: 'Edit', exact: true }).click();
  const panel = page.getByRole('dialog', { name: 'Edit design' });
  await panel.getByRole('radio', { name: 'Shocked', exact: true }).click();
  await panel.getByRole('button', { name: 'Save version' }).click();
  await expect.poll(async () => (await imagesOf(page, origin))[0]?.versionOf, jobTimeout).toBe(image?.id);
  const [version] = await imagesOf(page, origin);
  const shocked = faces.find(({ expression }) => expression === 'shocked');
  expect(await bytesOf(version?.references[0]?.url)).toEqual(await bytesOf(shocked?.url));
});
