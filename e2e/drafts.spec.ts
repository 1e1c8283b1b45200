import type { Page } from '@playwright/test';
import { expect, signUp, test } from './harness/fixtures.ts';

/** What this tab keeps of what was typed. */
function keptDrafts(page: Page): Promise<string[]> {
  return page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('adventure-draft')));
}

test('a message to the operator outlives a reload, and is forgotten once it was sent @full', async ({
  page,
  server,
}) => {
  await signUp(page, server.origin);
  await page.goto(`${server.origin}/contact`);
  const message = page.getByRole('textbox', { name: 'Message' });
  await message.fill('I have written half of a long letter to you.');
  await page.getByLabel('E-mail').fill('elsewhere@example.com');
  await page.reload();
  await expect(message).toHaveValue('I have written half of a long letter to you.');
  await expect(page.getByLabel('E-mail')).toHaveValue('elsewhere@example.com');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(message).toBeHidden();
  expect(await keptDrafts(page)).toEqual([]);
});

test('a name that was not saved outlives a reload, and a sign-out leaves nothing of it', async ({
  page,
  server,
}) => {
  await signUp(page, server.origin);
  await page.goto(`${server.origin}/profile`);
  const name = page.getByRole('textbox', { name: 'Name', exact: true });
  await name.fill('Ada of the half sent');
  await page.reload();
  await expect(name).toHaveValue('Ada of the half sent');
  expect(await keptDrafts(page)).toHaveLength(1);
  // No password that was typed is ever kept.
  await page.locator('input[type="password"]').first().fill('a secret of mine');
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain(
    'a secret of mine',
  );
  await page.getByRole('button', { name: 'Account', exact: true }).click();
  await page.getByRole('link', { name: 'Logout' }).click();
  await page.waitForURL('**/login');
  expect(await keptDrafts(page)).toEqual([]);
});

test('what the public pages will say outlives a reload while it is being written @full', async ({
  browser,
  server,
}) => {
  const context = await browser.newContext({ storageState: server.admin });
  const page = await context.newPage();
  await page.goto(`${server.origin}/admin?part=content`);
  const question = page.getByRole('textbox', { name: 'Question' }).first();
  const before = await question.inputValue();
  await question.fill('');
  await page.getByRole('button', { name: 'Add a question' }).click();
  const last = page.getByRole('textbox', { name: 'Question' }).last();
  await last.fill('What is new?');
  await page.reload();
  await expect(last).toHaveValue('What is new?');
  await expect(question).toHaveValue('');
  await expect(page.getByRole('button', { name: 'Save' })).toBeEnabled();
  await question.fill(before);
  await page.getByRole('textbox', { name: 'Answer' }).last().fill('[This](javascript:alert)');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Use a page of this site (/…) or an https address.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Answer' }).last().fill('[This](/updates)');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved')).toBeVisible();
  await expect.poll(() => keptDrafts(page)).toEqual([]);
  await context.close();
});
