import { barriersOf } from './harness/barriers.ts';
import { expect, expectCoins, press, signUp, test } from './harness/fixtures.ts';

test('four designs have their places while they are made, and one is kept', async ({ page, held }) => {
  await signUp(page, held.origin);
  await page.getByRole('radio', { name: '4 designs' }).click();
  await press(page, 'a shark in the ocean');
  await expectCoins(page, 40);
  const running = page.getByRole('article', { name: 'a shark in the ocean' });
  await expect(running.getByText('4 designs')).toBeVisible();
  await expect(running.getByText('42', { exact: false }).first()).toBeVisible();

  held.release();
  const group = page.getByRole('article', { name: 'Choose a design: a shark in the ocean' });
  await expect(group.getByRole('link')).toHaveCount(4);
  expect(await barriersOf(page)).toEqual([]);

  await group.getByRole('button', { name: 'Keep this one Design 3' }).click();
  const told = page.getByRole('listitem').filter({ hasText: '3 designs deleted' });
  await expect(told).toBeVisible();
  const tile = page.getByRole('link', { name: 'a shark in the ocean' });
  await expect(tile).toHaveCount(1);
  await expect(tile).toBeFocused();
  const stored = () => page.evaluate(async () => (await (await fetch('/api/user/user-images')).json()).total);
  expect(await stored()).toBe(4);
  await told.getByRole('button', { name: 'Undo' }).click();
  await expect(group.getByRole('link')).toHaveCount(4);
  await expect(told).toBeHidden();

  // A tab that goes before the toast has passed has deleted nothing.
  await group.getByRole('button', { name: 'Keep this one Design 2' }).click();
  await expect(tile).toHaveCount(1);
  await page.reload();
  await expect(group.getByRole('link')).toHaveCount(4);
  expect(await stored()).toBe(4);

  await group.getByRole('button', { name: 'Keep this one Design 3' }).click();
  await told.getByRole('button', { name: 'Close' }).click();
  await expect.poll(stored).toBe(1);
  await page.reload();
  await expect(tile).toHaveCount(1);
  await expectCoins(page, 40);
});

test('all designs can be kept, or one deleted by itself @full', async ({ page, server }) => {
  await signUp(page, server.origin);
  await page.getByRole('radio', { name: /^Genesys 1\.0/ }).click();
  await page.getByRole('radio', { name: '4 designs' }).click();
  await press(page, 'a castle');
  const group = page.getByRole('article', { name: 'Choose a design: a castle' });
  await expect(group.getByRole('link')).toHaveCount(4, { timeout: 30_000 });
  await group.getByRole('button', { name: 'Delete design 2' }).click();
  await page.getByRole('dialog', { name: 'Delete Image' }).getByRole('button', { name: 'Delete' }).click();
  await expect(group.getByRole('link')).toHaveCount(3);
  await group.getByRole('button', { name: 'Keep all' }).click();
  await expect(group).toBeHidden();
  await expect(page.getByRole('link', { name: 'a castle' })).toHaveCount(3);
  await page.reload();
  await expect(page.getByRole('link', { name: 'a castle' })).toHaveCount(3);
  await expect(group).toBeHidden();
});

test('on a phone, several designs in the making are told of whole, and can be cancelled @full', async ({
  page,
  held,
}) => {
  await signUp(page, held.origin);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('radio', { name: /^Genesys 1\.0/ }).click();
  await page.getByRole('radio', { name: '4 designs' }).click();
  await press(page, 'a castle');
  await expect(page.getByRole('button', { name: /^Preparing Everything/ })).toContainText('42%');
  await page.getByRole('radio', { name: '1 design' }).click();
  await press(page, 'a shark');
  const strip = page.getByRole('button', { name: /^5 pictures in the making/ });
  await strip.click();

  const running = page.getByRole('article', { name: 'a castle' });
  const percent = running.getByText('42', { exact: false }).first();
  const time = running.getByText(/^\d+:\d\d$/);
  await expect(running.getByText('Drawing the scene')).toBeInViewport({ ratio: 1 });
  const [number, badge] = [await percent.boundingBox(), await time.boundingBox()];
  expect((number?.y ?? 0) + (number?.height ?? 0)).toBeLessThanOrEqual(badge?.y ?? 0);

  const cancel = running.getByRole('button', { name: 'Cancel: a castle' });
  await expect(cancel).toBeInViewport({ ratio: 1 });
  await cancel.click();
  await expect(running).toBeHidden();
  await expectCoins(page, 99);
});
