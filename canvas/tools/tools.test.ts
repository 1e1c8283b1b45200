import { expect, test } from 'vitest';
import { setFields } from '../document/changes.ts';
import { newText } from '../document/new-layers.ts';
import { withStyle } from '../document/text-parts.ts';
import { someLayers, TestEditor } from '../testing/test-editor.ts';
import { cropTo } from './crop.ts';
import { chooseWords, typeText } from './text.ts';

const placeOf = (editor: TestEditor, id: string) => editor.document.layers[id]?.placement;

test('a click chooses the highest layer, Shift adds, a press beside all chooses none', () => {
  const editor = new TestEditor(someLayers()).click(60, 60);
  expect(editor.state.selected).toEqual(['box']);
  editor.click(200, 150, { isShift: true });
  expect(editor.state.selected).toEqual(['box', 'photo']);
  editor.click(200, 150, { isShift: true });
  expect(editor.state.selected).toEqual(['box']);
  expect(editor.click(380, 20).state.selected).toEqual([]);
});

test('a drag moves a layer as one step', () => {
  const editor = new TestEditor(someLayers()).down(60, 60).move(62, 61);
  expect(editor.state.path).toBe('move.pressed');
  editor.move(80, 140, { isCommand: true });
  expect(editor.state.path).toBe('move.dragging');
  editor.move(90, 150, { isCommand: true }).up(90, 150);
  expect(editor.state.path).toBe('move.idle');
  expect(placeOf(editor, 'box')).toMatchObject({ x: 90, y: 150 });
  expect(editor.steps).toEqual({ past: 1, future: 0 });
  editor.undo();
  expect(placeOf(editor, 'box')).toMatchObject({ x: 60, y: 60 });
  editor.redo();
  expect(placeOf(editor, 'box')).toMatchObject({ x: 90, y: 150 });
});

test('a dragged layer is aligned with the picture’s middle, and shows the line', () => {
  const editor = new TestEditor(someLayers()).down(60, 60).move(150, 64).move(197, 64);
  expect(placeOf(editor, 'box')?.x).toBe(200);
  expect(editor.state.guides).toContainEqual({ axis: 'x', at: 200, from: 'picture' });
  editor.up(197, 64);
  expect(editor.state.guides).toEqual([]);
});

test.each(['Escape', 'another tool', 'undo'])('%s in mid-drag takes it back', (how) => {
  const editor = new TestEditor(someLayers()).down(60, 60).move(120, 120);
  if (how === 'Escape') editor.cancel();
  if (how === 'another tool') editor.choose('text');
  if (how === 'undo') editor.undo();
  expect(placeOf(editor, 'box')).toMatchObject({ x: 60, y: 60 });
  expect(editor.steps).toEqual({ past: 0, future: 0 });
  editor.move(300, 200).up(300, 200);
  expect(placeOf(editor, 'box')).toMatchObject({ x: 60, y: 60 });
});

test('a locked layer is neither chosen nor moved', () => {
  const editor = new TestEditor(someLayers()).drag([10, 200], [50, 250]);
  expect(placeOf(editor, 'base')).toMatchObject({ x: 200, y: 150 });
  editor.select(['base']);
  editor.drag([10, 200], [50, 250]);
  expect(placeOf(editor, 'base')).toMatchObject({ x: 200, y: 150 });
});

test('a frame chooses what it touches', () => {
  const editor = new TestEditor(someLayers()).down(5, 290).move(220, 20);
  expect(editor.state.path).toBe('move.framing');
  expect(editor.up(220, 20).state.selected).toEqual(['photo', 'box']);
});

test('a corner scales and keeps the ratio, the handle above rotates', () => {
  const editor = new TestEditor(someLayers());
  editor.select(['box']);
  editor.drag([80, 80], [120, 120]);
  expect(placeOf(editor, 'box')).toMatchObject({ x: 80, y: 80, scaleX: 2, scaleY: 2 });
  editor.drag([80, 80 - 40 - 28], [200, 80], { isShift: true });
  expect(placeOf(editor, 'box')).toMatchObject({ rotation: 90 });
  expect(editor.steps.past).toBe(2);
});

test('a group moves as one, and a press on a part of it chooses the group', () => {
  const [base, photo, box] = someLayers();
  if (!base || !photo || !box) throw new Error('layers are missing');
  const group = { ...box, kind: 'group' as const, id: 'group', order: 'a5' };
  const editor = new TestEditor([base, { ...photo, parent: 'group' }, { ...box, parent: 'group' }, group]);
  editor.drag([60, 60], [90, 80], { isCommand: false });
  expect(editor.state.selected).toEqual(['group']);
  expect(placeOf(editor, 'photo')?.x).not.toBe(200);
  expect((placeOf(editor, 'photo')?.x ?? 0) - (placeOf(editor, 'box')?.x ?? 0)).toBe(140);
});

