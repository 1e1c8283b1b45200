import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, signUp, test } from './harness/fixtures.ts';
import type { HeldServer } from './harness/held-server.ts';
import { assignPlan } from './harness/roles.ts';

/** Starts a training through the API. The server holds it. */
async function train(page: Page, name: string): Promise<void> {
  const pictures = await Promise.all(
    ['#c33', '#3c3', '#33c'].map((background) =>
      sharp({ create: { width: 320, height: 180, channels: 3, background } })
        .composite([
          { input: Buffer.from('<svg width="90" height="60"><rect width="90" height="60"/></svg>') },
        ])
        .png()
        .toBuffer(),
    ),
  );
  const status = await page.evaluate(
    async ({ name, files }) => {
      const form = new FormData();
      for (const [field, value] of Object.entries({
        styleName: name,
        mode: 'style',
        rightsConfirmed: 'true',
      }))
        form.append(field, value);
      form.append('triggerWord', name.toLowerCase().replaceAll(' ', '-'));
      for (const file of files) {
        const bytes = Uint8Array.from(atob(file), (letter) => letter.charCodeAt(0));
        form.append('images', new File([bytes], 'look.png', { type: 'image/png' }));
      }
      return (await fetch('/api/custom-thumbnail-styles', { method: 'POST', body: form })).status;
    },
    { name, files: pictures.map((bytes) => bytes.toString('base64')) },
  );
  expect(status).toBe(200);
}

/** Waits until the page tracks a training. A training that ends earlier shows no toast. */
async function waitUntilTracked(page: Page): Promise<void> {
  await expect(page.getByRole('region', { name: 'Styles In Training' })).toContainText('37%');
  const active = () =>
    page.evaluate(() =>
      Object.entries(localStorage)
        .filter(([key]) => key.startsWith('adventure-active-trainings'))
        .flatMap(([, value]) => JSON.parse(value).active),
    );
  await expect.poll(active).toHaveLength(1);
}

const readyToast = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ hasText: `${name} is now ready to use` });

async function overlaps(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()];
  if (a === null || b === null) throw new Error('one of the two is not visible');
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

async function signUpWithPlan(page: Page, held: HeldServer): Promise<void> {
  const browser = page.context().browser();
  if (browser === null) throw new Error('the page has no browser');
  const user = await signUp(page, held.origin);
  await assignPlan(browser, held, user, 'plus');
  await page.reload();
}

test('a finished style’s toast covers no button of the open dialog and closes when the style is chosen @full', async ({
  page,
  held,
}) => {
  await signUpWithPlan(page, held);
  for (const [index, [width, height]] of [
    [1280, 720],
    [768, 1024],
    [360, 740],
  ].entries()) {
    const name = `Look ${index}`;
    held.hold();
    await page.setViewportSize({ width: width ?? 0, height: height ?? 0 });
    await train(page, name);
    await waitUntilTracked(page);
    await page.getByRole('button', { name: 'Create your own style' }).click();
    const dialog = page.getByRole('dialog', { name: 'Create your own style' });
    await expect(dialog).toBeVisible();
    held.release();
    const toast = readyToast(page, name);
    await expect(toast).toBeVisible();
    await expect(toast).toHaveAttribute('data-mounted', 'true');
    await toast.hover();
    await toast.evaluate(async (element) => {
      await Promise.all(element.getAnimations({ subtree: true }).map(({ finished }) => finished));
    });
    for (const button of await dialog.getByRole('button').all()) {
      expect(await overlaps(toast, button), `${width} px: ${await button.innerText()}`).toBe(false);
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await page.getByRole('radio', { name }).click();
    await expect(page.getByRole('radio', { name })).toBeChecked();
    await expect(toast).toBeHidden();
  }
});

test('only one of three open tabs shows the toast of a finished style @full', async ({ page, held }) => {
  await signUpWithPlan(page, held);
  const tabs = [page, await page.context().newPage(), await page.context().newPage()];
  // Records every text the page ever showed.
  for (const tab of tabs) {
    await tab.addInitScript(() => {
      const texts: string[] = [];
      Object.assign(window, { shownTexts: texts });
      new MutationObserver((changes) => {
        for (const { addedNodes } of changes)
          for (const node of addedNodes) texts.push(node.textContent ?? '');
      }).observe(document, { childList: true, subtree: true });
    });
    await tab.goto(`${held.origin}/editor`);
  }
  const countTabsWithToast = async (name: string) => {
    const all = await Promise.all(
      tabs.map((tab) =>
        tab.evaluate(
          (text) =>
            (window as unknown as { shownTexts: string[] }).shownTexts.some((one) => one.includes(text)),
          `${name} is now ready to use`,
        ),
      ),
    );
    return all.filter((showsToast) => showsToast).length;
  };
  for (const name of ['First', 'Second', 'Third']) {
    held.hold();
    await train(page, `${name} look`);
    for (const tab of tabs) await waitUntilTracked(tab);
    held.release();
    for (const tab of tabs) {
      await expect(tab.getByRole('radio', { name: new RegExp(`${name} look$`) })).toBeVisible();
    }
    await expect.poll(() => countTabsWithToast(`${name} look`)).toBe(1);
  }
});
