import { answerForGallery, picturesOf } from '#web/testing/fake-gallery.ts';
import { focus, openPage } from '#web/testing/page.ts';
import { boxOf } from '#web/testing/pointer.ts';
import { expect, page, test } from '#web/testing/test.ts';

test('New Image hides while the page scrolls down, and covers no line at its end', async ({ api }) => {
  answerForGallery(api, picturesOf(Array.from({ length: 12 }, (_, number) => `Picture ${number}`)));
  await openPage('/gallery');
  const link = page.getByRole('link', { name: 'New Image' });
  const last = page.getByRole('article').filter({ hasText: 'Picture 11' });
  const opacity = () => {
    const floating = link.element().closest('div');
    return floating === null ? '' : getComputedStyle(floating).opacity;
  };
  const expectOpacity = (value: string) => expect.poll(opacity).toBe(value);
  await expect.element(page.getByRole('link', { name: 'Picture 0', exact: true })).toBeVisible();
  await expectOpacity('1');
  window.scrollBy(0, 300);
  await expectOpacity('0');
  window.scrollBy(0, -100);
  await expectOpacity('1');
  window.scrollBy(0, 20_000);
  await expectOpacity('0');
  // It stays reachable by keyboard.
  focus(link);
  await expectOpacity('1');
  expect(boxOf(last).bottom).toBeLessThanOrEqual(boxOf(link).y);
});

test('all rows of a picture’s menu start at one edge', async ({ api }) => {
  answerForGallery(api, picturesOf(['a fox']));
  await openPage('/gallery');
  await page.getByRole('button', { name: 'More: a fox' }).click();
  const row = (name: string) => boxOf(page.getByRole('menuitem', { name, exact: true })).x;
  await expect.element(page.getByRole('menuitem', { name: 'Upscaler' })).toBeVisible();
  expect(row('Upscaler')).toBe(row('Download'));
  expect(row('Genesys Pro')).toBe(row('Download'));
});
