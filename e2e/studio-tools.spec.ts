import type { Page } from '@playwright/test';
import { expect, expectCoins, press, signUp, test } from './harness/fixtures.ts';
import { givePlan } from './harness/roles.ts';

const tool = (page: Page, name: RegExp) => page.getByRole('radio', { name });
const thumbnails = /^Thumbnails\s*15/;
const v2 = /^Thumbnails V2/;
const pro = /^Genesys Pro/;
const first = /^Genesys 1\.0/;
const prompt = (page: Page) => page.getByRole('textbox', { name: 'Prompt' });
const generate = (page: Page) => page.getByRole('button', { name: /^Generate/ });

/** The fields of the form that the next press sends. */
async function sentBy(page: Page, path: string, act: () => Promise<void>): Promise<string> {
  const request = page.waitForRequest((sent) => new URL(sent.url()).pathname === path);
  await act();
  return (await request).postDataBuffer()?.toString('latin1') ?? '';
}

const field = (name: string, value: string) => new RegExp(`name="${name}"\\s+${value}\\s`);

test('each tool begins with its defaults and keeps what is typed in it, over reloads, too', async ({
  page,
  server,
}) => {
  await signUp(page, server.origin);
  await expect(tool(page, thumbnails)).toBeChecked();
  await expect(page.getByRole('radio', { name: 'MrBeast' })).toBeChecked();
  await prompt(page).fill('a shark');
  await page.getByRole('radio', { name: 'Lebron' }).click();

  await tool(page, pro).click();
  await expect(page.getByRole('button', { name: 'Style: Photographic' })).toBeVisible();
  await expect(prompt(page)).toHaveValue('');
  await prompt(page).fill('a castle');
  await page.getByRole('radio', { name: /^9:16/ }).click();

  await tool(page, v2).click();
  await expect(prompt(page)).toHaveValue('');
  await prompt(page).fill('a robot');
  await tool(page, first).click();
  await expect(page.getByRole('radio', { name: /^16:9/ })).toBeChecked();

  await tool(page, thumbnails).click();
  await expect(prompt(page)).toHaveValue('a shark');
  await expect(page.getByRole('radio', { name: 'Lebron' })).toBeChecked();
  await tool(page, pro).click();
  await page.reload();
  await expect(tool(page, pro)).toBeChecked();
  await expect(prompt(page)).toHaveValue('a castle');
  await expect(page.getByRole('radio', { name: /^9:16/ })).toBeChecked();
  await tool(page, v2).click();
  await expect(prompt(page)).toHaveValue('a robot');
});

test('what the first version kept of a draft is found in its tool @full', async ({ page, server }) => {
  await signUp(page, server.origin);
  await page.evaluate(() => {
    const draft = { tool: 'Genesys 1.0', prompt: 'a text of long ago', style: 'Comic', aspectRatio: '1:1' };
    localStorage.setItem('adventure-studio-draft', JSON.stringify({ state: { draft }, version: 1 }));
  });
  await page.reload();
  await expect(tool(page, first)).toBeChecked();
  await expect(prompt(page)).toHaveValue('a text of long ago');
  await expect(page.getByRole('button', { name: 'Style: Comic' })).toBeVisible();
});

test('price and what is left are told before the press, for any number of designs @full', async ({
  page,
  server,
}) => {
  await signUp(page, server.origin);
  await expect(page.getByText('15 coins · 6 generations remaining')).toBeVisible();
  await page.getByRole('radio', { name: '1 design', exact: true }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: '4 designs' })).toBeChecked();
  await expect(page.getByText('4 × 15 coins · 6 generations remaining')).toBeVisible();
  await expect(generate(page)).toContainText('60');
  await tool(page, first).click();
  await expect(page.getByText('1 coin · 100 generations remaining')).toBeVisible();
  await expect(
    page.getByRole('region', { name: 'Settings' }).getByRole('link', { name: 'Upgrade' }),
  ).toHaveAttribute('href', '/pricing');
  const editor = page.getByRole('link', { name: /^Editor/ });
  await expect(editor).toHaveAttribute('href', '/editor/canvas');
  await expect(editor).toHaveAttribute('target', '_blank');
});

