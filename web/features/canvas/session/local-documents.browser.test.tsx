import { expect, test } from 'vitest';
import { deleteStoredFiles } from '#web/api/delete-stored-files.ts';
import { Journal } from './journal.ts';
import { readLocal, writeLocal } from './local-documents.ts';

const document = { id: 'one', owner: 'ada', state: new Uint8Array([1, 2, 3]), savedAt: 1 };

test('a document is kept for its owner, and a sign-out deletes it for the life of the page', async () => {
  expect(await writeLocal(document)).toBe(true);
  expect(await readLocal('one', 'ada')).toEqual(document);
  expect(await readLocal('one', 'bob')).toBeNull();

  deleteStoredFiles();
  const databases = async () => (await indexedDB.databases()).map(({ name }) => name);
  await expect.poll(databases).not.toContain('adventure-canvas');
  // An editor that is still closing must not bring it back.
  expect(await writeLocal(document)).toBe(false);
  new Journal({ document: 'one', owner: 'ada', tab: 'tab' }).add(new Uint8Array([1]));
  expect(Object.keys(localStorage).filter((key) => key.startsWith('adventure-canvas-changes'))).toEqual([]);
  expect(await databases()).not.toContain('adventure-canvas');
});
