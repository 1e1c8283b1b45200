import fc from 'fast-check';
import { expect, test } from 'vitest';
import { removeLayer, setFields } from '#canvas/document/changes.ts';
import { newText } from '#canvas/document/new-layers.ts';
import type { CanvasEditor } from '#canvas/editor/editor.ts';
import { SharedDocument } from '#canvas/sync/shared-document.ts';
import { anyOperation } from '#canvas/testing/operations.ts';
import { someLayers, TestEditor } from '#canvas/testing/test-editor.ts';
import { assertProperty } from '#testing/assert-property.ts';
import { ApiError } from '#web/api/api-error.ts';
import { Autosave, type SaveState } from './autosave.ts';
import { documentCalls } from './document-calls.ts';

const words = newText({
  ...{ id: 'words', name: 'Words', order: 'a3', x: 200, y: 40 },
  ...{ content: 'BEFORE', font: 'anton', fontSize: 40 },
});

/** What the server does with a request. */
type Answer = 'takes' | 'network' | 500 | 413 | 429;

/** A server with a document, and tabs that reach it or do not. */
function openServer() {
  const start = SharedDocument.of(new TestEditor([...someLayers(), words]).committedDocument);
  const server = new SharedDocument(start.encode());

  /** A tab as it opens, or reloads with what its browser has kept. */
  function openTab(kept: readonly Uint8Array[] = []) {
    const shared = new SharedDocument(server.encode());
    for (const state of kept) shared.receive(state);
    const document = shared.read();
    if (document === null) throw new Error('the document cannot be read');
    const editor = new TestEditor(Object.values(document.layers), document);
    const states: SaveState[] = [];
    const timers = new Set<{ work: () => void; ms: number }>();
    let answer: Answer = 'takes';
    let local: Uint8Array | null = null;
    const autosave = new Autosave(
      editor,
      shared,
      {
        journal: { add: () => {}, mark: () => () => {} },
        writeLocal: async (state) => {
          local = state;
          return true;
        },
        removeLocal: async () => {
          local = null;
        },
        sync: async (update, vector) => {
          if (answer !== 'takes') throw refusalOf(answer);
          server.receive(update);
          return server.encode(vector);
        },
        canRetry: documentCalls.canRetry,
        broadcast: () => {},
        setTimer(work, ms) {
          const timer = { work, ms };
          timers.add(timer);
          return () => timers.delete(timer);
        },
        onState: (state) => void states.push(state),
      },
      server.stateVector,
    );
    return {
      editor,
      autosave,
      states,
      answerWith: (next: Answer) => {
        answer = next;
      },
      get local() {
        return local;
      },
      /** Runs the timers that are set now, the shortest first; returns how long they were. */
      async wait(): Promise<number[]> {
        const due = [...timers].sort((one, other) => one.ms - other.ms);
        for (const timer of due) if (timers.delete(timer)) timer.work();
        await autosave.flush();
        return due.map(({ ms }) => ms);
      },
    };
  }
  return { server, openTab };
}

function refusalOf(answer: Exclude<Answer, 'takes'>): ApiError {
  if (answer === 'network') return new ApiError({ code: 'network', status: 0, message: 'No answer.' });
  const code = ({ 500: 'internal', 413: 'canvas_document_too_large', 429: 'rate_limited' } as const)[answer];
  return new ApiError({ code, status: answer, message: 'No.' });
}

const write = (editor: CanvasEditor, content: string) =>
  editor.perform('write', setFields(editor.committedDocument, 'words', { content }));
const remove = (editor: CanvasEditor) =>
  editor.perform('delete', removeLayer(editor.committedDocument, 'words'));

/** Everything that the tabs have reaches the others. */
async function exchange(...tabs: ReturnType<ReturnType<typeof openServer>['openTab']>[]): Promise<void> {
  for (const tab of [...tabs, ...tabs]) await tab.wait();
}

