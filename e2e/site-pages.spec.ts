import type { Page } from '@playwright/test';
import { sampleOf } from '#testing/sample.ts';
import { accessibilityViolations } from './harness/accessibility.ts';
import { expect, newAccount, signUp, test } from './harness/fixtures.ts';

/** Public text pages, then those for signed-in users. */
const publicPages = [
  ['/terms-of-service', 'Terms of Service'],
  ['/privacy', 'Privacy Policy'],
  ['/support', 'Support'],
  ['/affiliate', 'Affiliate programme'],
  ['/updates', 'Updates'],
  ['/reference', 'API reference'],
  ['/pricing', /Test is Free!|Subscription Plans/],
] as const;
const ownPages = [
  ['/contact', 'Contact'],
  ['/community', 'Community'],
  ['/payment-success', 'Payment'],
  ['/editor/canvas', "You don't have access to the Advanced Editor yet."],
  ['/sandbox/checkout', 'Checkout'],
  ['/sandbox/portal', 'Manage Subscription'],
] as const;

async function expectAccessibleWithoutSidewaysScroll(page: Page): Promise<void> {
  expect(await accessibilityViolations(page)).toEqual([]);
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(excess).toBeLessThanOrEqual(0);
}

async function visit(page: Page, origin: string, pages: readonly (readonly [string, string | RegExp])[]) {
  for (const [address, title] of pages) {
    await page.goto(origin + address);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    // The endpoints come from the server.
    if (address === '/reference') await expect(page.getByText('/api/contact')).toBeVisible();
    await expectAccessibleWithoutSidewaysScroll(page);
  }
}

const layouts = [
  [360, 'dark'],
  [768, 'light'],
  [1280, 'dark'],
  [1920, 'light'],
] as const;

for (const [width, colorScheme] of sampleOf(layouts, 1)) {
  test(`text pages have no accessibility violations or sideways scroll at ${width} px`, async ({
    page,
    server,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 800 });
    await visit(page, server.origin, sampleOf(publicPages, 3));
    await signUp(page, server.origin);
    await visit(page, server.origin, sampleOf(ownPages, 2));
  });
}

test.describe('in a Portuguese browser', () => {
  test.use({ locale: 'pt-BR' });
  test('text pages show Portuguese headings and titles @full', async ({ page, server }) => {
    for (const [address, title] of [
      ['/terms-of-service', 'Termos de Serviço'],
      ['/support', 'Suporte'],
      ['/affiliate', 'Programa de afiliados'],
      ['/pricing', 'Testar é grátis!'],
      ['/updates', 'Novidades'],
    ] as const) {
      await page.goto(server.origin + address);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(page).toHaveTitle(new RegExp(`^${title}`));
    }
  });
});

test('terms and privacy show their date, and the terms state who owns the pictures @full', async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await page.goto(`${server.origin}/terms-of-service`);
  await expect(page.getByText('Last updated: 28 January 2025')).toBeVisible();
  await expect(
    page.getByText('Free accounts co-own their images with the provider, paid accounts keep full ownership.'),
  ).toBeVisible();
  await page.getByRole('navigation', { name: 'On this page' }).getByText('What you make').click();
  await expect(page).toHaveURL(/#section-content$/);
  await expect(page.getByRole('heading', { name: 'What you make' })).toBeInViewport();
  await page.goto(`${server.origin}/privacy`);
  await expect(page.getByText('Last updated: 28 January 2025')).toBeVisible();
});

test('/contact redirects a visitor to the login page @full', async ({ page, server }) => {
  await page.goto(`${server.origin}/contact`);
  await page.waitForURL(/\/login\?next=%2Fcontact/);
});

test('the affiliate list accepts an e-mail address only with consent @full', async ({ page, server }) => {
  await page.goto(`${server.origin}/affiliate`);
  await page.getByRole('textbox', { name: 'E-mail' }).fill('creator@example.com');
  const join = page.getByRole('button', { name: 'Join the list' });
  await join.click();
  await expect(page.getByText('Tick the box to let us e-mail you.')).toBeVisible();
  await page.getByRole('checkbox').check();
  await join.click();
  await expect(page.getByText('You are on the list')).toBeVisible();
});

