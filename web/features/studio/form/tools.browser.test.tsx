import { dayMs } from '#contract/durations.ts';
import { generateThumbnail } from '#contract/generation-calls.ts';
import { checkPremiumAccess } from '#contract/session.ts';
import { translator } from '#web/i18n/catalogue.ts';
import { answerForSite } from '#web/testing/fake-site.ts';
import { answerForStudio } from '#web/testing/fake-studio.ts';
import { chooseFiles, pictureFiles } from '#web/testing/files.ts';
import { address, focus, openPage, press, reloadPage } from '#web/testing/page.ts';
import {
  alertWith,
  generateButton,
  pressGenerate,
  promptField,
  toolNamed,
} from '#web/testing/studio-page.ts';
import { expect, page, test } from '#web/testing/test.ts';
import { popupTexts } from '../failure/texts.ts';
import { studioTexts } from '../texts.ts';

const { english: words } = studioTexts;
const t = translator(studioTexts);
const { english: popupWords } = popupTexts;
const thumbnails = toolNamed(/^Thumbnails\s*15/);
const v2 = toolNamed(/^Thumbnails V2/);
const pro = toolNamed(/^Genesys Pro/);
const first = toolNamed(/^Genesys 1\.0/);
const style = (name: string) => page.getByRole('button', { name: `Style: ${name}` });

test('each tool starts with its defaults and keeps its input, also after a reload', async ({
  api,
  events,
  user,
}) => {
  answerForStudio({ api, events, user });
  await openPage('/editor');
  await expect.element(thumbnails).toBeChecked();
  await expect.element(toolNamed('MrBeast')).toBeChecked();
  await promptField.fill('a shark');
  await toolNamed('Lebron').click();

  await pro.click();
  await expect.element(style('Photographic')).toBeVisible();
  await expect.element(promptField).toHaveValue('a shark');
  await promptField.fill('a castle');
  await toolNamed(/^9:16/).click();

  await v2.click();
  await expect.element(promptField).toHaveValue('a castle');
  await promptField.fill('a robot');
  await first.click();
  await expect.element(promptField).toHaveValue('a robot');
  await expect.element(toolNamed(/^16:9/)).toBeChecked();

  await thumbnails.click();
  await expect.element(promptField).toHaveValue('a shark');
  await expect.element(toolNamed('Lebron')).toBeChecked();
  await pro.click();
  await reloadPage();
  await expect.element(pro).toBeChecked();
  await expect.element(promptField).toHaveValue('a castle');
  await expect.element(toolNamed(/^9:16/)).toBeChecked();
  await v2.click();
  await expect.element(promptField).toHaveValue('a robot');
});

test('price and remaining generations are shown before the click, for any number of designs', async ({
  api,
  events,
  user,
}) => {
  answerForStudio({ api, events, user });
  await openPage('/editor');
  await expect.element(page.getByText(`15 coins · ${t('remaining', { count: 6 })}`)).toBeVisible();
  focus(page.getByRole('radio', { name: '1 variation', exact: true }));
  await press('ArrowRight', 'ArrowRight');
  await expect.element(toolNamed('4 variations')).toBeChecked();
  await expect.element(page.getByText(`4 × 15 coins · ${t('remaining', { count: 1 })}`)).toBeVisible();
  await expect.element(generateButton).toMatchTextContent('60');
  await first.click();
  await expect.element(page.getByText(`1 coin · ${t('remaining', { count: 100 })}`)).toBeVisible();
  const settings = page.getByRole('region', { name: words.settings });
  await expect.element(settings.getByRole('link', { name: 'Upgrade' })).toHaveAttribute('href', '/pricing');
  const editor = page.getByRole('link', { name: /^Editor/ });
  await expect.element(editor).toMatchTextContent(words.beta);
  await expect.element(editor).toHaveAttribute('href', '/editor/canvas');
  await expect.element(editor).toHaveAttribute('target', '_blank');
});

test('too few coins for the chosen number: says what is missing and offers what fits', async ({
  api,
  events,
  user,
}) => {
  user.coins = 35;
  user.initialCoinsExpiryDate = new Date(Date.now() + 20 * dayMs).toISOString();
  answerForStudio({ api, events, user });
  await openPage('/editor');
  await pro.click();
  await page.getByRole('radio', { name: '4 variations' }).click();
  const missing = page.getByText(t('needsCoins', { needed: 40, owned: 35 }));
  await expect.element(missing).toBeVisible();
  await promptField.fill('a castle');
  await generateButton.click();
  const popup = page.getByRole('dialog', { name: popupWords.outOfCoinsTitle });
  await expect.element(popup.getByRole('button', { name: 'Thumbnails 2 pictures' })).toBeVisible();
  await expect.element(popup.getByText(/^Your 35 coins expire on \w+ \d+, \d+\.$/)).toBeVisible();
  await popup.getByRole('button', { name: 'Genesys Pro 2 pictures' }).click();
  await expect.element(popup).not.toBeInTheDocument();
  await expect.element(toolNamed('2 variations')).toBeChecked();
  await expect.element(missing).not.toBeInTheDocument();
  await page.getByRole('radio', { name: '4 variations' }).click();
  await page.getByRole('button', { name: t('makeFewer', { designs: 2 }) }).click();
  await expect.element(toolNamed('2 variations')).toBeChecked();
  await expect.element(page.getByText(`2 × 10 coins · ${t('remaining', { count: 1 })}`)).toBeVisible();
});

