import { vi } from 'vitest';
import {
  addFace,
  changeFace,
  deleteAllFaces,
  deleteFace,
  type Face,
  type FaceExpression,
  listFaces,
} from '#contract/faces.ts';
import { generate } from '#contract/generation-calls.ts';
import { faceLimits } from '#contract/limits.ts';
import { accessibilityViolations } from '#web/testing/accessibility.ts';
import { type FakeApi, refusal } from '#web/testing/fake-api.ts';
import { answerForStudio } from '#web/testing/fake-studio.ts';
import { pictureFile } from '#web/testing/files.ts';
import { openPage, reloadPage } from '#web/testing/page.ts';
import { generateButton, promptField } from '#web/testing/studio-page.ts';
import { test as base, expect, page } from '#web/testing/test.ts';
import { faceTexts } from '../faces/texts.ts';
import { referencesTexts } from './texts.ts';

const { english: words } = faceTexts;
const success = true as const;
const agreedAt = '2026-11-26T12:00:00.000Z';

function faceOf(expression: FaceExpression, at: number): Face {
  const id = `00000000-0000-4000-8000-${`${at}`.padStart(12, '0')}`;
  const url = `/files/320x320.png?face=${at}`;
  return { id, expression, url, previewUrl: url, width: 640, height: 480, createdAt: agreedAt };
}

/** A library on the fake server. */
function answerForFaces(api: FakeApi, faces: Face[] = [], consentedAt: string | null = agreedAt) {
  let library = { success, consentedAt: faces.length > 0 ? agreedAt : consentedAt, faces };
  api.answer(listFaces, () => library);
  api.answer(addFace, ({ body: { consent } }) => {
    if (library.consentedAt === null && !consent) return refusal('face_consent_required');
    const face = faceOf('shocked', 900 + library.faces.length);
    library = { ...library, consentedAt: library.consentedAt ?? agreedAt, faces: [face, ...library.faces] };
    return { success, face, isFaceFound: true };
  });
  api.answer(changeFace, ({ params, body }) => {
    const faces = library.faces.map((one) => (one.id === params.id ? { ...one, ...body } : one));
    library = { ...library, faces };
    const face = faces.find(({ id }) => id === params.id);
    return face ? { success, face } : refusal('not_found');
  });
  api.answer(deleteFace, ({ params }) => {
    library = { ...library, faces: library.faces.filter(({ id }) => id !== params.id) };
    return { success };
  });
  api.answer(deleteAllFaces, () => {
    library = { ...library, consentedAt: null, faces: [] };
    return { success };
  });
}

const test = base.extend<{ studio: ReturnType<typeof answerForStudio> }>({
  studio: [
    async ({ api, events, user }, use) => {
      await use(answerForStudio({ api, events, user }));
    },
    { auto: true },
  ],
});

const tile = (name: string) => page.getByRole('radio', { name, exact: true });
const tiles = page.getByRole('radiogroup', { name: words.myFaces });
const manage = page.getByRole('button', {
  name: new RegExp(`^(?:${words.manageFaces}|${words.addPhotos})$`),
});
const dialog = page.getByRole('dialog');

