import { getDesign } from '#contract/designs.ts';
import { accessibilityViolations } from '#web/testing/accessibility.ts';
import { refusal } from '#web/testing/fake-api.ts';
import { answerForCanvas } from '#web/testing/fake-canvas.ts';
import { pictureOf } from '#web/testing/fake-gallery.ts';
import { openPage } from '#web/testing/page.ts';
import { expect, page, test } from '#web/testing/test.ts';

test('a phone has the documented notice with the picture, and its design panel', async ({
  api,
  events,
  user,
}) => {
  const image = pictureOf(1, { prompt: 'a shark', isDesign: true });
  answerForCanvas({ api, events, user }, [image]);
  api.answer(getDesign, () => refusal('not_found'));
  await openPage(`/editor/canvas?image=${image.id}`);
  await expect
    .element(page.getByText('Desktop Required: Canvas Editor requires desktop for optimal experience.'))
    .toBeVisible();
  await expect.element(page.getByRole('img', { name: 'a shark' })).toBeVisible();
  expect(await accessibilityViolations('body')).toEqual([]);
  await page.getByRole('button', { name: 'Edit design' }).click();
  await expect.element(page.getByRole('dialog').filter({ hasText: /design/i })).toBeVisible();
});
