import type { Layer } from '#canvas/document/layer.ts';
import { accessibilityViolations } from '#web/testing/accessibility.ts';
import { layersPanel, openBoat, propertiesPanel } from '#web/testing/canvas-page.ts';
import { answerForCanvas } from '#web/testing/fake-canvas.ts';
import { picturesOf } from '#web/testing/fake-gallery.ts';
import { focus, press } from '#web/testing/page.ts';
import { clickAt, drag } from '#web/testing/pointer.ts';
import { test as base, expect, page } from '#web/testing/test.ts';
import { propertiesTexts } from './texts.ts';

const { english: words } = propertiesTexts;
const panel = propertiesPanel;
const field = (name: string) => panel.getByRole('textbox', { name, exact: true });
const button = (name: string) => panel.getByRole('button', { name, exact: true });
const undo = page.getByRole('button', { name: 'Undo', exact: true });

const test = base.extend<{ canvas: ReturnType<typeof answerForCanvas> }>({
  canvas: async ({ api, events, user }, use) =>
    use(answerForCanvas({ api, events, user }, picturesOf(['a boat']))),
});

type Canvas = ReturnType<typeof answerForCanvas>;

/** The layer of a kind as the server has it. */
function stored<Kind extends Layer['kind']>(canvas: Canvas, kind: Kind) {
  return Object.values(canvas.document()?.layers ?? {}).find(
    (layer): layer is Extract<Layer, { kind: Kind }> => layer.kind === kind,
  );
}

/** Draws a rectangle from (20 %, 20 %) to (40 %, 50 %) of the picture, which is selected then. */
async function drawShape() {
  const at = await openBoat();
  await press('u');
  await (await drag(at(0.2, 0.2), at(0.4, 0.5))).drop();
  await expect.element(field(words.x)).toBeVisible();
  return at;
}

async function typeText(words: string) {
  const at = await openBoat();
  await press('t');
  await clickAt(at(0.5, 0.4));
  for (const letter of words) await press(letter === ' ' ? 'Space' : letter);
  await press('Escape');
  await press('v');
  await layersPanel.getByRole('button', { name: `${words}, Text` }).click();
  return at;
}

async function write(name: string, value: string) {
  await field(name).fill(value);
  await press('Enter');
}

test('a layer is moved, scaled and turned by fields, each a step', async ({ canvas }) => {
  await drawShape();
  const placed = { [words.x]: '100', [words.y]: '60', [words.width]: '400', [words.height]: '200' };
  for (const [name, value] of Object.entries(placed)) await write(name, value);
  for (const [name, value] of Object.entries(placed)) await expect.element(field(name)).toHaveValue(value);
  focus(field(words.x));
  await press('ArrowUp', 'Shift+ArrowUp');
  await expect.element(field(words.x)).toHaveValue('111');
  await write(words.rotation, '30');
  await expect.element(field(words.rotation)).toHaveValue('30');
  await button(words.alignCenter).click();
  await expect.poll(() => stored(canvas, 'shape')?.placement).toMatchObject({ x: 640, rotation: 30 });
  await undo.click();
  await undo.click();
  await expect.element(field(words.rotation)).toHaveValue('0');
  await expect.element(field(words.x)).toHaveValue('111');
  expect(await accessibilityViolations('body')).toEqual([]);
});

test('undo in a number field takes back the typing, then steps of the document, and no field is left', async ({
  canvas,
}) => {
  await drawShape();
  for (const x of ['100', '200']) await write(words.x, x);
  focus(field(words.x));
  await field(words.x).fill('345');
  await press('Control+z');
  await expect.element(field(words.x)).toHaveValue('200');
  await press('Control+z');
  await expect.element(field(words.x)).toHaveValue('100');
  await expect.element(field(words.x)).toHaveFocus();
  await press('Control+Shift+Z');
  await expect.element(field(words.x)).toHaveValue('200');
  await press('Control+z');
  await press('Control+y');
  await expect.element(field(words.x)).toHaveValue('200');
  await write(words.opacity, '40');
  await press('Control+z');
  await expect.element(field(words.opacity)).toHaveValue('100');
  await expect.poll(() => stored(canvas, 'shape')).toMatchObject({ opacity: 1 });
});

test('a field that is left with what it had is no step', async ({ canvas }) => {
  await drawShape();
  await write(words.width, '201');
  await write(words.x, '100');
  // In the middle of 1280 pixels it begins at half a pixel, which the field shows rounded.
  await button(words.alignCenter).click();
  await expect.poll(() => stored(canvas, 'shape')?.placement.x).toBe(640);
  for (const [name, value] of [
    [words.x, '540'],
    [words.opacity, '100'],
  ] as const) {
    await expect.element(field(name)).toHaveValue(value);
    await field(name).fill('77');
    await field(name).fill(value);
    await press('Tab');
  }
  await undo.click();
  await expect.element(field(words.x)).toHaveValue('100');
});

