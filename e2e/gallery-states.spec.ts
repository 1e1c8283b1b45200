import type { Page, Route } from '@playwright/test';
import { dayMs } from '#contract/durations.ts';
import type { GalleryImage } from '#contract/images.ts';
import { type ImageFields, sampleImage } from '#web/test-data/sample-image.ts';
import { expect, signUp, test } from './harness/fixtures.ts';

const listCall = /\/api\/user\/user-images\?/;

/** Bundled showcase pictures stand in for the user’s own. */
const files = ['survived', 'volcano', 'chili', 'dinosaur', 'robots', 'moon'];
const shapes = [
  { width: 1280, height: 720, settings: { aspectRatio: '16:9' } },
  { width: 1024, height: 1024, settings: { aspectRatio: '1:1' } },
  { width: 720, height: 1280, settings: { aspectRatio: '9:16' } },
] as const;

function imageOf(number: number, more: ImageFields = {}): GalleryImage {
  const address = `/media/showcase/${files[number % files.length]}-720.webp?picture=${number}`;
  return sampleImage({
    id: `00000000-0000-7000-8000-${String(number).padStart(12, '0')}`,
    url: address,
    signedUrl: address,
    thumbnailUrl: address,
    ...shapes[number % 3],
    prompt: `Picture ${number}`,
    originalPrompt: `Picture ${number}`,
    isDesign: false,
    createdAt: new Date(Date.UTC(2026, 0, 1) - number * 60_000).toISOString(),
    ...more,
  });
}

/** Answers the gallery’s list calls with these pictures, page by page. Returns the queries of the calls. */
async function mockPictures(page: Page, images: readonly GalleryImage[]): Promise<URLSearchParams[]> {
  const requested: URLSearchParams[] = [];
  await page.route(listCall, async (route) => {
    const query = new URL(route.request().url()).searchParams;
    requested.push(query);
    const from = Number(query.get('cursor') ?? 0);
    const to = from + Number(query.get('limit'));
    const hasMore = to < images.length;
    await route.fulfill({
      json: {
        success: true,
        images: images.slice(from, to),
        total: images.length,
        totalCount: images.length,
        isTotalAtLeast: false,
        hasMore,
        nextCursor: hasMore ? `${to}` : null,
      },
    });
  });
  return requested;
}

const pictures = (count: number) => Array.from({ length: count }, (_, number) => imageOf(number));

/** Overrides fields of the signed-in user. */
async function overrideUser(page: Page, fields: Record<string, unknown>): Promise<void> {
  await page.unroute('**/api/auth/check');
  await page.route('**/api/auth/check', async (route: Route) => {
    const answer = await route.fetch();
    const body = await answer.json();
    await route.fulfill({ json: { ...body, user: { ...body.user, ...fields } } });
  });
}

async function openGallery(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/gallery`);
  await expect(page.getByRole('heading', { name: 'Your Gallery', exact: true })).toBeVisible();
}

const tiles = (page: Page) => page.locator('[data-grid] [data-image]');

test('scrolling loads more pictures, and the button retries a failed page @full', async ({
  page,
  server,
}) => {
  await signUp(page, server.origin);
  await mockPictures(page, pictures(230));
  let isBroken = true;
  await page.route(/user-images\?.*cursor=100/, (route) => (isBroken ? route.abort() : route.fallback()));
  await openGallery(page, server.origin);
  await expect(tiles(page).first()).toBeVisible();
  const scrollDown = () => page.mouse.wheel(0, 3_000);
  await page.mouse.move(600, 500);
  const more = page.getByRole('button', { name: 'Load More Images (100 of 230)' });
  const failure = page.getByRole('alert').filter({ hasText: 'Adventure is not responding' });
  await expect(async () => {
    await scrollDown();
    await expect(failure).toBeVisible({ timeout: 500 });
  }).toPass();
  isBroken = false;
  await more.click();
  await expect(more).toBeHidden();
  await expect(async () => {
    await scrollDown();
    await expect(page.getByRole('link', { name: 'Picture 229', exact: true })).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(page.getByRole('button', { name: /^Load More/ })).toHaveCount(0);
  // Only the tiles on screen and some around them are rendered.
  expect(await page.locator('[data-grid] *').count()).toBeLessThanOrEqual(370);
});

test('the discount opens its checkout, and users without the offer do not see it @full', async ({
  page,
  server,
}) => {
  await signUp(page, server.origin);
  await mockPictures(page, pictures(6));
  await overrideUser(page, { createdAt: new Date(Date.now() - dayMs - 60_000).toISOString() });
  await page.route('**/api/billing', async (route: Route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: { ...(await answer.json()), canHaveOffer: false } });
  });
  const requested = page.waitForResponse('**/api/billing');
  await openGallery(page, server.origin);
  await requested;
  await expect(tiles(page).first()).toBeVisible();
  const offer = page.getByRole('dialog', { name: 'Special Discount!' });
  await expect(offer).toBeHidden();
  await page.unroute('**/api/billing');
  await page.reload();
  await offer.getByRole('button', { name: 'Upgrade Now' }).click();
  await page.waitForURL('**/sandbox/checkout?*');
  await expect(page.getByRole('button', { name: 'Pay $14.00' })).toBeVisible();
});
