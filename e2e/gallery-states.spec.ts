import type { Page, Route } from '@playwright/test';
import type { GalleryImage } from '#contract/images.ts';
import { sampleImage } from '#web/test-data/sample-image.ts';
import { barriersOf } from './harness/barriers.ts';
import { expect, press, signUp, test } from './harness/fixtures.ts';
import { holdTime, untilSeen } from './harness/held-time.ts';

const dayMs = 24 * 60 * 60_000;
const listCall = /\/api\/user\/user-images\?/;

/** Pictures that every build comes with stand for the person's own. */
const files = ['survived', 'volcano', 'chili', 'dinosaur', 'robots', 'moon'];
const shapes = [
  { width: 1280, height: 720, resolution: '16:9' },
  { width: 1024, height: 1024, resolution: '1:1' },
  { width: 720, height: 1280, resolution: '9:16' },
] as const;

function imageOf(number: number, more: Partial<GalleryImage> = {}): GalleryImage {
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

/** Gives the person so many pictures, in pages as the server would. Answers the pages that were asked for. */
async function givePictures(page: Page, images: readonly GalleryImage[]): Promise<URLSearchParams[]> {
  const asked: URLSearchParams[] = [];
  await page.route(listCall, async (route) => {
    const query = new URL(route.request().url()).searchParams;
    asked.push(query);
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
  return asked;
}

const pictures = (count: number) => Array.from({ length: count }, (_, number) => imageOf(number));

/** Has the server say this of the person. */
async function tellOf(page: Page, fields: Record<string, unknown>): Promise<void> {
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

test('a tile whose picture fails or does not come in ten seconds says so, and can be tried again @full', async ({
  page,
  server,
}) => {
  await signUp(page, server.origin);
  await givePictures(page, pictures(3));
  const held: Route[] = [];
  let isBroken = true;
  await page.route(/picture=0$/, (route) => (isBroken ? route.abort() : route.continue()));
  await page.route(/picture=1$/, (route) => void held.push(route));
  await holdTime(page);
  await page.goto(`${server.origin}/gallery`);
  const tile = (number: number) => page.getByRole('article').filter({ hasText: `Picture ${number}` });
  await untilSeen(page, tile(0).getByText('Image unavailable'));
  await expect.poll(() => held.length).toBe(1);
  await page.clock.runFor(9_000);
  await expect(tile(1).getByText('Image unavailable')).toBeHidden();
  await page.clock.runFor(1_500);
  await expect(tile(1).getByText('Image unavailable')).toBeVisible();
  await expect(tile(2).getByText('Image unavailable')).toBeHidden();
  isBroken = false;
  await tile(0).getByRole('button', { name: 'Try again' }).click();
  await expect(tile(0).getByText('Image unavailable')).toBeHidden();
  for (const route of held) await route.abort();
});

test.describe('more of them by a press', () => {
  // All of it is on the screen, so that nothing scrolls.
  test.use({ viewport: { width: 2_560, height: 4_000 } });
  const wide = Array.from({ length: 120 }, (_, number) => imageOf(number, shapes[0]));
  const moreOf = (page: Page) => page.getByRole('button', { name: /^Load More Images/ });

  test('a press while the pages are asked for again is not lost @full', async ({ page, server }) => {
    await signUp(page, server.origin);
    await page.goto(`${server.origin}/robots.txt`);
    await givePictures(page, wide);
    let firstPages = 0;
    const newsMayOpen = Promise.withResolvers<void>();
    await page.route('**/api/events', async (route) => {
      await newsMayOpen.promise;
      await route.continue();
    });
    const anew = Promise.withResolvers<void>();
    await page.route(/\/api\/user\/user-images\?(?!.*cursor=)/, async (route) => {
      firstPages += 1;
      // The second is asked for when the stream of news has opened: what came before may have been missed.
      if (firstPages === 2) await anew.promise;
      await route.fallback();
    });
    await openGallery(page, server.origin);
    const more = moreOf(page);
    await expect(more).toContainText('Load More Images (36 of 120)');
    newsMayOpen.resolve();
    await expect.poll(() => firstPages).toBe(2);
    await more.press('Enter');
    await expect(page.locator('[data-image]:focus')).toHaveAccessibleName('Picture 36');
    await expect(page.getByRole('button', { name: 'Loading...' })).toBeVisible();
    anew.resolve();
    await expect(more).toContainText('Load More Images (56 of 120)');
    await expect(page.locator('[data-image]:focus')).toHaveAccessibleName('Picture 36');
  });
});

test('whoever scrolls gets on without a press, and a page that fails is asked for again by the button @full', async ({
  page,
  server,
}) => {
  await signUp(page, server.origin);
  await givePictures(page, pictures(230));
  let isBroken = true;
  await page.route(/user-images\?.*cursor=100/, (route) => (isBroken ? route.abort() : route.fallback()));
  await openGallery(page, server.origin);
  await expect(tiles(page).first()).toBeVisible();
  const wheelOn = () => page.mouse.wheel(0, 3_000);
  await page.mouse.move(600, 500);
  const more = page.getByRole('button', { name: 'Load More Images (100 of 230)' });
  const failure = page.getByRole('alert').filter({ hasText: 'Adventure does not answer' });
  await expect(async () => {
    await wheelOn();
    await expect(failure).toBeVisible({ timeout: 500 });
  }).toPass();
  isBroken = false;
  await more.click();
  await expect(more).toBeHidden();
  await expect(async () => {
    await wheelOn();
    await expect(page.getByRole('link', { name: 'Picture 229', exact: true })).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(page.getByRole('button', { name: /^Load More/ })).toHaveCount(0);
  // However many there are, those on screen and some around them are all that is drawn.
  expect(await page.locator('[data-grid] *').count()).toBeLessThanOrEqual(370);
});

test('who has no picture sees what others made, some at a time, and may begin with their sentences', async ({
  page,
  server,
}) => {
  await signUp(page, server.origin);
  await openGallery(page, server.origin);
  await expect(page.getByText('No images found in your gallery')).toBeVisible();
  const showcase = page.getByRole('region', { name: 'Community Showcase' });
  const more = showcase.getByRole('button', { name: /^Load More Examples/ });
  await expect(more).toContainText('Load More Examples (12 of 42)');
  await page.route('**/api/showcase?*offset=12', (route) => route.abort());
  await more.click();
  await expect(showcase.getByRole('alert')).toHaveText('Failed to load more examples. Please try again.', {
    timeout: 15_000,
  });
  await page.unroute('**/api/showcase?*offset=12');
  await more.click();
  await expect(more).toContainText('Load More Examples (24 of 42)');
  await expect(showcase.getByRole('alert')).toBeHidden();
  await more.click();
  await more.click();
  await expect(more).toHaveCount(0);
  await page.evaluate(() => window.scrollTo(0, 0));
  await showcase
    .getByRole('button', { name: /^Open: / })
    .first()
    .click();
  await page.getByRole('dialog').getByRole('link', { name: 'Use this prompt' }).click();
  await expect(page).toHaveURL(/\/editor/);
  await expect(page.getByRole('textbox', { name: 'Prompt' })).not.toHaveValue('');
});

test('who has made several pictures is told of the discount, once, on whatever device @full', async ({
  page,
  server,
}) => {
  await signUp(page, server.origin);
  await givePictures(page, pictures(6));
  await openGallery(page, server.origin);
  await expect(tiles(page).first()).toBeVisible();
  const offer = page.getByRole('dialog', { name: 'Special Discount!' });
  // Not on the first day.
  await expect(offer).toBeHidden();
  await tellOf(page, { createdAt: new Date(Date.now() - dayMs - 60_000).toISOString() });
  await page.reload();
  await expect(offer).toBeVisible();
  await expect(offer.locator('s')).toHaveText('$19');
  await expect(offer).toContainText('$14');
  await expect(offer).toContainText('Save $5 on the first month');
  await expect(offer).toContainText('Up to 2,000 images per month');
  await expect(offer.getByRole('button', { name: 'Upgrade Now' })).toBeVisible();
  expect(await barriersOf(page, '[role=dialog]')).toEqual([]);
  const noted = page.waitForResponse('**/api/user/greetings');
  await offer.getByRole('button', { name: 'Maybe Later' }).click();
  await expect(offer).toBeHidden();
  expect((await noted).ok()).toBe(true);
  // Another device knows nothing but what the account does.
  await page.evaluate(() => localStorage.removeItem('adventure-told'));
  await page.reload();
  await expect(tiles(page).first()).toBeVisible();
  await expect(offer).toBeHidden();
});

test('the discount leads straight to its checkout, and is not shown to who cannot have it @full', async ({
  page,
  server,
}) => {
  await signUp(page, server.origin);
  await givePictures(page, pictures(6));
  await tellOf(page, { createdAt: new Date(Date.now() - dayMs - 60_000).toISOString() });
  await page.route('**/api/billing', async (route: Route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: { ...(await answer.json()), canHaveOffer: false } });
  });
  const asked = page.waitForResponse('**/api/billing');
  await openGallery(page, server.origin);
  await asked;
  await expect(tiles(page).first()).toBeVisible();
  const offer = page.getByRole('dialog', { name: 'Special Discount!' });
  await expect(offer).toBeHidden();
  await page.unroute('**/api/billing');
  await page.reload();
  await offer.getByRole('button', { name: 'Upgrade Now' }).click();
  await page.waitForURL('**/sandbox/checkout?*');
  await expect(page.getByRole('button', { name: 'Pay $14.00' })).toBeVisible();
});

test('who is new is welcomed in the gallery, too, with the film @full', async ({ page, server }) => {
  await signUp(page, server.origin);
  await page.evaluate(() => localStorage.removeItem('adventure-told'));
  await tellOf(page, { hasBeenWelcomed: false });
  await openGallery(page, server.origin);
  const welcome = page.getByRole('dialog', { name: 'Welcome!' });
  await expect(welcome.locator('video')).toBeVisible();
  await welcome.getByRole('button').last().click();
  await expect(welcome).toBeHidden();
});

test('while no news flow, new pictures are looked for, and it is said', async ({ page, held }) => {
  await signUp(page, held.origin);
  await page.route('**/api/events*', (route) => route.abort());
  await page.reload();
  await press(page, 'a lighthouse at dusk');
  await page.getByRole('link', { name: 'Gallery' }).click();
  const checking = page.getByText('Checking for new images...');
  await expect(checking).toBeVisible();
  held.release();
  await expect(page.getByRole('link', { name: 'a lighthouse at dusk' })).toBeVisible({ timeout: 30_000 });
  await expect(checking).toBeHidden();
});

test('the gallery has no barriers, with pictures and without @full', async ({ page, server }) => {
  await signUp(page, server.origin);
  await openGallery(page, server.origin);
  await expect(page.getByRole('region', { name: 'Community Showcase' })).toBeVisible();
  expect(await barriersOf(page)).toEqual([]);
  await givePictures(page, pictures(12));
  await page.reload();
  await expect(tiles(page).first()).toBeVisible();
  expect(await barriersOf(page)).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true });

  test('New Image steps aside for who goes down the page, and lies over no line at its end @full', async ({
    page,
    server,
  }) => {
    await signUp(page, server.origin);
    await givePictures(page, pictures(12));
    await openGallery(page, server.origin);
    const link = page.getByRole('link', { name: 'New Image' });
    const floating = page.locator('div', { has: link }).last();
    await expect(tiles(page).first()).toBeVisible();
    await expect(floating).toHaveCSS('opacity', '1');
    const scrollBy = (pixels: number) => page.evaluate((by) => window.scrollBy(0, by), pixels);
    await scrollBy(300);
    await expect(floating).toHaveCSS('opacity', '0');
    await scrollBy(-100);
    await expect(floating).toHaveCSS('opacity', '1');
    await scrollBy(20_000);
    await expect(floating).toHaveCSS('opacity', '0');
    // The keyboard finds it all the same.
    await link.focus();
    await expect(floating).toHaveCSS('opacity', '1');
    const last = page.getByRole('article').filter({ hasText: 'Picture 11' });
    const [line, button] = [await last.boundingBox(), await link.boundingBox()];
    if (line === null || button === null)
      throw new Error('the last picture and the button are not on the page');
    expect(line.y + line.height).toBeLessThanOrEqual(button.y);
  });
});
