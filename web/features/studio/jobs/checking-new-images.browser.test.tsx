import { answerForStudio } from '#web/testing/fake-studio.ts';
import { openPage } from '#web/testing/page.ts';
import { pressGenerate } from '#web/testing/studio-page.ts';
import { expect, page, test } from '#web/testing/test.ts';
import { studioTexts } from '../texts.ts';

test('without the event stream, the gallery polls for new pictures and says so', async ({
  api,
  events,
  user,
}) => {
  const studio = answerForStudio({ api, events, user });
  events.cut();
  await openPage('/editor');
  await pressGenerate('a lighthouse at dusk');
  await expect.poll(() => studio.jobs()).toHaveLength(1);
  await page.getByRole('link', { name: 'Gallery' }).click();
  const checking = page.getByText(studioTexts.english.checkingNew);
  await expect.element(checking).toBeVisible();
  studio.release();
  await expect.element(page.getByRole('link', { name: 'a lighthouse at dusk' })).toBeVisible();
  await expect.element(checking).not.toBeInTheDocument();
});