test('pricing defaults to yearly billing, and visitors must log in to subscribe @full', async ({
  page,
  server,
}) => {
  await page.goto(`${server.origin}/pricing`);
  await expect(page.getByRole('heading', { name: 'Test is Free!' })).toBeVisible();
  await expect(page.locator('html[data-awake]')).toBeAttached();
  await expect(page.getByRole('main').getByRole('link', { name: 'Login' }).first()).toHaveAttribute(
    'href',
    '/login',
  );
  await expect(page.getByText('Save 15% with our annual plans')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Yearly -15%' })).toBeChecked();
  // Until it knows the width, the page has the plans as a table and as a list, one of them hidden.
  await expect(page.getByText('Full Year $192').filter({ visible: true })).toBeVisible();
  await expect(page.getByRole('row', { name: /^Thumbnails 15/ })).toContainText('1,600');
  await page.getByRole('radio', { name: 'Monthly' }).click();
  await expect(page.getByText('Full Year')).toHaveCount(0);
  await expect(page.getByRole('row', { name: /^Thumbnails 15/ })).toContainText('133');
  await page.getByRole('button', { name: 'Get Started' }).first().click();
  await expect(page.getByText('You need to be logged in to subscribe to a plan.')).toBeVisible();
  await page.keyboard.press('Escape');

  await signUp(page, server.origin);
  await page.goto(`${server.origin}/pricing`);
  await expect(page.getByRole('heading', { level: 1, name: 'Subscription Plans' })).toBeVisible();
  await expect(page.getByText('Test mode: no real payments.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Get Started' })).toHaveCount(4);
});

test('the pricing page shows all plans without JavaScript on every screen size', async ({
  browser,
  server,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, locale: 'es' });
  const plain = await context.newPage();
  await plain.goto(`${server.origin}/pricing`);
  await expect(plain).toHaveTitle('¡Probar es gratis! · Adventure');
  await expect(plain.getByRole('heading', { level: 1, name: '¡Probar es gratis!' })).toBeVisible();
  await expect(plain.getByRole('row', { name: /^Thumbnails 15/ })).toContainText('1.600');
  await plain.setViewportSize({ width: 360, height: 700 });
  await expect(plain.getByRole('row', { name: /^Thumbnails 15/ })).toHaveCount(0);
  await expect(plain.getByRole('region', { name: 'PRO' })).toContainText('1.600 miniaturas al año');
  await context.close();
});

const earlyClicks = [
  ['client', 'the pricing page’s script loads'],
  ['hydrate-pricing', 'the pricing page is hydrated'],
] as const;

