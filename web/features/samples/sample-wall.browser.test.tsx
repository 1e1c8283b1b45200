import { answerForVisitor } from '#web/testing/fake-account.ts';
import { openPage } from '#web/testing/page.ts';
import { expect, page, test } from '#web/testing/test.ts';

test('the wall beside the login shows nothing in place of pictures that are still loading', async ({
  api,
}) => {
  answerForVisitor(api);
  await page.viewport(1280, 800);
  await openPage('/login');
  await expect.element(page.getByRole('button', { name: 'Login' })).toBeVisible();
  const pictures = [...document.querySelectorAll('[aria-hidden] img[width="480"]')];
  expect(pictures.length).toBeGreaterThan(6);
  const backgrounds = new Set(pictures.map((picture) => getComputedStyle(picture).backgroundColor));
  expect([...backgrounds]).toEqual(['rgba(0, 0, 0, 0)']);
});
