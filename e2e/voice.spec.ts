import type { Browser, BrowserContext, Page } from '@playwright/test';
import { expect, signUp, test } from './harness/fixtures.ts';
import { holdTime } from './harness/held-time.ts';
import { type PreparedServer, startPrepared } from './harness/prepared-server.ts';

// Chromium's own microphone beeps; who may use it is each context's affair.
test.use({
  launchOptions: async ({ launchOptions }, use) => {
    await use({
      ...launchOptions,
      args: [...(launchOptions.args ?? []), '--use-fake-device-for-media-stream'],
    });
  },
});

const heard = 'a giant shark at sunset';
const prompt = (page: Page) => page.getByRole('textbox', { name: 'Prompt' });
const microphone = (page: Page) => page.getByRole('button', { name: 'Dictate' });
/** The clock of a recording that has begun to count; a second is too short for a look at one of them. */
const aSecondOrMore = /0:(0[1-9]|[12]\d)/;
const stop = (page: Page) => page.getByRole('button', { name: 'Stop' });

async function openStudio(browser: Browser, origin: string, options = {}): Promise<[BrowserContext, Page]> {
  const context = await browser.newContext({ locale: 'en-US', permissions: ['microphone'], ...options });
  const page = await context.newPage();
  await signUp(page, origin);
  return [context, page];
}

/** Says from then on whether the microphone that was opened last is on. */
async function watchMicrophone(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => {
    const open = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
    navigator.mediaDevices.getUserMedia = async (wish) => {
      const stream = await open(wish);
      Object.assign(window, { opened: stream });
      return stream;
    };
  });
  return () =>
    page.evaluate(() =>
      (window as unknown as { opened: MediaStream }).opened
        .getTracks()
        .some((track) => track.readyState === 'live'),
    );
}

