import type { Page } from '@playwright/test';
import { sampleOf } from '#testing/sample.ts';
import { accessibilityViolations } from './harness/accessibility.ts';
import { expect, expectCoins, generate, newAccount, signUp, test } from './harness/fixtures.ts';

const widths = [360, 768, 1280, 1920, 2560];

async function expectNoViolations(page: Page): Promise<void> {
  // Over a control, time would decide whether its tooltip is part of the page.
  await page.mouse.move(0, 0);
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  expect(await accessibilityViolations(page)).toEqual([]);
}

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(excess).toBeLessThanOrEqual(0);
}

for (const colorScheme of sampleOf(['dark', 'light'] as const, 1)) {
  test(`login, studio and gallery have no accessibility violations in the ${colorScheme} theme`, async ({
    page,
    server,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.goto(`${server.origin}/login`);
    await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
    await expectNoViolations(page);
    await signUp(page, server.origin);
    await expect(page.getByRole('heading', { name: 'Write a sentence, get a thumbnail' })).toBeVisible();
    await expectNoViolations(page);
    await page.getByRole('textbox', { name: 'Prompt' }).fill('Bitcoin vs gold');
    await page.getByRole('button', { name: /^Generate/ }).click();
    await expect(page.getByRole('link', { name: 'Bitcoin vs gold' })).toBeVisible({ timeout: 30_000 });
    await expectNoViolations(page);
    await page.goto(`${server.origin}/gallery`);
    await expect(page.getByRole('link', { name: 'Bitcoin vs gold' })).toBeVisible();
    await expectNoViolations(page);
  });
}

const devices = [
  { name: 'a desktop', colorScheme: 'dark', viewport: { width: 1280, height: 800 } },
  { name: 'a phone', colorScheme: 'light', viewport: { width: 360, height: 740 } },
] as const;

for (const { name, colorScheme, viewport } of sampleOf(devices, 1)) {
  test(`jobs, failures, dialogs and menus have no accessibility violations on ${name} @full`, async ({
    page,
    held,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize(viewport);
    const isPhone = viewport.width < 1024;
    const show = async (half: 'Create' | 'Results') => {
      if (isPhone) await page.getByRole('radio', { name: half }).click();
    };
    await signUp(page, held.origin);
    await generate(page, 'a job that runs');
    await expect(page.getByText('42').first()).toBeVisible();
    await expectNoViolations(page);
    await show('Results');
    await expect(page.getByRole('button', { name: /^Cancel/ })).toBeVisible();
    await expectNoViolations(page);
    await show('Create');
    held.release('failed');
    await expect(page.getByRole('dialog', { name: 'Generation Failed' })).toBeVisible();
    await expectNoViolations(page);
    await page.keyboard.press('Escape');
    await show('Results');
    await expect(page.getByRole('heading', { name: 'Generation Failed' })).toBeVisible();
    await expectNoViolations(page);
    held.release('picture');
    await page.getByRole('button', { name: 'Try again' }).click();
    const tile = page.getByRole('link', { name: 'a job that runs' });
    await expect(tile).toBeVisible();

    await tile.hover();
    await page.getByRole('button', { name: /^More/ }).click();
    await expect(page.getByRole('menu')).toBeVisible();
    await expectNoViolations(page);
    await page.keyboard.press('Escape');
    await tile.click();
    await expect(page.getByRole('dialog', { name: 'a job that runs' })).toBeVisible();
    await expectNoViolations(page);
    if (isPhone) await page.getByRole('button', { name: 'Show details' }).click();
    await page.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByRole('dialog', { name: 'Delete Image' })).toBeVisible();
    await expectNoViolations(page);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');

    await show('Create');
    await page.getByRole('radio', { name: /Genesys Pro/ }).click();
    await page.getByRole('button', { name: 'Style: Photographic' }).click();
    await expect(page.getByRole('listbox')).toBeVisible();
    await expectNoViolations(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('listbox')).toBeHidden();
    await page.getByRole('radio', { name: /^Thumbnails \d/ }).click();
    for (const left of [70, 55, 40, 25, 10]) {
      await generate(page, `a picture that leaves ${left}`);
      await expectCoins(page, left);
    }
    await generate(page, 'one too many');
    await expect(page.getByRole('dialog', { name: 'Your coins have run out' })).toBeVisible();
    await expectNoViolations(page);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: isPhone ? 'Menu' : 'Account' }).click();
    await expect(page.getByText('Logout')).toBeVisible();
    await expectNoViolations(page);
  });
}

test('no page scrolls sideways from 360 to 2560 px, and long prompts keep the controls in view', async ({
  page,
  server,
}) => {
  await signUp(page, server.origin);
  for (const width of sampleOf(widths, 2)) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`${server.origin}/gallery`);
    await expect(page.getByRole('main')).toBeVisible();
    await expectNoSidewaysScroll(page);
    await page.goto(`${server.origin}/editor`);
    for (const prompt of ['', 'a word '.repeat(200), 'https://example.com/'.repeat(150)]) {
      await page.getByRole('textbox', { name: 'Prompt' }).fill(prompt);
      await expectNoSidewaysScroll(page);
      for (const control of [
        page.getByRole('radio', { name: /^Thumbnails \d/ }),
        page.getByRole('button', { name: /^Generate/ }),
      ]) {
        await expect(control).toBeInViewport({ ratio: 1 });
      }
    }
  }
});

test('a user signs up, generates and opens a picture with the keyboard alone', async ({ page, server }) => {
  const account = newAccount();
  await page.goto(`${server.origin}/signup`);
  await expect(page.getByLabel('Name')).toBeVisible();
  await tabTo(page, 'Name');
  await page.keyboard.type(account.name);
  await tabTo(page, 'E-mail');
  await page.keyboard.type(account.email);
  await tabTo(page, 'Password');
  await page.keyboard.type(account.password);
  await page.getByRole('checkbox').focus();
  await page.keyboard.press('Space');
  await tabTo(page, 'Sign up');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/editor');
  await expect(page.getByRole('region', { name: 'Welcome!' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Prompt' })).toBeFocused();
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

/** Presses Tab until the focused element has the given name. */
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
  throw new Error(`Tab never reached ${name}`);
}
