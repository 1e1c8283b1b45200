import { answerForCanvas } from '#web/testing/fake-canvas.ts';
import { picturesOf } from '#web/testing/fake-gallery.ts';
import { openPage } from '#web/testing/page.ts';
import { boxOf } from '#web/testing/pointer.ts';
import { test as base, expect, page } from '#web/testing/test.ts';

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
