import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setFields } from '#canvas/document/changes.ts';
import { newShape } from '#canvas/document/new-layers.ts';
import { SharedDocument } from '#canvas/sync/shared-document.ts';
import { TestEditor } from '#canvas/testing/test-editor.ts';
import { deleteStoredFiles } from '#web/api/delete-stored-files.ts';
import { resetStores } from '#web/testing/zustand.ts';
import { finishWelcome, isWelcome } from '../welcome/welcome-store.ts';
import { type DocumentCalls, DocumentSession } from './document-session.ts';
import { Journal, readJournals } from './journal.ts';
import { readLocal, removeLocal, writeLocal } from './local-documents.ts';

const document = { id: 'one', owner: 'ada', tab: 'a', state: new Uint8Array([1, 2, 3]), savedAt: 1 };

// Tabs that hear nothing of each other, as where one is frozen in the background.
beforeEach(() => vi.stubGlobal('BroadcastChannel', undefined));
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  // Other tests of this page store files, after a sign-out in one of these.
  resetStores();
});

/** A document of two boxes, with a server that can be reached or not. */
function documentOf(id: string) {
  const box = (name: string, x: number) =>
    newShape({
      ...{ id: name, name, order: name, x, y: 50 },
      ...{ shape: 'rectangle', width: 20, height: 20, color: '#ff0000' },
    });
  const state = SharedDocument.of(new TestEditor([box('a', 20), box('b', 60)]).committedDocument).encode();
  const server = new SharedDocument(state);
  const calls: DocumentCalls & { isOnline: boolean } = {
    isOnline: false,
    sync: async (_: string, update: Uint8Array, vector: Uint8Array) => {
      if (!calls.isOnline) throw new Error('the network is gone');
      server.receive(update);
      return server.encode(vector);
    },
    send: () => {},
    uploadAsset: () => Promise.reject(new Error('not here')),
    assetAddress: () => '/nothing',
    setThumbnail: async () => {},
    canRetry: () => true,
  };
  const open = (tab: string) =>
    DocumentSession.open(
      { id, name: 'One', state: new Uint8Array(state), sourceImageId: null, hasSmallPicture: true },
      'ada',
      calls,
      tab,
    );
  const fade = ({ editor }: DocumentSession, layer: string, opacity: number) =>
    editor.perform('fade', setFields(editor.committedDocument, layer, { opacity }));
  /** Once `localStorage` holds nothing any more, IndexedDB has it. */
  const stored = () => expect.poll(() => readJournals(id, 'ada').updates).toEqual([]);
  return { calls, open, fade, stored };
}

const opacities = ({ editor }: DocumentSession) =>
  ['a', 'b'].map((id) => editor.committedDocument.layers[id]?.opacity);

test('two tabs of a document that both crash lose nothing of either', async () => {
  const { open, fade, stored } = documentOf('two-tabs');
  const [one, other] = [await open('tab-1'), await open('tab-2')];
  fade(one, 'a', 0.5);
  await stored();
  fade(other, 'b', 0.25);
  await stored();
  fade(one, 'a', 0.75);
  await stored();
  expect(opacities(await open('tab-3'))).toEqual([0.75, 0.25]);
});

test('a tab that has saved leaves the unsaved copy of another one alone', async () => {
  const { calls, open, fade, stored } = documentOf('one-saved');
  const [one, other] = [await open('tab-1'), await open('tab-2')];
  fade(one, 'a', 0.5);
  fade(other, 'b', 0.25);
  await stored();
  calls.isOnline = true;
  await one.flush();
  expect(one.saving.get()).toBe('saved');
  expect(await readLocal('one-saved', 'ada')).toMatchObject([{ tab: 'tab-2' }]);
  // The next tab takes it over, and removes it once the server has it.
  const next = await open('tab-3');
  await next.flush();
  await expect.poll(() => readLocal('one-saved', 'ada')).toEqual([]);
});

test('what a tab has written since it was merged stays', async () => {
  const [before, after] = [
    { ...document, id: 'kept' },
    { ...document, id: 'kept', savedAt: 5 },
  ];
  await writeLocal(after);
  await removeLocal([before]);
  expect(await readLocal('kept', 'ada')).toEqual([after]);
  await removeLocal([after]);
  expect(await readLocal('kept', 'ada')).toEqual([]);
});

test('a second account sees no copies or welcome of the first, whose session ended without a sign-out', async () => {
  await writeLocal({ ...document, id: 'hers' });
  new Journal({ document: 'hers', owner: 'ada', tab: 'a' }).add(new Uint8Array([1]));
  finishWelcome('ada');
  const isNew = (id: string) =>
    isWelcome({ id, createdAt: '2026-11-01T00:00:00Z' }, Date.parse('2026-11-02'));
  expect([await readLocal('hers', 'bob'), readJournals('hers', 'bob').updates]).toEqual([[], []]);
  expect(isNew('bob')).toBe(true);
  expect((await readLocal('hers', 'ada')).length + readJournals('hers', 'ada').updates.length).toBe(2);
  expect(isNew('ada')).toBe(false);
});

test('a document is kept for its owner, and a sign-out deletes it for the life of the page', async () => {
  expect(await writeLocal(document)).toBe(true);
  expect(await readLocal('one', 'ada')).toEqual([document]);
  expect(await readLocal('one', 'bob')).toEqual([]);

  deleteStoredFiles();
  const databases = async () => (await indexedDB.databases()).map(({ name }) => name);
  await expect.poll(databases).not.toContain('adventure-canvas');
  // An editor that is still closing must not bring it back.
  expect(await writeLocal(document)).toBe(false);
  new Journal({ document: 'one', owner: 'ada', tab: 'tab' }).add(new Uint8Array([1]));
  expect(Object.keys(localStorage).filter((key) => key.startsWith('adventure-canvas-changes'))).toEqual([]);
  expect(await databases()).not.toContain('adventure-canvas');
});

test('a document that was closed with a change sends nothing after it', async () => {
  const { calls, open, fade } = documentOf('closed');
  calls.isOnline = true;
  const session = await open('a');
  const setTimer = vi.spyOn(window, 'setTimeout');
  const stopTimer = vi.spyOn(window, 'clearTimeout');
  fade(session, 'a', 0.3);
  await session.close();
  expect(session.saving.get()).toBe('saved');
  const stopped = new Set(stopTimer.mock.calls.map(([timer]) => timer));
  const waiting = setTimer.mock.results.map(({ value }) => value).filter((timer) => !stopped.has(timer));
  expect(waiting).toEqual([]);
});
