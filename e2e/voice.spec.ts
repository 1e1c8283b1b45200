import { closePages, expect, signUp, test } from './harness/fixtures.ts';
import { startPrepared } from './harness/prepared-server.ts';

// Chromium's headless shell grants a microphone only by this switch.
test.use({
  launchOptions: async ({ launchOptions }, use) => {
    await use({
      ...launchOptions,
      args: [...(launchOptions.args ?? []), '--use-fake-ui-for-media-stream'],
    });
  },
});

test('the server transcribes a recording into the prompt @full', async ({ page, context }) => {
  const server = await startPrepared({ by: 'hearing', env: { HEARS: 'said in {language}' } });
  await context.grantPermissions(['microphone'], { origin: server.origin });
  await signUp(page, server.origin);
  await page.getByRole('button', { name: 'Dictate' }).click();
  // A recording stopped at once is empty.
  await expect(page.getByText(/0:(0[1-9]|[12]\d)/)).toBeVisible();
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByRole('textbox', { name: 'Prompt' })).toHaveValue('said in en');
  await closePages(context);
  await server.stop();
  server.remove();
});
