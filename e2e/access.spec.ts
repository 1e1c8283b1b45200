import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, newPerson, signUp, test } from './harness/fixtures.ts';

const widths = [360, 768, 1280, 1920, 2560];

async function expectNoBarrier(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(' | ')}`)).toEqual(
    [],
  );
}

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(excess).toBeLessThanOrEqual(0);
}

for (const colorScheme of ['dark', 'light'] as const) {
  test(`login and studio have no barrier in the ${colorScheme} theme`, async ({ page, server }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.goto(`${server.origin}/login`);
    await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
    await expectNoBarrier(page);
    await signUp(page, server.origin);
    await expect(page.getByRole('heading', { name: 'Write a sentence, get a thumbnail' })).toBeVisible();
    await expectNoBarrier(page);
    await page.getByRole('textbox', { name: 'Prompt' }).fill('Bitcoin vs gold');
    await page.getByRole('button', { name: /^Generate/ }).click();
    await expect(page.getByRole('link', { name: 'Bitcoin vs gold' })).toBeVisible({ timeout: 30_000 });
    await expectNoBarrier(page);
    await page.goto(`${server.origin}/gallery`);
    await expect(page.getByRole('link', { name: 'Bitcoin vs gold' })).toBeVisible();
    await expectNoBarrier(page);
  });
}

test('nothing scrolls sideways from 360 to 2560 pixels', async ({ page, server }) => {
  await signUp(page, server.origin);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    for (const place of ['/editor', '/gallery']) {
      await page.goto(server.origin + place);
      await expect(page.getByRole('main')).toBeVisible();
      await expectNoSidewaysScroll(page);
    }
  }
});

test('the whole main job can be done with the keyboard alone', async ({ page, server }) => {
  const person = newPerson();
  await page.goto(`${server.origin}/signup`);
  await tabTo(page, 'Name');
  await page.keyboard.type(person.name);
  await tabTo(page, 'E-mail');
  await page.keyboard.type(person.email);
  await tabTo(page, 'Password');
  await page.keyboard.type(person.password);
  await page.getByRole('checkbox').focus();
  await page.keyboard.press('Space');
  await tabTo(page, 'Sign up');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/editor');
  await tabTo(page, 'Prompt');
  await page.keyboard.type('Chocolate cake recipe');
  await page.keyboard.press('Control+Enter');
  const tile = page.getByRole('link', { name: 'Chocolate cake recipe' });
  await expect(tile).toBeVisible({ timeout: 30_000 });
  await tabTo(page, 'Chocolate cake recipe');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(tile).toBeFocused();
});

/** Presses Tab until the focused element has the name, as a person without a mouse would. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let presses = 0; presses < 80; presses += 1) {
    const focused = await page.evaluate(() => {
      const element = document.activeElement;
      if (!(element instanceof HTMLElement)) return '';
      const label = 'labels' in element ? (element as HTMLInputElement).labels?.[0]?.textContent : '';
      return element.getAttribute('aria-label') ?? (label || element.textContent) ?? '';
    });
    if (focused.trim().startsWith(name)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never came to ${name}`);
}
