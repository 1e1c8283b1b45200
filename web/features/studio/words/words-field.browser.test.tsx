import { getDrawnTools } from '#contract/drawn-tools.ts';
import { generate } from '#contract/generation-calls.ts';
import { generateTools } from '#contract/tools.ts';
import { answerForStudio } from '#web/testing/fake-studio.ts';
import { openPage, reloadPage } from '#web/testing/page.ts';
import { generateButton, promptField, toolNamed } from '#web/testing/studio-page.ts';
import { test as base, expect, page } from '#web/testing/test.ts';
import { wordsTexts } from './texts.ts';

const { english: words } = wordsTexts;

const test = base.extend<{ studio: ReturnType<typeof answerForStudio> }>({
  studio: [
    async ({ api, events, user }, use) => {
      await use(answerForStudio({ api, events, user }));
    },
    { auto: true },
  ],
});

const choice = page.getByRole('radiogroup', { name: words.words });

test('the words of an engine’s thumbnail are Adventure’s, or the engine’s, and stay so', async ({ api }) => {
  api.answer(getDrawnTools, () => ({ success: true as const, tools: [] }));
  await openPage('/editor');
  await expect.element(choice.getByRole('radio', { name: words.byAdventure })).toBeChecked();
  await expect.element(page.getByText(words.byAdventureHint)).toBeVisible();
  await choice.getByRole('radio', { name: words.byEngine }).click();
  await expect.element(page.getByText(words.byEngineHint)).toBeVisible();
  await promptField.fill('Why I quit my job');
  await generateButton.click();
  await expect.poll(() => api.requests(generate)).toHaveLength(1);
  expect(api.requests(generate)[0]?.body).toMatchObject({ settings: { words: 'engine' } });
  await reloadPage();
  await expect.element(choice.getByRole('radio', { name: words.byEngine })).toBeChecked();
  await toolNamed(/Genesys 1.0/).click();
  await expect.element(choice).not.toBeInTheDocument();
});

test('without an engine nothing asks who sets the words', async ({ api }) => {
  api.answer(getDrawnTools, () => ({ success: true as const, tools: [...generateTools] }));
  await openPage('/editor');
  await expect.element(promptField).toBeVisible();
  await expect.poll(() => api.requests(getDrawnTools)).not.toHaveLength(0);
  await expect.element(choice).not.toBeInTheDocument();
});