test('the plan’s limits are said before the work, and the work goes along to another tool', async ({
  api,
  events,
  user,
}) => {
  answerForStudio({ api, events, user });
  await openPage('/editor');
  await expect.element(v2).toMatchTextContent(words.notInPlan);
  await v2.click();
  const notice = page.getByRole('region', { name: t('lockedTitle', { tool: 'Thumbnails V2' }) });
  await expect.element(notice).toMatchTextContent(words.lockedText);
  await expect.element(page.getByText(t('remaining', { count: 0 }))).toBeVisible();
  await chooseFiles(await pictureFiles('me.jpg'));
  await expect.element(page.getByRole('button', { name: 'Image 1, me.jpg: Auto' })).toBeVisible();
  await pressGenerate('a robot that paints');
  const popup = page.getByRole('dialog', { name: `Hey ${user.displayName}, You have been chosen` });
  await popup.getByRole('button', { name: 'Genesys Pro prompt and images' }).click();
  await expect.element(popup).not.toBeInTheDocument();
  await expect.element(pro).toBeChecked();
  await expect.element(promptField).toHaveValue('a robot that paints');
  await expect.element(page.getByText('me.jpg', { exact: true })).toBeVisible();

  await v2.click();
  await notice.getByRole('button', { name: t('continueIn', { tool: 'Thumbnails' }) }).click();
  await expect.element(thumbnails).toBeChecked();
  await expect.element(promptField).toHaveValue('a robot that paints');
});

test('a plan with every tool has no lock; the largest has no upgrade', async ({ api, events, user }) => {
  Object.assign(user, { planType: 'enterprise', isPremium: true });
  answerForStudio({ api, events, user });
  await openPage('/editor');
  await v2.click();
  await expect.element(v2).toMatchTextContent(/50 · PRO$/);
  await expect.element(page.getByText(words.lockedText)).not.toBeInTheDocument();
  await expect.element(page.getByText(`50 coins · ${t('remaining', { count: 2 })}`)).toBeVisible();
  const settings = page.getByRole('region', { name: words.settings });
  await expect.element(settings.getByRole('link', { name: 'Upgrade' })).not.toBeInTheDocument();
});

test('ThumbnailsV2 offers a plan to users of the free plan and sends nothing', async ({
  api,
  events,
  user,
}) => {
  answerForStudio({ api, events, user });
  answerForSite(api);
  await openPage('/editor');
  await v2.click();
  await generateButton.click({ force: true });
  await expect.element(alertWith(words.promptRequiredV2)).toBeVisible();
  await pressGenerate('a robot that paints');
  const popup = page.getByRole('dialog', { name: `Hey ${user.displayName}, You have been chosen` });
  await expect.element(popup).toMatchTextContent('$19');
  await popup.getByRole('button', { name: popupWords.premiumWithout }).click();
  await expect.element(popup).not.toBeInTheDocument();
  await expect.element(promptField).toHaveValue('a robot that paints');
  await generateButton.click();
  await popup.getByRole('link', { name: popupWords.premiumUnlock }).click();
  await expect.poll(address).toBe('/pricing?promo=thumbnails_v2');
  expect(api.requests(checkPremiumAccess)).not.toEqual([]);
  expect(api.requests(generateThumbnail)).toEqual([]);
});

test('a picture’s prompt and settings fill the form only on request', async ({ api, events, user }) => {
  const studio = answerForStudio({ api, events, user });
  studio.release();
  const prompt = 'a lighthouse in a storm';
  const tile = page.getByRole('link', { name: prompt });
  const viewer = page.getByRole('dialog');
  await openPage('/editor');
  await first.click();
  await toolNamed(/^1:1/).click();
  await pressGenerate(prompt);
  await expect.element(tile).toBeVisible();
  await thumbnails.click();
  await promptField.fill('something else');

  await tile.click();
  await expect.element(viewer).toBeVisible();
  await press('Escape');
  await expect.element(viewer).not.toBeInTheDocument();
  await expect.element(promptField).toHaveValue('something else');
  await tile.click();
  await viewer.getByRole('link', { name: 'Use prompt' }).click();
  await expect.element(viewer).not.toBeInTheDocument();
  await expect.element(promptField).toHaveValue(prompt);
  await expect.element(thumbnails).toBeChecked();
  await expect.poll(address).toBe('/editor');

  await openPage('/gallery');
  await tile.click();
  await viewer.getByRole('link', { name: 'Use all settings' }).click();
  await expect.element(first).toBeChecked();
  await expect.element(toolNamed(/^1:1/)).toBeChecked();
  await expect.element(promptField).toHaveValue(prompt);
  await expect.poll(address).toBe('/editor');
});

test('a failed picture can be retried with other settings; switching tools clears the failure', async ({
  api,
  events,
  user,
}) => {
  Object.assign(user, { planType: 'pro', isPremium: true });
  const studio = answerForStudio({ api, events, user });
  studio.release('failed');
  await openPage('/editor');
  await v2.click();
  await pressGenerate('a robot that paints');
  const alert = page.getByRole('dialog', { name: words.failedTitle });
  await expect.element(alert).toMatchTextContent(popupWords.failedTextV2);
  await press('Escape');
  await promptField.fill('another thought');
  const failed = page.getByRole('article', { name: 'a robot that paints' });
  await failed.getByRole('button', { name: words.changeSettings }).click();
  await expect.element(promptField).toHaveValue('a robot that paints');
  await expect.element(failed).not.toBeInTheDocument();

  await generateButton.click();
  await expect.element(alert).toBeVisible();
  await press('Escape');
  await expect.element(failed).toBeVisible();
  await thumbnails.click();
  await expect.element(failed).not.toBeInTheDocument();
});