test('the brush selects and Alt erases; tools of the selection may be switched, others not', () => {
  const editor = new TestEditor(someLayers());
  expect(editor.choose('mask-brush')).toBeNull();
  editor.drag([100, 100], [150, 100]);
  expect(editor.selection.isEmpty).toBe(false);
  expect(editor.choose('move')).toBe('selection');
  expect(editor.choose('lasso')).toBeNull();
  editor.undo();
  expect(editor.selection.isEmpty).toBe(true);
  expect(editor.steps.past).toBe(0);
  editor.redo();
  editor.selection.reset();
  expect(editor.choose('move')).toBeNull();
});

test('a lost pointer takes the stroke back', () => {
  const editor = new TestEditor(someLayers());
  editor.choose('mask-brush');
  editor.down(100, 100).move(150, 100);
  expect(editor.state.path).toBe('mask-brush.painting');
  editor.cancel();
  expect(editor.state.path).toBe('mask-brush.idle');
  expect(editor.selection.isEmpty).toBe(true);
});

test('while an edit is generated, tools, undo and drags are off and the hand is not', () => {
  const editor = new TestEditor(someLayers()).drag([60, 60], [100, 100], { isCommand: true });
  editor.setBusy(true);
  expect(editor.choose('text')).toBe('busy');
  editor.undo();
  editor.drag([100, 100], [200, 200]);
  expect(placeOf(editor, 'box')).toMatchObject({ x: 100, y: 100 });
  expect(editor.choose('hand')).toBeNull();
  editor.drag([0, 0], [30, 40]);
  expect(editor.state.view).toEqual({ zoom: 1, left: 30, top: 40 });
  editor.zoomTo(2);
  expect(editor.state.view.zoom).toBe(2);
});

test('while an edit of a selection is generated, the hand is free and the selection stays', () => {
  const editor = new TestEditor(someLayers());
  editor.choose('mask-brush');
  editor.drag([100, 100], [150, 100]);
  expect(editor.choose('hand')).toBe('selection');
  editor.setBusy(true);
  expect(editor.choose('hand')).toBeNull();
  expect(editor.selection.isEmpty).toBe(false);
});

test('a press with the text tool adds text, which is one step once something is typed', () => {
  const editor = new TestEditor(someLayers());
  editor.choose('text');
  editor.click(300, 250);
  expect(editor.state).toMatchObject({ path: 'text.editing', editing: 'new-1' });
  typeText(editor, 'new-1', 'HELLO');
  // The press that ends the typing adds nothing: the text can be moved at once.
  editor.click(100, 250);
  expect(editor.state).toMatchObject({ path: 'move.idle', editing: null, selected: ['new-1'] });
  expect(editor.document.layers['new-1']).toMatchObject({ content: 'HELLO' });
  expect(editor.steps.past).toBe(1);
});

test('a double click edits the text under it, also in a group, and nothing else', () => {
  const placed = { id: 'text', name: '', order: 'a5', x: 200, y: 150 };
  const text = newText({ ...placed, content: 'GO', font: 'anton', fontSize: 40 });
  const editor = new TestEditor([...someLayers(), { ...text, width: 100, height: 40 }]);
  editor.doubleClick(60, 60);
  expect(editor.state).toMatchObject({ tool: 'move', editing: null });
  editor.doubleClick(200, 150);
  expect(editor.state).toMatchObject({ path: 'text.editing', editing: 'text' });
  editor.cancel();
  expect(editor.state).toMatchObject({ path: 'move.idle', selected: ['text'] });
  editor.perform('lock', setFields(editor.document, 'text', { isLocked: true }));
  editor.doubleClick(200, 150);
  expect(editor.state).toMatchObject({ tool: 'move', editing: null });
});

test('words keep their own look while the text is typed, and typing and look are undone apart', () => {
  const text = newText({
    id: 'text',
    name: '',
    order: 'a5',
    x: 200,
    y: 150,
    content: 'GO NOW',
    font: 'anton',
    fontSize: 40,
  });
  const editor = new TestEditor([{ ...text, width: 100, height: 40 }]);
  editor.select(['text']);
  editor.perform(
    'change',
    setFields(editor.committedDocument, 'text', {
      parts: withStyle(text, { from: 3, to: 6 }, { isBold: true }),
    }),
  );
  editor.choose('text');
  editor.click(200, 150);
  typeText(editor, 'text', 'LET US GO NOW', 6);
  typeText(editor, 'text', 'LET US GO NOWHERE', 17);
  editor.cancel();
  expect(editor.document.layers.text).toMatchObject({ content: 'LET US GO NOWHERE' });
  editor.undo();
  expect(editor.document.layers.text).toMatchObject({ content: 'GO NOW', parts: [{ from: 3, to: 6 }] });
  editor.undo();
  expect(editor.document.layers.text).toMatchObject({ parts: [] });
});

