import type { Page } from '@playwright/test';
import { expect, signIn, signUp, test } from './harness/fixtures.ts';
import { photo } from './harness/reference-files.ts';
import { storedFilesOf } from './harness/stored-files.ts';

/** Returns the keys of the drafts stored in this tab. */
function storedDrafts(page: Page): Promise<string[]> {
  return page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('adventure-draft')));
}

test('a logout deletes stored drafts and chosen files', async ({ page, server }) => {
  const user = await signUp(page, server.origin);
  await page.getByRole('radio', { name: /Thumbnails V2/ }).click();
  await page.locator('input[type=file]:not([capture])').setInputFiles(await photo('a.jpg'));
  await expect.poll(() => storedFilesOf(page, 'references')).toContain('a.jpg');
  await page.goto(`${server.origin}/profile`);
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Ada, not saved yet');
  await expect.poll(() => storedDrafts(page)).toHaveLength(1);

  await page.getByRole('button', { name: 'Account', exact: true }).click();
  await page.getByRole('link', { name: 'Logout' }).click();
  await page.waitForURL('**/login');
  expect(await storedDrafts(page)).toEqual([]);
  const databases = () => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
  await expect.poll(databases).not.toContain('adventure-files');
  await signIn(page, server.origin, user);
  await page.getByRole('radio', { name: /Thumbnails V2/ }).click();
  await expect(page.getByText('0 of 5')).toBeVisible();
});

test('unsaved changes to the public pages survive a reload until they are saved @full', async ({
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
  await expect.poll(() => storedDrafts(page)).toEqual([]);
  await context.close();
});
