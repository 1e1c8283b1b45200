import type { Browser, Page } from '@playwright/test';
import type { ErrorCode } from '#contract/errors.ts';
import { sampleOf } from '#testing/sample.ts';
import { expect, press, signUp, test } from './harness/fixtures.ts';
import type { PreparedServer } from './harness/prepared-server.ts';
import { givePlan } from './harness/roles.ts';
import { trainedStyle } from './harness/trained-style.ts';
import { picturesOfLook } from './harness/training-pictures.ts';

// What the validation rules and the error catalogue say that no other journey shows. Where the others are:
// references (files, presets, links), reference-camera, voice (microphone, transcription), refused-presses and
// studio-popups (prompts, policy, coins), running-job (progress), trained-styles (refresh, recovery), specified-texts
// (lists that do not load).

type Refusal = [status: number, code: ErrorCode, message: string];

/** Has the server answer one call with an error that it gives in no other way here. */
async function answer(page: Page, path: string, [status, code, message]: Refusal): Promise<void> {
  await page.route(`**${path}`, (route) =>
    route.fulfill({
      status,
      json: { success: false, code, error: message, message, requestId: 'of-a-test' },
    }),
  );
}

const tool = (page: Page, name: RegExp) => page.getByRole('radio', { name });
// What is asked for as a page closes gets no answer any more, and that is nobody's fault.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

const outOfCoins = (page: Page) => page.getByRole('dialog', { name: 'Your coins have run out' });

async function signUpWithPlan(
  browser: Browser,
  page: Page,
  server: PreparedServer,
  plan: 'basic' | 'pro',
): Promise<void> {
  const person = await signUp(page, server.origin);
  await givePlan(browser, server, person, plan);
  await page.reload();
}

async function trainAndDelete(page: Page, origin: string, start: number): Promise<void> {
  const form = new FormData();
  form.append('styleName', `Look ${start}`);
  form.append('triggerWord', `look-${start}`);
  form.append('rightsConfirmed', 'true');
  for (const { name, mimeType, buffer } of await picturesOfLook(3, start * 3)) {
    form.append('images', new File([new Uint8Array(buffer)], name, { type: mimeType }));
  }
  const address = `${origin}/api/custom-thumbnail-styles`;
  const begun = await page.request.post(address, { multipart: form, headers: { origin } });
  expect(begun.status(), await begun.text()).toBe(200);
  const { style } = await begun.json();
  expect((await page.request.delete(`${address}/${style.id}`, { headers: { origin } })).status()).toBe(200);
}

