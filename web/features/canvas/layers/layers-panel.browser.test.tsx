import { childrenOf } from '#canvas/document/tree.ts';
import { accessibilityViolations } from '#web/testing/accessibility.ts';
import { layersPanel, openBoat } from '#web/testing/canvas-page.ts';
import { answerForCanvas } from '#web/testing/fake-canvas.ts';
import { picturesOf } from '#web/testing/fake-gallery.ts';
import { focus, press } from '#web/testing/page.ts';
import { boxOf, clickAt, drag, middleOf } from '#web/testing/pointer.ts';
import { test as base, expect, page } from '#web/testing/test.ts';
import { layersTexts } from './texts.ts';

const { english: words } = layersTexts;
const rows = layersPanel.getByRole('listitem');
const row = (name: string) => layersPanel.getByRole('button', { name: new RegExp(`^${name}, `) });
const button = (name: string) => layersPanel.getByRole('button', { name, exact: true });
const names = () => rows.elements().map((element) => element.textContent);

const test = base.extend<{ canvas: ReturnType<typeof answerForCanvas> }>({
  canvas: async ({ api, events, user }, use) =>
    use(answerForCanvas({ api, events, user }, picturesOf(['a boat']))),
});

/** Opens the boat and draws three shapes side by side, called One, Two and Three. */
async function openShapes() {
  const at = await openBoat();
  for (const [index, name] of ['One', 'Two', 'Three'].entries()) {
    await press('u');
    const left = 0.1 + index * 0.25;
    await (await drag(at(left, 0.3), at(left + 0.15, 0.6))).drop();
    await expect.poll(names).toHaveLength(index + 2);
    focus(row(words.shape));
    await press('F2');
    await layersPanel.getByRole('textbox', { name: words.nameOfLayer }).fill(name);
    await press('Enter');
    await expect.element(row(name)).toBeVisible();
  }
  return at;
}

test('layers are ordered by drag and by keys', async ({ canvas }) => {
  await openShapes();
  expect(names()).toEqual(['Three', 'Two', 'One', 'Base image']);
  await (await drag(middleOf(row('One')), middleOf(row('Three')), 8)).drop();
  await expect.poll(names).toEqual(['One', 'Three', 'Two', 'Base image']);
  // By the keyboard alone: lift, move, drop.
  focus(row('Two'));
  await press('Space');
  await expect.element(row('Two')).toHaveAttribute('data-lifted');
  await press('ArrowUp');
  await press('Space');
  await expect.poll(names).toEqual(['One', 'Two', 'Three', 'Base image']);
  await expect
    .poll(() => {
      const document = canvas.document();
      return document && childrenOf(document, null).map(({ name }) => name);
    })
    .toEqual(['Base image', 'Three', 'Two', 'One']);
  expect(await accessibilityViolations('body')).toEqual([]);
});

test('a name is kept on Enter and not on Escape', async ({ canvas }) => {
  await openShapes();
  expect(canvas.jobs()).toEqual([]);
  await clickAt(middleOf(row('Two')), 2);
  const field = layersPanel.getByRole('textbox', { name: words.nameOfLayer });
  await field.fill('Other');
  await press('Escape');
  await expect.element(row('Two')).toBeVisible();
  await clickAt(middleOf(row('Two')), 2);
  await field.fill('Arrow');
  await press('Enter');
  await expect.element(row('Arrow')).toBeVisible();
  await press('Control+z');
  await expect.element(row('Two')).toBeVisible();
});

test('hidden and locked layers cannot be pressed on the picture', async ({ canvas }) => {
  const at = await openShapes();
  expect(canvas.jobs()).toEqual([]);
  await press('v');
  const inTwo = at(0.42, 0.45);
  await clickAt(inTwo);
  await expect.element(row('Two')).toHaveAttribute('aria-pressed', 'true');
  await button('Lock Two').click();
  await press('Escape');
  await clickAt(inTwo);
  await expect.element(row('Two')).toHaveAttribute('aria-pressed', 'false');
  await button('Unlock Two').click();
  await button('Hide Two').click();
  await clickAt(inTwo);
  await expect.element(row('Two')).toHaveAttribute('aria-pressed', 'false');
  await button('Show Two').click();
  await clickAt(inTwo);
  await expect.element(row('Two')).toHaveAttribute('aria-pressed', 'true');
});

test('several layers are selected, grouped, closed and ungrouped', async ({ canvas }) => {
  await openShapes();
  await row('One').click();
  await row('Two').click({ modifiers: ['Shift'] });
  await expect.element(page.getByText('2 layers selected')).toBeVisible();
  await press('Control+g');
  await expect.element(row(words.group)).toHaveAttribute('aria-pressed', 'true');
  expect(names()).toEqual(['Three', words.group, 'Two', 'One', 'Base image']);
  await button(`Close ${words.group}`).click();
  await expect.poll(names).toEqual(['Three', words.group, 'Base image']);
  await button(`Open ${words.group}`).click();
  await row(words.group).click();
  await press('Control+Shift+G');
  await expect.poll(names).toEqual(['Three', 'Two', 'One', 'Base image']);
  await expect.poll(() => Object.keys(canvas.document()?.layers ?? {})).toHaveLength(4);
});

test('a layer is duplicated and deleted by keys', async ({ canvas }) => {
  await openShapes();
  await row('One').click();
  await press('Control+d');
  await expect.poll(names).toHaveLength(5);
  await press('Delete');
  await expect.poll(names).toHaveLength(4);
  expect(canvas.jobs()).toEqual([]);
});

test('a long name is cut, and what a layer has stays in the panel', async ({ canvas }) => {
  await openShapes();
  expect(canvas.jobs()).toEqual([]);
  await row('Three').dblClick();
  await layersPanel.getByRole('textbox', { name: words.nameOfLayer }).fill('A long name '.repeat(8));
  await press('Enter');
  await expect.element(layersPanel.getByRole('button', { name: /^A long name/ })).toBeVisible();
  const side = page.getByRole('complementary', { name: 'Layers and properties' });
  const { right } = boxOf(side);
  for (const { left, right: end } of [...side.getByRole('button').elements()].map((button) =>
    button.getBoundingClientRect(),
  )) {
    expect(left).toBeLessThan(right);
    expect(end).toBeLessThanOrEqual(right);
  }
});
