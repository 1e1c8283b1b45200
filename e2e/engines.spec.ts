import type { Page } from '@playwright/test';
import sharp from 'sharp';
import type { ComfyUi } from '#engines/comfyui/testing/stand-in.ts';
import { sendJson } from '#engines/testing/stand-in.ts';
import { sampleOf } from '#testing/sample.ts';
import { accessibilityViolations } from './harness/accessibility.ts';
import {
  chatAnswer,
  type Provider,
  pictureAnswer,
  signUpVerified,
  test,
  verifyAddress,
} from './harness/engine-fixtures.ts';
import { expect, expectCoins, generate, signUp } from './harness/fixtures.ts';

const openAi = ({ origin }: Provider) => ({
  OPENAI_API_KEY: 'sk-test-0123456789',
  OPENAI_BASE_URL: `${origin}/v1`,
});

const generations = '/images/generations';
const prompt = 'a lighthouse in a storm';

/** Opens the details of the newest picture. */
async function openDetails(page: Page) {
  await page.getByRole('link', { name: prompt, exact: true }).click();
  const details = page.getByRole('dialog');
  await expect(details.getByText(prompt).first()).toBeVisible();
  return details;
}

test('a second engine takes over when the first is unavailable, and the user pays once and sees the engine’s name @full', async ({
  page,
  provider,
  otherProvider,
  serve,
}) => {
  provider.on(generations, (_request, response) =>
    sendJson(response, { error: { message: 'overloaded' } }, 503, { 'retry-after': '60' }),
  );
  otherProvider.on(generations, await pictureAnswer('#cc3300'));
  const server = await serve({
    ...openAi(provider),
    COMPATIBLE_HOME_URL: `${otherProvider.origin}/v1`,
    COMPATIBLE_HOME_MODEL: 'flux',
  });
  await signUpVerified(page, server);
  await generate(page, prompt);
  const details = await openDetails(page);
  await expect(details.getByText('Made with home (flux)')).toBeVisible();
  await expect(details.getByText(/^The first engine was unavailable/)).toBeVisible();
  expect(await accessibilityViolations(page, '[role=dialog]')).toEqual([]);
  expect([provider.requestCount(generations), otherProvider.requestCount(generations)]).toEqual([1, 1]);
  await page.keyboard.press('Escape');
  await expectCoins(page, 85);
});

test('welcome coins arrive after the address is verified, and the prompt is kept until then @full', async ({
  page,
  provider,
  serve,
}) => {
  const server = await serve(openAi(provider));
  const { email } = await signUp(page, server.origin);
  await generate(page, prompt);
  const waiting = page.getByRole('dialog', { name: 'Your free coins are waiting' });
  await expect(waiting).toContainText('Confirm your e-mail address to get 100 free coins.');
  expect(await accessibilityViolations(page, '[role=dialog]')).toEqual([]);
  await waiting.getByRole('link', { name: 'How to confirm it' }).click();
  await expect(page.getByText('Not confirmed yet.')).toBeVisible();
  await verifyAddress(page, server, email);
  await expectCoins(page, 100);
  await expect(page.getByRole('textbox', { name: 'Prompt' })).toHaveValue(prompt);
  await page.getByRole('button', { name: /^Generate/ }).click();
  await expectCoins(page, 85);
  expect(provider.requestCount(generations)).toBe(1);
});

test.describe('in pt-BR', () => {
  test.use({ locale: 'pt-BR' });

  test('a tile names the fallback engine in Portuguese @full', async ({
    page,
    provider,
    otherProvider,
    serve,
  }) => {
    provider.on(generations, (_request, response) => sendJson(response, {}, 503));
    otherProvider.on(generations, await pictureAnswer('#cc3300'));
    const server = await serve({
      ...openAi(provider),
      COMPATIBLE_HOME_URL: `${otherProvider.origin}/v1`,
      COMPATIBLE_HOME_MODEL: 'flux',
    });
    await signUpVerified(page, server);
    await page.getByRole('textbox', { name: 'Prompt' }).fill(prompt);
    await page.getByRole('textbox', { name: 'Prompt' }).press('Control+Enter');
    const tile = page.getByRole('article').filter({ hasText: prompt });
    await expect(tile.getByTitle(/^O primeiro motor não estava disponível/)).toBeVisible();
  });
});

