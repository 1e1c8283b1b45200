import type { Browser, Page } from '@playwright/test';
import type { ErrorCode } from '#contract/error-codes.ts';
import { expect, signUp, test } from './harness/fixtures.ts';
import type { PreparedServer } from './harness/prepared-server.ts';
import { assignPlan } from './harness/roles.ts';
import { trainedStyle } from './harness/trained-style.ts';
import { similarPictures } from './harness/training-pictures.ts';

// Validation rules and catalogued errors that no component test covers. The others:
// `web/features/references`, `voice`, `studio/failure` and `studio/greetings` (files, presets, links, camera,
// microphone, prompts, policy, coins), running-job (progress), trained-styles (refresh, recovery),
// specified-texts (lists that do not load).

type Refusal = [status: number, code: ErrorCode, message: string];

/** Makes one call fail with an error that the server gives in no other way here. */
async function answer(page: Page, path: string, [status, code, message]: Refusal): Promise<void> {
  await page.route(`**${path}`, (route) =>
    route.fulfill({
      status,
      json: { success: false, code, error: message, message, requestId: 'of-a-test' },
    }),
  );
}

// Requests in flight when a page closes get no answer. That is not a failure.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

async function signUpWithPlan(
  browser: Browser,
  page: Page,
  server: PreparedServer,
  plan: 'basic' | 'pro',
): Promise<void> {
  const account = await signUp(page, server.origin);
  await assignPlan(browser, server, account, plan);
  await page.reload();
}

async function trainAndDelete(page: Page, origin: string, start: number): Promise<void> {
  const form = new FormData();
  form.append('styleName', `Look ${start}`);
  form.append('triggerWord', `look-${start}`);
  form.append('rightsConfirmed', 'true');
  for (const { name, mimeType, buffer } of await similarPictures(3, start * 3)) {
    form.append('images', new File([new Uint8Array(buffer)], name, { type: mimeType }));
  }
  const address = `${origin}/api/custom-thumbnail-styles`;
  const started = await page.request.post(address, { multipart: form, headers: { origin } });
  expect(started.status(), await started.text()).toBe(200);
  const { style } = await started.json();
  expect((await page.request.delete(`${address}/${style.id}`, { headers: { origin } })).status()).toBe(200);
}

test('refreshing the training list reports the result and keeps the list @full', async ({ page, server }) => {
  await signUp(page, server.origin);
  const list = '**/api/custom-thumbnail-styles';
  const styles = [trainedStyle('My look', 'processing')];
  await page.route(list, (route) => route.fulfill({ json: { success: true, styles } }));
  await page.reload();
  const training = page.getByRole('region', { name: 'Styles In Training' });
  const refresh = training.getByRole('button', { name: 'Refresh Status' });
  const status = training.getByRole('status');
  await expect(training.getByText('My look')).toBeVisible();
  const outcomes: [message: string, respond: () => Promise<void>][] = [
    [
      'Failed to update styles: It broke.',
      () => answer(page, '/api/custom-thumbnail-styles', [500, 'internal', 'It broke.']),
    ],
    [
      'Failed to update styles: Unknown error',
      () => page.route(list, (route) => route.fulfill({ json: { success: false } })).then(() => undefined),
    ],
    [
      'Error updating styles: Adventure is not responding. Try again.',
      () => page.route(list, (route) => route.abort()).then(() => undefined),
    ],
    [
      '1 active styles showing (1 hidden)',
      () =>
        page
          .route(list, (route) =>
            route.fulfill({ json: { success: true, styles: [...styles, trainedStyle('test', 'pending')] } }),
          )
          .then(() => undefined),
    ],
  ];
  for (const [message, respond] of outcomes) {
    await respond();
    await refresh.click();
    await expect(status).toHaveText(message);
    // The list stays visible in every case.
    await expect(training.getByText('My look')).toBeVisible();
  }
});

test('a training above the monthly limit shows an error and keeps the form filled in @full', async ({
  browser,
  page,
  server,
}) => {
  await signUpWithPlan(browser, page, server, 'basic');
  // Three trainings are started and deleted by API calls. The form tries the fourth.
  for (let start = 0; start < 3; start += 1) await trainAndDelete(page, server.origin, start);

  await page.getByRole('button', { name: 'Create your own style' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create your own style' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill('The fourth');
  await dialog.locator('input[type=file]').setInputFiles(await similarPictures(3));
  await expect(dialog.getByRole('img')).toHaveCount(3);
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: 'Train style' }).click();
  await expect(
    dialog.getByText(
      'You have used all the trainings your plan includes this month. Try again next month or upgrade.',
    ),
  ).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'Upgrade' })).toHaveAttribute(
    'href',
    '/pricing?promo=trained_styles',
  );
  await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('The fourth');
  await expect(dialog.getByText('3 of 30')).toBeVisible();
});

test('failed polls show no error @full', async ({ page, server }) => {
  // Without the stream of events the page polls.
  await page.route('**/api/events*', (route) => route.abort());
  await page.clock.install();
  await signUp(page, server.origin);
  await page.getByRole('textbox', { name: 'Prompt' }).fill('a castle');
  let refused = 0;
  for (const path of ['coins', 'images'].map((name) => `/api/user/${name}`)) {
    await page.route(`**${path}*`, (route) => {
      refused += 1;
      return route.fulfill({
        status: 500,
        json: { success: false, code: 'internal', error: 'It broke.', message: 'It broke.', requestId: 'r' },
      });
    });
  }
  // Polling starts once the stream is known to be down.
  await expect(
    page.getByRole('status').filter({ hasText: 'Adventure is not responding. Trying again...' }),
  ).toBeVisible();
  await page.clock.runFor(65_000);
  await expect.poll(() => refused).toBeGreaterThan(0);
  await expect(page.getByText('It broke.')).toBeHidden();
  await expect(page.getByText('Something went wrong on our side')).toBeHidden();
  await expect(page.getByRole('alert')).toBeHidden();
  await expect(page.getByRole('textbox', { name: 'Prompt' })).toHaveValue('a castle');
});
