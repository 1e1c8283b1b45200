import type { Locator, Page } from '@playwright/test';
import { sampleOf } from '#testing/sample.ts';
import { accessibilityViolations } from './harness/accessibility.ts';
import { expect, signUp, test } from './harness/fixtures.ts';

const prompt = 'I survived 100 days in the desert';

/** Generates a picture and opens its design from the tile’s menu. */
async function openPanel(page: Page, origin: string): Promise<Locator> {
  await signUp(page, origin);
  await page.getByRole('textbox', { name: 'Prompt' }).fill(prompt);
  await page.getByRole('button', { name: /^Generate/ }).click();
  const tile = page.getByRole('link', { name: prompt });
  await expect(tile).toBeVisible({ timeout: 30_000 });
  await tile.hover();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Edit design' }).click();
  const panel = page.getByRole('dialog', { name: 'Edit design' });
  await expect(panel.getByRole('radio', { name: 'No illustration' })).toBeVisible();
  return panel;
}

const pictureOf = (panel: Locator) => panel.getByRole('img', { name: 'Preview of the design' });
const sourceOf = (panel: Locator) => pictureOf(panel).getAttribute('src');

/** Runs an action and waits until the preview changes. */
async function expectRedrawAfter(panel: Locator, action: () => Promise<void>): Promise<void> {
  const before = (await sourceOf(panel)) ?? '';
  await action();
  await expect(pictureOf(panel)).not.toHaveAttribute('src', before);
  await expect(panel.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0);
}

test('every control changes the picture, and the free version survives a reload', async ({
  page,
  server,
}) => {
  const panel = await openPanel(page, server.origin);
  // The page behind a dialog has no accessible roles.
  const first = (await page.locator('a[data-image]').getAttribute('data-image')) ?? '';
  const save = panel.getByRole('button', { name: 'Save version' });
  await expect(panel.getByText('20 of 20 free saves left today for this picture')).toBeVisible();
  await expect(save).toHaveAttribute('aria-disabled', 'true');

  await expectRedrawAfter(panel, () => panel.getByRole('textbox', { name: 'Headline' }).fill('NEVER\nAGAIN'));
  await expectRedrawAfter(panel, () => panel.getByRole('radio', { name: 'NEVER', exact: true }).click());
  await expectRedrawAfter(panel, () => panel.getByRole('radio', { name: 'shark', exact: true }).click());
  await panel.getByRole('searchbox', { name: 'Search illustrations' }).fill('octopus');
  await expectRedrawAfter(panel, () => panel.getByRole('radio', { name: 'octopus', exact: true }).click());
  await expectRedrawAfter(panel, () => panel.getByRole('radio', { name: 'Forest' }).click());
  await expectRedrawAfter(panel, () => panel.getByRole('radio', { name: 'Autumn' }).click());
  await expectRedrawAfter(panel, () => panel.getByRole('radio', { name: 'Candy' }).click());
  await expectRedrawAfter(panel, () => panel.getByLabel('Custom colour').fill('#00e5ff'));
  await expectRedrawAfter(panel, () => panel.getByRole('radio', { name: 'Illustration left' }).click());
  await panel.getByRole('button', { name: /^Style/ }).click();
  await expectRedrawAfter(panel, () => page.getByRole('option', { name: 'NickD' }).click());

  await save.click();
  await expect(panel).toBeHidden();
  const toast = page.getByText('Version saved');
  await expect(toast).toBeVisible();
  // The version replaces the original in the grid.
  const tile = page.getByRole('link', { name: prompt });
  await expect(tile).not.toHaveAttribute('data-image', first);
  await expect(tile).toHaveCount(1);
  const version = (await tile.getAttribute('data-image')) ?? '';
  await page.reload();
  await expect(tile).toHaveAttribute('data-image', version);
  await expect(tile).toHaveCount(1);

  const { images } = await page.evaluate(async () => (await fetch('/api/user/user-images')).json());
  expect(images).toEqual([
    expect.objectContaining({
      id: version,
      cost: 0,
      versionOf: first,
      stackId: first,
      versions: 2,
      originalStyle: 'NickD-tzdev',
    }),
  ]);
  const { coins } = await page.evaluate(async () => (await fetch('/api/user/coins')).json());
  expect(coins).toBe(85);
});