test('chosen words are forgotten with another layer, and with the end of typing', () => {
  const placed = { id: 'text', name: '', order: 'a5', x: 200, y: 150 };
  const text = newText({ ...placed, content: 'GO NOW', font: 'anton', fontSize: 40 });
  const editor = new TestEditor([...someLayers(), { ...text, width: 100, height: 40 }]);
  editor.select(['text']);
  chooseWords(editor, 'text', { from: 3, to: 6 });
  editor.select(['text']);
  expect(editor.state.textRange).toEqual({ from: 3, to: 6 });
  editor.select(['box']);
  expect(editor.state.textRange).toBeNull();
  editor.choose('text');
  editor.click(200, 150);
  chooseWords(editor, 'text', { from: 0, to: 2 });
  expect(editor.state.textRange).toEqual({ from: 0, to: 2 });
  editor.cancel();
  expect(editor.state.textRange).toBeNull();
  // All of a text, or nothing of it, is the whole text.
  for (const range of [
    { from: 0, to: 6 },
    { from: 2, to: 2 },
  ]) {
    chooseWords(editor, 'text', range);
    expect(editor.state.textRange).toBeNull();
  }
});

test('Escape ends the typing and keeps the words as a step', () => {
  const editor = new TestEditor(someLayers());
  editor.choose('text');
  editor.click(300, 250);
  typeText(editor, 'new-1', 'KEPT');
  editor.cancel();
  expect(editor.document.layers['new-1']).toMatchObject({ content: 'KEPT' });
  expect(editor.state).toMatchObject({ path: 'move.idle', editing: null, selected: ['new-1'] });
  expect(editor.steps.past).toBe(1);
});

test('text without a letter is removed, and leaves no step', () => {
  const editor = new TestEditor(someLayers());
  editor.choose('text');
  editor.click(300, 250);
  editor.cancel();
  expect(editor.document.layers['new-1']).toBeUndefined();
  expect(editor.steps.past).toBe(0);
});

test('a shape is drawn between two points, and a click adds one', () => {
  const editor = new TestEditor(someLayers());
  editor.choose('shape');
  editor.drag([100, 100], [180, 160]);
  expect(editor.document.layers['new-1']).toMatchObject({
    width: 80,
    height: 60,
    placement: { x: 140, y: 130 },
  });
  expect(editor.state.tool).toBe('move');
  editor.choose('shape');
  editor.click(50, 50);
  expect(editor.document.layers['new-2']).toMatchObject({ width: 75, height: 75 });
  expect(editor.state.selected).toEqual(['new-2']);
});

test('an arrow points from the first point to the second', () => {
  const editor = new TestEditor(someLayers());
  editor.choose('shape');
  editor.update({ shape: 'arrow' });
  editor.drag([300, 200], [200, 200]);
  expect(editor.document.layers['new-1']).toMatchObject({
    width: 100,
    placement: { x: 250, y: 200, rotation: 180 },
  });
});

test('a drawn line is one step', () => {
  const editor = new TestEditor(someLayers());
  editor.choose('pen');
  editor.drag([100, 100], [180, 160]);
  expect(editor.document.layers['new-1']).toMatchObject({ placement: { x: 140, y: 130 } });
  editor.undo();
  expect(editor.document.layers['new-1']).toBeUndefined();
});

test('the highlighter is chosen for fingers, which hold no key; Alt draws with the other', () => {
  const editor = new TestEditor(someLayers());
  editor.choose('pen');
  editor.update({ isHighlighter: true });
  editor.drag([100, 100], [180, 160]);
  expect(editor.document.layers['new-1']).toMatchObject({ isHighlighter: true });
  editor.down(100, 100, { isAlt: true }).up(120, 120);
  expect(editor.document.layers['new-2']).toMatchObject({ isHighlighter: false });
});

test('a crop moves the layers and keeps what is outside', () => {
  const editor = new TestEditor(someLayers());
  editor.choose('crop');
  editor.drag([50, 50], [250, 450]);
  expect(editor.state.crop).toEqual({ x: 50, y: 50, width: 200, height: 250 });
  if (editor.state.crop) editor.perform('crop', cropTo(editor.document, editor.state.crop));
  expect(editor.document).toMatchObject({ width: 200, height: 250 });
  expect(placeOf(editor, 'box')).toMatchObject({ x: 10, y: 10 });
  editor.undo();
  expect(editor.document).toMatchObject({ width: 400, height: 300 });
});