test('the Genesys tools send their form, and make a picture of its shape', async ({ page, server }) => {
  await signUp(page, server.origin);
  await tool(page, pro).click();
  await page.getByRole('radio', { name: /^1:1/ }).click();
  const ofPro = await sentBy(page, '/api/generate', () => press(page, 'a castle on a hill'));
  expect(ofPro).toMatch(field('variant', 'Genesys Pro'));
  expect(ofPro).toMatch(field('aspectRatio', '1:1'));
  expect(ofPro).toMatch(field('interval', '1'));
  expect(ofPro).toContain('"name":"Photographic"');
  await expect(page.getByRole('link', { name: 'a castle on a hill' })).toBeVisible({ timeout: 30_000 });
  await expectCoins(page, 90);

  await tool(page, first).click();
  const ofFirst = await sentBy(page, '/api/generate', () => press(page, 'a red fox'));
  expect(ofFirst).toMatch(field('output_quality', '100'));
  expect(ofFirst).not.toContain('name="interval"');
  await expect(page.getByRole('link', { name: 'a red fox' })).toBeVisible({ timeout: 30_000 });
  await expectCoins(page, 89);
});

test('ThumbnailsV2 asks the free for a plan and sends nothing @full', async ({ page, server }) => {
  const person = await signUp(page, server.origin);
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  await tool(page, v2).click();
  await generate(page).click({ force: true });
  await expect(page.getByRole('alert').filter({ hasText: 'Please enter a valid prompt' })).toBeVisible();
  await press(page, 'a robot that paints');
  const popup = page.getByRole('dialog', { name: `Hey ${person.name}, You have been chosen` });
  await expect(popup).toContainText('$19');
  await popup.getByRole('button', { name: 'Continue without access' }).click();
  await expect(popup).toBeHidden();
  await expect(prompt(page)).toHaveValue('a robot that paints');
  await generate(page).click();
  await popup.getByRole('link', { name: 'Unlock Access Now' }).click();
  await expect(page).toHaveURL(`${server.origin}/pricing?promo=thumbnails_v2`);
  expect(calls).toContain('/api/user/check-premium-access');
  expect(calls).not.toContain('/api/thumbnails/generate');
});

test('ThumbnailsV2 makes a picture on a paid plan', async ({ browser, page, server }) => {
  const person = await signUp(page, server.origin);
  await givePlan(browser, server, person, 'pro');
  await page.reload();
  await tool(page, v2).click();
  const sent = await sentBy(page, '/api/thumbnails/generate', () => press(page, 'a robot that paints'));
  expect(sent).toMatch(field('preset', 'none'));
  expect(sent).toMatch(field('variant', 'ThumbnailsV2'));
  await expect(page.getByRole('link', { name: 'a robot that paints' })).toBeVisible({ timeout: 30_000 });
});

test('a picture’s prompt and settings come into the form only when that is asked for @full', async ({
  page,
  server,
}) => {
  await signUp(page, server.origin);
  await tool(page, first).click();
  await page.getByRole('radio', { name: /^1:1/ }).click();
  await press(page, 'a lighthouse in a storm');
  const tile = page.getByRole('link', { name: 'a lighthouse in a storm' });
  await expect(tile).toBeVisible({ timeout: 30_000 });
  await tool(page, thumbnails).click();
  await prompt(page).fill('something else');

  await tile.click();
  const viewer = page.getByRole('dialog');
  await expect(viewer).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(prompt(page)).toHaveValue('something else');
  await tile.click();
  await viewer.getByRole('link', { name: 'Use prompt' }).click();
  await expect(viewer).toBeHidden();
  await expect(prompt(page)).toHaveValue('a lighthouse in a storm');
  await expect(tool(page, thumbnails)).toBeChecked();
  await expect(page).toHaveURL(`${server.origin}/editor`);

  await page.goto(`${server.origin}/gallery`);
  await tile.click();
  await viewer.getByRole('link', { name: 'Use all settings' }).click();
  await expect(tool(page, first)).toBeChecked();
  await expect(page.getByRole('radio', { name: /^1:1/ })).toBeChecked();
  await expect(prompt(page)).toHaveValue('a lighthouse in a storm');
  await expect(page).toHaveURL(`${server.origin}/editor`);
});

test('a picture that fails can be tried with other settings; another tool begins without its failure @full', async ({
  browser,
  page,
  held,
}) => {
  const person = await signUp(page, held.origin);
  await givePlan(browser, held, person, 'pro');
  await page.reload();
  held.release('failed');
  await tool(page, v2).click();
  await press(page, 'a robot that paints');
  const alert = page.getByRole('dialog', { name: 'Generation Failed' });
  await expect(alert).toContainText(
    "We couldn't generate your image. Please try changing your prompt or using a different reference image.",
  );
  await page.keyboard.press('Escape');
  await prompt(page).fill('another thought');
  const failed = page.getByRole('article', { name: 'a robot that paints' });
  await failed.getByRole('button', { name: 'Change settings' }).click();
  await expect(prompt(page)).toHaveValue('a robot that paints');
  await expect(failed).toBeHidden();

  await generate(page).click();
  await expect(alert).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(failed).toBeVisible();
  await tool(page, thumbnails).click();
  await expect(failed).toBeHidden();
});
