import type { Page } from '@playwright/test';
import { expect, signIn, signUp, test } from './harness/fixtures.ts';
import { keptFilesOf } from './harness/kept-files.ts';
import { photo } from './harness/reference-files.ts';

/** What this tab keeps of what was typed. */
function keptDrafts(page: Page): Promise<string[]> {
  return page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('adventure-draft')));
}

test('a sign-out leaves nothing of what was typed, nor of pictures that were chosen', async ({
  page,
  server,
}) => {
  const person = await signUp(page, server.origin);
  await page.getByRole('radio', { name: /Thumbnails V2/ }).click();
  await page.locator('input[type=file]:not([capture])').setInputFiles(await photo('a.jpg'));
  await expect.poll(() => keptFilesOf(page, 'references')).toContain('a.jpg');
  await page.goto(`${server.origin}/profile`);
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Ada of the half sent');
  await expect.poll(() => keptDrafts(page)).toHaveLength(1);

  await page.getByRole('button', { name: 'Account', exact: true }).click();
  await page.getByRole('link', { name: 'Logout' }).click();
  await page.waitForURL('**/login');
  expect(await keptDrafts(page)).toEqual([]);
  const kept = () => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
  await expect.poll(kept).not.toContain('adventure-files');
  await signIn(page, server.origin, person);
  await page.getByRole('radio', { name: /Thumbnails V2/ }).click();
  await expect(page.getByText('0 of 5')).toBeVisible();
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
