import { getImage } from '#contract/images.ts';
import { chooseGalleryImage } from '#web/features/upscaling/index.ts';
import { upscalingTexts } from '#web/features/upscaling/texts.ts';
import { sampleImage } from '#web/test-data/sample-image.ts';
import { answerForStudio } from '#web/testing/fake-studio.ts';
import { answerForUpscaler } from '#web/testing/fake-upscaler.ts';
import { chooseFiles, pictureFiles } from '#web/testing/files.ts';
import { openPage, reloadPage } from '#web/testing/page.ts';
import { promptField, toolNamed } from '#web/testing/studio-page.ts';
import { expect, page, test } from '#web/testing/test.ts';
import { studioTexts } from '../texts.ts';

const { english: words } = upscalingTexts;
const genesys = toolNamed(/^Genesys Pro/);
const upscaler = toolNamed(/^Upscaler/);
const settings = page.getByRole('region', { name: studioTexts.english.settings });
const removal = page.getByRole('button', { name: words.removeImage });
const again = page.getByRole('region', { name: words.drawAgain });

test('the reference of another tool becomes the Upscaler’s picture, unless one was chosen there', async ({
  api,
  events,
  user,
}) => {
  answerForStudio({ api, events, user });
  answerForUpscaler(api);
  await openPage('/editor');
  await genesys.click();
  await chooseFiles(await pictureFiles('me.jpg'));
  await expect.element(page.getByText('me.jpg', { exact: true })).toBeVisible();
  await upscaler.click();
  await expect.element(settings.getByRole('img', { name: 'me.jpg' })).toBeVisible();
  await expect.element(again).not.toBeInTheDocument();

  await removal.click();
  await genesys.click();
  await upscaler.click();
  await expect.element(page.getByRole('button', { name: words.chooseFile })).toBeVisible();
  await expect.element(removal).not.toBeInTheDocument();

  await chooseFiles(await pictureFiles('own.jpg'));
  await expect.element(settings.getByRole('img', { name: 'own.jpg' })).toBeVisible();
  await genesys.click();
  await chooseFiles(await pictureFiles('you.jpg'));
  await expect.element(page.getByText('you.jpg', { exact: true })).toBeVisible();
  await upscaler.click();
  await expect.element(settings.getByRole('img', { name: 'own.jpg' })).toBeVisible();
});

test('the prompt goes along to the Upscaler and from it, unless it was edited where it arrives', async ({
  api,
  events,
  user,
}) => {
  answerForStudio({ api, events, user });
  answerForUpscaler(api);
  await openPage('/editor');
  await genesys.click();
  await promptField.fill('a shark');
  await upscaler.click();
  await expect.element(settings.getByText(words.chooseFile)).toBeVisible();
  await expect.element(promptField).toHaveValue('a shark');

  // It follows until it is edited there.
  await genesys.click();
  await promptField.fill('a whale');
  await upscaler.click();
  await expect.element(promptField).toHaveValue('a whale');
  await promptField.fill('a castle');
  await genesys.click();
  await expect.element(promptField).toHaveValue('a whale');
  await upscaler.click();
  await expect.element(promptField).toHaveValue('a castle');
  await reloadPage();
  await genesys.click();
  await upscaler.click();
  await expect.element(promptField).toHaveValue('a castle');

  // A form without a prompt of its own takes it.
  await toolNamed(/^Genesys 1\.0/).click();
  await expect.element(promptField).toHaveValue('a castle');
  await upscaler.click();
  await promptField.fill('');
  await genesys.click();
  await upscaler.click();
  await expect.element(promptField).toHaveValue('a whale');
});

test('a design in the Upscaler is offered drawn again, larger and free', async ({ api, events, user }) => {
  answerForStudio({ api, events, user });
  answerForUpscaler(api);
  const id = '0b6b4f0e-63a5-4c1d-9d5b-3b7f7d9a1c22';
  const image = sampleImage({ id, prompt: 'a shark', isDesign: true, width: 1280, height: 720 });
  api.answer(getImage, () => ({ success: true as const, image }));
  const saved: string[] = [];
  const fetched = window.fetch;
  window.fetch = (address, init) => {
    if (!`${address}`.includes('/design/drawing')) return fetched(address, init);
    saved.push(`${address}`);
    return Promise.resolve(new Response(new Blob(['x'], { type: 'image/jpeg' })));
  };
  await openPage('/editor');
  await upscaler.click();
  await chooseGalleryImage(id);
  await expect.element(settings.getByRole('img', { name: 'a shark' })).toBeVisible();
  await expect.element(again.getByRole('button', { name: 'Draw it again at 1920×1080, free' })).toBeVisible();
  await again.getByRole('button', { name: 'Draw it again at 3840×2160, free' }).click();
  await expect.poll(() => saved).toEqual([expect.stringContaining(`${id}/design/drawing?side=2160`)]);
  window.fetch = fetched;
});
