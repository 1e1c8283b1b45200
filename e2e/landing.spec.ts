import type { Page } from '@playwright/test';
import { sampleOf } from '#testing/sample.ts';
import { accessibilityViolations } from './harness/accessibility.ts';
import { expect, signUp, test } from './harness/fixtures.ts';

/** Waits until the page handles clicks. */
async function waitUntilInteractive(page: Page): Promise<void> {
  await expect(page.locator('html[data-awake]')).toBeAttached();
}

async function openLanding(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await waitUntilInteractive(page);
}

test('the landing page shows every section and its links without JavaScript', async ({ browser, server }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(server.origin);
  await expect(page).toHaveTitle('Viral Thumbnails in Seconds · Adventure');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Viral Thumbnails in Seconds');
  await expect(page.getByRole('link', { name: '100 free coins to get started' })).toHaveAttribute(
    'href',
    '/login',
  );
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    'How it works',
    'What creators say',
    'Subscription Plans',
    'Examples from the studio',
    'Frequently asked questions',
  ]);
  await expect(page.getByRole('main').getByRole('img', { name: '5 of 5 stars' })).toHaveCount(3);
  await page.getByText('Can I cancel my subscription?').click();
  await expect(page.getByRole('main').getByRole('link', { name: 'Pricing' }).first()).toBeVisible();
  await context.close();
});