test('a configuration error points to the operator and suggests no other settings @full', async ({
  page,
  provider,
  serve,
}) => {
  provider.on(generations, (_request, response) =>
    sendJson(response, { error: { message: 'wrong key', code: 'invalid_api_key' } }, 401),
  );
  const server = await serve({ ...openAi(provider), ENGINE_THUMBNAIL: 'openai' });
  await signUpVerified(page, server);
  await generate(page, prompt);
  const alert = page.getByRole('dialog', { name: 'Generation Failed' });
  await expect(alert).toContainText("The site's operator has to fix it.");
  await expect(alert.getByText('You were not charged.')).toBeVisible();
  await expect(alert.getByRole('heading', { name: 'What may help' })).toBeHidden();
  await expect(alert.getByRole('button', { name: 'Change settings' })).toBeHidden();
  expect(await accessibilityViolations(page, '[role=dialog]')).toEqual([]);
  await expectCoins(page, 100);
});

/** Waits until ComfyUI pauses before its first step with one listener connected. */
async function waitUntilHeld(comfyUi: ComfyUi): Promise<void> {
  await comfyUi.untilStanding();
  await expect.poll(() => comfyUi.listeners()).toHaveLength(1);
}

test.describe('ComfyUI', () => {
  const preview = (page: Page) => page.getByRole('img', { name: `Preview of: ${prompt}` });

  test('streams its progress, previews and name to the tile, then the picture @full', async ({
    page,
    comfyUi,
    serve,
  }) => {
    const server = await serve({ COMFYUI_URL: comfyUi.origin, ENGINE_FREE: 'comfyui' });
    comfyUi.hold();
    await signUp(page, server.origin);
    await generate(page, prompt);
    const tile = page.getByRole('article', { name: prompt });
    await expect(tile).toBeVisible();
    await waitUntilHeld(comfyUi);
    await comfyUi.step(2);
    await expect(preview(page)).toBeVisible();
    await expect(tile.getByText('ComfyUI is working')).toBeVisible();
    await expect(tile.getByText('%')).toBeVisible();
    const first = await preview(page).getAttribute('src');
    expect(first).toMatch(/^data:image\/webp;base64,/);
    expect(await accessibilityViolations(page, 'article')).toEqual([]);
    // A later preview replaces the earlier one.
    await comfyUi.step(6);
    await expect.poll(() => preview(page).getAttribute('src')).not.toBe(first);
    comfyUi.release();
    const details = await openDetails(page);
    await expect(details.getByText(/^Made with ComfyUI/)).toBeVisible();
    await expect(preview(page)).toBeHidden();
    expect(comfyUi.prompts).toHaveLength(1);
  });

  test('a cancelled job interrupts ComfyUI and refunds the coins @full', async ({ page, comfyUi, serve }) => {
    const server = await serve({ COMFYUI_URL: comfyUi.origin, ENGINE_FREE: 'comfyui' });
    comfyUi.hold();
    await signUp(page, server.origin);
    await generate(page, prompt);
    await waitUntilHeld(comfyUi);
    await comfyUi.step();
    await expect(preview(page)).toBeVisible();
    await expectCoins(page, 85);
    await page
      .getByRole('button', { name: /^Cancel/ })
      .first()
      .click();
    await expectCoins(page, 100);
    await expect(preview(page)).toBeHidden();
    await expect.poll(() => comfyUi.interrupted).toEqual([comfyUi.prompts[0]?.promptId]);
  });
});

test('an engine without progress shows its name and the time left, but no percentage @full', async ({
  page,
  provider,
  serve,
}) => {
  const released = Promise.withResolvers<void>();
  const picture = await pictureAnswer('#336699');
  provider.on(generations, async (request, response) => {
    await released.promise;
    await picture(request, response);
  });
  const server = await serve(openAi(provider));
  await page.clock.install();
  await signUpVerified(page, server);
  await generate(page, prompt);
  const tile = page.getByRole('article', { name: prompt });
  await expect(tile.getByText(/^About \d+ s left, based on past runs$/)).toBeVisible();
  await expect(tile.getByText('OpenAI is working')).toBeVisible();
  await expect(tile.getByText('%')).toBeHidden();
  expect(await accessibilityViolations(page, 'article')).toEqual([]);
  // The estimate survives a reload.
  await page.reload();
  await expect(tile.getByText(/^About \d+ s left, based on past runs$/)).toBeVisible();
  // A slow job shows a message in place of a negative time.
  await page.clock.fastForward('01:00');
  await expect(tile.getByText('Taking longer than usual')).toBeVisible();
  released.resolve();
  await expect(page.getByRole('link', { name: prompt, exact: true })).toBeVisible();
});

