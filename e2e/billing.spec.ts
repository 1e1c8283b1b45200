import type { Browser, Locator, Page } from '@playwright/test';
import { accessibilityViolations } from './harness/accessibility.ts';
import { expect, newAccount, signUp, test } from './harness/fixtures.ts';
import type { PreparedServer } from './harness/prepared-server.ts';

// Subscriptions in the sandbox, which charges no real money.

/** Returns one plan’s card on the pricing page. */
const card = (page: Page, plan: string): Locator => page.getByRole('region', { name: plan, exact: true });

async function goToPricing(page: Page, server: PreparedServer, search = ''): Promise<void> {
  await page.goto(`${server.origin}/pricing${search}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Subscription Plans' })).toBeVisible();
}

/** Subscribes through the pages and waits until the plan is active. */
async function subscribe(page: Page, server: PreparedServer, plan: string): Promise<void> {
  await goToPricing(page, server);
  await card(page, plan).getByRole('button', { name: 'Get Started' }).click();
  await page.waitForURL('**/sandbox/checkout?*');
  await page.getByRole('button', { name: /^Pay / }).click();
  await page.waitForURL('**/payment-success?session_id=*');
  await expect(page.getByRole('heading', { name: `Your plan is ${plan}` })).toBeVisible();
}

/** Moves a user’s sandbox subscription forward by a number of days. */
async function advance(browser: Browser, page: Page, server: PreparedServer, days: number): Promise<void> {
  const { id } = await (await page.request.get(`${server.origin}/api/user/info`)).json();
  const context = await browser.newContext({ storageState: server.admin });
  const answer = await context.request.post(`${server.origin}/api/admin/billing/sandbox/advance`, {
    data: { userId: id, days },
    headers: { origin: server.origin },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  await context.close();
}

test('a user subscribes to Pro, upgrades to Plus and returns to free after cancelling', async ({
  browser,
  page,
  server,
}) => {
  await signUp(page, server.origin);
  await goToPricing(page, server);
  await card(page, 'PRO').getByRole('button', { name: 'Get Started' }).click();

  await page.waitForURL('**/sandbox/checkout?*');
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
  await expect(page.getByText('Test mode: no real payment and no card needed')).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Pay $192.00' }).click();
  await expect(page.getByRole('heading', { name: 'Your plan is PRO' })).toBeVisible();
  // The 100 welcome coins and the first month’s.
  await expect(page.getByText('You have 2,100 coins')).toBeVisible();
  const paid = page.url();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Upgrade' })).toBeVisible();

  await goToPricing(page, server);
  await expect(page.getByText('PRO, billed yearly. Renews on')).toBeVisible();
  await expect(card(page, 'PRO').getByText('Active Subscription')).toBeVisible();
  await expect(card(page, 'Basic').getByRole('button', { name: 'Downgrade' })).toBeVisible();
  await expect(card(page, 'Basic').getByText('At the next billing date,')).toBeVisible();
  await expect(card(page, 'Plus').getByText('Now; you pay the difference')).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);
  await card(page, 'Plus').getByRole('button', { name: 'Upgrade' }).click();

  await page.waitForURL('**/sandbox/portal?*');
  await expect(page.getByRole('radio', { name: /^Plus/ })).toBeChecked();
  await page.getByRole('button', { name: /^Upgrade now for \$46[78]\.\d\d$/ }).click();
  await expect(page.getByText('Your plan is now Plus.')).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(card(page, 'Plus').getByText('Active Subscription')).toBeVisible();

  await page.getByRole('button', { name: 'Manage Subscription' }).first().click();
  await page.waitForURL('**/sandbox/portal?*');
  // Cancelling takes two clicks.
  await page.getByRole('button', { name: 'Cancel subscription' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel subscription' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Cancelled. It ends on' })).toBeVisible();
  await goToPricing(page, server);
  await expect(page.getByRole('heading', { name: /^Your Plus plan ends on/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Resume' })).toBeVisible();

  await advance(browser, page, server, 366);
  // A live update arrives without a reload.
  await expect(card(page, 'PRO').getByRole('button', { name: 'Get Started' })).toBeVisible();
  await expect(page.getByRole('heading', { name: /plan ends on/ })).toBeHidden();
  await page.goto(`${server.origin}/payment-success`);
  await expect(page.getByRole('heading', { name: 'You are still on the free plan' })).toBeVisible();
  await page.goto(paid);
  await expect(page.getByRole('heading', { name: 'The plan you paid for has ended' })).toBeVisible();
});

test('a declined card is not charged, and leaving the checkout expires it @full', async ({
  page,
  server,
}) => {
  await signUp(page, server.origin);
  await goToPricing(page, server);
  await page.getByRole('radio', { name: 'Monthly' }).click();
  await card(page, 'Basic').getByRole('button', { name: 'Get Started' }).click();
  await page.waitForURL('**/sandbox/checkout?*');
  const checkout = page.url();
  await page.getByRole('button', { name: 'Simulate declined card' }).click();
  await expect(page.getByRole('alert')).toContainText('The card was declined. You were not charged');
  await page.getByRole('button', { name: 'Go back' }).click();
  await page.waitForURL('**/pricing');
  await page.goto(checkout);
  await expect(page.getByRole('heading', { name: 'This checkout has expired' })).toBeVisible();
  const session = new URL(checkout).searchParams.get('session') ?? '';
  await page.goto(`${server.origin}/payment-success?session_id=${session}`);
  await expect(page.getByRole('heading', { name: 'This checkout has expired' })).toBeVisible();
});

test('a downgrade starts at the next billing date, and downgrade and cancellation can be undone @full', async ({
  page,
  server,
}) => {
  await signUp(page, server.origin);
  await subscribe(page, server, 'Plus');
  await goToPricing(page, server);
  await card(page, 'PRO').getByRole('button', { name: 'Downgrade' }).click();
  await page.waitForURL('**/sandbox/portal?*');
  await page.getByRole('button', { name: /^Change on / }).click();
  await expect(page.getByRole('status').filter({ hasText: /Your plan changes to PRO on/ })).toBeVisible();
  await goToPricing(page, server);
  await expect(page.getByText(/Changes to PRO, billed yearly/)).toBeVisible();
  await expect(card(page, 'PRO').getByText('Starts on')).toBeVisible();

  await page.getByRole('button', { name: 'Manage Subscription' }).first().click();
  await page.waitForURL('**/sandbox/portal?*');
  await page.getByRole('button', { name: 'Keep Plus' }).click();
  await expect(page.getByText('Your plan stays Plus.')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel subscription' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel subscription' }).click();
  await page.getByRole('button', { name: 'Resume' }).click();
  await expect(page.getByText('Your subscription continues.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel subscription' })).toBeVisible();
});

test('a failed renewal shows a warning until a working card pays it @full', async ({
  browser,
  page,
  server,
}) => {
  await signUp(page, server.origin);
  await subscribe(page, server, 'PRO');
  await page.goto(`${server.origin}/sandbox/portal`);
  await page.getByRole('radio', { name: 'Declined' }).click();
  await expect(page.getByText('The next payments are declined.')).toBeVisible();
  await goToPricing(page, server);
  await advance(browser, page, server, 366);
  await expect(page.getByRole('heading', { name: 'The last payment failed' })).toBeVisible();
  await expect(page.getByText('You keep your plan while we retry the payment')).toBeVisible();
  await expect(card(page, 'Plus').getByRole('button', { name: 'Upgrade' })).toHaveCount(0);
  await page.goto(`${server.origin}/sandbox/portal`);
  await page.getByRole('radio', { name: 'Approved' }).click();
  await expect(page.getByText('The next payments succeed.')).toBeVisible();
  await goToPricing(page, server);
  await expect(page.getByRole('heading', { name: 'The last payment failed' })).toBeHidden();
  await expect(page.getByText('PRO, billed yearly. Renews on')).toBeVisible();
});

test('a user without coins sees why pricing opened and gets one discounted first month @full', async ({
  page,
  server,
}) => {
  await signUp(page, server.origin);
  await goToPricing(page, server, '?promo=trial_ended');
  const reason = page.getByRole('region', { name: 'You need more coins to continue' });
  await expect(reason).toContainText('PRO gives you 2,000 coins a month, enough for 133 thumbnails.');
  await expect(reason).toContainText('$14 instead of $19');
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.getByRole('radio', { name: 'Monthly' }).click();
  await expect(card(page, 'PRO')).toContainText('First month, then $19');
  await reason.getByRole('button', { name: 'Start for $14' }).click();
  await page.waitForURL('**/sandbox/checkout?*');
  await expect(page.locator('s')).toHaveText('$19.00');
  await page.getByRole('button', { name: 'Pay $14.00' }).click();
  await expect(page.getByRole('heading', { name: 'Your plan is PRO' })).toBeVisible();
  // The discount applies once.
  await goToPricing(page, server, '?promo=trial_ended');
  await expect(page.getByText('Plus gives you 8,000 coins a month')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Start for $14' })).toHaveCount(0);
});

test('a failed plan change shows an error on its card, and a double click sends one request @full', async ({
  page,
  server,
}) => {
  await signUp(page, server.origin);
  await goToPricing(page, server);
  const pro = card(page, 'PRO');
  const getStarted = () => pro.getByRole('button', { name: 'Get Started' }).click();
  await page.route('**/api/stripe/change-plan', (route) => route.abort());
  await getStarted();
  await expect(pro.getByRole('alert')).toContainText('Failed to process plan change');
  await expect(pro.getByRole('alert')).toContainText('You were not charged.');
  await page.unroute('**/api/stripe/change-plan');
  await page.route('**/api/stripe/change-plan', (route) => route.fulfill({ status: 500, body: 'broken' }));
  await getStarted();
  await expect(pro.getByRole('alert')).toContainText('Error changing plan');
  await page.unroute('**/api/stripe/change-plan');

  const released = Promise.withResolvers<void>();
  let requests = 0;
  await page.route('**/api/stripe/change-plan', async (route) => {
    requests += 1;
    await released.promise;
    await route.continue();
  });
  await pro.getByRole('button', { name: 'Get Started' }).dblclick();
  await expect(pro.getByRole('button', { name: 'Processing...' })).toHaveAttribute('aria-disabled', 'true');
  released.resolve();
  await page.waitForURL('**/sandbox/checkout?*');
  expect(requests).toBe(1);
});

test('a failed subscription check shows an error and can be retried @full', async ({ page, server }) => {
  await signUp(page, server.origin);
  // The page also refetches by itself. Only the click may get an answer.
  await page.route('**/api/billing', async (route) => {
    if (await page.evaluate(() => Reflect.get(window, 'isClicked'))) await route.continue();
    else await route.fulfill({ status: 400, body: '<html>no</html>' });
  });
  await page.goto(`${server.origin}/pricing`);
  const failed = page.getByRole('alert').filter({ hasText: 'Failed to verify subscription status' });
  await expect(failed).toContainText('Failed to check subscription');
  await page.evaluate(() =>
    document.addEventListener('click', () => Reflect.set(window, 'isClicked', true), { capture: true }),
  );
  await failed.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Test mode: no real payments.')).toBeVisible();
  await expect(failed).toBeHidden();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('another user’s payment is hidden, and a pending payment is polled until it ends @full', async ({
  browser,
  page,
  server,
}) => {
  await signUp(page, server.origin);
  await goToPricing(page, server);
  await card(page, 'Basic').getByRole('button', { name: 'Get Started' }).click();
  await page.waitForURL('**/sandbox/checkout?*');
  const session = new URL(page.url()).searchParams.get('session') ?? '';

  const otherContext = await browser.newContext({ locale: 'en-US' });
  const other = await otherContext.newPage();
  await signUp(other, server.origin, newAccount());
  await other.goto(`${server.origin}/payment-success?session_id=${session}`);
  await expect(other.getByText('This payment is not yours.')).toBeVisible();
  await other.goto(`${server.origin}/sandbox/checkout?session=${session}`);
  await expect(other.getByText('This payment is not yours.')).toBeVisible();
  await otherContext.close();

  await page.clock.install();
  let isConfirming = true;
  await page.route(`**/api/billing/checkouts/${session}`, async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    await route.fulfill({ response, json: isConfirming ? { ...answer, state: 'confirming' } : answer });
  });
  await page.goto(`${server.origin}/payment-success?session_id=${session}`);
  await expect(page.getByRole('heading', { name: 'Your payment is being confirmed' })).toBeVisible();
  await page.clock.fastForward(20_000);
  await expect(page.getByRole('heading', { name: 'Your payment is still being confirmed' })).toBeVisible();
  await expect(page.getByText(session)).toBeVisible();
  isConfirming = false;
  await page.clock.fastForward(5_000);
  await expect(page.getByRole('heading', { name: 'This payment was not completed' })).toBeVisible();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('a server that sells no plans links to the contact page @full', async ({ page, server }) => {
  await signUp(page, server.origin);
  await page.route('**/api/billing', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), mode: 'off', canHaveOffer: false } });
  });
  await goToPricing(page, server, '?promo=trial_ended');
  await expect(page.getByRole('heading', { name: 'Plans are not sold on this server' })).toBeVisible();
  await expect(card(page, 'Plus').getByRole('link', { name: 'Request this plan' })).toHaveAttribute(
    'href',
    '/contact',
  );
  await expect(page.getByRole('button', { name: 'Get Started' })).toHaveCount(0);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, locale: 'es' });

  test('touch targets are 44 px high and labels do not wrap @full', async ({ page, server }) => {
    await signUp(page, server.origin);
    const smallTargets = () =>
      page
        .locator('main :is(button, [role=radio])')
        .evaluateAll((all) =>
          all
            .filter((one) => one.checkVisibility() && one.getBoundingClientRect().height < 44)
            .map((one) => one.textContent),
        );
    await page.goto(`${server.origin}/pricing`);
    await page.getByRole('radio', { name: 'Mensual' }).click();
    await expect(page.getByRole('button', { name: 'Empezar' }).first()).toBeVisible();
    expect(await smallTargets()).toEqual([]);
    await page.getByRole('button', { name: 'Empezar' }).first().click();
    await page.waitForURL('**/sandbox/checkout?*');
    await expect(page.getByRole('button', { name: /^Pagar / })).toBeVisible();
    expect(await smallTargets()).toEqual([]);
    await expect(page.getByText('Se renueva', { exact: true })).toHaveCSS('height', '20px');
    await page.getByRole('button', { name: /^Pagar / }).click();
    await page.waitForURL('**/payment-success?session_id=*');
    await page.goto(`${server.origin}/sandbox/portal`);
    await expect(page.getByRole('radio', { name: 'Rechazados' })).toBeVisible();
    expect(await smallTargets()).toEqual([]);

    // The pricing page opens at the top, whatever the scroll position was before.
    const top = () => page.evaluate(() => window.scrollY);
    await page.evaluate(() => window.scrollTo(0, 500));
    await expect.poll(top).toBe(500);
    await page.goto(`${server.origin}/pricing`);
    await expect(page.getByRole('button', { name: 'Administrar suscripción' }).first()).toBeVisible();
    expect(await top()).toBe(0);
  });
});
