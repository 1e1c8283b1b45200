import { vi } from 'vitest';
import { getBilling } from '#contract/billing.ts';
import { dayMs } from '#contract/durations.ts';
import { listImages } from '#contract/images.ts';
import { recordGreeting } from '#contract/session.ts';
import { listShowcase } from '#contract/site.ts';
import { accessibilityViolations } from '#web/testing/accessibility.ts';
import { refusal } from '#web/testing/fake-api.ts';
import { answerForGallery, pictureOf, picturesOf } from '#web/testing/fake-gallery.ts';
import { answerForSite } from '#web/testing/fake-site.ts';
import { address, openPage, press, reloadPage } from '#web/testing/page.ts';
import { expect, page, test } from '#web/testing/test.ts';
import { galleryTexts } from './texts.ts';

const many = (count: number) => picturesOf(Array.from({ length: count }, (_, number) => `Picture ${number}`));
const tiles = () => document.querySelectorAll('[data-grid] [data-image]');
const expectShown = () => expect.poll(() => tiles().length).toBeGreaterThan(0);
const focusedPicture = () => document.activeElement?.getAttribute('aria-label');
const unavailable = galleryTexts.english.unavailable;

test('a tile whose picture fails to load within ten seconds says so and can be retried', async ({ api }) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const addresses = [`broken-once=${crypto.randomUUID()}`, `held=${crypto.randomUUID()}`, 'picture=2'];
  const pictures = addresses.map((query, number) => {
    const url = `/files/1280x720.png?${query}`;
    const prompt = `Picture ${number}`;
    return pictureOf(3 - number, { prompt, url, signedUrl: url, thumbnailUrl: url });
  });
  answerForGallery(api, pictures);
  await openPage('/gallery');
  const tile = (number: number) => page.getByRole('article').filter({ hasText: `Picture ${number}` });
  const failure = (number: number) => tile(number).getByText(unavailable);
  await expect.element(failure(0)).toBeVisible();
  vi.advanceTimersByTime(9_000);
  await expect.element(failure(1)).not.toBeInTheDocument();
  vi.advanceTimersByTime(1_500);
  await expect.element(failure(1)).toBeVisible();
  await expect.element(failure(2)).not.toBeInTheDocument();
  await tile(0).getByRole('button', { name: galleryTexts.english.tryTile }).click();
  await expect.element(failure(0)).not.toBeInTheDocument();
});

test('a click during a refetch is not lost', async ({ api }) => {
  // Tall enough to show everything, so that nothing scrolls.
  await page.viewport(2_560, 4_000);
  const all = many(120);
  answerForGallery(api, all);
  let firstPages = 0;
  const again = Promise.withResolvers<void>();
  api.answer(listImages, async ({ query: { cursor, limit } }) => {
    // The second is fetched once the event stream is open: earlier changes may have been missed.
    if (cursor === undefined) firstPages += 1;
    if (cursor === undefined && firstPages === 2) await again.promise;
    const from = Number(cursor ?? 0);
    const to = from + limit;
    const hasMore = to < all.length;
    return {
      success: true as const,
      images: all.slice(from, to),
      total: all.length,
      totalCount: all.length,
      isTotalAtLeast: false,
      hasMore,
      nextCursor: hasMore ? `${to}` : null,
    };
  });
  await openPage('/gallery');
  const more = page.getByRole('button', { name: /^Load More Images/ });
  await expect.element(more).toMatchTextContent('Load More Images (36 of 120)');
  await expect.poll(() => firstPages).toBe(2);
  more.element().focus();
  await press('Enter');
  await expect.poll(focusedPicture).toBe('Picture 36');
  await expect.element(page.getByRole('button', { name: 'Loading...' })).toBeVisible();
  again.resolve();
  await expect.element(more).toMatchTextContent('Load More Images (56 of 120)');
  expect(focusedPicture()).toBe('Picture 36');
});

