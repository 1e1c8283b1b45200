import { answerForStudio } from '#web/testing/fake-studio.ts';
import { openPage } from '#web/testing/page.ts';
import { pressGenerate, toolNamed } from '#web/testing/studio-page.ts';
import { expect, page, test } from '#web/testing/test.ts';
import { studioTexts } from '../texts.ts';

const { english: words } = studioTexts;
const results = page.getByRole('radio', { name: /^Results/ });
const prompt = page.getByRole('textbox', { name: 'Prompt' });
const strip = page.getByRole('button', { name: new RegExp(`^${words.ready}`) });

test('the finished picture comes to a phone whose form is left alone', async ({ api, events, user }) => {
  const studio = answerForStudio({ api, events, user });
  await openPage('/editor');
  await pressGenerate('a castle');
  await expect.element(page.getByRole('button', { name: new RegExp(`^${words.preparing}`) })).toBeVisible();
  studio.release();
  await expect.element(results).toBeChecked();
  await expect.element(page.getByRole('link', { name: 'a castle' })).toBeInViewport();
});

test('whoever is typing gets a strip with the picture instead', async ({ api, events, user }) => {
  const studio = answerForStudio({ api, events, user });
  await openPage('/editor');
  await toolNamed(/^Genesys 1\.0/).click();
  await pressGenerate('a castle');
  await prompt.click();
  studio.release();
  await expect.element(strip).toMatchTextContent(words.open);
  // Longer than a form is left alone.
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  await expect.element(results).not.toBeChecked();
  // The cursor leaves the text.
  (document.activeElement as HTMLElement | null)?.blur();
  await expect.element(results).toBeChecked();
});
