import { cutOutCanvasAsset } from '#contract/canvas-library.ts';
import { startEdit, understandEdit } from '#contract/edit-calls.ts';
import { accessibilityViolations } from '#web/testing/accessibility.ts';
import { catchDownloads } from '#web/testing/downloads.ts';
import { refusal } from '#web/testing/fake-api.ts';
import { answerForCanvas } from '#web/testing/fake-canvas.ts';
import { picturesOf } from '#web/testing/fake-gallery.ts';
import { openPage, press } from '#web/testing/page.ts';
import { boxOf, drag, middleOf } from '#web/testing/pointer.ts';
import { test as base, expect, page } from '#web/testing/test.ts';
import { resultTexts } from '../compare-result/texts.ts';
import { maskTexts } from './texts.ts';

const { english: words } = maskTexts;
const row = page.getByRole('group', { name: words.row });
const prompt = page.getByRole('dialog', { name: words.selectionPrompt });
const area = () => page.getByText(/% of the picture/);

const test = base.extend<{ canvas: ReturnType<typeof answerForCanvas> }>({
  canvas: async ({ api, events, user }, use) =>
    use(answerForCanvas({ api, events, user }, picturesOf(['a boat']))),
});

/** Opens the picture and chooses the mask. Returns a point of the picture by its shares. */
async function openMask() {
  await openPage('/editor/canvas');
  await page.getByRole('button', { name: 'Edit a boat' }).click();
  await expect.element(page.getByRole('button', { name: 'Export' })).toBeVisible();
  await press('b');
  await expect.element(row).toBeVisible();
  const picture = document.querySelector('canvas')?.getBoundingClientRect();
  if (picture === undefined) throw new Error('There is no picture.');
  const { x, y, width, height } = picture;
  return (across: number, down: number) => ({ x: x + width * across, y: y + height * down });
}

async function paint(at: Awaited<ReturnType<typeof openMask>>) {
  const stroke = await drag(at(0.2, 0.3), at(0.4, 0.3));
  await stroke.drop();
}

test('a stroke opens the prompt beside it, which can be moved and stays on the stage', async ({ canvas }) => {
  const at = await openMask();
  expect(canvas.jobs()).toEqual([]);
  await expect.element(prompt).not.toBeInTheDocument();
  await paint(at);
  await expect.element(prompt).toBeVisible();
  await expect.element(prompt.getByText(words.describeSelection, { exact: true })).toBeVisible();
  await expect.element(prompt.getByText('You will spend 10 coins')).toBeVisible();
  expect(boxOf(prompt).width).toBe(300);
  const stroke = { left: at(0.2, 0).x, right: at(0.4, 0).x, top: at(0, 0.3).y };
  const { left, right, top, bottom } = boxOf(prompt);
  const isBeside = left > stroke.right || right < stroke.left || top > stroke.top || bottom < stroke.top;
  expect(isBeside).toBe(true);
  expect(await accessibilityViolations('body')).toEqual([]);

  const grip = prompt.getByRole('button', { name: words.selectionPrompt });
  await (await drag(middleOf(grip), { x: -500, y: -500 })).drop();
  const moved = boxOf(prompt);
  const stage = at(0, 0);
  expect(moved.x).toBeGreaterThan(300);
  expect(moved.y).toBeGreaterThan(100);
  expect(moved.x).toBeLessThan(stage.x + 40);
  grip.element().focus();
  await press('ArrowRight');
  await expect.poll(() => boxOf(prompt).x).toBe(moved.x + 16);
});

test('the brush is 5 to 200 pixels wide, 20 at first, and the facts follow the selection', async ({
  canvas,
}) => {
  const at = await openMask();
  expect(canvas.jobs()).toEqual([]);
  const size = row.getByRole('textbox', { name: words.brush });
  await expect.element(size).toHaveValue('20');
  await size.fill('900');
  await press('Enter');
  await expect.element(size).toHaveValue('200');
  await size.fill('1');
  await press('Enter');
  await expect.element(size).toHaveValue('5');
  await paint(at);
  await expect.element(area()).toBeVisible();
  await expect.element(page.getByText(words.keptUntouched)).toBeVisible();
  await row.getByRole('button', { name: words.clearSelection }).click();
  await expect.element(area()).toMatchTextContent('0%');
  await expect.element(prompt).not.toBeInTheDocument();
});

test('invert, the mask as a picture, and its download', async ({ canvas }) => {
  const at = await openMask();
  expect(canvas.jobs()).toEqual([]);
  await paint(at);
  await prompt.getByRole('button', { name: words.cancel }).click();
  await row.getByRole('button', { name: words.reshape }).click();
  await page.getByRole('button', { name: words.invert }).click();
  await expect.element(area()).toMatchTextContent(/9\d(\.\d)?% of the picture/);
  await page.getByRole('button', { name: words.debugOpen }).click();
  const dialog = page.getByRole('dialog', { name: words.debugTitle });
  await expect.element(dialog.getByRole('img', { name: words.maskAlt })).toBeVisible();
  await expect.element(dialog.getByText(words.debugLine)).toBeVisible();
  const downloads = catchDownloads();
  await dialog.getByRole('button', { name: words.downloadMask }).click();
  expect(downloads.map(({ name }) => name)).toEqual(['debug-mask.png']);
});

test('one press selects the person, or says that nobody was found', async ({ api, canvas }) => {
  await openMask();
  expect(canvas.jobs()).toEqual([]);
  await row.getByRole('button', { name: words.selectPerson }).click();
  await expect.element(area()).toMatchTextContent('100% of the picture');
  api.answer(cutOutCanvasAsset, () => refusal('canvas_nothing_to_cut_out'));
  await row.getByRole('button', { name: words.selectPerson }).click();
  await expect.element(page.getByText(words.noPerson)).toBeVisible();
});

