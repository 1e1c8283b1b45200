import { answerForStudio } from '#web/testing/fake-studio.ts';
import { address, openPage } from '#web/testing/page.ts';
import { expectCoins, firstVisit, pressGenerate } from '#web/testing/studio-page.ts';
import { expect, page, test } from '#web/testing/test.ts';
import { studioTexts } from '../texts.ts';

const { english: words } = studioTexts;

test('cancelling returns the coins and leaves no picture', async ({ api, events, user }) => {
  const studio = answerForStudio({ api, events, user });
  await openPage('/editor');
  await pressGenerate('a shark in the ocean');
  await expectCoins(85);
  await page
    .getByRole('button', { name: /^Cancel/ })
    .first()
    .click();
  await expectCoins(100);
  await expect.element(firstVisit).toBeVisible();
  expect(studio.jobs().map(({ status }) => status)).toEqual(['cancelled']);
});

test('a picture in progress has a toast only where its tile is out of view, until it is finished', async ({
  api,
  events,
  user,
}) => {
  const studio = answerForStudio({ api, events, user });
  await openPage('/editor');
  await pressGenerate('a lighthouse at dusk');
  await expect.element(page.getByRole('article', { name: 'a lighthouse at dusk' })).toBeVisible();
  const toast = page.getByRole('listitem').filter({ hasText: words.preparing });
  await expect.element(page.getByText('42')).toBeVisible();
  // Longer than a toast takes to appear.
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  await expect.element(toast).not.toBeInTheDocument();
  await page.getByRole('link', { name: 'Feed preview' }).click();
  await expect.poll(address).toBe('/youtube');
  await expect.element(toast).toMatchTextContent('42%');
  studio.release();
  await expect.element(toast).not.toBeInTheDocument();
});