test('what is no number and what is too large leave the picture whole', async ({ canvas }) => {
  await drawShape();
  const before = field(words.x).element();
  if (!(before instanceof HTMLInputElement)) throw new Error('The field is no input.');
  const { value } = before;
  await write(words.x, 'left');
  await expect.element(field(words.x)).toHaveValue(value);
  await write(words.width, '99999999');
  await expect.element(field(words.width)).toHaveValue('16384');
  await write(words.width, '-5');
  await expect.element(field(words.width)).toHaveValue('1');
  await expect.poll(() => stored(canvas, 'shape')).toBeDefined();
});

test('opacity, blend, mirroring and order', async ({ canvas }) => {
  await drawShape();
  const slider = panel.getByRole('slider', { name: words.opacity });
  focus(slider);
  await press('ArrowLeft', 'ArrowLeft');
  await expect.element(field(words.opacity)).toHaveValue('98');
  await write(words.opacity, '40');
  await button(words.flipX).click();
  await button(words.backward).click();
  await expect.poll(() => stored(canvas, 'shape')).toMatchObject({ opacity: 0.4, placement: { scaleX: -1 } });
  // The base image stays the lowest.
  await expect.element(layersPanel.getByRole('listitem').last()).toMatchTextContent('Base image');
  await panel.getByRole('button', { name: new RegExp(words.blend) }).click();
  await page.getByRole('option', { name: 'Multiply' }).click();
  await expect.poll(() => stored(canvas, 'shape')?.blend).toBe('multiply');
});

test('text has its looks, and stays text', async ({ canvas }) => {
  await typeText('hello you');
  await field(words.text).fill('one two\nthree');
  focus(button(words.bold));
  await button(words.italic).click();
  await button(words.uppercase).click();
  // It has a border from the start.
  await button(words.addBorder).click();
  await panel.getByRole('switch', { name: words.box }).click();
  await panel.getByRole('switch', { name: words.shadow }).click();
  await panel.getByRole('radio', { name: words.left, exact: true }).click();
  await write(words.arc, '40');
  await write(words.lineHeight, '120');
  await write(words.letterSpacing, '50');
  await expect
    .poll(() => stored(canvas, 'text'))
    .toMatchObject({
      ...{ content: 'one two\nthree', isItalic: true, isUppercase: true, alignment: 'left' },
      ...{ arc: 40, lineHeight: 1.2, letterSpacing: 50, box: { around: 'lines' } },
      effects: [{ kind: 'shadow' }],
    });
  expect(stored(canvas, 'text')?.outlines).toHaveLength(2);
  expect(await accessibilityViolations('body')).toEqual([]);
});

test('light and colour of a picture change back', async ({ canvas }) => {
  await openBoat();
  await layersPanel.getByRole('button', { name: /^Base image/ }).click();
  await write(words.brightness, '30');
  await write(words.saturation, '-200');
  await expect.element(field(words.saturation)).toHaveValue('-100');
  await expect
    .poll(() => stored(canvas, 'base')?.adjustments)
    .toMatchObject({ brightness: 0.3, saturation: -1 });
  await button(words.resetAdjustments).click();
  await expect.element(field(words.brightness)).toHaveValue('0');
  await expect
    .poll(() => stored(canvas, 'base')?.adjustments)
    .toMatchObject({ brightness: 0, saturation: 0 });
});

test('the subject of the base image becomes a layer above it, in one step', async ({ canvas }) => {
  await openBoat();
  const base = layersPanel.getByRole('button', { name: /^Base image/ });
  await base.click();
  await button(words.liftSubject).click();
  const subject = layersPanel.getByRole('button', { name: 'Picture, Picture' });
  await expect.element(subject).toHaveAttribute('aria-pressed', 'true');
  await expect
    .poll(() => stored(canvas, 'picture'))
    .toMatchObject({ cutOut: expect.any(String), isLocked: false, placement: { x: 640, y: 360 } });
  expect(stored(canvas, 'base')?.cutOut).toBeNull();
  await button(words.keepAll).click();
  await expect.poll(() => stored(canvas, 'picture')?.cutOut).toBeNull();
  await undo.click();
  await undo.click();
  await expect.element(subject).not.toBeInTheDocument();
});

test('without a selected layer the document has a background', async ({ canvas }) => {
  await openBoat();
  await press('Escape');
  await expect.element(panel.getByText('1280 × 720 px')).toBeVisible();
  await panel.getByRole('switch', { name: words.background }).click();
  await expect.poll(() => canvas.document()?.background).toBe('#ffffff');
});
