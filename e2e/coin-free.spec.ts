import { closePages, expect, generate, signUpByForm, test } from './harness/fixtures.ts';
import { startPrepared } from './harness/prepared-server.ts';

test('a studio without coins makes a picture with each tool and shows no price', async ({
  page,
  context,
}) => {
  const server = await startPrepared({ env: { COINS: 'off' } });
  const aboutMoney = /\bcoins?\b|\bplans?\b|\$\d|pricing/i;
  await page.goto(server.origin);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('body')).not.toContainText(aboutMoney);
  await page.goto(`${server.origin}/pricing`);
  await expect(page.getByText('This studio works without coins')).toBeVisible();

  await signUpByForm(page, server.origin);
  await expect(page.locator('body')).not.toContainText(aboutMoney);
  await generate(page, 'A storm over the harbour');
  await expect(
    page.getByRole('article').filter({ hasText: 'A storm over the harbour' }).first(),
  ).toBeVisible();
  await page.getByRole('radio', { name: /Thumbnails V2/ }).click();
  await generate(page, 'A lighthouse at night');
  await expect(page.getByRole('article').filter({ hasText: 'A lighthouse at night' }).first()).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const user = await page.evaluate(async () => (await fetch('/api/user/info')).json());
  expect(user).toMatchObject({ usesCoins: false, coins: 0, isPremium: true });
  await page.goto(`${server.origin}/pricing`);
  await expect(page.getByText('This studio works without coins')).toBeVisible();
  await page.goto(`${server.origin}/reference`);
  await expect(page.getByText('POST').first()).toBeVisible();
  await expect(page.locator('body')).not.toContainText(aboutMoney);
  await closePages(context);
  await server.stop();
  server.remove();
});
