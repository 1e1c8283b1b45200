import type { Page } from '@playwright/test';
import { expect, expectCoins, signUp, test } from './harness/fixtures.ts';

/** Spends coins through API calls, faster than the form. */
async function spend(page: Page, variants: readonly string[]): Promise<void> {
  const statuses = await page.evaluate(async (all) => {
    const answers: number[] = [];
    for (const variant of all) {
      const body = new FormData();
      body.append('prompt', 'a shark');
      body.append('variant', variant);
      answers.push((await fetch('/api/generate', { method: 'POST', body })).status);
    }
    return answers;
  }, variants);
  expect(statuses).toEqual(variants.map(() => 200));
}

test('two tabs that spend the last 15 coins at once make one picture, and one shows that the coins have run out @full', async ({
  page,
  context,
  held,
}) => {
  await signUp(page, held.origin);
  await spend(page, [...Array.from({ length: 5 }, () => 'Thumbnail'), 'Genesys Pro']);
  const other = await context.newPage();
  await other.goto(`${held.origin}/editor`);
  const tabs = [page, other];
  for (const tab of tabs) {
    await expectCoins(tab, 15);
    await tab.getByRole('textbox', { name: 'Prompt' }).fill('the last picture');
  }
  // Both requests are held until both tabs have sent theirs.
  const both = Promise.withResolvers<void>();
  let requests = 0;
  await context.route('**/api/generate', async (route) => {
    requests += 1;
    if (requests === tabs.length) both.resolve();
    await both.promise;
    await route.continue();
  });
  await Promise.all(tabs.map((tab) => tab.getByRole('button', { name: /^Generate/ }).click()));

  const popups = tabs.map((tab) => tab.getByRole('dialog', { name: 'Your coins have run out' }));
  const isRefused = async () => (await Promise.all(popups.map((popup) => popup.isVisible()))).filter(Boolean);
  await expect.poll(isRefused).toHaveLength(1);
  const jobs = await page.evaluate(async () => (await (await fetch('/api/jobs')).json()).jobs);
  expect(jobs.filter(({ prompt }: { prompt: string }) => prompt === 'the last picture')).toHaveLength(1);
  const balance = await page.evaluate(async () => (await (await fetch('/api/user/coins')).json()).coins);
  expect(balance).toBe(0);
  held.release();
});
