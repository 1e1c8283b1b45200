import { enhancePrompt } from '#contract/enhance-prompt.ts';
import { generate } from '#contract/generation-calls.ts';
import { type FakeApi, refusal } from '#web/testing/fake-api.ts';
import { answerForStudio } from '#web/testing/fake-studio.ts';
import { openPage } from '#web/testing/page.ts';
import { generateButton } from '#web/testing/studio-page.ts';
import { test as base, expect, page } from '#web/testing/test.ts';
import { enhanceTexts } from './texts.ts';

const { english: words } = enhanceTexts;
const success = true as const;
const typed = 'Giant shark attacks the boat';
const added = 'with the words "GIANT SHARK", main subject on the right';
const prompt = page.getByRole('textbox', { name: 'Prompt', exact: true });
const enhance = page.getByRole('button', { name: 'Enhance' });
const dialog = page.getByRole('dialog', { name: words.title });

const test = base.extend<{ studio: ReturnType<typeof answerForStudio> }>({
  studio: [
    async ({ api, events, user }, use) => {
      answerWith(api, added);
      await use(answerForStudio({ api, events, user }));
    },
    { auto: true },
  ],
});

/** Makes the server add these words to every prompt, if any. */
function answerWith(api: FakeApi, more: string): void {
  api.answer(enhancePrompt, ({ body }) => ({
    success,
    enhancedPrompt: more === '' ? body.prompt : `${body.prompt}, ${more}`,
    changes: more === '' ? [] : [{ kind: 'headline' as const, words: more }],
    by: null,
  }));
}

test('an enhanced prompt is proposed, edited, used, and undone', async () => {
  await openPage('/editor');
  await expect.element(enhance).toHaveAttribute('aria-disabled', 'true');
  await prompt.fill(typed);
  await enhance.click();
  const proposal = dialog.getByRole('textbox', { name: words.proposal });
  await expect.element(proposal).toHaveValue(`${typed}, ${added}`);
  await expect.poll(() => dialog.element().querySelector('mark')?.textContent).toContain('with the words');
  await expect.element(dialog.getByText(words.headline)).toBeVisible();

  await dialog.getByRole('button', { name: words.keep }).click();
  await expect.element(prompt).toHaveValue(typed);

  await enhance.click();
  const changed = `${typed}, with the words "SHARK"`;
  await proposal.fill(changed);
  await dialog.getByRole('button', { name: words.use }).click();
  await expect.element(prompt).toHaveValue(changed);
  await page.getByRole('button', { name: words.undo }).click();
  await expect.element(prompt).toHaveValue(typed);
});

test('an unchanged enhanced prompt is sent with the typed one; an edited one is not', async ({ api }) => {
  await openPage('/editor');
  await prompt.fill(typed);
  await enhance.click();
  await page.getByRole('button', { name: words.use }).click();
  const enhanced = `${typed}, ${added}`;
  await expect.element(prompt).toHaveValue(enhanced);
  await generateButton.click();
  await expect.poll(() => api.requests(generate)).toHaveLength(1);
  await prompt.fill(`${enhanced}, at night`);
  await generateButton.click();
  await expect.poll(() => api.requests(generate)).toHaveLength(2);
  const [first, second] = api.requests(generate).map(({ body }) => body);
  expect(first).toMatchObject({ prompt: enhanced, originalPrompt: typed });
  expect(second?.prompt).toBe(`${enhanced}, at night`);
  expect(second?.originalPrompt).toBeUndefined();
});

test('says when there is nothing to add, and when the call fails', async ({ api }) => {
  answerWith(api, '');
  await openPage('/editor');
  await prompt.fill('🦈🔥');
  await enhance.click();
  const nothing = page.getByRole('dialog', { name: words.nothingTitle });
  await expect.element(nothing).toBeVisible();
  await nothing.getByRole('button', { name: words.close }).last().click();

  api.answer(enhancePrompt, () => refusal('enhancement_failed'));
  await enhance.click();
  const failed = page.getByRole('dialog', { name: words.failedTitle });
  await expect.element(failed.getByText('The prompt could not be enhanced. Try again.')).toBeVisible();
  answerWith(api, '');
  await failed.getByRole('button', { name: words.tryAgain }).click();
  await expect.element(nothing).toBeVisible();
});
