import { onTestFinished, vi } from 'vitest';
import { enhancePrompt } from '#contract/enhance-prompt.ts';
import { speechAbility, speechToText } from '#contract/speech.ts';
import { enhanceTexts } from '#web/features/enhance/texts.ts';
import { translator } from '#web/i18n/catalogue.ts';
import { type FakeApi, refusal } from '#web/testing/fake-api.ts';
import { blockMedia, fakeRecognition, watchMedia } from '#web/testing/fake-media.ts';
import { answerForStudio } from '#web/testing/fake-studio.ts';
import { address, openPage, press } from '#web/testing/page.ts';
import { alertWith, generateButton, promptField, toolNamed } from '#web/testing/studio-page.ts';
import { test as base, expect, page } from '#web/testing/test.ts';
import { voiceTexts } from './texts.ts';

const { english: words } = voiceTexts;
const t = translator(voiceTexts);
const success = true as const;
const transcript = 'a giant shark at sunset';
const microphone = page.getByRole('button', { name: 'Dictate' });
const stop = page.getByRole('button', { name: words.stop, exact: true });

const test = base.extend<{ studio: ReturnType<typeof answerForStudio> }>({
  studio: [
    async ({ api, events, user }, use) => {
      api.answer(speechAbility, () => ({ success, canTranscribe: false, maxSeconds: 30 }));
      await use(answerForStudio({ api, events, user }));
    },
    { auto: true },
  ],
});

/** The server transcribes any recording as the same text. */
function fakeTranscription(api: FakeApi): void {
  api.answer(speechAbility, () => ({ success, canTranscribe: true, maxSeconds: 30 }));
  api.answer(speechToText, () => ({ success, transcribedText: transcript }));
}

/** Fakes the clock of the recording; the recorder uses the real one. */
function holdClock(): (ms: number) => void {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
  return (ms) => void vi.advanceTimersByTime(ms);
}