test.describe('with an engine that transcribes', () => {
  let server: PreparedServer;
  test.beforeAll(async () => {
    server = await startPrepared({ by: 'hearing', env: { HEARS: heard } });
  });
  test.afterAll(async () => {
    await server.stop();
    server.remove();
  });

  test('what is said comes to the cursor, selected, and the browser’s undo takes it out', async ({
    browser,
  }) => {
    const [context, page] = await openStudio(browser, server.origin);
    await prompt(page).fill('Look: in neon');
    await prompt(page).evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(5, 5));
    await microphone(page).click();
    await expect(page.getByText(aSecondOrMore)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Enhance' })).toBeHidden();
    await stop(page).click();
    await expect(prompt(page)).toHaveValue(`Look: ${heard} in neon`);
    await expect(prompt(page)).toBeFocused();
    expect(await page.evaluate(() => String(getSelection()))).toBe(heard);
    await page.keyboard.press('ControlOrMeta+z');
    await expect(prompt(page)).toHaveValue('Look: in neon');
    await context.close();
  });

  test('recording stops by itself after 30 s @full', async ({ browser }) => {
    const [context, page] = await openStudio(browser, server.origin);
    await holdTime(page);
    await microphone(page).click();
    await expect(stop(page)).toBeVisible();
    await page.clock.runFor(29_000);
    await expect(page.getByText('0:29')).toBeVisible();
    await page.clock.runFor(1_200);
    await expect(prompt(page)).toHaveValue(heard);
    await context.close();
  });

  test('Escape, another place and the phone’s results let go of the microphone, and nothing is sent @full', async ({
    browser,
  }) => {
    const [context, page] = await openStudio(browser, server.origin, {
      viewport: { width: 360, height: 740 },
    });
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('speech-to-text')) sent.push(request.url());
    });
    const isHeld = await watchMicrophone(page);
    for (const leave of [
      () => page.keyboard.press('Escape'),
      () => page.getByRole('button', { name: 'Cancel dictation' }).click(),
      () => page.getByRole('radio', { name: 'Results' }).click(),
    ]) {
      await microphone(page).click();
      await expect(stop(page)).toBeVisible();
      expect(await isHeld()).toBe(true);
      await leave();
      await expect(stop(page)).toBeHidden();
      await expect.poll(isHeld).toBe(false);
    }
    expect(sent).toEqual([]);
    await context.close();
  });

  test('another page lets go of the microphone in the middle of a recording @full', async ({ browser }) => {
    const [context, page] = await openStudio(browser, server.origin);
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('speech-to-text')) sent.push(request.url());
    });
    const isHeld = await watchMicrophone(page);
    await prompt(page).fill('a castle');
    await microphone(page).click();
    await expect(stop(page)).toBeVisible();
    expect(await isHeld()).toBe(true);
    await page.getByRole('link', { name: 'Gallery' }).click();
    await expect(page).toHaveURL(/\/gallery$/);
    await expect.poll(isHeld).toBe(false);
    await page.getByRole('link', { name: 'Studio' }).click();
    await expect(prompt(page)).toHaveValue('a castle');
    await expect(stop(page)).toBeHidden();
    expect(sent).toEqual([]);
    await context.close();
  });

  test('what the server cannot write down is said in its words, and can be tried again @full', async ({
    browser,
  }) => {
    const [context, page] = await openStudio(browser, server.origin);
    const failure = 'Failed to transcribe audio. Please try again.';
    await page.route('**/api/speech/speech-to-text', (route) =>
      route.fulfill({
        status: 502,
        json: {
          success: false,
          error: failure,
          message: failure,
          code: 'transcription_failed',
          requestId: '1',
        },
      }),
    );
    await microphone(page).click();
    // What is stopped in its first moment holds nothing that could be sent.
    await expect(page.getByText(aSecondOrMore)).toBeVisible();
    await stop(page).click();
    await expect(page.getByRole('alert')).toHaveText(failure);
    await page.unroute('**/api/speech/speech-to-text');
    await page.getByRole('button', { name: 'Try again' }).click();
    // What is stopped in its first moment holds nothing that could be written down.
    await expect(page.getByText(aSecondOrMore)).toBeVisible();
    await stop(page).click();
    await expect(prompt(page)).toHaveValue(heard);
    await context.close();
  });

  test('a microphone that is denied is spoken of @full', async ({ browser }) => {
    const [context, page] = await openStudio(browser, server.origin, { permissions: [] });
    await microphone(page).click();
    await expect(page.getByRole('alert')).toHaveText(
      'Could not access microphone. Please check your permissions.',
    );
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(microphone(page)).toBeVisible();
    await context.close();
  });
});

/** A recognition of the test's own in the browser's place: it understands what `say` is called with. */
async function standIn(page: Page): Promise<void> {
  await page.addInitScript(() => {
    class StandIn {
      lang = '';
      onresult: ((event: unknown) => void) | null = null;
      onend: (() => void) | null = null;
      start() {
        Object.assign(window, {
          say: (...words: string[]) =>
            this.onresult?.({ results: words.map((transcript) => [{ transcript }]) }),
          spokenLanguage: this.lang,
        });
      }
      stop() {
        this.onend?.();
      }
      abort() {}
    }
    Object.assign(window, { SpeechRecognition: StandIn, webkitSpeechRecognition: StandIn });
  });
  await page.reload();
}

async function say(page: Page, ...words: string[]): Promise<void> {
  await microphone(page).click();
  await expect(stop(page)).toBeVisible();
  await page.evaluate(
    (all) => (window as unknown as { say: (...words: string[]) => void }).say(...all),
    words,
  );
  await stop(page).click();
  await expect(microphone(page)).toBeVisible();
}

test('an engine that transcribes is told which language the screen speaks @full', async ({ browser }) => {
  const server = await startPrepared({ by: 'hearing', env: { HEARS: 'said in {language}' } });
  const [context, page] = await openStudio(browser, server.origin, { locale: 'pt-BR' });
  await page.getByRole('button', { name: 'Ditar' }).click();
  await expect(page.getByText(aSecondOrMore)).toBeVisible();
  await page.getByRole('button', { name: 'Parar' }).click();
  await expect(prompt(page)).toHaveValue('said in pt-BR');
  await context.close();
  await server.stop();
  server.remove();
});