for (const [script, when] of sampleOf(earlyClicks, 1)) {
  test(`a click before ${when} is replayed`, async ({ page, server }) => {
    const held = Promise.withResolvers<void>();
    await page.route(`**/assets/${script}-*`, async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.goto(`${server.origin}/pricing`, { waitUntil: 'commit' });
    await page.getByRole('radio', { name: 'Monthly' }).click();
    await expect(page.getByRole('radio', { name: 'Yearly -15%' })).toBeChecked();
    held.resolve();
    await expect(page.getByRole('radio', { name: 'Monthly' })).toBeChecked();
    await page.getByRole('button', { name: 'Get Started' }).first().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Login' }).click();
    await expect(page).toHaveURL(`${server.origin}/login?next=%2Fpricing`);
  });
}

test('a click during hydration of the pricing page runs once @full', async ({ page, server }) => {
  await page.addInitScript(() => {
    // React attaches its listeners when hydration starts, and hydrates in slices.
    const listen = EventTarget.prototype.addEventListener;
    let hasClicked = false;
    EventTarget.prototype.addEventListener = function (
      this: EventTarget,
      ...args: Parameters<typeof listen>
    ) {
      listen.apply(this, args);
      if (hasClicked || args[0] !== 'keyup' || !(this instanceof Element) || this.id !== 'root') return;
      hasClicked = true;
      queueMicrotask(() => {
        const isHydrated = document.documentElement.dataset.awake !== undefined;
        const explore = [...document.querySelectorAll('button')].find((one) => one.textContent === 'Explore');
        document.documentElement.dataset.clicked = isHydrated ? 'late' : 'during hydration';
        explore?.click();
      });
    };
  });
  await page.goto(`${server.origin}/pricing`);
  await expect(page.locator('html[data-awake][data-clicked="during hydration"]')).toBeAttached();
  await expect(page.getByRole('dialog', { name: 'Explore' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Explore' })).toHaveAttribute('aria-expanded', 'true');
});

test('a phone shows one plan at a time and keeps its button in view @full', async ({ page, server }) => {
  await page.setViewportSize({ width: 360, height: 700 });
  await page.goto(`${server.origin}/pricing`);
  await expect(page.locator('html[data-awake]')).toBeAttached();
  await page.getByRole('radio', { name: 'Plus' }).click();
  await expect(page.getByText('Full Year $660')).toBeVisible();
  await page.getByText('Upscaler').scrollIntoViewIfNeeded();
  await expect(page.getByRole('button', { name: 'Get Started' })).toBeInViewport({ ratio: 1 });
});

test('payment and community pages show their empty states @full', async ({ page, server }) => {
  await signUp(page, server.origin, newAccount());
  await page.goto(`${server.origin}/payment-success`);
  await expect(page.getByRole('heading', { name: 'You are still on the free plan' })).toBeVisible();
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(page.getByRole('heading', { name: 'You are still on the free plan' })).toBeVisible();
  await page.goto(`${server.origin}/community`);
  await expect(page.getByRole('heading', { name: 'No community yet' })).toBeVisible();
});

test('each update has a date, at most three sentences and a picture that loads @full', async ({
  page,
  server,
}) => {
  await page.goto(`${server.origin}/updates`);
  const entries = page.getByRole('main').getByRole('article');
  await expect(entries.first()).toBeVisible();
  for (const entry of await entries.all()) {
    await expect(entry.getByRole('time')).toHaveText(/2026$/);
    const text = (await entry.getByRole('paragraph').last().textContent()) ?? '';
    expect(text.match(/[.!?](?=\s|$)/g)?.length, text).toBeLessThanOrEqual(3);
    const picture = entry.getByRole('img');
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1280);
  }
});

test('the API reference lists and searches the server’s endpoints @full', async ({ page, server }) => {
  await page.goto(`${server.origin}/reference`);
  await expect(page.getByText('/api/contact', { exact: true })).toBeVisible();
  await page.getByRole('searchbox').fill('contact');
  await expect(page.getByRole('status').filter({ hasText: /^\d+ endpoints?$/ })).toBeVisible();
  await page.getByText('/api/contact', { exact: true }).click();
  await expect(page.getByText('question | problem | billing | idea | privacy | other')).toBeVisible();
});

const notFound = {
  en: 'The page you asked for does not exist. This is the home page.',
  pt: 'A página que você pediu não existe. Esta é a página inicial.',
  es: 'La página que pediste no existe. Esta es la página de inicio.',
};

test('an unknown address leads to the landing page, which says so once, to visitors and users', async ({
  page,
  server,
}) => {
  const notice = page.getByText(notFound.en);
  for (const isSignedIn of [false, true]) {
    if (isSignedIn) await signUp(page, server.origin);
    await page.goto(`${server.origin}/no/such/page`);
    await expect(notice).toBeVisible();
    await expect(page).toHaveURL(`${server.origin}/`);
    await page.getByRole('region', { name: 'Page not found' }).getByRole('button', { name: 'Close' }).click();
    await expect(notice).toBeHidden();
    await page.goto(`${server.origin}/no/such/page`);
    await expect(notice).toBeVisible();
    await expect(page).toHaveURL(`${server.origin}/`);
    await page.goto(`${server.origin}/`);
    await expect(notice).toBeHidden();
  }
  // From inside the app, without the server's redirect.
  await page.goto(`${server.origin}/contact`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => {
    history.pushState(null, '', '/no/such/page');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(notice).toBeVisible();
  // Programs get an error.
  for (const [path, accept] of [
    ['/api/no/such', 'text/html'],
    ['/api/no/such', '*/*'],
    ['/no/such', 'application/json'],
  ] as const) {
    const answer = await page.request.get(server.origin + path, { headers: { accept } });
    expect([answer.status(), (await answer.json()).code]).toEqual([404, 'not_found']);
  }
});

for (const [locale, text, path] of [
  ['pt-BR', notFound.pt, '/pt'],
  ['es-ES', notFound.es, '/es'],
] as const) {
  test.describe(`in a browser of ${locale}`, () => {
    test.use({ locale, javaScriptEnabled: false });
    test('an unknown address is explained without scripts', async ({ page, server }) => {
      await page.goto(`${server.origin}/no/such/page`);
      await expect(page.getByText(text)).toBeVisible();
      await expect(page).toHaveURL(`${server.origin}${path}#page-missing`);
    });
  });
}