test('the landing page has metadata for search engines and link previews', async ({
  page,
  server,
  request,
}) => {
  await page.goto(`${server.origin}/pt`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Thumbnails virais em segundos');
  // This server has no public address. `document.test.ts` covers the tags of one that has.
  await expect(page.locator('link[rel=canonical], link[rel=alternate][hreflang]')).toHaveCount(0);
  const card = await page.locator('meta[property="og:image"]').getAttribute('content');
  expect((await request.get(new URL(card ?? '', page.url()).href)).headers()['content-type']).toBe(
    'image/jpeg',
  );
  const structured = JSON.parse(
    (await page.locator('script[type="application/ld+json"]').textContent()) ?? '',
  );
  expect(structured['@graph'].map((part: { '@type': string }) => part['@type'])).toEqual([
    'WebSite',
    'SoftwareApplication',
    'FAQPage',
  ]);
});

test('the landing page loads less than 12 kB of script', async ({ server, request }) => {
  const html = await (await request.get(server.origin)).text();
  const paths = [...html.matchAll(/(?:src|href)="([^"]+\.js)"/g)].map(([, path = '']) => path);
  expect(paths.length).toBeGreaterThan(1);
  const answers = await Promise.all(paths.map((path) => request.get(server.origin + path)));
  const sizes = await Promise.all(answers.map(async (answer) => (await answer.body()).length));
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(12_000);
});

test('unknown URLs and former paths redirect to the landing page @full', async ({ page, server }) => {
  await page.goto(`${server.origin}/no/such/page`);
  await expect(page).toHaveURL(`${server.origin}/`);
  await page.goto(`${server.origin}/how-it-works`);
  await expect(page).toHaveURL(`${server.origin}/#how-it-works`);
  await expect(page.getByRole('heading', { name: 'How it works' })).toBeInViewport();
});

test('the landing page links to the app for signed-in users and to the login for visitors @full', async ({
  page,
  server,
}) => {
  await openLanding(page, server.origin);
  await expect(page.getByRole('main').getByRole('link', { name: 'Try It Free' })).toHaveAttribute(
    'href',
    '/login',
  );
  await signUp(page, server.origin);
  await openLanding(page, server.origin);
  await expect(page.getByRole('main').getByRole('link', { name: 'Launch App' })).toHaveAttribute(
    'href',
    '/editor',
  );
  await expect(page.getByRole('link', { name: 'Try It Free' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Login' })).toHaveCount(0);
  await expect(page.getByText('100 free coins to get started')).toHaveCount(0);
});

test('the demo blocks scrolling and plays, and Escape returns the focus to its button @full', async ({
  page,
  server,
}) => {
  await openLanding(page, server.origin);
  const button = page.getByRole('button', { name: 'Watch Demo' });
  await button.click();
  const demo = page.getByRole('dialog', { name: 'Adventure in half a minute' });
  await expect(demo).toBeVisible();
  await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
  await expect
    .poll(() => demo.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime))
    .toBeGreaterThan(0);
  await page.keyboard.press('Escape');
  await expect(demo).toHaveCount(0);
  await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden');
  await expect(button).toBeFocused();
});

test('the slides advance by themselves, pause, and change by swipe and by button @full', async ({
  page,
  server,
}) => {
  await openLanding(page, server.origin);
  const carousel = page.getByRole('region', { name: 'Examples' });
  const current = carousel.locator('button[aria-current=true]');
  await expect(current).toHaveAccessibleName(/^Example 1 of 3/);
  await expect(current).toHaveAccessibleName(/^Example 2 of 3/, { timeout: 10_000 });
  await page.getByRole('button', { name: 'Pause the animation' }).click();
  // It may have advanced before the click.
  await carousel.getByRole('button', { name: 'Example 2 of 3' }).click();
  await expect(current).toHaveAccessibleName(/^Example 2 of 3/);
  await page.getByRole('button', { name: 'Next' }).first().click();
  await expect(current).toHaveAccessibleName(/^Example 3 of 3/);
  const box = await carousel.getByRole('figure').last().boundingBox();
  if (box === null) throw new Error('the slide is not visible');
  const middle = box.y + box.height / 2;
  await page.mouse.move(box.x + 100, middle);
  await page.mouse.down();
  await page.mouse.move(box.x + 260, middle);
  await page.mouse.up();
  await expect(current).toHaveAccessibleName(/^Example 2 of 3/);
});

test('the first view of a computer has the whole picture, the slides to choose from and the figures @full', async ({
  page,
  server,
}) => {
  for (const [width, height] of [
    [1280, 800],
    [1440, 900],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height });
    await openLanding(page, server.origin);
    const carousel = page.getByRole('region', { name: 'Examples' });
    const shown = carousel.getByRole('figure').first();
    for (const part of [
      shown,
      carousel.getByRole('button', { name: /^Example 3 of 3/ }),
      carousel.getByRole('button', { name: 'Next' }),
      page.getByText('images generated'),
    ]) {
      await expect(part).toBeInViewport({ ratio: 1 });
    }
    const picture = await shown.boundingBox();
    expect((picture?.width ?? 0) / (picture?.height ?? 1)).toBeCloseTo(16 / 9, 2);
  }
});

test('the headline alternates between two phrases while the slides advance @full', async ({
  page,
  server,
}) => {
  await openLanding(page, server.origin);
  const title = page.getByRole('heading', { level: 1 });
  for (const phrase of ['with your Face.', 'in Seconds.', 'with your Face.']) {
    await expect(title).toContainText(phrase, { useInnerText: true, timeout: 12_000 });
  }
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('rows and slides do not move and have arrow buttons, and the headline shows the whole phrase @full', async ({
    page,
    server,
  }) => {
    await openLanding(page, server.origin);
    const rows = page.getByRole('region', { name: 'Made with Adventure' });
    await expect(rows.locator('.strip-track').first()).toHaveCSS('animation-name', 'none');
    const row = rows.locator('.strip').first();
    await rows.getByRole('button', { name: 'Next' }).click();
    await expect.poll(() => row.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
    await expect(page.getByRole('button', { name: 'Pause the animation' })).toBeHidden();
    await expect(page.locator('h1')).toContainText('in Seconds.');
  });
});

test('the landing page loads ten tiles eagerly and the others lazily @full', async ({ page, server }) => {
  await page.goto(server.origin);
  const tiles = page
    .getByRole('region', { name: 'Made with Adventure' })
    .getByRole('listitem')
    .locator('img');
  await expect(tiles).toHaveCount(20);
  const loading = await tiles.evaluateAll((images) => images.map((image) => image.getAttribute('loading')));
  expect(loading.slice(0, 10)).toEqual(Array(10).fill('eager'));
  expect(loading.slice(10)).toEqual(Array(10).fill('lazy'));
});

test('a tile that fails to load shows a message @full', async ({ page, server }) => {
  await page.route('**/media/showcase/moon-*', (route) => route.abort());
  await openLanding(page, server.origin);
  const rows = page.getByRole('region', { name: 'Made with Adventure' });
  await expect(rows.getByText('Image unavailable').first()).toBeVisible();
});

test('the showcase loads more examples until all are shown @full', async ({ page, server }) => {
  await openLanding(page, server.origin);
  const more = page.getByRole('button', { name: /^Load More Examples/ });
  let shown = 0;
  do {
    const label = (await more.textContent()) ?? '';
    const now = Number(/\((\d+) of 42\)/.exec(label)?.[1]);
    expect(now, label).toBeGreaterThan(shown);
    shown = now;
    await more.click();
    await expect(page.getByRole('button', { name: label })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Loading...' })).toHaveCount(0);
  } while ((await more.count()) > 0);
  // 20 of Thumbnails and 22 of Thumbnails V2.
  expect(shown).toBeGreaterThan(30);
  await expect(page.getByText('Viajei sozinho para o Japão por 7 dias')).toBeVisible();
  await expect(page.getByText('El rey que nunca existió')).toBeVisible();
});

test('prices change with the billing interval @full', async ({ page, server }) => {
  await openLanding(page, server.origin);
  const plans = page.getByRole('region', { name: 'Subscription Plans' });
  await expect(plans.getByText('Full Year: $192')).toBeVisible();
  await plans.getByText('Monthly').click();
  await expect(plans.getByText('$19', { exact: true })).toBeVisible();
  await expect(plans.getByText(/^Full Year/)).toHaveCount(0);
});

const layouts = [360, 768, 1280, 1920].flatMap((width) =>
  (['dark', 'light'] as const).map((theme) => ({ width, theme })),
);

for (const { width, theme } of sampleOf(layouts, 1)) {
  test(`the landing page has no accessibility violations or sideways scroll at ${width} px, ${theme}`, async ({
    page,
    server,
  }) => {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 900 });
    await openLanding(page, server.origin);
    const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(scrollWidth).toBe(width);
    expect(await accessibilityViolations(page)).toEqual([]);
  });
}
