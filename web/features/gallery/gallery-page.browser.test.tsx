import { listImages } from '#contract/images.ts';
import { checkPremiumAccess } from '#contract/session.ts';
import { accessibilityViolations } from '#web/testing/accessibility.ts';
import { type FakeApi, refusal } from '#web/testing/fake-api.ts';
import { answerForGallery, pictureOf } from '#web/testing/fake-gallery.ts';
import { focus, openPage, press, reloadPage } from '#web/testing/page.ts';
import { expect, page, test } from '#web/testing/test.ts';

const success = true as const;
const shapes = [
  { width: 1280, height: 720, settings: { aspectRatio: '16:9' } },
  { width: 1024, height: 1024, settings: { aspectRatio: '1:1' } },
  { width: 720, height: 1280, settings: { aspectRatio: '9:16' } },
] as const;

/** That many pictures, "Picture 0" the newest, alternating between three shapes. */
const pictures = (count: number) =>
  Array.from({ length: count }, (_, number) =>
    pictureOf(count - number, { prompt: `Picture ${number}`, ...shapes[number % 3] }),
  );

async function openGallery(): Promise<void> {
  await openPage('/gallery');
  await expect.element(page.getByRole('heading', { name: 'Your Gallery', exact: true })).toBeVisible();
}

const tiles = () => [...document.querySelectorAll<HTMLElement>('[data-grid] [data-image]')];
const focusedPicture = () => document.activeElement?.getAttribute('aria-label');

test('tiles are in the documented columns and keep the shapes of their pictures', async ({ api }) => {
  answerForGallery(api, pictures(40));
  await openGallery();
  const columns = () => new Set(tiles().map((tile) => Math.round(tile.getBoundingClientRect().left))).size;
  for (const [width, count] of [
    [360, 1],
    [768, 2],
    [1_024, 3],
    [1_440, 4],
    [1_920, 5],
    [2_560, 6],
  ] as const) {
    await page.viewport(width, 900);
    await expect.poll(columns, { message: `columns at ${width} px` }).toBe(count);
  }
  for (const [at, tile] of tiles().slice(0, 6).entries()) {
    const { width, height } = tile.getBoundingClientRect();
    const shape = shapes[at % 3] ?? shapes[0];
    expect(Math.abs(height - (width * shape.height) / shape.width), shape.settings.aspectRatio).toBeLessThan(
      2,
    );
  }
});

test('the first ten pictures load eagerly, the others lazily', async ({ api }) => {
  await page.viewport(1_280, 2_000);
  answerForGallery(api, pictures(30));
  await openGallery();
  await expect.poll(() => tiles().length).toBeGreaterThan(12);
  const loading = tiles().flatMap((tile) =>
    [...tile.querySelectorAll('img')].map((picture) => picture.getAttribute('loading')),
  );
  expect(loading.slice(0, 10)).toEqual(Array(10).fill('eager'));
  expect(new Set(loading.slice(10))).toEqual(new Set(['lazy']));
});

test('tiles shorten long prompts and repeated characters, and keep the spelling', async ({ api }) => {
  const long = 'ab '.repeat(60);
  answerForGallery(api, [
    pictureOf(4, { originalPrompt: long }),
    pictureOf(3, { originalPrompt: 'nooooooo wayyy!!!!!' }),
    pictureOf(2, { originalPrompt: '', prompt: 'second picture' }),
    pictureOf(1, { originalPrompt: '', prompt: '' }),
  ]);
  await openGallery();
  for (const name of [`${long.slice(0, 100).trimEnd()}…`, 'nooo wayyy!!!', 'second picture', 'No prompt']) {
    await expect.element(page.getByRole('link', { name, exact: true })).toBeVisible();
  }
});

