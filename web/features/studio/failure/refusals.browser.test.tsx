import { generate, generateThumbnail } from '#contract/generation-calls.ts';
import { refusal } from '#web/testing/fake-api.ts';
import { answerForStudio } from '#web/testing/fake-studio.ts';
import { focus, openPage, press, reloadPage } from '#web/testing/page.ts';
import { generateButton, pressGenerate, promptField, toolNamed } from '#web/testing/studio-page.ts';
import { expect, page, test } from '#web/testing/test.ts';
import { studioTexts } from '../texts.ts';
import { popupTexts } from './texts.ts';

const { english: words } = studioTexts;
const { english: popupWords } = popupTexts;
const ranOut = page.getByRole('dialog', { name: popupWords.outOfCoinsTitle });
const dialogOf = (title: 'policyTitle' | 'failedTitle') => page.getByRole('dialog', { name: words[title] });
const broken = (message: string) => refusal('engine_failed', { error: message, message });

for (const [message, title, text] of [
  ['Your request was rejected by our safety system.', 'policyTitle', 'policyText'],
  ['Stopped by moderation.', 'policyTitle', 'policyText'],
  ['This is against the content policy of the engine.', 'policyTitle', 'policyText'],
  ['The engine is on fire.', 'failedTitle', 'failedText'],
] as const) {
  test(`“${message}” opens ${words[title]}, without showing the server’s message`, async ({
    api,
    events,
    user,
  }) => {
    answerForStudio({ api, events, user });
    api.answer(generate, () => broken(message));
    await openPage('/editor');
    await pressGenerate('a castle');
    const modal = dialogOf(title);
    await expect.element(modal.getByText(popupWords[text], { exact: true })).toBeVisible();
    await expect.element(page.getByText(message)).not.toBeInTheDocument();
    await expect.element(modal.getByRole('button', { name: words.tryAgain })).toBeVisible();
    await press('Escape');
    await expect.element(modal).not.toBeInTheDocument();
    await expect.element(promptField).toHaveValue('a castle');
  });
}

test('ThumbnailsV2 has its own errors; one about coins opens the offer', async ({ api, events, user }) => {
  Object.assign(user, { planType: 'pro', isPremium: true });
  answerForStudio({ api, events, user });
  api.answer(generateThumbnail, () => broken('The engine is on fire.'));
  await openPage('/editor');
  await toolNamed(/^Thumbnails V2/).click();
  await pressGenerate('a castle');
  await expect.element(dialogOf('failedTitle')).toMatchTextContent(popupWords.failedTextV2);
  await press('Escape');
  api.answer(generateThumbnail, () => broken('Insufficient coins for this'));
  await generateButton.click();
  await expect
    .element(ranOut.getByRole('link', { name: popupWords.upgradeNow }))
    .toHaveAttribute('href', '/pricing?promo=trial_ended');
});

test('with one coin too few for a tool the offer opens and nothing is sent', async ({
  api,
  events,
  user,
}) => {
  Object.assign(user, { planType: 'basic', isPremium: true });
  answerForStudio({ api, events, user });
  await openPage('/editor');
  for (const [name, cost] of [
    [/^Genesys 1\.0/, 1],
    [/^Genesys Pro/, 10],
    [/^Thumbnails\s*15/, 15],
    [/^Thumbnails V2/, 50],
  ] as const) {
    user.coins = cost - 1;
    await reloadPage();
    // Until the balance is known, the server decides.
    await expect.element(page.getByText(`${user.coins} coins`, { exact: true }).first()).toBeInTheDocument();
    await toolNamed(name).click();
    await pressGenerate('a castle');
    await expect.element(ranOut).toMatchTextContent(`this costs ${cost} and you have ${user.coins}.`);
    await press('Escape');
    await expect.element(ranOut).not.toBeInTheDocument();
  }
  expect(api.requests(generate)).toEqual([]);
  expect(api.requests(generateThumbnail)).toEqual([]);
});

test('a blank prompt disables Generate; sliders stay within the tool’s limits', async ({
  api,
  events,
  user,
}) => {
  answerForStudio({ api, events, user });
  await openPage('/editor');
  for (const [name, label, max] of [
    [/^Genesys 1\.0/, words.quality, '100'],
    [/^Genesys Pro/, words.creativity, '10'],
  ] as const) {
    await toolNamed(name).click();
    await expect.element(generateButton).toHaveAttribute('aria-disabled', 'true');
    await promptField.fill('a castle');
    await expect.element(generateButton).not.toHaveAttribute('aria-disabled', 'true');
    await promptField.fill(' \n ');
    await expect.element(generateButton).toHaveAttribute('aria-disabled', 'true');
    const slider = page.getByRole('slider', { name: label });
    focus(slider);
    await press('End', 'ArrowRight');
    await expect.element(slider).toHaveAttribute('aria-valuenow', max);
    await press('Home', 'ArrowLeft');
    await expect.element(slider).toHaveAttribute('aria-valuenow', '0');
  }
});