async function answerFileDialog(press: () => Promise<void>, files: readonly File[]): Promise<void> {
  const opened = vi.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(() => {});
  await press();
  const [field] = opened.mock.contexts;
  opened.mockRestore();
  if (!(field instanceof HTMLInputElement)) throw new Error('No file dialog was opened.');
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  field.files = transfer.files;
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

async function openYourPhoto(): Promise<void> {
  await openPage('/editor');
  await page.getByRole('button', { name: referencesTexts.english.chooseYourPhoto }).click();
  await expect.element(manage).toBeVisible();
}

test('a face is chosen with one press, kept across a reload, and named in the request', async ({ api }) => {
  answerForFaces(api, [faceOf('happy', 1), faceOf('shocked', 2), faceOf('shocked', 3)]);
  await openYourPhoto();
  await expect.element(tile('Happy')).toBeVisible();
  await tile('Shocked 2').click();
  await expect.element(tile('Shocked 2')).toHaveAttribute('aria-checked', 'true');
  expect(await accessibilityViolations('[role=radiogroup]')).toEqual([]);
  await promptField.fill('I found a secret room');
  await generateButton.click();
  await expect.poll(() => api.requests(generate)).toHaveLength(1);
  const [sent] = api.requests(generate);
  expect(sent?.body.faceId).toBe(faceOf('shocked', 3).id);
  expect(sent?.files.photo ?? []).toEqual([]);
  await reloadPage();
  await expect.element(tile('Shocked 2')).toHaveAttribute('aria-checked', 'true');
  await tile(words.byMood).click();
  await expect.element(page.getByText(words.byMoodHint)).toBeVisible();
  await promptField.fill('Why is the sky blue?');
  await generateButton.click();
  await expect.poll(() => api.requests(generate).at(-1)?.body.faceId).toBe('auto');
});

test('a photo replaces the face, and a face the photo', async ({ api }) => {
  answerForFaces(api, [faceOf('happy', 1)]);
  await openYourPhoto();
  await tile('Happy').click();
  const choose = page.getByRole('button', { name: referencesTexts.english.chooseYourPhoto });
  await answerFileDialog(() => choose.click(), [await pictureFile('me.jpg')]);
  const photo = page.getByText('me.jpg', { exact: true });
  await expect.element(photo).toBeVisible();
  await expect.element(tile(words.noFace)).toHaveAttribute('aria-checked', 'true');
  await tile('Happy').click();
  await expect.element(photo).not.toBeInTheDocument();
});

test('a chosen photo is kept, after consent the first time', async ({ api }) => {
  answerForFaces(api, [], null);
  await openYourPhoto();
  const choose = page.getByRole('button', { name: referencesTexts.english.chooseYourPhoto });
  await answerFileDialog(() => choose.click(), [await pictureFile('me.jpg')]);
  await page.getByRole('button', { name: words.keep }).click();
  await expect.element(dialog.getByText(words.consentLead)).toBeVisible();
  const agree = dialog.getByRole('button', { name: words.keep });
  await expect.element(agree).toHaveAttribute('aria-disabled', 'true');
  await dialog.getByRole('checkbox').click();
  await agree.click();
  await expect.element(tile('Shocked')).toHaveAttribute('aria-checked', 'true');
  await expect.element(page.getByText('me.jpg', { exact: true })).not.toBeInTheDocument();
  expect(api.requests(addFace)).toMatchObject([{ body: { consent: true } }]);
});

test('the dialog adds photos, sorts one by hand, and deletes one and all', async ({ api }) => {
  answerForFaces(api, [], null);
  await openYourPhoto();
  await manage.click();
  await expect.element(dialog.getByText(words.consentLead)).toBeVisible();
  const add = dialog.getByRole('button', { name: words.addPhotos });
  await expect.element(add).toHaveAttribute('aria-disabled', 'true');
  await dialog.getByRole('checkbox').click();
  await answerFileDialog(() => add.click(), [await pictureFile('one.jpg'), await pictureFile('two.jpg')]);
  await expect.element(dialog.getByText(`2 of ${faceLimits.max}`)).toBeVisible();
  expect(api.requests(addFace).map(({ body }) => body.consent)).toEqual([true, true]);
  expect(await accessibilityViolations('[role=dialog]')).toEqual([]);

  await dialog
    .getByRole('button', { name: `${words.expression}: ${words.shocked}` })
    .first()
    .click();
  await page.getByRole('option', { name: words.pointing }).click();
  await expect
    .element(dialog.getByRole('button', { name: `${words.expression}: ${words.pointing}` }))
    .toBeVisible();
  await dialog.getByRole('button', { name: words.deleteFace }).first().click();
  await page.getByRole('button', { name: words.delete, exact: true }).click();
  await expect.element(dialog.getByText(`1 of ${faceLimits.max}`)).toBeVisible();
  await dialog.getByRole('button', { name: words.deleteAll }).click();
  await page.getByRole('button', { name: words.delete, exact: true }).click();
  await expect.element(dialog.getByText(words.consentLead)).toBeVisible();
});

test('a full library takes no more, and a chosen face that is deleted elsewhere is let go', async ({
  api,
}) => {
  answerForFaces(
    api,
    Array.from({ length: faceLimits.max }, (_, at) => faceOf('happy', at)),
  );
  await openYourPhoto();
  await tile('Happy 3').click();
  await manage.click();
  const add = dialog.getByRole('button', { name: words.addPhotos });
  await expect.element(add).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('button', { name: words.close, exact: true }).click();
  answerForFaces(api, [faceOf('happy', 0), faceOf('angry', 1)]);
  await reloadPage();
  await expect.element(tile(words.noFace)).toHaveAttribute('aria-checked', 'true');
});

test('a library that fails to load says so, and loads again', async ({ api }) => {
  api.answer(listFaces, () => refusal('forbidden'));
  await openYourPhoto();
  await expect.element(page.getByText(words.loadFailed)).toBeVisible();
  answerForFaces(api, [faceOf('angry', 1)]);
  await page.getByRole('button', { name: words.tryAgain }).click();
  await expect.element(tiles).toBeVisible();
  await expect.element(tile('Angry')).toBeVisible();
});

test('a photo that cannot be kept says why', async ({ api }) => {
  answerForFaces(api);
  await openYourPhoto();
  await manage.click();
  api.answer(addFace, () => refusal('image_too_narrow'));
  const add = dialog.getByRole('button', { name: words.addPhotos });
  await answerFileDialog(() => add.click(), [await pictureFile('line.jpg')]);
  await expect.element(dialog.getByText(/line\.jpg: .*too narrow/)).toBeVisible();
});