test('a user without pictures sees the showcase in batches and can start from its prompts', async ({
  api,
}) => {
  answerForGallery(api);
  answerForSite(api, { pictures: 42 });
  await openPage('/gallery');
  await expect.element(page.getByText('No images found in your gallery')).toBeVisible();
  const showcase = page.getByRole('region', { name: 'Community Showcase' });
  const more = showcase.getByRole('button', { name: /^Load More Examples/ });
  await expect.element(more).toMatchTextContent('Load More Examples (12 of 42)');
  api.answer(listShowcase, () => refusal('validation_failed'));
  await more.click();
  await expect
    .element(showcase.getByRole('alert'))
    .toMatchTextContent('Failed to load more examples. Please try again.');
  answerForSite(api, { pictures: 42 });
  await more.click();
  await expect.element(more).toMatchTextContent('Load More Examples (24 of 42)');
  await expect.element(showcase.getByRole('alert')).not.toBeInTheDocument();
  await more.click();
  await expect.element(more).toMatchTextContent('Load More Examples (36 of 42)');
  await more.click();
  await expect.element(more).not.toBeInTheDocument();
  window.scrollTo(0, 0);
  await showcase.getByRole('button', { name: 'Open: Example 1', exact: true }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Use this prompt' }).click();
  await expect.poll(address).toMatch(/^\/editor/);
  await expect.element(page.getByRole('textbox', { name: 'Prompt' })).toHaveValue('Example 1');
});

const offer = page.getByRole('dialog', { name: 'Special Discount!' });

test('a user with several pictures is offered the discount once, on any device', async ({ api, user }) => {
  answerForGallery(api, many(6));
  const { answer } = api;
  answer(getBilling, () => ({
    success: true as const,
    mode: 'sandbox' as const,
    planType: user.planType,
    subscription: null,
    failedPayment: null,
    nextCoinsAt: null,
    canHaveOffer: true,
  }));
  answer(recordGreeting, () => {
    user.hasSeenDiscount = true;
    return { success: true as const };
  });
  Object.assign(user, { hasSeenDiscount: false, createdAt: new Date().toISOString() });
  await openPage('/gallery');
  await expectShown();
  // Not on the first day.
  await expect.element(offer).not.toBeInTheDocument();
  user.createdAt = new Date(Date.now() - dayMs - 60_000).toISOString();
  await reloadPage();
  await expect.element(offer).toBeVisible();
  await expect.element(offer).toMatchTextContent('$19');
  await expect.element(offer).toMatchTextContent('$14');
  await expect.element(offer).toMatchTextContent('Save $5 on the first month');
  await expect.element(offer).toMatchTextContent('Up to 2,000 images a month');
  await expect.element(offer.getByRole('button', { name: 'Upgrade Now' })).toBeVisible();
  expect(await accessibilityViolations('[role=dialog]')).toEqual([]);
  await offer.getByRole('button', { name: 'Maybe Later' }).click();
  await expect.element(offer).not.toBeInTheDocument();
  expect(api.requests(recordGreeting)).toHaveLength(1);
  // Another device has only the account’s record.
  localStorage.removeItem('adventure-dismissed');
  await reloadPage();
  await expectShown();
  await expect.element(offer).not.toBeInTheDocument();
});

test('a new user is welcomed in the gallery too, with the recording', async ({ api, user }) => {
  answerForGallery(api);
  Object.assign(user, {
    hasBeenWelcomed: false,
    hasGeneratedImages: false,
    createdAt: new Date().toISOString(),
  });
  await openPage('/gallery');
  const welcome = page.getByRole('dialog', { name: 'Welcome!' });
  await expect.element(welcome).toBeVisible();
  expect(welcome.element().querySelector('video')).not.toBeNull();
  await welcome.getByRole('button').last().click();
  await expect.element(welcome).not.toBeInTheDocument();
});

test('the gallery is accessible, with and without pictures', async ({ api }) => {
  answerForGallery(api);
  answerForSite(api, { pictures: 6 });
  await openPage('/gallery');
  await expect.element(page.getByRole('region', { name: 'Community Showcase' })).toBeVisible();
  expect(await accessibilityViolations('body')).toEqual([]);
  answerForGallery(api, many(6));
  await reloadPage();
  await expectShown();
  expect(await accessibilityViolations('body')).toEqual([]);
});
