import { speechAbility, speechToText } from '#contract/speech.ts';
import { watchMedia } from '#web/testing/fake-media.ts';
import { answerForStudio } from '#web/testing/fake-studio.ts';
import { openPage, press } from '#web/testing/page.ts';
import { expect, page, test } from '#web/testing/test.ts';
import { voiceTexts } from './texts.ts';

const { english: words } = voiceTexts;
const success = true as const;

test('Escape, the close button and the phone’s results tab release the microphone and send nothing', async ({
  api,
  events,
  user,
}) => {
  answerForStudio({ api, events, user });
  api.answer(speechAbility, () => ({ success, canTranscribe: true, maxSeconds: 30 }));
  api.answer(speechToText, () => ({ success, transcribedText: 'nothing' }));
  const isHeld = watchMedia();
  await openPage('/editor');
  const stop = page.getByRole('button', { name: words.stop, exact: true });
  for (const leave of [
    () => press('Escape'),
    () => page.getByRole('button', { name: words.cancel }).click(),
    () => page.getByRole('radio', { name: 'Results' }).click(),
  ]) {
    await page.getByRole('button', { name: 'Dictate' }).click();
    await expect.element(stop).toBeVisible();
    expect(isHeld()).toBe(true);
    await leave();
    await expect.element(stop).not.toBeInTheDocument();
    await expect.poll(isHeld).toBe(false);
  }
  expect(api.requests(speechToText)).toEqual([]);
});