test.describe('a generation that fails', () => {
  const policy =
    "We couldn't generate this image because it may contain content that violates our policies. Please try modifying your prompt or using a different reference image.";
  const failures = [
    ['Your request was rejected by our safety system.', 'Content Policy Alert', policy],
    ['Stopped by moderation.', 'Content Policy Alert', policy],
    ['This is against the content policy of the engine.', 'Content Policy Alert', policy],
    [
      'The engine is on fire.',
      'Generation Failed',
      'We encountered an issue while generating your image. Please try again with different settings.',
    ],
  ] as const;
  for (const [message, title, sentence] of sampleOf(failures, 1)) {
    test(`with “${message}” opens ${title}, which keeps the message to itself`, async ({ page, server }) => {
      await signUp(page, server.origin);
      await answer(page, '/api/generate', [502, 'engine_failed', message]);
      await press(page, 'a castle');
      const modal = page.getByRole('dialog', { name: title });
      await expect(modal.getByText(sentence, { exact: true })).toBeVisible();
      await expect(page.getByText(message)).toBeHidden();
      await expect(modal.getByRole('button', { name: 'Try again' })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(modal).toBeHidden();
      await expect(page.getByRole('textbox', { name: 'Prompt' })).toHaveValue('a castle');
    });
  }

  test('in ThumbnailsV2 has words of its own, and opens the offer where it speaks of coins @full', async ({
    browser,
    page,
    server,
  }) => {
    await signUpWithPlan(browser, page, server, 'pro');
    await tool(page, /^Thumbnails V2/).click();
    await answer(page, '/api/thumbnails/generate', [502, 'engine_failed', 'The engine is on fire.']);
    await press(page, 'a castle');
    const modal = page.getByRole('dialog', { name: 'Generation Failed' });
    await expect(modal).toContainText(
      "We couldn't generate your image. Please try changing your prompt or using a different reference image.",
    );
    await page.keyboard.press('Escape');
    await page.unrouteAll();
    await answer(page, '/api/thumbnails/generate', [400, 'engine_failed', 'Insufficient coins for this']);
    await page.getByRole('button', { name: /^Generate/ }).click();
    await expect(outOfCoins(page).getByRole('link', { name: 'Upgrade Now' })).toHaveAttribute(
      'href',
      '/pricing?promo=trial_ended',
    );
  });
});

test('one coin less than each tool costs opens the offer, and nothing is sent @full', async ({
  browser,
  page,
  server,
}) => {
  await signUpWithPlan(browser, page, server, 'basic');
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  let coins = 0;
  await page.route('**/api/user/coins*', async (route) => {
    const known = await (await route.fetch()).json();
    await route.fulfill({ json: { ...known, coins } });
  });
  for (const [name, cost] of [
    [/^Genesys 1\.0/, 1],
    [/^Genesys Pro/, 10],
    [/^Thumbnails\s*15/, 15],
    [/^Thumbnails V2/, 50],
  ] as const) {
    coins = cost - 1;
    await page.reload();
    // Until the balance was told, the server judges.
    await expect(page.getByText(`${coins} coins`, { exact: true }).first()).toBeAttached();
    await tool(page, name).click();
    await press(page, 'a castle');
    await expect(outOfCoins(page)).toContainText(`This needs ${cost}. You have ${coins}.`);
    await page.keyboard.press('Escape');
    await expect(outOfCoins(page)).toBeHidden();
  }
  expect(calls.filter((path) => path.endsWith('/generate'))).toEqual([]);
});

test('a blank prompt disables Generate; sliders go no further than their tool takes @full', async ({
  page,
  server,
}) => {
  await signUp(page, server.origin);
  const generate = page.getByRole('button', { name: /^Generate/ });
  const slider = (name: string) => page.getByRole('slider', { name });
  for (const [name, label, max] of [
    [/^Genesys 1\.0/, 'Quality', '100'],
    [/^Genesys Pro/, 'Creativity', '10'],
  ] as const) {
    await tool(page, name).click();
    await expect(generate).toHaveAttribute('aria-disabled', 'true');
    await page.getByRole('textbox', { name: 'Prompt' }).fill('a castle');
    await expect(generate).not.toHaveAttribute('aria-disabled', 'true');
    await page.getByRole('textbox', { name: 'Prompt' }).fill(' \n ');
    await expect(generate).toHaveAttribute('aria-disabled', 'true');
    await slider(label).press('End');
    await slider(label).press('ArrowRight');
    await expect(slider(label)).toHaveAttribute('aria-valuenow', max);
    await slider(label).press('Home');
    await slider(label).press('ArrowLeft');
    await expect(slider(label)).toHaveAttribute('aria-valuenow', '0');
  }
});

test('a refresh of the training list says what came of it @full', async ({ page, server }) => {
  await signUp(page, server.origin);
  const list = '**/api/custom-thumbnail-styles';
  const styles = [trainedStyle('My look', 'processing')];
  await page.route(list, (route) => route.fulfill({ json: { success: true, styles } }));
  await page.reload();
  const training = page.getByRole('region', { name: 'Styles In Training' });
  const refresh = training.getByRole('button', { name: 'Refresh Status' });
  const said = training.getByRole('status');
  await expect(training.getByText('My look')).toBeVisible();
  const outcomes: [said: string, come: () => Promise<void>][] = [
    [
      'Failed to update styles: It broke.',
      () => answer(page, '/api/custom-thumbnail-styles', [500, 'internal', 'It broke.']),
    ],
    [
      'Failed to update styles: Unknown error',
      () => page.route(list, (route) => route.fulfill({ json: { success: false } })).then(() => undefined),
    ],
    [
      'Error updating styles: Adventure does not answer. Try again.',
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
  for (const [sentence, come] of outcomes) {
    await come();
    await refresh.click();
    await expect(said).toHaveText(sentence);
    // What was shown stays, whatever came.
    await expect(training.getByText('My look')).toBeVisible();
  }
});

test('more trainings than a month has are refused in the form, which keeps what was typed @full', async ({
  browser,
  page,
  server,
}) => {
  await signUpWithPlan(browser, page, server, 'basic');
  // Three are begun and deleted by calls: what is tried is the fourth.
  for (let start = 0; start < 3; start += 1) await trainAndDelete(page, server.origin, start);

  await page.getByRole('button', { name: 'Create your own style' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create your own style' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill('The fourth');
  await dialog.locator('input[type=file]').setInputFiles(await picturesOfLook(3));
  await expect(dialog.getByRole('img')).toHaveCount(3);
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: 'Train style' }).click();
  await expect(
    dialog.getByText(
      'You have started as many trainings as your plan includes this month. Try again next month, or upgrade.',
    ),
  ).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'Upgrade' })).toHaveAttribute(
    'href',
    '/pricing?promo=trained_styles',
  );
  await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('The fourth');
  await expect(dialog.getByText('3 of 30')).toBeVisible();
});

test('polls that fail say nothing to the user @full', async ({ page, server }) => {
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
  // Polling begins once the stream is known to be down.
  await expect(
    page.getByRole('status').filter({ hasText: 'Adventure does not answer. Trying again.' }),
  ).toBeVisible();
  await page.clock.runFor(65_000);
  await expect.poll(() => refused).toBeGreaterThan(0);
  await expect(page.getByText('It broke.')).toBeHidden();
  await expect(page.getByText('Something went wrong on our side')).toBeHidden();
  await expect(page.getByRole('alert')).toBeHidden();
  await expect(page.getByRole('textbox', { name: 'Prompt' })).toHaveValue('a castle');
});
