import { userEvent } from 'vitest/browser';
import { addCanvasAsset } from '#contract/canvas.ts';
import { startEdit, understandEdit } from '#contract/edit-calls.ts';
import { listEdits } from '#contract/edits.ts';
import { listImages } from '#contract/images.ts';
import { accessibilityViolations } from '#web/testing/accessibility.ts';
import { refusal } from '#web/testing/fake-api.ts';
import { answerForCanvas } from '#web/testing/fake-canvas.ts';
import { picturesOf } from '#web/testing/fake-gallery.ts';
import { chooseFiles, pictureFile } from '#web/testing/files.ts';
import { openPage } from '#web/testing/page.ts';
import { expect, page, test } from '#web/testing/test.ts';
import { editTexts } from '../edit-dialog/texts.ts';
import { entryTexts } from '../entry/texts.ts';
import { pageTexts } from '../page/texts.ts';
import { startTexts } from '../starts/texts.ts';
import { canvasUploadTexts } from '../upload/texts.ts';
import { canvasWelcomeTexts } from '../welcome/texts.ts';
import { leftPanelTexts } from './texts.ts';

const { english: words } = leftPanelTexts;
const panel = page.getByRole('complementary', { name: pageTexts.english.tools });
const prompt = panel.getByRole('textbox', { name: words.promptLabel });
const editButton = panel.getByRole('button', { name: /^Edit Image/ });
const exportButton = page.getByRole('button', { name: 'Export' });

test('the empty canvas opens the latest image, and the panel counts what the coins pay for', async ({
  api,
  events,
  user,
}) => {
  user.coins = 59;
  answerForCanvas({ api, events, user }, picturesOf(['newest', 'older']));
  await openPage('/editor/canvas');
  await expect.element(page.getByRole('heading', { name: startTexts.english.startTitle })).toBeVisible();
  await expect.element(page.getByText(startTexts.english.startLine)).toBeVisible();
  await expect.element(panel.getByText('3 edits remaining')).toBeVisible();
  await expect.element(panel.getByText(words.lowCoins)).toBeVisible();
  await editButton.click({ force: true });
  await expect.element(panel.getByRole('alert')).toMatchTextContent(words.selectImageFirst);
  expect(await accessibilityViolations('body')).toEqual([]);

  await page.getByRole('button', { name: startTexts.english.useLatest }).click();
  await expect.element(page.getByText(entryTexts.english.galleryLoaded)).toBeVisible();
  await expect
    .element(panel.getByRole('button', { name: 'Edit newest' }))
    .toHaveAttribute('aria-current', 'true');
  await editButton.click({ force: true });
  await expect.element(panel.getByRole('alert')).toMatchTextContent(editTexts.english.describeFirst);
  await prompt.fill('make it night');
  await expect.element(panel.getByText('You will spend 15')).toBeVisible();
  await expect.element(panel.getByText('I will: darken the picture and add a vignette')).toBeVisible();
  expect(await accessibilityViolations('body')).toEqual([]);
});

test('without pictures the empty canvas and the gallery say so', async ({ api, events, user }) => {
  answerForCanvas({ api, events, user });
  await openPage('/editor/canvas');
  await expect.element(panel.getByText(words.noImages)).toBeVisible();
  await page.getByRole('button', { name: startTexts.english.useLatest }).click();
  await expect.element(page.getByText(startTexts.english.noGalleryImages)).toBeVisible();
});

test('a gallery that does not load has the documented Portuguese sentence, and loads again', async ({
  api,
  events,
  user,
}) => {
  const canvas = answerForCanvas({ api, events, user }, picturesOf(['um tubarão']));
  api.answer(listImages, () => refusal('internal'));
  await openPage('/editor/canvas', { language: 'pt' });
  const portuguese = page.getByRole('complementary', { name: 'Imagens e edições' });
  await expect.element(portuguese.getByText('Erro ao carregar galeria')).toBeVisible();
  expect(canvas.images()).toHaveLength(1);
});