test('a text written in a tab that was offline, and deleted in the other, converges; so does undo in either', async () => {
  for (const undoing of ['writer', 'deleter', 'both'] as const) {
    const { server, openTab } = openServer();
    const [writer, deleter] = [openTab(), openTab()];
    writer.answerWith('network');
    for (const content of ['B', 'BE', 'BETTER']) {
      write(writer.editor, content);
      await writer.wait();
    }
    remove(deleter.editor);
    await deleter.wait();
    writer.answerWith('takes');
    await exchange(writer, deleter);
    const same = () => {
      expect(writer.editor.committedDocument).toEqual(deleter.editor.committedDocument);
      expect(server.read()).toEqual(writer.editor.committedDocument);
    };
    same();
    expect(server.read()?.layers.words).toBeUndefined();

    if (undoing !== 'deleter') writer.editor.undo();
    if (undoing !== 'writer') deleter.editor.undo();
    await exchange(writer, deleter);
    same();
    // Whoever deleted it gets it back.
    expect(server.read()?.layers.words !== undefined).toBe(undoing !== 'writer');
    for (const { editor } of [writer, deleter]) while (editor.steps.past > 0) editor.undo();
    await exchange(writer, deleter);
    same();
    const [again, other] = [openTab(), openTab()];
    expect(again.editor.committedDocument).toEqual(other.editor.committedDocument);
    expect(again.editor.committedDocument).toEqual(writer.editor.committedDocument);
  }
});

test('any steps, undo and redo of two tabs converge after long times offline, and after a reload', async () => {
  const operation = fc.oneof(
    anyOperation('one').map((change) => (editor: CanvasEditor) => {
      editor.perform('step', change(editor.committedDocument));
    }),
    fc.constant((editor: CanvasEditor) => editor.undo()),
    fc.constant((editor: CanvasEditor) => editor.redo()),
    fc.string({ maxLength: 12 }).map((content) => (editor: CanvasEditor) => {
      if (editor.committedDocument.layers.words) write(editor, content);
    }),
    fc.constant((editor: CanvasEditor) => {
      if (editor.committedDocument.layers.words) remove(editor);
    }),
  );
  const answers = fc.constantFrom<Answer>('takes', 'network', 500, 413, 429);
  const steps = fc.array(fc.tuple(fc.boolean(), operation, answers), { maxLength: 24 });
  await assertProperty(
    fc.asyncProperty(steps, async (all) => {
      const { server, openTab } = openServer();
      const [one, other] = [openTab(), openTab()];
      for (const [isOne, change, answer] of all) {
        const tab = isOne ? one : other;
        tab.answerWith(answer);
        change(tab.editor);
        await tab.wait();
      }
      // One reloads while it is offline; the other comes back.
      const [reloaded] = [openTab(one.local === null ? [] : [one.local])];
      other.answerWith('takes');
      await exchange(reloaded, other);
      expect(reloaded.editor.committedDocument.layers).toEqual(other.editor.committedDocument.layers);
      expect(server.read()?.layers).toEqual(other.editor.committedDocument.layers);
    }),
    { numRuns: 40 },
  );
});

test('hours offline, with every refusal in between, lose nothing and show one state', async () => {
  const { server, openTab } = openServer();
  const tab = openTab();
  const answers: Answer[] = ['network', 500, 429, 'network', 413, 500, 'network'];
  for (let edit = 0; edit < 400; edit += 1) {
    tab.answerWith(answers[Math.floor(edit / 10) % answers.length] ?? 'network');
    write(tab.editor, `EDIT ${edit}`);
    await tab.wait();
  }
  // From "saving" to what is wrong, and not to and fro with each edit.
  expect(tab.states[0]).toBe('saving');
  expect(tab.states.slice(1)).not.toContain('saving');
  expect(tab.states).not.toContain('saved');
  const kept = new SharedDocument(server.encode());
  if (tab.local) kept.receive(tab.local);
  expect(kept.read()?.layers.words).toMatchObject({ content: 'EDIT 399' });
  tab.answerWith('takes');
  await tab.wait();
  expect(tab.states.at(-1)).toBe('saved');
  expect(server.read()).toEqual(tab.editor.committedDocument);
  expect(server.encode().byteLength).toBeLessThan(100_000);
});

test('a refusal is tried again by itself, seldom, and no more once the document is closed', async () => {
  const { openTab } = openServer();
  const tab = openTab();
  tab.answerWith(413);
  write(tab.editor, 'TOO MUCH');
  await tab.wait();
  expect(tab.states.at(-1)).toBe('refused');
  tab.answerWith('takes');
  expect(await tab.wait()).toContain(60_000);
  expect(tab.states.at(-1)).toBe('saved');
  tab.answerWith(413);
  write(tab.editor, 'AGAIN');
  await tab.autosave.stop();
  await tab.wait();
  expect(await tab.wait()).toEqual([]);
});