test('a part is moved on the picture, free, and stands there in the saved version', async ({
  page,
  server,
}) => {
  const panel = await openPanel(page, server.origin);
  const hero = panel.getByRole('button', { name: 'Change: Illustration' });
  const before = await hero.boundingBox();
  if (!before) throw new Error('the hero is not on the picture');
  const middle = { x: before.x + before.width / 2, y: before.y + before.height / 2 };
  await expectRedrawAfter(panel, async () => {
    await page.mouse.move(middle.x, middle.y);
    await page.mouse.down();
    await page.mouse.move(middle.x - 30, middle.y, { steps: 4 });
    await page.mouse.move(middle.x - 47, middle.y - 29, { steps: 4 });
    await page.mouse.up();
  });
  const moved = async () => (await hero.boundingBox())?.x ?? 0;
  await expect.poll(moved).toBeLessThan(before.x - 30);
  await hero.press('+');
  await expect(panel.getByRole('button', { name: 'Reset position' })).toBeVisible();
  await panel.getByRole('button', { name: 'Save version' }).click();
  await expect(panel).toBeHidden();

  const tile = page.getByRole('link', { name: prompt });
  await tile.hover();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Edit design' }).click();
  await expect(panel.getByRole('button', { name: 'Reset position' })).toBeVisible();
  await expect.poll(moved).toBeLessThan(before.x - 30);
  await expectRedrawAfter(panel, () => panel.getByRole('button', { name: 'Reset position' }).click());
  await expect.poll(moved).toBeCloseTo(before.x, -1);
  const { coins } = await page.evaluate(async () => (await fetch('/api/user/coins')).json());
  expect(coins).toBe(85);
});

test('the panel supports the keyboard, undo, redo and reset, and asks before it discards changes @full', async ({
  page,
  server,
}) => {
  const panel = await openPanel(page, server.origin);
  const first = (await sourceOf(panel)) ?? '';
  await panel.getByRole('radio', { name: 'Illustration right' }).focus();
  await expectRedrawAfter(panel, () => page.keyboard.press('ArrowRight'));
  await expect(panel.getByRole('radio', { name: 'Illustration left' })).toBeFocused();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(pictureOf(panel)).toHaveAttribute('src', first);
  await expectRedrawAfter(panel, () => page.keyboard.press('ControlOrMeta+Shift+z'));
  await panel.getByRole('button', { name: 'Reset all changes' }).click();
  await expect(pictureOf(panel)).toHaveAttribute('src', first);
  await expectRedrawAfter(panel, () => panel.getByRole('button', { name: 'Undo' }).click());

  await page.keyboard.press('Escape');
  const question = page.getByRole('dialog', { name: 'Discard your changes?' });
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(panel).toBeVisible();
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(panel).toBeHidden();
  await expect(page.getByRole('link', { name: prompt })).toHaveCount(1);
});

test('a headline against the content policy shows an error and leaves the picture unchanged @full', async ({
  page,
  server,
}) => {
  const panel = await openPanel(page, server.origin);
  const before = (await sourceOf(panel)) ?? '';
  await panel.getByRole('textbox', { name: 'Headline' }).fill('a naked woman lying on a sofa');
  await expect(panel.getByRole('alert').filter({ hasText: 'content policy' })).toBeVisible();
  await expect(pictureOf(panel)).toHaveAttribute('src', before);
  await expect(panel.getByRole('button', { name: 'Save version' })).toHaveAttribute('aria-disabled', 'true');
});

test('the viewer opens the panel on a phone with its controls in tabs @full', async ({ page, server }) => {
  const panel = await openPanel(page, server.origin);
  await panel.getByRole('button', { name: 'Close' }).click();
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${server.origin}/gallery`);
  await page.getByRole('link', { name: prompt }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Edit', exact: true }).click();
  await panel.getByRole('tab', { name: 'Colours' }).click();
  await expectRedrawAfter(panel, () => panel.getByRole('radio', { name: 'Ice' }).click());
  await expect(panel.getByRole('radio', { name: 'Forest' })).toBeHidden();
  const overflow = await panel.evaluate((element) => element.scrollWidth - element.clientWidth);
  expect(overflow).toBe(0);
});

for (const theme of sampleOf(['dark', 'light'] as const, 1)) {
  test(`the panel has no accessibility violations in the ${theme} theme @full`, async ({ page, server }) => {
    await page.emulateMedia({ colorScheme: theme });
    const panel = await openPanel(page, server.origin);
    await expectRedrawAfter(panel, () => panel.getByRole('textbox', { name: 'Headline' }).fill('ONE\nTWO'));
    expect(await accessibilityViolations(page, '[role=dialog]')).toEqual([]);
  });
}