test('without an engine the browser recognises: words appear as they are understood', async ({
  browser,
  server,
}) => {
  const [context, page] = await openStudio(browser, server.origin);
  await standIn(page);
  await microphone(page).click();
  await expect(page.getByText('Say what you want to see')).toBeVisible();
  await page.evaluate(() => (window as unknown as { say: (text: string) => void }).say('a giant shark'));
  await expect(page.getByRole('group', { name: 'Dictation' }).getByText('a giant shark')).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { spokenLanguage: string }).spokenLanguage)).toBe(
    'en-US',
  );
  await stop(page).click();
  await expect(prompt(page)).toHaveValue('a giant shark');
  await context.close();
});

test('where neither server nor browser can, the microphone says what is missing @full', async ({
  browser,
  server,
}) => {
  const [context, page] = await openStudio(browser, server.origin);
  await page.addInitScript(() => {
    Object.assign(window, { SpeechRecognition: undefined, webkitSpeechRecognition: undefined });
  });
  await page.reload();
  await microphone(page).click();
  await expect(page.getByRole('alert')).toHaveText(
    'Neither this server nor this browser can write down speech. Type the prompt, or use the dictation of your device.',
  );
  await expect(page.getByRole('button', { name: 'Try again' })).toBeHidden();
  await context.close();
});

test('commands act on the form, say so, and can be undone', async ({ browser, server }) => {
  const [context, page] = await openStudio(browser, server.origin);
  await standIn(page);
  // A toast on its way out is still there for a moment, beside the next.
  const undo = page.locator('[data-removed=false]').getByRole('button', { name: 'Undo' });
  await prompt(page).fill('A giant shark');

  await say(page, 'Style kurz gesagt.');
  await expect(page.getByText('Style: Kurzgesagt')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Kurzgesagt' })).toBeChecked();
  await undo.click();
  await expect(page.getByRole('radio', { name: 'MrBeast' })).toBeChecked();

  await say(page, 'square');
  await expect(page.getByText('Thumbnails are always widescreen.')).toBeVisible();

  await say(page, 'clear');
  await expect(prompt(page)).toHaveValue('');
  await undo.click();
  await expect(prompt(page)).toHaveValue('A giant shark');

  await say(page, 'two designs');
  await expect(page.getByRole('button', { name: /^Generate.*30/ })).toBeVisible();
  await undo.click();
  await expect(page.getByRole('button', { name: /^Generate.*15/ })).toBeVisible();

  await say(page, 'switch to Genesis Pro');
  await expect(page.getByRole('radio', { name: /Genesys Pro/ })).toBeChecked();
  for (const [words, name] of [
    ['square', 'Square'],
    ['vertical', 'Vertical'],
    ['widescreen', 'Widescreen'],
  ] as const) {
    await say(page, words);
    await expect(page.getByText(`Resolution: ${name}`)).toBeVisible();
    await expect(page.getByRole('radio', { name: new RegExp(name) })).toBeChecked();
  }

  await say(page, 'a lighthouse on a cliff');
  await expect(prompt(page)).toHaveValue('a lighthouse on a cliff');
  await say(page, 'enhance');
  await expect(page.getByRole('dialog', { name: 'Enhanced prompt' })).toBeVisible();
  await page.getByRole('button', { name: 'Keep mine' }).click();
  await say(page, 'generate');
  await expect(page.getByRole('link', { name: 'a lighthouse on a cliff' })).toBeVisible({ timeout: 30_000 });
  await context.close();
});

test('commands are understood in three languages, whatever the screen speaks @full', async ({
  browser,
  server,
}) => {
  const [context, page] = await openStudio(browser, server.origin);
  await standIn(page);
  for (const [words, answer] of [
    ['estilo Kurzgesagt', 'Style: Kurzgesagt'],
    ['dos diseños', '2 designs a press'],
    ['limpar', 'Prompt cleared'],
  ] as const) {
    await say(page, words);
    await expect(page.getByText(answer)).toBeVisible();
  }
  await context.close();
});
