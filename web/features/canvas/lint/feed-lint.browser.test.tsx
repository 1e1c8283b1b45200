import { layersPanel, openBoat } from '#web/testing/canvas-page.ts';
import { answerForCanvas } from '#web/testing/fake-canvas.ts';
import { picturesOf } from '#web/testing/fake-gallery.ts';
import { press, reloadPage } from '#web/testing/page.ts';
import { clickAt } from '#web/testing/pointer.ts';
import { test as base, expect, page } from '#web/testing/test.ts';
import { lintTexts } from './texts.ts';

const { english: words } = lintTexts;
const toggle = page.getByRole('switch', { name: words.show });
const finding = (name: string) => page.getByRole('button', { name: new RegExp(name) });

const test = base.extend<{ canvas: ReturnType<typeof answerForCanvas> }>({
  canvas: async ({ api, events, user }, use) =>
    use(answerForCanvas({ api, events, user }, picturesOf(['a boat']))),
});

test('a finding names the layer, and a press selects it', async ({ canvas }) => {
  const at = await openBoat();
  expect(canvas.jobs()).toEqual([]);
  await expect.element(page.getByText(words.noText)).toBeVisible();
  await expect.element(finding(words.badgeFree)).toBeVisible();
  await press('t');
  await clickAt(at(0.92, 0.93));
  await press('L', 'o', 'o', 'k', 'Escape', 'v');
  const text = layersPanel.getByRole('button', { name: 'Look, Text' });
  await text.click();
  await page.getByRole('textbox', { name: 'Size', exact: true }).last().fill('30');
  await press('Enter');
  await layersPanel.getByRole('button', { name: /^Base image/ }).click();
  await expect.element(text).toHaveAttribute('aria-pressed', 'false');
  await expect.element(finding(words.small)).toBeVisible();
  await finding('Timestamp covers “Look”').click();
  await expect.element(text).toHaveAttribute('aria-pressed', 'true');
});

test('one switch turns it off, also for the next time', async ({ canvas }) => {
  await openBoat();
  expect(canvas.jobs()).toEqual([]);
  await toggle.click();
  await expect.element(page.getByText(words.noText)).not.toBeInTheDocument();
  await reloadPage();
  await expect.element(toggle).not.toBeChecked();
  await toggle.click();
  await expect.element(page.getByText(words.noText)).toBeVisible();
});
