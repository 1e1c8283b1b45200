import { createCanvasDocument } from '#contract/canvas.ts';
import { errors } from '#contract/errors.ts';
import { accessibilityViolations } from '#web/testing/accessibility.ts';
import { exportButton } from '#web/testing/canvas-page.ts';
import { refusal } from '#web/testing/fake-api.ts';
import { answerForCanvas } from '#web/testing/fake-canvas.ts';
import { openPage } from '#web/testing/page.ts';
import { test as base, expect, page } from '#web/testing/test.ts';
import { startTexts } from './texts.ts';

const { english: words } = startTexts;
const start = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) });

const test = base.extend<{ canvas: ReturnType<typeof answerForCanvas> }>({
  canvas: async ({ api, events, user }, use) => use(answerForCanvas({ api, events, user })),
});

test('without a picture an empty design begins, or another that was made before', async ({ canvas }) => {
  await openPage('/editor/canvas');
  await expect.element(start(words.templates)).toBeVisible();
  // Nothing in the gallery could be opened.
  await expect.element(page.getByText(words.emptyLine)).toBeVisible();
  expect(await accessibilityViolations('body')).toEqual([]);
  await start(words.newDesign).click();
  await expect.element(exportButton).toBeVisible();
  expect(canvas.document()).toMatchObject({ width: 1280, height: 720, layers: {} });
  await openPage('/editor/canvas');
  await start(words.yourDesigns).click();
  const dialog = page.getByRole('dialog', { name: 'Your designs' });
  await dialog.getByRole('button', { name: /^Open Untitled/ }).click();
  await expect.element(exportButton).toBeVisible();
});

test('a design that is one too many says so', async ({ api, canvas }) => {
  await openPage('/editor/canvas');
  expect(canvas.jobs()).toEqual([]);
  api.answer(createCanvasDocument, () => refusal('too_many_canvas_documents'));
  await start(words.newDesign).click();
  await expect.element(page.getByText(errors.too_many_canvas_documents.message)).toBeVisible();
  await expect.element(exportButton).not.toBeInTheDocument();
});
