import { expect, signUp, test } from './harness/fixtures.ts';

// Requests in flight when a page closes get no answer. That is not a failure.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

test('on a phone a toast sits right above the collapsed composer @full', async ({ page, server }) => {
  await signUp(page, server.origin);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.route('**/api/youtube-thumbnail*', (route) => route.abort());
  await page.getByRole('radio', { name: /^Thumbnails V2/ }).click();
  await page.getByRole('textbox', { name: /YouTube/ }).fill('https://youtu.be/dQw4w9WgXcQ');
  const toast = page.getByRole('alert').filter({ hasText: 'Failed to load YouTube thumbnail' });
  await expect(toast).toBeVisible();
  const generate = page.getByRole('button', { name: /^Generate/ });
  const gap = async () => {
    const [above, below] = [await toast.boundingBox(), await generate.boundingBox()];
    return (below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0);
  };
  await page.mouse.wheel(0, 1_000);
  await expect(page.getByRole('textbox', { name: 'Prompt' })).toBeHidden();
  await expect.poll(gap).toBeLessThan(40);
  expect(await gap()).toBeGreaterThan(0);
});
