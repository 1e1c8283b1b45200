import { translator } from '#web/i18n/catalogue.ts';
import { answerForStudio } from '#web/testing/fake-studio.ts';
import { openPage } from '#web/testing/page.ts';
import { expectCoins, pressGenerate, toolNamed } from '#web/testing/studio-page.ts';
import { expect, page, test } from '#web/testing/test.ts';
import { studioTexts } from '../texts.ts';

const { english: words } = studioTexts;
const t = translator(studioTexts);

test('several designs show one progress and can be cancelled', async ({ api, events, user }) => {
  answerForStudio({ api, events, user });
  await openPage('/editor');
  await toolNamed(/^Genesys 1\.0/).click();
  await toolNamed('4 variations').click();
  await pressGenerate('a castle');
  await expect
    .element(page.getByRole('button', { name: new RegExp(`^${words.preparing}`) }))
    .toMatchTextContent('42%');
  await toolNamed('1 variation').click();
  await pressGenerate('a shark');
  await page.getByRole('button', { name: t('jobsRunning', { count: 5 }) }).click();

  const running = page.getByRole('article', { name: 'a castle' });
  const percent = running.getByText('42').first();
  const time = running.getByText(/^\d+:\d\d$/);
  await expect.element(running.getByText(words.scene)).toBeInViewport({ ratio: 1 });
  await expect.element(time).toBeInViewport();
  const [number, badge] = [percent, time].map((part) => part.element().getBoundingClientRect());
  expect(number?.bottom ?? 0).toBeLessThanOrEqual(badge?.top ?? 0);

  const cancel = running.getByRole('button', { name: t('cancelJob', { prompt: 'a castle' }) });
  await expect.element(cancel).toBeInViewport({ ratio: 1 });
  await cancel.click();
  await expect.element(running).not.toBeInTheDocument();
  await expectCoins(99);
});
