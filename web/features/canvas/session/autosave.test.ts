import { expect, test } from 'vitest';
import { setFields } from '#canvas/document/changes.ts';
import { newShape } from '#canvas/document/new-layers.ts';
import { SharedDocument } from '#canvas/sync/shared-document.ts';
import { TestEditor } from '#canvas/testing/test-editor.ts';
import { Autosave, type SaveState } from './autosave.ts';
import { Journal } from './journal.ts';

/** The journal has tests of its own. */
const noStorage = { setItem: () => {}, removeItem: () => {} } as unknown as Storage;

/** An editor whose changes are saved on a server that keeps them in memory. */
function openSaved() {
  const box = newShape({
    ...{ id: 'box', name: 'Box', order: 'a', x: 50, y: 50 },
    ...{ shape: 'rectangle', width: 20, height: 20, color: '#ff0000' },
  });
  const editor = new TestEditor([box]);
  const shared = SharedDocument.of(editor.committedDocument);
  const server = new SharedDocument(shared.encode());
  const states: SaveState[] = [];
  const around = {
    journal: new Journal({ document: 'one', owner: 'ada', tab: 'tab' }, noStorage),
    writeLocal: async () => true,
    removeLocal: async () => {},
    sync: async (update: Uint8Array, vector: Uint8Array) => {
      server.receive(update);
      return server.encode(vector);
    },
    canRetry: () => true,
    broadcast: (_: Uint8Array) => {},
    setTimer: () => () => {},
    onState: (state: SaveState) => void states.push(state),
  };
  const autosave = new Autosave(editor, shared, around, server.stateVector);
  const fade = (opacity: number) =>
    editor.perform('fade', setFields(editor.committedDocument, 'box', { opacity }));
  return { autosave, editor, around, server, states, fade };
}

test('what is unsaved can be sent before the page is left, until the server has it', async () => {
  const { autosave, around, server, fade } = openSaved();
  expect(autosave.unsaved).toBeNull();
  fade(0.5);
  const { update } = autosave.unsaved ?? {};
  const other = new SharedDocument(server.encode());
  if (update) other.receive(update);
  expect(other.read()?.layers.box).toMatchObject({ opacity: 0.5 });

  // An answer that has not come is no proof.
  let answer: (lacking: Uint8Array) => void = () => {};
  around.sync = () => new Promise((resolve) => (answer = resolve));
  const flushed = autosave.flush();
  await Promise.resolve();
  expect(autosave.unsaved).not.toBeNull();
  answer(SharedDocument.of(new TestEditor().committedDocument).encode());
  await flushed;
  expect(autosave.unsaved).toBeNull();
});

test('a change that comes while the copy of this browser is removed is not reported as saved', async () => {
  const { autosave, around, states, fade } = openSaved();
  fade(0.5);
  around.removeLocal = async () => fade(0.2);
  await autosave.flush();
  expect(states.at(-1)).toBe('saving');
});

test('what another tab changed is merged, and never sent again as a change of this one', () => {
  const { autosave, editor, around, server, states } = openSaved();
  const sent: Uint8Array[] = [];
  around.broadcast = (update: Uint8Array) => void sent.push(update);
  const other = new SharedDocument(server.encode());
  const before = other.read();
  if (!before) throw new Error('the document cannot be read');
  other.apply(setFields(before, 'box', { opacity: 0.3 }));
  autosave.receive(other.encode());
  expect(editor.committedDocument.layers.box).toMatchObject({ opacity: 0.3 });
  expect(sent).toEqual([]);
  expect(states).toEqual([]);
  expect(autosave.unsaved).toBeNull();
});
