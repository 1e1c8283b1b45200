import { expect, newAccount, signUp, test } from './harness/fixtures.ts';

test('a signed-out user returns to the requested page after login @full', async ({
  browser,
  page,
  server,
}) => {
  const account = await signUp(await (await browser.newContext()).newPage(), server.origin);
  await page.goto(`${server.origin}/contact?topic=bug#form`);
  await expect(page).toHaveURL(/\/login\?next=/);
  await page.getByLabel('E-mail').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL(`${server.origin}/contact?topic=bug#form`);
  await page.goto(`${server.origin}/login`);
  await expect(page).toHaveURL(`${server.origin}/editor`);
});

test('signing up ignores a ?next= URL on another origin @full', async ({ page, server }) => {
  const account = newAccount();
  await page.goto(`${server.origin}/signup?next=${encodeURIComponent('//example.com/editor')}`);
  await page.getByLabel('Name').fill(account.name);
  await page.getByLabel('E-mail').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page).toHaveURL(`${server.origin}/editor`);
});

test('former, forbidden and unknown URLs redirect @full', async ({ page, server }) => {
  await signUp(page, server.origin);
  for (const [from, to] of [
    ['/app', '/editor'],
    ['/canvas-editor?image=7', '/editor/canvas?image=7'],
    ['/editor?edit=7', '/editor/canvas?edit=7'],
    ['/admin', '/admin-access'],
    ['/how-it-works', '/#how-it-works'],
    ['/no/such/page', '/'],
  ] as const) {
    await page.goto(server.origin + from);
    await expect(page).toHaveURL(server.origin + to);
  }
});
