import type { Browser, Locator, Page } from '@playwright/test';
import { barriersOf } from './harness/barriers.ts';
import { expect, newPerson, signUp, test } from './harness/fixtures.ts';
import type { PreparedServer } from './harness/prepared-server.ts';

// Plans as creators see them, at the provider that takes no money.

/** The part of the pricing page that is one plan's. */
const card = (page: Page, plan: string): Locator => page.getByRole('region', { name: plan, exact: true });

async function goToPricing(page: Page, server: PreparedServer, search = ''): Promise<void> {
  await page.goto(`${server.origin}/pricing${search}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Subscription Plans' })).toBeVisible();
}

/** Subscribes by the pages, and waits until plan and coins are there. */
async function subscribe(page: Page, server: PreparedServer, plan: string): Promise<void> {
  await goToPricing(page, server);
  await card(page, plan).getByRole('button', { name: 'Get Started' }).click();
  await page.waitForURL('**/sandbox/checkout?*');
  await page.getByRole('button', { name: /^Pay / }).click();
  await page.waitForURL('**/payment-success?session_id=*');
  await expect(page.getByRole('heading', { name: `Your plan is ${plan}` })).toBeVisible();
}

/** Lets everything of a person at the sandbox come so many days sooner. */
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

test('from free to Pro, up to Plus, and by a cancellation back to free', async ({
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
  expect(await barriersOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Pay $192.00' }).click();
  await expect(page.getByRole('heading', { name: 'Your plan is PRO' })).toBeVisible();
  // A hundred to begin with, and the first month's.
  await expect(page.getByText('You have 2,100 coins')).toBeVisible();
  const paid = page.url();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Upgrade' })).toBeHidden();

  await goToPricing(page, server);
  await expect(page.getByText('PRO, billed yearly. Renews on')).toBeVisible();
  await expect(card(page, 'PRO').getByText('Active Subscription')).toBeVisible();
  await expect(card(page, 'Basic').getByRole('button', { name: 'Downgrade' })).toBeVisible();
  await expect(card(page, 'Basic').getByText('At the next billing date,')).toBeVisible();
  await expect(card(page, 'Plus').getByText('Now; you pay the difference')).toBeVisible();
  expect(await barriersOf(page)).toEqual([]);
  await card(page, 'Plus').getByRole('button', { name: 'Upgrade' }).click();

  await page.waitForURL('**/sandbox/portal?*');
  await expect(page.getByRole('radio', { name: /^Plus/ })).toBeChecked();
  await page.getByRole('button', { name: /^Upgrade now for \$46[78]\.\d\d$/ }).click();
  await expect(page.getByText('Your plan is now Plus.')).toBeVisible();
  expect(await barriersOf(page)).toEqual([]);
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(card(page, 'Plus').getByText('Active Subscription')).toBeVisible();

  await page.getByRole('button', { name: 'Manage Subscription' }).first().click();
  await page.waitForURL('**/sandbox/portal?*');
  // Two presses.
  await page.getByRole('button', { name: 'Cancel subscription' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel subscription' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Cancelled. It ends on' })).toBeVisible();
  await goToPricing(page, server);
  await expect(page.getByRole('heading', { name: /^Your Plus plan ends on/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Resume' })).toBeVisible();

  await advance(browser, page, server, 366);
  // Nothing was reloaded: news of it came.
  await expect(card(page, 'PRO').getByRole('button', { name: 'Get Started' })).toBeVisible();
  await expect(page.getByRole('heading', { name: /plan ends on/ })).toBeHidden();
  await page.goto(`${server.origin}/payment-success`);
  await expect(page.getByRole('heading', { name: 'You are still on the free plan' })).toBeVisible();
  await page.goto(paid);
  await expect(page.getByRole('heading', { name: 'The plan you paid for has ended' })).toBeVisible();
});

test('a declined card costs nothing, and the checkout can be paid or left @full', async ({
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

test('a downgrade waits for the next period and can be taken back, as a cancellation can @full', async ({
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

test('a renewal that fails is said, and a card that works pays it @full', async ({
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

test('whose coins ran out is told why they are here, and begins with a month for less @full', async ({
  page,
  server,
}) => {
  await signUp(page, server.origin);
  await goToPricing(page, server, '?promo=trial_ended');
  const reason = page.getByRole('region', { name: 'You need more coins to continue' });
  await expect(reason).toContainText('PRO gives you 2,000 coins a month, enough for 133 thumbnails.');
  await expect(reason).toContainText('$14 instead of $19');
  expect(await barriersOf(page)).toEqual([]);
  await page.getByRole('radio', { name: 'Monthly' }).click();
  await expect(card(page, 'PRO')).toContainText('First month, then $19');
  await reason.getByRole('button', { name: 'Start for $14' }).click();
  await page.waitForURL('**/sandbox/checkout?*');
  await expect(page.locator('s')).toHaveText('$19.00');
  await page.getByRole('button', { name: 'Pay $14.00' }).click();
  await expect(page.getByRole('heading', { name: 'Your plan is PRO' })).toBeVisible();
  // It is had once.
  await goToPricing(page, server, '?promo=trial_ended');
  await expect(page.getByText('Plus gives you 8,000 coins a month')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Start for $14' })).toHaveCount(0);
});

test('what goes wrong is said where it was pressed, and nothing is charged @full', async ({
  page,
  server,
}) => {
  await signUp(page, server.origin);
  await goToPricing(page, server);
  const pro = card(page, 'PRO');
  const press = () => pro.getByRole('button', { name: 'Get Started' }).click();
  await page.route('**/api/stripe/change-plan', (route) => route.abort());
  await press();
  await expect(pro.getByRole('alert')).toContainText('Failed to process plan change');
  await expect(pro.getByRole('alert')).toContainText('You were not charged.');
  await page.unroute('**/api/stripe/change-plan');
  await page.route('**/api/stripe/change-plan', (route) => route.fulfill({ status: 500, body: 'broken' }));
  await press();
  await expect(pro.getByRole('alert')).toContainText('Error changing plan');
  await page.unroute('**/api/stripe/change-plan');

  const pressed = Promise.withResolvers<void>();
  let presses = 0;
  await page.route('**/api/stripe/change-plan', async (route) => {
    presses += 1;
    await pressed.promise;
    await route.continue();
  });
  await pro.getByRole('button', { name: 'Get Started' }).dblclick();
  await expect(pro.getByRole('button', { name: 'Processing...' })).toHaveAttribute('aria-disabled', 'true');
  pressed.resolve();
  await page.waitForURL('**/sandbox/checkout?*');
  expect(presses).toBe(1);
});

test('a subscription that cannot be looked up is said, and looked up again @full', async ({
  page,
  server,
}) => {
  await signUp(page, server.origin);
  // It is asked for by itself, too: what answers it must be the press.
  await page.route('**/api/billing', async (route) => {
    if (await page.evaluate(() => Reflect.get(window, 'isPressed'))) await route.continue();
    else await route.fulfill({ status: 400, body: '<html>no</html>' });
  });
  await page.goto(`${server.origin}/pricing`);
  const failed = page.getByRole('alert').filter({ hasText: 'Failed to verify subscription status' });
  await expect(failed).toContainText('Failed to check subscription');
  await page.evaluate(() =>
    document.addEventListener('click', () => Reflect.set(window, 'isPressed', true), { capture: true }),
  );
  await failed.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Test mode: no real payments.')).toBeVisible();
  await expect(failed).toBeHidden();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test("another user's payment is not shown, and one on its way is waited for @full", async ({
  browser,
  page,
  server,
}) => {
  await signUp(page, server.origin);
  await goToPricing(page, server);
  await card(page, 'Basic').getByRole('button', { name: 'Get Started' }).click();
  await page.waitForURL('**/sandbox/checkout?*');
  const session = new URL(page.url()).searchParams.get('session') ?? '';

  const elsewhere = await browser.newContext({ locale: 'en-US' });
  const other = await elsewhere.newPage();
  await signUp(other, server.origin, newPerson());
  await other.goto(`${server.origin}/payment-success?session_id=${session}`);
  await expect(other.getByText('This payment is not yours.')).toBeVisible();
  await other.goto(`${server.origin}/sandbox/checkout?session=${session}`);
  await expect(other.getByText('This payment is not yours.')).toBeVisible();
  await elsewhere.close();

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

test('where plans are not sold, it is said whom to ask @full', async ({ page, server }) => {
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

  test('what is pressed is as large as a finger, and no fact’s name is broken @full', async ({
    page,
    server,
  }) => {
    await signUp(page, server.origin);
    const small = () =>
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
    expect(await small()).toEqual([]);
    await page.getByRole('button', { name: 'Empezar' }).first().click();
    await page.waitForURL('**/sandbox/checkout?*');
    await expect(page.getByRole('button', { name: /^Pagar / })).toBeVisible();
    expect(await small()).toEqual([]);
    await expect(page.getByText('Se renueva', { exact: true })).toHaveCSS('height', '20px');
    await page.getByRole('button', { name: /^Pagar / }).click();
    await page.waitForURL('**/payment-success?session_id=*');
    await page.goto(`${server.origin}/sandbox/portal`);
    await expect(page.getByRole('radio', { name: 'Rechazados' })).toBeVisible();
    expect(await small()).toEqual([]);

    // Who is led back from where a provider has its pages begins at the top, however far down they were
    // before.
    const top = () => page.evaluate(() => window.scrollY);
    await page.evaluate(() => window.scrollTo(0, 500));
    await expect.poll(top).toBe(500);
    await page.goto(`${server.origin}/pricing`);
    await expect(page.getByRole('button', { name: 'Administrar suscripción' }).first()).toBeVisible();
    expect(await top()).toBe(0);
  });
});
