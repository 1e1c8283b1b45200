import { errors } from '#contract/errors.ts';
import { generate } from '#contract/generation-calls.ts';
import { refusal } from '#web/testing/fake-api.ts';
import { answerForStudio } from '#web/testing/fake-studio.ts';
import { openPage, press, reloadPage } from '#web/testing/page.ts';
import {
  alertWith,
  expectCoins,
  firstVisit,
  generateButton,
  pressGenerate,
  promptField,
  toolNamed,
} from '#web/testing/studio-page.ts';
import { expect, page, test } from '#web/testing/test.ts';
import { studioTexts } from '../texts.ts';
import { popupTexts } from './texts.ts';

const { english: words } = studioTexts;
const { english: popupWords } = popupTexts;
const policyAlert = page.getByRole('dialog', { name: words.policyTitle });
const failureAlert = page.getByRole('dialog', { name: words.failedTitle });
const ranOut = page.getByRole('dialog', { name: popupWords.outOfCoinsTitle });
const buttonIn = (dialog: typeof ranOut, name: string | RegExp) => dialog.getByRole('button', { name });

test('a refused prompt shows its error below the prompt and costs nothing', async ({ api, events, user }) => {
  answerForStudio({ api, events, user });
  await openPage('/editor');
  await generateButton.click({ force: true });
  await expect.element(alertWith(words.promptRequired)).toBeVisible();
  await expect.element(promptField).toHaveFocus();
  await promptField.fill('   ');
  await press('Control+Enter');
  await expect.element(alertWith(words.promptRequired)).toBeVisible();

  await promptField.fill('a'.repeat(4_001));
  await expect.element(page.getByText('4,001 / 4,000')).toBeVisible();
  await press('Control+Enter');
  await expect.element(alertWith('The prompt is too long')).toBeVisible();
  expect(api.requests(generate)).toEqual([]);

  api.answer(generate, () => refusal('prompt_invalid'));
  await promptField.fill('a prompt with \u0000 in it');
  await generateButton.click();
  await expect.element(alertWith(errors.prompt_invalid.message)).toBeVisible();
  await expect.element(promptField).toHaveValue('a prompt with \u0000 in it');
  expect(api.requests(generate)).toHaveLength(1);
  await expectCoins(100);
  await expect.element(firstVisit).toBeVisible();
});

test('a picture that the engine refuses shows the reason, is refunded, and can be dismissed', async ({
  api,
  events,
  user,
}) => {
  const studio = answerForStudio({ api, events, user });
  await openPage('/editor');
  await pressGenerate('something that is not allowed');
  await expectCoins(85);
  studio.release('refused');
  await expect.element(policyAlert.getByText(words.notCharged)).toBeVisible();
  await buttonIn(policyAlert, popupWords.editPrompt).click();
  await expect.element(policyAlert).not.toBeInTheDocument();
  await expect.element(promptField).toHaveFocus();
  await expect.element(promptField).toHaveValue('something that is not allowed');
  await expectCoins(100);
});

test('a prompt against the content policy costs nothing and stays in the form', async ({
  api,
  events,
  user,
}) => {
  answerForStudio({ api, events, user });
  api.answer(generate, () => refusal('content_policy'));
  const text = 'a n\u00e1ked w0man on a sofa';
  await openPage('/editor');
  await pressGenerate(text);
  await expect.element(policyAlert).toMatchTextContent(popupWords.policyText);
  const hints = policyAlert.getByRole('listitem');
  await expect
    .poll(() => hints.elements().map(({ textContent }) => textContent))
    .toEqual([popupWords.policySuggestion1, popupWords.policySuggestion2, popupWords.policySuggestion3]);
  await expect.element(policyAlert.getByText(words.notCharged)).toBeVisible();
  await buttonIn(policyAlert, words.tryAgain).click();
  await expect.poll(() => api.requests(generate)).toHaveLength(2);
  await expect.element(policyAlert).toBeVisible();
  await buttonIn(policyAlert, popupWords.editPrompt).click();
  await expect.element(policyAlert).not.toBeInTheDocument();

  await expect.element(promptField).toHaveFocus();
  await expect.element(promptField).toHaveValue(text);
  await expectCoins(100);
  await expect.element(firstVisit).toBeVisible();
  await reloadPage();
  await expect.element(promptField).toHaveValue(text);

  answerForStudio({ api, events, user });
  await promptField.fill('a woman on a sofa');
  await press('Control+Enter');
  await expectCoins(85);
  await expect.element(policyAlert).not.toBeInTheDocument();
});

test('a failed picture is refunded, and Try again makes it', async ({ api, events, user }) => {
  const studio = answerForStudio({ api, events, user });
  await openPage('/editor');
  studio.release('failed');
  await pressGenerate('a robot that paints');
  await expect.element(failureAlert.getByText(words.notCharged)).toBeVisible();
  await expectCoins(100);
  studio.release('pictures');
  await buttonIn(failureAlert, words.tryAgain).click();
  await expect.element(page.getByRole('link', { name: 'a robot that paints' })).toBeVisible();
  await expect.element(page.getByRole('heading', { name: words.failedTitle })).not.toBeInTheDocument();
  await expectCoins(85);
});

test('with too few coins the popup keeps the prompt and offers the tools that the coins still pay for', async ({
  api,
  events,
  user,
}) => {
  user.coins = 10;
  const studio = answerForStudio({ api, events, user });
  await openPage('/editor');
  await pressGenerate('one picture too many');
  await expect.element(ranOut).toMatchTextContent('this costs 15 and you have 10. Your prompt is saved.');
  await buttonIn(ranOut, popupWords.maybeLater).click();
  await expect.element(promptField).toHaveValue('one picture too many');

  await generateButton.click();
  await buttonIn(ranOut, /Genesys Pro/).click();
  await expect.element(toolNamed(/Genesys Pro/)).toBeChecked();
  expect(api.requests(generate)).toEqual([]);
  await generateButton.click();
  await expectCoins(0);
  studio.release();
  await expect.element(page.getByRole('link', { name: 'one picture too many' })).toBeVisible();
  await reloadPage();
  await expect.element(page.getByRole('link', { name: 'one picture too many' })).toBeVisible();
  await expectCoins(0);
});

test('a refusal that has only a message opens the same popups, and is shown otherwise', async ({
  api,
  events,
  user,
}) => {
  answerForStudio({ api, events, user });
  await openPage('/editor');
  const refuse = async (message: string, status: number) => {
    api.answer(generate, () => Response.json({ message }, { status }));
    await pressGenerate('a fox');
  };
  const close = async (dialog: typeof ranOut) => {
    await expect.element(dialog).toBeVisible();
    await press('Escape');
    await expect.element(dialog).not.toBeInTheDocument();
  };
  await refuse('Insufficient coins. You need 15.', 402);
  await close(ranOut);
  await refuse('Premium access is needed for this tool', 403);
  await close(
    page.getByRole('dialog', { name: popupWords.premiumTitle.replace('{name}', user.displayName) }),
  );
  await refuse('Rejected by our safety system', 400);
  await close(policyAlert);
  await refuse('This style rests today.', 400);
  await expect.element(alertWith('This style rests today.')).toBeVisible();
  await expect.element(promptField).toHaveValue('a fox');
});