test('the gallery has six pictures at first, and more on request', async ({ api, events, user }) => {
  const names = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];
  answerForCanvas({ api, events, user }, picturesOf(names));
  await openPage('/editor/canvas');
  const items = () => panel.getByRole('button', { name: /^Edit (?!Image)/ }).elements().length;
  await expect.poll(items).toBe(6);
  await panel.getByRole('button', { name: words.loadMore }).click();
  await expect.poll(items).toBe(8);
  await expect.element(panel.getByRole('button', { name: words.loadMore })).not.toBeInTheDocument();
});

test('an uploaded image becomes the base image, and is counted', async ({ api, events, user }) => {
  const canvas = answerForCanvas({ api, events, user });
  await openPage('/editor/canvas');
  await chooseFiles([await pictureFile('me.jpg', '320x180.jpg')]);
  await expect.element(page.getByText(entryTexts.english.uploadLoaded)).toBeVisible();
  await expect.element(panel.getByText('1 image uploaded')).toBeVisible();
  await expect.poll(() => canvas.document()?.layers.base?.kind).toBe('base');
  expect(canvas.document()).toMatchObject({ width: 320, height: 180 });
  await panel.getByRole('button', { name: canvasUploadTexts.english.removeUpload }).click();
  await expect.element(panel.getByText('1 image uploaded')).not.toBeInTheDocument();
  await expect.element(exportButton).toBeVisible();
});

test('files that are no image, too large or refused have their sentences', async ({ api, events, user }) => {
  answerForCanvas({ api, events, user });
  await openPage('/editor/canvas');
  const { english: upload } = canvasUploadTexts;
  await chooseFiles([new File(['text'], 'notes.txt', { type: 'text/plain' })]);
  await expect.element(panel.getByText(upload.notAnImage)).toBeVisible();
  await chooseFiles([new File(['<svg/>'], 'a.svg', { type: 'image/svg+xml' })]);
  await expect.element(panel.getByText(upload.unsupportedType)).toBeVisible();
  const large = new File([new Uint8Array(20 * 1024 * 1024 + 1)], 'large.png', { type: 'image/png' });
  await chooseFiles([large]);
  await expect.element(panel.getByText('The file is too large. Use one under 20 MB.')).toBeVisible();
  api.answer(addCanvasAsset, () => refusal('unsupported_image'));
  await chooseFiles([await pictureFile('me.jpg')]);
  await expect.element(panel.getByText(upload.uploadFailed)).toBeVisible();
});

test('a free tool is offered before coins are named, and does it', async ({ api, events, user }) => {
  const canvas = answerForCanvas({ api, events, user }, picturesOf(['a boat']));
  api.answer(understandEdit, () => ({
    success: true as const,
    actions: [{ kind: 'flip' as const, sentence: 'flip it' }],
    cannot: [],
    warnings: [],
    engine: 'Retouch',
    isModel: false,
    coins: 15,
    freeTool: 'flip' as const,
  }));
  await openPage('/editor/canvas');
  await panel.getByRole('button', { name: 'Edit a boat' }).click();
  await expect.element(exportButton).toBeVisible();
  await userEvent.keyboard('e');
  const dialog = page.getByRole('dialog', { name: 'Edit Image' });
  await dialog.getByRole('textbox').fill('flip it');
  await expect.element(dialog.getByText(editTexts.english.freeLine)).toBeVisible();
  await expect.element(dialog.getByText('You will spend 15 coins')).not.toBeInTheDocument();
  await dialog.getByRole('button', { name: editTexts.english.freeFlip }).click();
  await expect.poll(() => canvas.document()?.layers.base?.placement.scaleX).toBe(-1);
  expect(api.requests(startEdit)).toEqual([]);
});