const alerts = [
  {
    locale: 'en-US',
    title: 'Content Policy Alert',
    text: "We couldn't generate this image because it may contain content that violates our policies. Please try modifying your prompt or using a different reference image.",
    suggestion: 'Use more general terms',
    free: 'You were not charged.',
  },
  {
    locale: 'pt-BR',
    title: 'Alerta de política de conteúdo',
    text: 'Não pudemos gerar esta imagem porque ela pode conter algo que viola nossas políticas. Mude o prompt ou use outra imagem de referência.',
    suggestion: 'Use termos mais gerais',
    free: 'Nada foi cobrado.',
  },
  {
    locale: 'es-ES',
    title: 'Aviso de política de contenido',
    text: 'No pudimos generar esta imagen porque puede contener algo que infringe nuestras políticas. Cambia el prompt o usa otra imagen de referencia.',
    suggestion: 'Usa términos más generales',
    free: 'No se te cobró nada.',
  },
];
for (const { locale, title, text, suggestion, free } of sampleOf(alerts, 1)) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale });

    test('a content refusal by the provider explains itself and costs nothing @full', async ({
      page,
      provider,
      serve,
    }) => {
      provider.on(generations, (_request, response) =>
        sendJson(
          response,
          { error: { code: 'moderation_blocked', type: 'image_generation_user_error', message: prompt } },
          400,
        ),
      );
      const server = await serve(openAi(provider));
      await signUpVerified(page, server);
      await page.getByRole('textbox', { name: 'Prompt' }).fill(prompt);
      await page.getByRole('textbox', { name: 'Prompt' }).press('Control+Enter');
      const alert = page.getByRole('dialog', { name: title });
      await expect(alert).toContainText(text);
      await expect(alert.getByText(suggestion)).toBeVisible();
      await expect(alert.getByText(free)).toBeVisible();
      await expectCoins(page, 100);
      expect(provider.requestCount(generations)).toBe(1);
    });
  });
}

test('the chat model’s prompt and its description of the reference are shown under its name @full', async ({
  page,
  provider,
  serve,
}) => {
  const description = 'A red kite over a grey sea.';
  const rewritten = 'A giant shark leaps at a small red boat, golden light';
  provider.on('/chat/completions', (request, response) => {
    const isLooking = request.body.includes('image_url');
    return chatAnswer(isLooking ? description : rewritten)(request, response);
  });
  const server = await serve(openAi(provider));
  await signUpVerified(page, server);
  await page.getByRole('radio', { name: /Genesys Pro/ }).click();
  const buffer = await sharp({ create: { width: 320, height: 180, channels: 3, background: '#101c60' } })
    .png()
    .toBuffer();
  await page
    .locator('input[type=file]:not([capture])')
    .setInputFiles({ name: 'dusk.png', mimeType: 'image/png', buffer });
  await expect(page.getByRole('button', { name: 'Remove' })).toBeVisible();
  const field = page.getByRole('textbox', { name: 'Prompt', exact: true });
  await field.fill('Giant shark attacks the boat');
  await page.getByRole('button', { name: 'Enhance' }).click();
  const dialog = page.getByRole('dialog', { name: 'Enhanced prompt' });
  await expect(dialog.getByText(/^OpenAI expanded your prompt/)).toBeVisible();
  await expect(dialog.getByRole('region', { name: 'What OpenAI sees in your reference' })).toContainText(
    description,
  );
  const proposal = dialog.getByRole('textbox', { name: 'Enhanced prompt' });
  await expect(proposal).toHaveValue(rewritten);
  expect(await accessibilityViolations(page, '[role=dialog]')).toEqual([]);
  // The description was sent with the prompt.
  const enhancement = provider.requests.findLast(({ path }) => path.endsWith('/chat/completions'));
  expect(enhancement?.body.toString()).toContain(description);
  await proposal.fill(`${rewritten}, at dusk`);
  await dialog.getByRole('button', { name: 'Use this' }).click();
  await expect(field).toHaveValue(`${rewritten}, at dusk`);
});
