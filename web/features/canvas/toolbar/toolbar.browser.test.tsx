import { accessibilityViolations } from '#web/testing/accessibility.ts';
import { exportButton, layersPanel, openBoat } from '#web/testing/canvas-page.ts';
import { answerForCanvas } from '#web/testing/fake-canvas.ts';
import { picturesOf } from '#web/testing/fake-gallery.ts';
import { press } from '#web/testing/page.ts';
import { drag, painted, pinch, turnWheel } from '#web/testing/pointer.ts';
import { test as base, expect, page } from '#web/testing/test.ts';
import { toolbarTexts } from './texts.ts';

const { english: words } = toolbarTexts;
const tools = page.getByRole('radiogroup', { name: words.toolbar });
const tool = (name: string) => tools.getByRole('radio', { name, exact: true });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const zoom = () => page.getByRole('button', { name: new RegExp(`^${words.resetZoom}`) });

const test = base.extend<{ canvas: ReturnType<typeof answerForCanvas> }>({
  canvas: async ({ api, events, user }, use) =>
    use(answerForCanvas({ api, events, user }, picturesOf(['a boat']))),
});

test('every tool has its key and says it', async ({ canvas }) => {
  await openBoat();
  expect(canvas.jobs()).toEqual([]);
  await expect.element(tool(words.move)).toBeChecked();
  const keys = { b: 'mask', t: 'text', u: 'shape', p: 'pen', c: 'crop', h: 'hand', v: 'move' } as const;
  for (const [key, name] of Object.entries(keys)) {
    await press(key);
    await expect.element(tool(words[name])).toBeChecked();
    await expect.element(tool(words[name])).toHaveAttribute('aria-keyshortcuts', key.toUpperCase());
  }
  expect(await accessibilityViolations('body')).toEqual([]);
  // By the keyboard alone: the arrows go through the tools.
  tool(words.move).element().focus();
  await press('ArrowRight');
  await expect.element(tool(words.mask)).toBeChecked();
});

test('the zoom goes from 50 to 300 percent in steps of 5', async ({ canvas }) => {
  await openBoat();
  expect(canvas.jobs()).toEqual([]);
  await press('0');
  await expect.element(zoom()).toMatchTextContent('100%');
  await button(words.zoomIn).click();
  await expect.element(zoom()).toMatchTextContent('105%');
  await press('-', '-');
  await expect.element(zoom()).toMatchTextContent('95%');
  for (let step = 0; step < 10; step += 1) await press('-');
  await expect.element(zoom()).toMatchTextContent('50%');
  await expect.element(button(words.zoomOut)).toHaveAttribute('aria-disabled', 'true');
  for (let step = 0; step < 51; step += 1) await press('+');
  await expect.element(zoom()).toMatchTextContent('300%');
  await expect.element(button(words.zoomIn)).toHaveAttribute('aria-disabled', 'true');
  await zoom().click();
  await expect.element(zoom()).toMatchTextContent('100%');
});

test('wheel and pinch zoom at the pointer', async ({ canvas }) => {
  const at = await openBoat();
  expect(canvas.jobs()).toEqual([]);
  await press('0');
  await painted();
  const shares = { across: 0.3, down: 0.4 };
  const still = at(shares.across, shares.down);
  const percent = () => Number.parseInt(zoom().element().textContent ?? '', 10);
  await turnWheel(still, -100);
  await expect.poll(percent).toBeGreaterThan(100);
  await painted();
  const after = at(shares.across, shares.down);
  expect(Math.hypot(after.x - still.x, after.y - still.y)).toBeLessThan(2);
  const before = percent();
  await pinch(after, 80, 120);
  await expect.poll(percent).toBeGreaterThan(before);
});

test('undo and redo step through changes, and in the mask through the selection with its place', async ({
  canvas,
}) => {
  const at = await openBoat();
  expect(canvas.jobs()).toEqual([]);
  await expect.element(button(words.undo)).toHaveAttribute('aria-disabled', 'true');
  await expect.element(button(words.redo)).toHaveAttribute('aria-disabled', 'true');
  await press('u');
  await (await drag(at(0.2, 0.2), at(0.4, 0.5))).drop();
  const layers = layersPanel.getByRole('listitem');
  await expect.element(layers).toHaveLength(2);
  await button(words.undo).click();
  await expect.element(layers).toHaveLength(1);
  await press('Control+Shift+Z');
  await expect.element(layers).toHaveLength(2);

  await press('b');
  for (const down of [0.2, 0.5]) await (await drag(at(0.5, down), at(0.7, down))).drop();
  await expect.element(page.getByText('2/2', { exact: true })).toBeVisible();
  await button(words.undo).click();
  await expect.element(page.getByText('1/2', { exact: true })).toBeVisible();
  // The layers are as they were: the steps of the selection are its own.
  await expect.element(layers).toHaveLength(2);
  await press('Control+Z');
  await expect.element(page.getByText('0/2', { exact: true })).toBeVisible();
  await expect.element(button(words.undo)).toHaveAttribute('aria-disabled', 'true');
  await button(words.redo).click();
  await expect.element(page.getByText('1/2', { exact: true })).toBeVisible();
});

test('while an edit runs and its result waits, tools, undo, redo and export rest, and looking does not', async ({
  canvas,
}) => {
  const at = await openBoat();
  await press('u');
  await (await drag(at(0.2, 0.2), at(0.4, 0.5))).drop();
  await press('0', 'e');
  const dialog = page.getByRole('dialog', { name: 'Edit Image' });
  await dialog.getByRole('textbox').fill('make it night');
  await expect.element(dialog.getByText(/^I will/)).toBeVisible();
  await dialog.getByRole('button', { name: /^Edit Image/ }).click();
  await expect.poll(() => canvas.jobs()).toHaveLength(1);
  const rests = async () => {
    for (const name of [words.move, words.mask, words.text]) await expect.element(tool(name)).toBeDisabled();
    await expect.element(button(words.undo)).toHaveAttribute('aria-disabled', 'true');
    await expect.element(exportButton).toHaveAttribute('aria-disabled', 'true');
    await press('b', 'Control+z');
    await expect.element(tool(words.mask)).not.toBeChecked();
    await expect.element(layersPanel.getByRole('listitem')).toHaveLength(2);
  };
  await rests();
  await button(words.zoomIn).click();
  await expect.element(zoom()).toMatchTextContent('105%');
  await press('+');
  await expect.element(zoom()).toMatchTextContent('110%');
  await zoom().click();
  await expect.element(zoom()).toMatchTextContent('100%');
  await press('h');
  await expect.element(tool(words.hand)).toBeChecked();

  canvas.finish();
  const accept = page.getByRole('button', { name: 'Keep', exact: true });
  await expect.element(accept).not.toHaveAttribute('aria-disabled');
  await rests();
  await button(words.zoomOut).click();
  await expect.element(zoom()).toMatchTextContent('95%');
  const percent = () => Number.parseInt(zoom().element().textContent ?? '', 10);
  await turnWheel(at(0.3, 0.4), -100);
  await expect.poll(percent).toBeGreaterThan(100);
  const before = percent();
  await painted();
  await pinch(at(0.3, 0.4), 80, 120);
  await expect.poll(percent).toBeGreaterThan(before);
  const corner = at(0, 0);
  await (await drag(at(0.5, 0.5), { x: at(0.5, 0.5).x + 60, y: at(0.5, 0.5).y })).drop();
  await expect.poll(() => Math.round(at(0, 0).x - corner.x)).toBe(60);
});