test('dictated text is inserted at the cursor and selected, and the browser’s undo removes it', async ({
  api,
}) => {
  fakeTranscription(api);
  await openPage('/editor');
  await promptField.fill('Look: in neon');
  const area = document.querySelector('textarea');
  area?.setSelectionRange(5, 5);
  const runFor = holdClock();
  await microphone.click();
  await expect.element(stop).toBeVisible();
  runFor(1_200);
  await expect.element(page.getByText('0:01')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Enhance' })).not.toBeInTheDocument();
  await stop.click();
  await expect.element(promptField).toHaveValue(`Look: ${transcript} in neon`);
  await expect.element(promptField).toHaveFocus();
  expect(String(getSelection())).toBe(transcript);
  expect(api.requests(speechToText)[0]?.files.audio?.[0]?.size).toBeGreaterThan(0);
  await press('Control+z');
  await expect.element(promptField).toHaveValue('Look: in neon');
});

test('recording stops by itself after 30 s', async ({ api }) => {
  fakeTranscription(api);
  await openPage('/editor');
  const runFor = holdClock();
  await microphone.click();
  await expect.element(stop).toBeVisible();
  runFor(29_000);
  await expect.element(page.getByText('0:29')).toBeVisible();
  runFor(1_200);
  await expect.element(promptField).toHaveValue(transcript);
});

test('leaving the page releases the microphone during a recording', async ({ api }) => {
  fakeTranscription(api);
  const isHeld = watchMedia();
  await openPage('/editor');
  await promptField.fill('a castle');
  await microphone.click();
  await expect.element(stop).toBeVisible();
  expect(isHeld()).toBe(true);
  await page.getByRole('link', { name: 'Gallery' }).click();
  await expect.poll(address).toBe('/gallery');
  await expect.poll(isHeld).toBe(false);
  await page.getByRole('link', { name: 'Studio' }).click();
  await expect.element(promptField).toHaveValue('a castle');
  await expect.element(stop).not.toBeInTheDocument();
  expect(api.requests(speechToText)).toEqual([]);
});

test('a server error is shown in its own words and can be retried', async ({ api }) => {
  fakeTranscription(api);
  api.answer(speechToText, () => refusal('transcription_failed'));
  await openPage('/editor');
  const runFor = holdClock();
  await microphone.click();
  await expect.element(stop).toBeVisible();
  runFor(1_200);
  await expect.element(page.getByText('0:01')).toBeVisible();
  await stop.click();
  await expect.element(alertWith('Failed to transcribe audio. Please try again.')).toBeVisible();
  fakeTranscription(api);
  await page.getByRole('button', { name: words.tryAgain }).click();
  await expect.element(stop).toBeVisible();
  runFor(1_200);
  await expect.element(page.getByText('0:01')).toBeVisible();
  await stop.click();
  await expect.element(promptField).toHaveValue(transcript);
});

test('a denied microphone shows an error', async ({ api }) => {
  fakeTranscription(api);
  blockMedia();
  await openPage('/editor');
  await microphone.click();
  await expect.element(alertWith(words.denied)).toBeVisible();
  await page.getByRole('button', { name: words.close }).click();
  await expect.element(microphone).toBeVisible();
});

test('an error of the microphone ends with the form that it came up in', async ({ api }) => {
  fakeTranscription(api);
  blockMedia();
  await openPage('/editor');
  await microphone.click();
  await expect.element(alertWith(words.denied)).toBeVisible();
  await toolNamed(/^Genesys Pro/).click();
  await expect.element(alertWith(words.denied)).not.toBeInTheDocument();
  await expect.element(microphone).toBeVisible();
});

test('a transcription request names the language of the screen', async ({ api }) => {
  fakeTranscription(api);
  await openPage('/editor', { language: 'pt' });
  const runFor = holdClock();
  await page.getByRole('button', { name: 'Ditar' }).click();
  const ended = page.getByRole('button', { name: 'Parar' });
  await expect.element(ended).toBeVisible();
  runFor(1_200);
  await expect.element(page.getByText('0:01')).toBeVisible();
  await ended.click();
  await expect.poll(() => api.requests(speechToText).map(({ body }) => body.language)).toEqual(['pt-BR']);
});

test('without an engine the browser recognises speech and shows interim words', async () => {
  const { hear: understand, language } = fakeRecognition();
  await openPage('/editor');
  await microphone.click();
  await expect.element(page.getByText(words.sayIt)).toBeVisible();
  understand('a giant shark');
  const group = page.getByRole('group', { name: words.dictation });
  await expect.element(group.getByText('a giant shark')).toBeVisible();
  expect(language()).toBe('en-US');
  await stop.click();
  await expect.element(promptField).toHaveValue('a giant shark');
});

test('if neither server nor browser can recognise speech, the microphone says what is missing', async () => {
  fakeRecognition(false);
  await openPage('/editor');
  await microphone.click();
  await expect.element(alertWith(words.unavailable)).toBeVisible();
  await expect.element(page.getByRole('button', { name: words.tryAgain })).not.toBeInTheDocument();
});

/** Dictates with the browser's recognition. */
function useFakeSpeech(): (...words: string[]) => Promise<void> {
  const { hear: understand } = fakeRecognition();
  return async (...said) => {
    await microphone.click();
    await expect.element(stop).toBeVisible();
    understand(...said);
    await stop.click();
  };
}

// A closing toast is still present for a moment.
const undo = {
  async click() {
    const toast = page.elementLocator(await expectedToast());
    await toast.getByRole('button', { name: words.undo }).click();
  },
};

async function expectedToast(): Promise<Element> {
  const find = () => document.querySelector('[data-removed=false]:has(button)');
  await expect.poll(find).not.toBeNull();
  const found = find();
  if (found === null) throw new Error('There is no toast.');
  return found;
}

test('commands change the form, report it, and can be undone', async () => {
  const say = useFakeSpeech();
  await openPage('/editor');
  await promptField.fill('A giant shark');

  await say('Style kurz gesagt.');
  await expect.element(page.getByText(t('styleChosen', { name: 'Kurzgesagt' }))).toBeVisible();
  await expect.element(toolNamed('Kurzgesagt')).toBeChecked();
  await undo.click();
  await expect.element(toolNamed('MrBeast')).toBeChecked();

  await say('square');
  await expect.element(page.getByText(words.alwaysWide)).toBeVisible();

  await say('clear');
  await expect.element(promptField).toHaveValue('');
  await undo.click();
  await expect.element(promptField).toHaveValue('A giant shark');

  await say('two designs');
  await expect.element(generateButton).toMatchTextContent('30');
  await undo.click();
  await expect.element(generateButton).toMatchTextContent('15');
});

test('a command chooses tool and resolution', async () => {
  const say = useFakeSpeech();
  await openPage('/editor');
  await say('switch to Genesis Pro');
  await expect.element(toolNamed(/Genesys Pro/)).toBeChecked();
  for (const [said, name] of [
    ['square', words.square],
    ['vertical', words.vertical],
    ['widescreen', words.widescreen],
  ] as const) {
    await say(said);
    await expect.element(page.getByText(t('ratioChosen', { name }))).toBeVisible();
    await expect.element(toolNamed(new RegExp(name))).toBeChecked();
  }
});

test('a command enhances the prompt and makes the picture', async ({ api, studio }) => {
  const say = useFakeSpeech();
  studio.release();
  api.answer(enhancePrompt, ({ body: { prompt } }) => ({
    success,
    enhancedPrompt: `${prompt}, at night`,
    changes: [{ kind: 'light' as const, words: 'at night' }],
    by: null,
  }));
  await openPage('/editor');
  await say('a lighthouse on a cliff');
  await expect.element(promptField).toHaveValue('a lighthouse on a cliff');
  await say('enhance');
  await expect.element(page.getByRole('dialog', { name: enhanceTexts.english.title })).toBeVisible();
  await page.getByRole('button', { name: enhanceTexts.english.keep }).click();
  await say('generate');
  await expect.element(page.getByRole('link', { name: 'a lighthouse on a cliff' })).toBeVisible();
});

test('commands work in three languages, independent of the screen’s', async () => {
  const say = useFakeSpeech();
  await openPage('/editor');
  for (const [said, answer] of [
    ['estilo Kurzgesagt', t('styleChosen', { name: 'Kurzgesagt' })],
    ['dos diseños', t('countChosen', { count: 2 })],
    ['limpar', words.cleared],
  ] as const) {
    await say(said);
    await expect.element(page.getByText(answer)).toBeVisible();
  }
});