test('an unfinished selection is asked about before the whole picture is edited', async ({ canvas }) => {
  const at = await openMask();
  expect(canvas.jobs()).toEqual([]);
  await paint(at);
  await prompt.getByRole('button', { name: words.close }).click();
  await press('v');
  await expect.element(page.getByText(words.finishSelection)).toBeVisible();
  await press('e');
  const question = page.getByRole('dialog', { name: words.unfinishedTitle });
  await expect.element(question.getByText(words.unfinished)).toBeVisible();
  await question.getByRole('button', { name: words.clearAndEdit }).click();
  await expect.element(page.getByRole('dialog', { name: 'Edit Image' })).toBeVisible();
  await page.getByRole('dialog', { name: 'Edit Image' }).getByRole('button', { name: 'Cancel' }).click();
  await press('b');
  await expect.element(area()).toMatchTextContent('0%');
});

test('an edit of the selection sends a mask of the picture’s size, and needs a prompt', async ({
  api,
  canvas,
}) => {
  const at = await openMask();
  await paint(at);
  await prompt.getByRole('button', { name: /^Apply Edit/ }).click();
  await expect.element(prompt.getByRole('alert')).toMatchTextContent(words.promptFirst);
  await prompt.getByRole('textbox').fill('remove it');
  await expect.element(prompt.getByText(/^I will:/)).toBeVisible();
  await prompt.getByRole('button', { name: /^Apply Edit/ }).click();
  await expect.element(page.getByRole('status').filter({ hasText: 'Generating...' })).toBeVisible();
  const [request] = api.requests(startEdit);
  const [mask] = request?.files.mask ?? [];
  if (mask === undefined) throw new Error('No mask was sent.');
  const bitmap = await createImageBitmap(mask);
  expect([bitmap.width, bitmap.height]).toEqual([1280, 720]);
  const context = new OffscreenCanvas(1280, 720).getContext('2d');
  context?.drawImage(bitmap, 0, 0);
  const pixel = (x: number, y: number) => [...(context?.getImageData(x, y, 1, 1).data ?? [])];
  expect(pixel(384, 216)).toEqual([255, 255, 255, 255]);
  expect(pixel(900, 600)).toEqual([0, 0, 0, 255]);
  expect(canvas.jobs()[0]).toMatchObject({ tool: 'Mask Edit', cost: 10 });
});

test('what cannot be done in the selection names no price', async ({ api, canvas }) => {
  api.answer(understandEdit, () => ({
    success: true as const,
    actions: [],
    cannot: [{ words: 'ride a bike!', obstacle: 'not-understood' as const, reason: 'No idea.', engines: [] }],
    warnings: [],
    engine: null,
    isModel: false,
    coins: 10,
    freeTool: null,
  }));
  const at = await openMask();
  await paint(at);
  const apply = prompt.getByRole('button', { name: /^Apply Edit/ });
  await expect.element(apply).toHaveAccessibleName('Apply Edit costs 10 coins');
  await prompt.getByRole('textbox').fill('ride a bike!');
  await expect.element(prompt.getByText('I cannot: ride a bike. No idea.')).toBeVisible();
  await expect.element(prompt.getByText(/You will spend/)).not.toBeInTheDocument();
  await expect.element(apply).toHaveAccessibleName('Apply Edit');
  expect(canvas.jobs()).toEqual([]);
});

test('in Portuguese an empty prompt has the documented sentence', async ({ canvas }) => {
  await openPage('/editor/canvas', { language: 'pt' });
  expect(canvas.jobs()).toEqual([]);
  await page.getByRole('button', { name: 'Editar a boat' }).click();
  await expect.element(page.getByRole('button', { name: 'Exportar' })).toBeVisible();
  await press('b');
  const picture = document.querySelector('canvas')?.getBoundingClientRect();
  if (picture === undefined) throw new Error('There is no picture.');
  const point = { x: picture.x + picture.width / 3, y: picture.y + picture.height / 3 };
  await (await drag(point, { x: point.x + 60, y: point.y })).drop();
  await page.getByRole('button', { name: /^Aplicar edição/ }).click();
  await expect.element(page.getByText('Digite um prompt antes de aplicar a edição')).toBeVisible();
});

test('a result is shown without the hatching of its selection, in a bar of one row in a small window', async ({
  canvas,
}) => {
  const at = await openMask();
  await paint(at);
  await prompt.getByRole('textbox').fill('remove it');
  await expect.element(prompt.getByText(/^I will:/)).toBeVisible();
  await prompt.getByRole('button', { name: /^Apply Edit/ }).click();
  await expect.poll(() => canvas.jobs().length).toBe(1);
  const hatching = () => {
    const selection = document.querySelector('[data-part=selection]');
    return selection && getComputedStyle(selection).visibility;
  };
  expect(hatching()).toBe('visible');
  canvas.finish();
  const bar = page.getByRole('group', { name: resultTexts.english.result });
  await expect.element(bar).toBeVisible();
  expect(hatching()).toBe('hidden');
  await page.viewport(1024, 768);
  await expect.poll(() => boxOf(bar).width).toBeLessThan(420);
  expect(boxOf(bar).height).toBeLessThan(64);
  await bar.getByRole('button', { name: resultTexts.english.discard }).click();
  await expect.poll(hatching).toBe('visible');
});