test('tiles with a badge are named as they are read', async ({ api }) => {
  answerForGallery(api, [
    pictureOf(4, { prompt: 'An upscaled one', versions: 2, scaleFactor: 2 }),
    pictureOf(3, { prompt: 'Two versions', versions: 2 }),
    pictureOf(2, { prompt: 'A thumbnail', tool: 'ThumbnailsV2' }),
    pictureOf(1, { prompt: 'Without a badge' }),
  ]);
  await openGallery();
  await expect.element(page.getByText('V2', { exact: true })).toBeVisible();
  await expect.poll(() => accessibilityViolations('[data-grid]')).toEqual([]);
  // The badge lies over the link and leaves the clicks to it.
  const badge = page.getByText('V2', { exact: true }).element().getBoundingClientRect();
  const hit = document.elementFromPoint(badge.x + badge.width / 2, badge.y + badge.height / 2);
  expect(hit?.closest('a')?.getAttribute('aria-label')).toBe('A thumbnail');
});

const more = page.getByRole('button', { name: /^Load More Images/ });
const wide = () =>
  Array.from({ length: 120 }, (_, number) => pictureOf(120 - number, { prompt: `Picture ${number}` }));

/** The requested pages, each once: opening the event stream may refetch a page. */
const requestedPages = (api: FakeApi) => [
  ...new Set(api.requests(listImages).map(({ query }) => `${query.limit} from ${query.cursor ?? 0}`)),
];

test('the gallery starts with six rows, a click adds twenty, and the focus moves to the first new picture', async ({
  api,
}) => {
  // Tall enough to show everything, so that nothing scrolls.
  await page.viewport(2_560, 4_000);
  answerForGallery(api, wide());
  await openGallery();
  await expect.element(more).toMatchTextContent('Load More Images (36 of 120)');
  expect(requestedPages(api)).toEqual(['50 from 0']);
  focus(more);
  await press('Enter');
  await expect.poll(focusedPicture).toBe('Picture 36');
  await expect.element(more).toMatchTextContent('Load More Images (56 of 120)');
  await more.click();
  await expect.element(more).toMatchTextContent('Load More Images (76 of 120)');
  expect(requestedPages(api)).toEqual(['50 from 0', '50 from 50']);
});

test('a tile shows its buttons on hover, and after its link for the keyboard', async ({ api }) => {
  answerForGallery(api, pictures(6));
  await openGallery();
  const inGrid = (role: string, name: string) =>
    page.getByRole(role, { name, exact: true }).filter({ hasNot: page.getByRole('main') });
  const buttons = () => inGrid('button', 'More').elements().length;
  await expect.poll(() => tiles().length).toBe(6);
  expect(buttons()).toBe(0);
  await page.getByRole('link', { name: 'Picture 1', exact: true }).hover();
  await expect.poll(buttons).toBe(1);
  await page.getByRole('heading', { name: 'Your Gallery', exact: true }).hover();
  await expect.poll(buttons).toBe(0);
  focus(page.getByRole('link', { name: 'Picture 2', exact: true }));
  await press('Tab');
  await expect.element(inGrid('link', 'Download')).toHaveFocus();
  await press('Tab');
  await expect.element(inGrid('button', 'Edit')).toHaveFocus();
  await press('Tab');
  await expect.element(inGrid('button', 'Upscale')).toHaveFocus();
  await press('Tab', 'Enter');
  await expect.element(page.getByRole('menuitem', { name: 'Delete' })).toBeVisible();
  await press('Escape');
  await expect.element(inGrid('button', 'More')).toHaveFocus();
});

test('only the free plan shows what is locked', async ({ api, user }) => {
  answerForGallery(api, pictures(3));
  await openGallery();
  const banner = page.getByRole('region', { name: 'Free Mode Active' });
  await expect.element(banner).toMatchTextContent('ThumbnailsV2 Locked');
  await expect
    .element(banner.getByRole('link', { name: 'Upgrade Now' }))
    .toHaveAttribute('href', '/pricing?promo=thumbnails_v2');
  api.answer(checkPremiumAccess, () => ({ success, hasPremiumAccess: true }));
  await reloadPage();
  await expect.poll(() => tiles().length).toBe(3);
  await expect.element(banner).not.toBeInTheDocument();
  // An error means no access, even if the session says otherwise.
  Object.assign(user, { planType: 'pro', isPremium: true });
  api.answer(checkPremiumAccess, () => refusal('rate_limited'));
  await reloadPage();
  await expect.element(banner).toBeVisible();
});
