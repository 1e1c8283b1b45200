import { accessibilityViolations } from '#web/testing/accessibility.ts';
import { answerForGallery, picturesOf } from '#web/testing/fake-gallery.ts';
import { openPage } from '#web/testing/page.ts';
import { expect, page, test } from '#web/testing/test.ts';

test('the calendar is a sheet over the filters of a phone, with days of 44 px', async ({ api }) => {
  answerForGallery(api, picturesOf(['a castle', 'a shark']));
  await openPage('/gallery?from=2020-01-02');
  await page.getByRole('button', { name: /^Filters/ }).click();
  await page.getByRole('button', { name: 'Calendar: From' }).click();
  const grid = page.getByRole('grid', { name: 'January 2020' });
  await expect.element(grid).toBeInViewport({ ratio: 1 });
  for (const day of grid.getByRole('button').elements()) {
    const { width, height } = day.getBoundingClientRect();
    expect(height).toBeGreaterThanOrEqual(44);
    expect(width).toBeGreaterThanOrEqual(40);
  }
  expect(await accessibilityViolations('html')).toEqual([]);
  await grid.getByRole('button', { name: 'Friday, January 10, 2020' }).click();
  await expect.element(grid).not.toBeInTheDocument();
  await expect.element(page.getByLabelText('From', { exact: true })).toHaveValue('01/10/2020');
});
