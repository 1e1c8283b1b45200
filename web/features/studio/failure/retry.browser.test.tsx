import { generate, retryJob } from '#contract/generation-calls.ts';
import { cutOutTexts } from '#web/features/references/cut-out/texts.ts';
import { referencesTexts } from '#web/features/references/texts.ts';
import { answerForStudio } from '#web/testing/fake-studio.ts';
import { chooseFiles, pictureFile, storedFilesOf } from '#web/testing/files.ts';
import { focus, openPage, press, reloadPage } from '#web/testing/page.ts';
import {
  expectCoins,
  generateButton,
  pressGenerate,
  promptField,
  toolNamed,
} from '#web/testing/studio-page.ts';
import { expect, page, test } from '#web/testing/test.ts';
import { studioTexts } from '../texts.ts';

const { english: words } = studioTexts;
const { english: referenceWords } = referencesTexts;
const prompt = 'a knight before a castle';
const failureAlert = page.getByRole('dialog', { name: words.failedTitle });
const failedPlace = page.getByRole('article', { name: prompt });
const tile = page.getByRole('link', { name: prompt });
const cutoutChosen = page.getByRole('button', { name: referenceWords.cutout, pressed: true });
const fileShown = (name: string) => page.getByText(name, { exact: true });

async function choose(name: string): Promise<void> {
  await chooseFiles([await pictureFile(name)]);
  await expect.element(fileShown(name)).toBeVisible();
}

/** Marks the subject by one stroke to the right of the middle. */
async function cutOut(): Promise<void> {
  await page.getByRole('button', { name: referenceWords.cutout }).click();
  const dialog = page.getByRole('dialog', { name: referenceWords.markSubject });
  const board = dialog.getByRole('application');
  await expect.element(board).toBeVisible();
  focus(board);
  await press('Space', 'Shift+ArrowRight', 'Space');
  await dialog.getByRole('button', { name: cutOutTexts.english.useCutout }).click();
  await expect.element(dialog).not.toBeInTheDocument();
}

const cutout = {
  use: 'cutout',
  strokes: [
    {
      marks: 'subject',
      width: 0.05,
      points: [
        [0.5, 0.5],
        [0.6, 0.5],
      ],
    },
  ],
};

test('a failed generation is retried with exactly its own input, even after a reload and with another reference in the form', async ({
  api,
  events,
  user,
}) => {
  const studio = answerForStudio({ api, events, user });
  await openPage('/editor');
  await toolNamed(/Genesys Pro/).click();
  await toolNamed(/^1:1/).click();
  await choose('knight.jpg');
  await cutOut();
  studio.release('failed');
  await pressGenerate(prompt);
  await expect.element(failureAlert).toBeVisible();
  await press('Escape');

  await choose('other.jpg');
  await toolNamed(/^9:16/).click();
  await promptField.fill('something else');
  await expect.poll(() => storedFilesOf('references')).toContain('other.jpg');
  await reloadPage();
  await expect.element(fileShown('other.jpg')).toBeVisible();
  studio.release('pictures');
  await failedPlace.getByRole('button', { name: words.tryAgain }).click();
  await expect.element(tile).toBeVisible();
  await expect.element(failedPlace.getByRole('button', { name: words.tryAgain })).not.toBeInTheDocument();
  await expectCoins(90);
  // The form has not changed.
  await expect.element(fileShown('other.jpg')).toBeVisible();
  await expect.element(promptField).toHaveValue('something else');
  // The server still has the input of the submission: the retry only names the job.
  const [sent] = api.requests(generate);
  expect(sent?.body.references).toEqual([cutout]);
  expect(sent?.body.settings).toMatchObject({ aspectRatio: '1:1', creativity: 1 });
  expect(sent?.files.image?.map(({ name }) => name)).toEqual(['knight.jpg']);
  expect(api.requests(generate)).toHaveLength(1);
  const failed = studio.jobs().find(({ status }) => status === 'failed');
  expect(api.requests(retryJob).map(({ params }) => params.jobId)).toEqual([failed?.id]);
});

test('the form can be filled from a failed generation or a finished picture, including the strokes of cut-outs', async ({
  api,
  events,
  user,
}) => {
  const studio = answerForStudio({ api, events, user });
  const sentReferences = () => api.requests(generate).at(-1)?.body.references;
  await openPage('/editor');
  await toolNamed(/Genesys Pro/).click();
  await choose('knight.jpg');
  await cutOut();
  studio.release('failed');
  await pressGenerate(prompt);
  await expect.element(failureAlert).toBeVisible();
  await press('Escape');
  await choose('other.jpg');
  await failedPlace.getByRole('button', { name: words.changeSettings }).click();
  await expect.element(cutoutChosen).toBeVisible();
  studio.release('pictures');
  await generateButton.click();
  await expect.element(tile).toBeVisible();
  expect(api.requests(generate)).toHaveLength(2);
  expect(sentReferences()).toEqual([cutout]);

  await choose('third.jpg');
  await tile.click();
  await page.getByRole('dialog').getByRole('link', { name: 'Use all settings' }).click();
  await expect.element(cutoutChosen).toBeVisible();
  await expect.element(fileShown('third.jpg')).not.toBeInTheDocument();
  await generateButton.click();
  await expect.poll(() => tile.elements()).toHaveLength(2);
  expect(api.requests(generate)).toHaveLength(3);
  expect(sentReferences()).toEqual([cutout]);
});

test('designs that were made stay when others are missing, which are tried again for their price', async ({
  api,
  events,
  user,
}) => {
  const studio = answerForStudio({ api, events, user });
  const missing = page.getByRole('article', { name: prompt }).filter({
    has: page.getByRole('heading', { name: '2 of 4 variations were made' }),
  });
  const group = page.getByRole('article', { name: `Choose a variation: ${prompt}` });
  await openPage('/editor');
  await toolNamed(/Genesys 1.0/).click();
  await toolNamed('4 variations').click();
  studio.release('half');
  await pressGenerate(prompt);
  await expect.element(missing).toBeVisible();
  await expect.element(missing).toMatchTextContent('The coins of the others were returned.');
  await expectCoins(98);
  await expect.poll(() => group.getByRole('link').elements()).toHaveLength(2);
  expect(page.getByRole('dialog').elements()).toHaveLength(0);

  studio.release('pictures');
  await missing.getByRole('button', { name: words.tryAgain }).click();
  await expect.element(missing).not.toBeInTheDocument();
  await expectCoins(96);
  // The first two are still to be chosen from, beside the two that were missing.
  await expect.poll(() => group.elements()).toHaveLength(2);
  const [first] = studio.jobs().filter(({ shortfall }) => shortfall !== null);
  expect(api.requests(retryJob).map(({ params }) => params.jobId)).toEqual([first?.id]);
});
