import type { Page } from '@playwright/test';
import { newShape, newText } from '#canvas/document/new-layers.ts';
import {
  differencesOf,
  drag,
  expectSaved,
  exportedPixels,
  layersOf,
  layersOfKind,
  makeDocument,
  pixelsOf,
  pointsOf,
  shownPixels,
  signUpEditor,
  stageOf,
} from './harness/canvas.ts';
import { expect, test } from './harness/fixtures.ts';

const size = { width: 800, height: 450 };

const box = newShape({
  ...{ id: 'box', name: 'Box', order: 'a1', x: 150, y: 330 },
  ...{ shape: 'rectangle', width: 120, height: 90, color: '#2255dd' },
});

test.use({ viewport: { width: 1600, height: 1000 } });

/** Types a text in place, and finishes it. */
async function typeText(page: Page, at: readonly [number, number], words: string): Promise<void> {
  await page.keyboard.press('t');
  await page.mouse.click(...at);
  await page.getByRole('textbox', { name: 'Text of the layer' }).pressSequentially(words);
  await page.keyboard.press('Control+Enter');
  await expect(layersOf(page).getByRole('button', { name: `${words}, Text` })).toBeVisible();
}

test('layers are typed, dragged, scaled, drawn, ordered, grouped, and exported as they are shown', async ({
  browser,
  page,
  server,
}) => {
  await signUpEditor(browser, page, server);
  const document = await makeDocument(page, server, { ...size, layers: [box] });
  await document.open(page);
  const at = await pointsOf(page, size);
  const layers = layersOf(page);

  // Text, typed in place, then dragged and scaled by a corner.
  await typeText(page, at(400, 120), 'SO CLOSE');
  await drag(page, at(400, 120), at(500, 230));
  await expectSaved(page);
  const [moved] = layersOfKind(await document.read(), 'text');
  if (moved === undefined) throw new Error('There is no text.');
  expect(Math.abs(moved.placement.x - 500)).toBeLessThan(12);
  expect(Math.abs(moved.placement.y - 230)).toBeLessThan(12);
  const corner = at(moved.placement.x + moved.width / 2, moved.placement.y + moved.height / 2);
  await drag(page, corner, at(moved.placement.x + moved.width, moved.placement.y + moved.height));
  await expectSaved(page);
  const [scaled] = layersOfKind(await document.read(), 'text');
  expect(scaled?.placement.scaleX).toBeCloseTo(1.5, 1);
  expect(scaled?.placement.scaleY).toBeCloseTo(scaled?.placement.scaleX ?? 0, 5);
  expect(scaled?.content).toBe('SO CLOSE');

  // An arrow.
  await page.keyboard.press('u');
  await page.getByRole('radio', { name: 'Arrow', exact: true }).click();
  await drag(page, at(100, 60), at(300, 60));
  await expect(layers.getByRole('button', { name: 'Shape, Shape' })).toBeVisible();

  // The layers panel: a name, an eye, a lock, and the order by the keyboard.
  await layers.getByRole('button', { name: 'Shape, Shape' }).press('F2');
  await layers.getByRole('textbox', { name: 'Name of the layer' }).fill('Look here');
  await page.keyboard.press('Enter');
  const arrow = layers.getByRole('button', { name: 'Look here, Shape' });
  await layers.getByRole('button', { name: 'Hide Box' }).click();
  await layers.getByRole('button', { name: 'Lock Look here' }).click();
  await arrow.focus();
  await page.keyboard.press('Space');
  await expect(page.getByText(/was moved over droppable area/)).toBeAttached();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByText(`was moved over droppable area ${moved.id}`)).toBeAttached();
  await page.keyboard.press('Space');
  await expect(layers.getByRole('listitem').first()).toContainText('SO CLOSE');
  await expectSaved(page);
  const ordered = await document.read();
  const [lower, drawn] = layersOfKind(ordered, 'shape');
  expect(lower).toMatchObject({ id: 'box', isVisible: false });
  expect(drawn).toMatchObject({ name: 'Look here', isLocked: true, shape: 'arrow' });
  expect(Math.abs((drawn?.placement.x ?? 0) - 200)).toBeLessThan(3);

  // Undone and redone, a step each.
  const undo = page.getByRole('button', { name: 'Undo' });
  await undo.click();
  await expect(layers.getByRole('listitem').first()).toContainText('Look here');
  await undo.click();
  await expect(layers.getByRole('button', { name: 'Lock Look here' })).toBeVisible();
  await undo.click();
  await expect(layers.getByRole('button', { name: 'Hide Box' })).toBeVisible();
  await page.keyboard.press('Control+Shift+Z');
  await expect(layers.getByRole('button', { name: 'Show Box' })).toBeVisible();
  await undo.click();

  // A group, which moves as one.
  await stageOf(page).focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Control+g');
  const group = layers.getByRole('button', { name: 'Group, Group' });
  await expect(group).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Shift+ArrowDown');
  await expectSaved(page);
  const grouped = await document.read();
  const [parent] = layersOfKind(grouped, 'group');
  const inside = [...layersOfKind(grouped, 'shape'), ...layersOfKind(grouped, 'text')];
  expect(inside.map((layer) => layer.parent)).toEqual([parent?.id, parent?.id, parent?.id]);

  // The downloaded file is what the page shows, pixel by pixel.
  await page.keyboard.press('Escape');
  const shown = await shownPixels(page);
  const exported = await exportedPixels(page);
  expect(differencesOf(exported, shown).most).toBe(0);
  // Reopened, it is the same picture.
  await page.reload();
  await expect(group).toBeVisible();
  await expect.poll(async () => differencesOf(await shownPixels(page), exported).most).toBe(0);
});

