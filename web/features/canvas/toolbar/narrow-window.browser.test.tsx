import { exportButton, openBoat } from '#web/testing/canvas-page.ts';
import { answerForCanvas } from '#web/testing/fake-canvas.ts';
import { picturesOf } from '#web/testing/fake-gallery.ts';
import { openPage, press } from '#web/testing/page.ts';
import { boxOf, drag } from '#web/testing/pointer.ts';
import { test as base, expect, page } from '#web/testing/test.ts';
import { entryTexts } from '../entry/texts.ts';
import { toolbarTexts } from './texts.ts';

const test = base.extend<{ canvas: ReturnType<typeof answerForCanvas> }>({
  canvas: async ({ api, events, user }, use) =>
    use(answerForCanvas({ api, events, user }, picturesOf(['a boat']))),
});

test('every button of the toolbar and the whole picture fit into a window of 1024 pixels', async ({
  canvas,
}) => {
  await page.viewport(1440, 900);
  await openPage('/editor/canvas');
  expect(canvas.jobs()).toEqual([]);
  await page.getByRole('button', { name: 'Edit a boat' }).click();
  await expect.element(page.getByRole('button', { name: 'Export' })).toBeVisible();
  await page.viewport(1024, 720);
  const panel = page.getByRole('complementary', { name: 'Layers and properties' });
  await expect.poll(() => boxOf(panel).right).toBeLessThanOrEqual(1024);
  const edge = () => boxOf(panel).left;
  await expect
    .poll(() => boxOf(page.getByRole('button', { name: 'Export' })).right)
    .toBeLessThanOrEqual(edge());
  await expect
    .poll(() => document.querySelector('canvas')?.getBoundingClientRect().right)
    .toBeLessThanOrEqual(edge());
});

test.for([1280, 1440])(
  'the toolbar is one row at %i pixels, saved, saving and in the mask tools',
  async (width, { canvas }) => {
    await page.viewport(width, 720);
    const at = await openBoat();
    expect(canvas.jobs()).toEqual([]);
    const tools = page.getByRole('radiogroup', { name: toolbarTexts.english.toolbar });
    const rowsApart = () => Math.abs(boxOf(exportButton).top - boxOf(tools).top);
    await expect.poll(rowsApart).toBeLessThan(10);
    // Its place is kept while it is saved.
    const mark = () => document.querySelector('[data-save-state="saved"]')?.getBoundingClientRect().width;
    await expect.poll(mark).toBe(16);
    await press('b');
    await (await drag(at(0.4, 0.4), at(0.6, 0.5))).drop();
    await expect.element(page.getByText('1/1', { exact: true })).toBeVisible();
    expect(rowsApart()).toBeLessThan(10);
  },
);

test('a window that becomes too small says that the design stays open, and has it again', async ({
  canvas,
}) => {
  await openBoat();
  expect(canvas.jobs()).toEqual([]);
  await page.viewport(768, 1024);
  await expect.element(page.getByText(entryTexts.english.desktopOpen)).toBeVisible();
  await page.viewport(1280, 800);
  await expect.element(exportButton).toBeVisible();
});
