import { onTestFinished } from 'vitest';
import { getDesign } from '#contract/designs.ts';
import { getImage, listImages } from '#contract/images.ts';
import { getUserInfo } from '#contract/session.ts';
import { referencesTexts } from '#web/features/references/texts.ts';
import { refusal } from '#web/testing/fake-api.ts';
import { pictureOf } from '#web/testing/fake-gallery.ts';
import { answerForStudio } from '#web/testing/fake-studio.ts';
import { answerForUpscaler } from '#web/testing/fake-upscaler.ts';
import { chooseFiles, pictureFiles, storedFilesOf } from '#web/testing/files.ts';
import { address, openPage, reloadPage } from '#web/testing/page.ts';
import { pressGenerate, toolNamed } from '#web/testing/studio-page.ts';
import { test as base, expect, page } from '#web/testing/test.ts';
import { sendToTexts } from './texts.ts';

const { english: words } = sendToTexts;
const { english: referenceWords } = referencesTexts;
const prompt = 'Why bees are disappearing';
const sentName = pictureOf(1).name;
const link = page.getByRole('link', { name: prompt });
const sendTo = page.getByRole('menuitem', { name: words.sendTo });

/** A studio with one picture. */
const test = base.extend<{ studio: ReturnType<typeof answerForStudio> }>({
  studio: [
    async ({ api, events, user }, use) =>
      use(answerForStudio({ api, events, user }, [pictureOf(1, { prompt, isDesign: true })])),
    { auto: true },
  ],
});

test('a gallery picture is sent to a tool as a reference, once', async () => {
  await openPage('/gallery');
  await link.hover();
  await page.getByRole('button', { name: /^More/ }).first().click();
  await sendTo.hover();
  await page.getByRole('menuitem', { name: 'Genesys Pro' }).click();
  await expect.element(page.getByText(words.sentAsReference, { exact: true })).toBeVisible();
  await expect.poll(address).toBe('/editor');
  await expect.element(toolNamed(/Genesys Pro/)).toBeChecked();
  await expect.element(page.getByRole('button', { name: referenceWords.remove })).toBeVisible();
  await expect.poll(() => storedFilesOf('references')).toContain(sentName);

  // Removed, then reloaded: it is not sent again.
  await page.getByRole('button', { name: referenceWords.remove }).click();
  await expect.poll(() => storedFilesOf('references')).not.toContain(sentName);
  await reloadPage();
  await expect.element(toolNamed(/Genesys Pro/)).toBeChecked();
  await expect
    .element(page.getByRole('heading', { name: new RegExp(`^${referenceWords.reference}`) }))
    .toBeVisible();
  await expect.element(page.getByRole('button', { name: referenceWords.remove })).not.toBeInTheDocument();
});

test('a picture that does not reach the Upscaler has the documented Portuguese sentence', async ({ api }) => {
  api.answer(getImage, () => refusal('not_found'));
  answerForUpscaler(api);
  await openPage('/gallery', { language: 'pt' });
  await link.hover();
  await page.getByRole('button', { name: /^Mais/ }).first().click();
  await page.getByRole('menuitem', { name: 'Enviar para' }).hover();
  await page.getByRole('menuitem', { name: 'Upscaler' }).click();
  await expect
    .element(page.getByText('Erro ao enviar imagem. Tente novamente.', { exact: true }))
    .toBeVisible();
});

const documentedEvents = [
  'imageGenerationStarted',
  'imageGenerationCompleted',
  'imageGenerated',
  'newImageCreated',
  'variantChanged',
  'imageUploadComplete',
] as const;

test('the page dispatches the documented events', async ({ studio }) => {
  const received: { name: string; detail: unknown }[] = [];
  const listening = new AbortController();
  onTestFinished(() => listening.abort());
  for (const name of documentedEvents) {
    window.addEventListener(
      name,
      (event) => received.push({ name, detail: 'detail' in event ? event.detail : undefined }),
      { signal: listening.signal },
    );
  }
  await openPage('/editor');
  await toolNamed(/Genesys 1.0/).click();
  await chooseFiles(await pictureFiles('me.jpg'));
  await expect.element(page.getByRole('button', { name: referenceWords.remove })).toBeVisible();
  await pressGenerate('a castle');
  await expect.poll(() => studio.jobs()).toHaveLength(1);
  studio.release();
  await expect.element(page.getByRole('link', { name: 'a castle' })).toBeVisible();
  await expect.poll(() => new Set(received.map(({ name }) => name))).toEqual(new Set(documentedEvents));
  const detailsOf = (eventName: string) =>
    received.filter(({ name }) => name === eventName).map(({ detail }) => detail);
  const [job] = studio.jobs();
  expect(detailsOf('variantChanged')).toEqual([{ variant: 'Genesys 1.0' }]);
  expect(detailsOf('imageGenerationStarted')).toEqual([
    expect.objectContaining({ jobId: job?.id, variant: 'Genesys 1.0', prompt: 'a castle' }),
  ]);
  expect(detailsOf('imageGenerationCompleted')).toEqual([
    expect.objectContaining({ jobId: job?.id, status: 'completed', imageIds: [job?.images[0]?.id] }),
  ]);
});

const ask = (name: string, detail?: unknown) => window.dispatchEvent(new CustomEvent(name, { detail }));

test('the page handles requests about the user’s own pictures and ignores all others', async ({
  api,
  studio,
  user,
}) => {
  // The canvas editor's page asks for the plan.
  api.answer(getUserInfo, () => ({ success: true as const, ...user }));
  await openPage('/gallery');
  await expect.element(link).toBeVisible();
  const imageId = studio.images()[0]?.id;

  // Nothing shows when the page listens: request until it refetches.
  const before = api.requests(listImages).length;
  await expect
    .poll(() => {
      ask('forceGalleryRefresh');
      return api.requests(listImages).length;
    })
    .toBeGreaterThan(before);

  for (const detail of [
    null,
    7,
    'x',
    { imageId: '../../api/auth/logout' },
    { imageUrl: 'https://elsewhere.example/a.png' },
  ]) {
    for (const name of ['sendImageToUpscaler', 'sendImageToCanvas', 'openImageEditor']) ask(name, detail);
  }
  expect(page.getByRole('button', { name: 'Close' }).elements()).toEqual([]);
  expect(api.requests(getImage)).toEqual([]);
  expect(address()).toBe('/gallery');

  ask('sendImageToUpscaler', { imageId: crypto.randomUUID() });
  await expect
    .element(page.getByText('Failed to process image for upscaler.', { exact: true }))
    .toBeVisible();
  ask('sendImageToCanvas', { imageId: crypto.randomUUID() });
  await expect
    .element(page.getByText('Failed to send image to canvas. Please try again.', { exact: true }))
    .toBeVisible();

  api.answer(getDesign, () => refusal('not_found'));
  ask('openImageEditor', { url: studio.images()[0]?.url });
  await expect.element(page.getByRole('dialog').filter({ hasText: /design/i })).toBeVisible();
  expect(api.requests(getDesign).map(({ params }) => params.id)).toEqual([imageId]);

  ask('sendImageToCanvas', { id: imageId });
  await expect.poll(address).toBe(`/editor/canvas?image=${imageId}`);
});