test('what cannot be done is said with who could, and no coin can be spent on it', async ({
  api,
  events,
  user,
}) => {
  answerForCanvas({ api, events, user }, picturesOf(['a boat']));
  api.answer(understandEdit, () => ({
    success: true as const,
    actions: [],
    cannot: [
      {
        words: 'make him smile',
        obstacle: 'expression' as const,
        reason: 'Faces stay as they are.',
        engines: ['OpenAI', 'fal'],
      },
    ],
    warnings: [],
    engine: null,
    isModel: false,
    coins: 15,
    freeTool: null,
  }));
  await openPage('/editor/canvas');
  await panel.getByRole('button', { name: 'Edit a boat' }).click();
  await expect.element(exportButton).toBeVisible();
  await prompt.fill('make him smile');
  await expect
    .element(panel.getByText('I cannot: make him smile. Faces stay as they are. OpenAI or fal could.'))
    .toBeVisible();
  await expect.element(panel.getByText('OpenAI or fal could.')).toBeVisible();
  await editButton.click({ force: true });
  expect(api.requests(startEdit)).toEqual([]);
  // What costs nothing names no price, in the dialog neither.
  await expect.element(editButton).toHaveAccessibleName('Edit Image');
  await expect.element(panel.getByText(/You will spend/)).not.toBeInTheDocument();
  editButton.element().focus();
  await userEvent.keyboard('e');
  const dialog = page.getByRole('dialog', { name: 'Edit Image' });
  await expect.element(dialog.getByText(editTexts.english.nothingToDo)).toBeVisible();
  await expect.element(dialog.getByText(/You will spend/)).not.toBeInTheDocument();
  await expect
    .element(dialog.getByRole('button', { name: /^Edit Image/ }))
    .toHaveAccessibleName('Edit Image');
});

test('recent edits open their picture', async ({ api, events, user }) => {
  const images = picturesOf(['a boat', 'a shark']);
  answerForCanvas({ api, events, user }, images);
  const [boat] = images;
  api.answer(listEdits, () => ({
    success: true as const,
    edits: [
      {
        id: 'edit-1',
        name: 'More smoke',
        description: '',
        prompt: 'more smoke',
        thumbnail: boat?.thumbnailUrl ?? null,
        originalImageUrl: null,
        editedImageUrl: null,
        originalImageId: null,
        editedImageId: boat?.id ?? null,
        picture: 'kept' as const,
        metadata: {},
        savedToBackend: true,
        createdAt: new Date().toISOString(),
      },
    ],
    hasMore: false,
    nextCursor: null,
  }));
  await openPage('/editor/canvas');
  await panel.getByRole('button', { name: 'Edit a shark' }).click();
  await page.getByRole('button', { name: /More smoke/ }).click();
  await expect.element(panel.getByRole('button', { name: 'Edit a boat' })).toHaveAttribute('aria-current');
});

test('a new user is welcomed once', async ({ api, events, user }) => {
  user.createdAt = new Date().toISOString();
  answerForCanvas({ api, events, user });
  await openPage('/editor/canvas');
  const welcome = page.getByRole('region', { name: canvasWelcomeTexts.english.welcomeTitle });
  await welcome.getByRole('button', { name: canvasWelcomeTexts.english.takeTour }).click();
  const tutorial = page.getByRole('dialog', { name: 'Canvas Tutorial' });
  await expect.element(tutorial.getByText('Learn the basics in 5 steps')).toBeVisible();
  for (const step of ['Load Image', 'Navigate & Zoom', 'Mask Selection', 'Apply Edits', 'Export Result']) {
    await expect.element(tutorial.getByRole('heading', { name: step })).toBeVisible();
    await tutorial.getByRole('button', { name: step === 'Export Result' ? 'Finish' : 'Next' }).click();
  }
  await expect.element(tutorial).not.toBeInTheDocument();
  await openPage('/editor/canvas');
  await expect.element(page.getByRole('heading', { name: startTexts.english.startTitle })).toBeVisible();
  await expect.element(welcome).not.toBeInTheDocument();
});
