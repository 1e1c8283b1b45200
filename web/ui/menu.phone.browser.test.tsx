import { accessibilityViolations } from '#web/testing/accessibility.ts';
import { answerForGallery, picturesOf } from '#web/testing/fake-gallery.ts';
import { openPage, press } from '#web/testing/page.ts';
import { expect, page, test } from '#web/testing/test.ts';

test('a menu is a sheet over the foot of a phone, with rows of at least 44 px', async ({ api }) => {
  answerForGallery(api, picturesOf(['a castle', 'a shark']));
  await openPage('/gallery');
  const more = page.getByRole('button', { name: 'More: a castle' });
  await more.click();
  const menu = page.getByRole('menu', { name: 'More' });
  await expect.element(menu).toBeVisible();
  await expect.poll(() => Math.round(menu.element().getBoundingClientRect().bottom)).toBe(innerHeight);
  const { left, width, top } = menu.element().getBoundingClientRect();
  expect([left, width]).toEqual([0, innerWidth]);
  expect(top).toBeGreaterThan(innerHeight * 0.2);
  for (const row of menu.getByRole('menuitem').elements()) {
    expect(row.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  }
  // The page behind it is out of reach.
  expect(await accessibilityViolations('html')).toEqual([]);
  await press('ArrowDown');
  await expect.element(menu.getByRole('menuitem').first()).toHaveFocus();
  await press('Escape');
  await expect.element(menu).not.toBeInTheDocument();
  await expect.element(more).toHaveFocus();
});