test('a kill of the tab in mid-work loses nothing, without the server neither', async ({
  browser,
  context,
  page,
  server,
}) => {
  await signUpEditor(browser, page, server);
  const document = await makeDocument(page, server, { ...size, layers: [box] });

  /** Ends the page's process, as a crash does: nothing of the page runs any more. */
  const kill = async (killed: Page) => {
    const session = await context.newCDPSession(killed);
    const crashed = killed.waitForEvent('crash');
    void session.send('Page.crash').catch(() => {});
    await crashed;
    await killed.close();
  };

  const first = await context.newPage();
  await document.open(first);
  await first.keyboard.press('u');
  const at = await pointsOf(first, size);
  await drag(first, at(300, 100), at(420, 200));
  await kill(first);

  const second = await context.newPage();
  await document.open(second);
  await expect(layersOf(second).getByRole('listitem')).toHaveCount(2);

  // Now the server cannot be reached.
  await second.route('**/sync', (route) => route.abort());
  await typeText(second, at(400, 300), 'STILL HERE');
  await expect(second.locator('[data-save-state="local"]')).toBeAttached();
  await layersOf(second).getByRole('button', { name: 'Hide Box' }).click();
  await expect(layersOf(second).getByRole('button', { name: 'Show Box' })).toBeVisible();
  await kill(second);
  expect(layersOfKind(await document.read(), 'text')).toEqual([]);

  const third = await context.newPage();
  await document.open(third);
  await expect(layersOf(third).getByRole('button', { name: 'STILL HERE, Text' })).toBeVisible();
  await expect(layersOf(third).getByRole('button', { name: 'Show Box' })).toBeVisible();
  // What the server lacked is sent.
  await expect.poll(async () => layersOfKind(await document.read(), 'text').length).toBe(1);
  expect((await document.read()).layers.box?.isVisible).toBe(false);
});

test('two tabs on one document merge, and a snapshot restores it for both', async ({
  browser,
  context,
  page,
  server,
}) => {
  await signUpEditor(browser, page, server);
  const words = newText({
    ...{ id: 'words', name: 'Words', order: 'a2', x: 400, y: 120 },
    ...{ content: 'BEFORE', font: 'anton', fontSize: 60 },
  });
  const document = await makeDocument(page, server, { ...size, layers: [box, words] });
  await document.open(page);
  const snapshots = page.getByRole('textbox', { name: 'Name of the snapshot' });
  await snapshots.fill('As it was');
  await page.getByRole('button', { name: 'Keep a snapshot' }).click();
  await expect(page.getByText('As it was')).toBeVisible();
  const other = await context.newPage();
  await document.open(other);

  // Different layers in either tab, and different fields of one layer.
  await layersOf(page).getByRole('button', { name: 'Box, Shape' }).press('F2');
  await page.getByRole('textbox', { name: 'Name of the layer' }).fill('Blue');
  await page.keyboard.press('Enter');
  await layersOf(other).getByRole('button', { name: 'Words, Text' }).click();
  await other.getByRole('textbox', { name: 'Text', exact: true }).fill('AFTER');
  await other.getByRole('textbox', { name: 'Text', exact: true }).blur();
  await layersOf(page).getByRole('button', { name: 'Hide Words' }).click();
  for (const tab of [page, other]) {
    await expect(layersOf(tab).getByRole('button', { name: 'Blue, Shape' })).toBeVisible();
    await expect(layersOf(tab).getByRole('button', { name: 'Show Words' })).toBeVisible();
    await expectSaved(tab);
  }
  const merged = await document.read();
  expect(merged.layers.words).toMatchObject({ content: 'AFTER', isVisible: false });
  expect(merged.layers.box).toMatchObject({ name: 'Blue' });

  // One tab's undo leaves the other's change alone.
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(layersOf(other).getByRole('button', { name: 'Hide Words' })).toBeVisible();
  await expectSaved(page);
  expect((await document.read()).layers.words).toMatchObject({ content: 'AFTER', isVisible: true });

  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Restore As it was' }).click();
  await expect(page.getByText('“As it was” is restored. Undo takes it back.')).toBeVisible();
  for (const tab of [page, other])
    await expect(layersOf(tab).getByRole('button', { name: 'Box, Shape' })).toBeVisible();
  expect((await document.read()).layers.words).toMatchObject({ content: 'BEFORE' });
});

test('a document that is left right after its last change has a small picture of it', async ({
  browser,
  page,
  server,
}) => {
  await signUpEditor(browser, page, server);
  const document = await makeDocument(page, server, { ...size, layers: [box] });
  await document.open(page);
  await expect(layersOf(page)).toBeVisible();
  await layersOf(page).getByRole('button', { name: 'Hide Box' }).click();
  await page.goto(`${server.origin}/api/docs`);
  const smallPicture = async () => {
    const answer = await page.request.get(`${server.origin}/api/canvas/documents`);
    const [{ thumbnail }] = (await answer.json()).documents;
    return thumbnail;
  };
  await expect.poll(smallPicture).not.toBeNull();
  const file = await page.request.get(server.origin + (await smallPicture()));
  const { width, height } = await pixelsOf(await file.body());
  expect([width, height]).toEqual([512, 288]);
  expect((await document.read()).layers.box).toMatchObject({ isVisible: false });
});
