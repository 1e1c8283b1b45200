import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { sendJson } from '#engines/testing/stand-in.ts';
import { accessibilityViolations } from './harness/accessibility.ts';
import { signUpVerified, test } from './harness/engine-fixtures.ts';
import { expect, expectCoins, generate } from './harness/fixtures.ts';

const prompt = 'Why I quit my job';
const generations = '/images/generations';

/** A picture with its subject in the right half, as a model that leaves room would send it. */
async function pictureWithRoom(): Promise<string> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1536" height="1024">
    <rect width="100%" height="100%" fill="#1d2b3a"/><circle cx="1130" cy="520" r="300" fill="#e0662f"/></svg>`;
  const png = await sharp(Buffer.from(svg)).png().toBuffer();
  return png.toString('base64');
}

async function openMenu(page: Page): Promise<void> {
  const tile = page.getByRole('link', { name: prompt }).first();
  await expect(tile).toBeVisible({ timeout: 30_000 });
  await tile.hover();
  await page.getByRole('button', { name: 'More', exact: true }).first().click();
}

test('the words of an engine’s thumbnail are changed for nothing, unless the engine made them @full', async ({
  page,
  provider,
  serve,
}) => {
  const b64_json = await pictureWithRoom();
  const prompts: string[] = [];
  provider.on(generations, (request, response) => {
    prompts.push(String(Reflect.get(Object(request.json()), 'prompt')));
    sendJson(response, { created: 1, data: [{ b64_json }] });
  });
  const server = await serve({
    OPENAI_API_KEY: 'sk-test-0123456789',
    OPENAI_BASE_URL: `${provider.origin}/v1`,
  });
  await signUpVerified(page, server);
  await generate(page, prompt);
  await openMenu(page);
  await page.getByRole('menuitem', { name: 'Edit design' }).click();
  const panel = page.getByRole('dialog', { name: 'Edit design' });
  const picture = panel.getByRole('img', { name: 'Preview of the design' });
  await expect(picture).toBeVisible();
  const before = (await picture.getAttribute('src')) ?? '';
  await panel.getByRole('textbox', { name: 'Headline' }).fill('NEVER\nAGAIN');
  await expect(picture).not.toHaveAttribute('src', before);
  expect(await accessibilityViolations(page, '[role=dialog]')).toEqual([]);
  await panel.getByRole('button', { name: 'Save version' }).click();
  await expect(panel).toBeHidden();
  await expect(page.getByText('Version saved')).toBeVisible();
  await expectCoins(page, 85);
  expect(prompts).toHaveLength(1);
  expect(prompts[0]).toContain('no words');

  await page.getByRole('radio', { name: 'By the engine' }).click();
  await generate(page, prompt);
  await expect(page.getByRole('link', { name: prompt })).toHaveCount(2);
  await openMenu(page);
  await expect(page.getByRole('menuitem', { name: 'Edit design' })).toBeHidden();
  expect(prompts[1]).toContain('headline words, spelled correctly');
});
