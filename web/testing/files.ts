import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { storedFilesDatabase } from '#web/api/delete-stored-files.ts';

/**
 * A picture that the development server draws, as a file: `pictureFile('me.jpg',
 * '640x360.jpg?orientation=6')`.
 */
export async function pictureFile(name: string, drawn = '640x360.jpg'): Promise<File> {
  const answer = await fetch(`/files/${drawn}`);
  const bytes = await answer.blob();
  return new File([bytes], name, { type: bytes.type });
}

/** Picture files with these names. */
export function pictureFiles(...names: string[]): Promise<File[]> {
  return Promise.all(names.map((name) => pictureFile(name)));
}

/** Chooses files in the file dialog of the page's form. */
export async function chooseFiles(files: readonly File[], input = 'input[type=file]:not([capture])') {
  const found = () => document.querySelector<HTMLInputElement>(input);
  await expect.poll(found).not.toBeNull();
  const field = found();
  if (field === null) throw new Error(`There is no ${input}.`);
  field.files = transferOf(files).files;
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Drags files over the page, as from the desktop. */
export async function dropFiles(files: readonly File[]): Promise<void> {
  const dataTransfer = transferOf(files);
  const event = (type: string) => new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true });
  const overlay = page.getByTestId('reference-drop');
  // A drag enters one element after another; the page listens from its first effect on.
  const enter = () => {
    document.body.dispatchEvent(event('dragenter'));
    return overlay.query();
  };
  await expect.poll(enter).not.toBeNull();
  const target = overlay.element();
  target.dispatchEvent(event('dragover'));
  target.dispatchEvent(event('drop'));
}

function transferOf(files: readonly File[]): DataTransfer {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  return transfer;
}

/** The size of a picture after rotation. */
export async function sizeOf(file: Blob): Promise<{ width: number; height: number }> {
  const { width, height } = await createImageBitmap(file);
  return { width, height };
}

/**
 * The files of a form that the browser stores across reloads, as JSON with names in place of files; null if
 * it stores none. The page stores them after showing them, so a test waits for it before a reload.
 */
export async function storedFilesOf(record: 'references' | 'upscaler'): Promise<string | null> {
  // Opening a missing database would create it without the page's object stores.
  const databases = await indexedDB.databases();
  if (!databases.some(({ name }) => name === storedFilesDatabase)) return null;
  const database = await answerOf(indexedDB.open(storedFilesDatabase));
  try {
    const stored = await answerOf(database.transaction('files').objectStore('files').get(record));
    if (stored === undefined) return null;
    return JSON.stringify(stored.value, (_, value) => (value instanceof File ? value.name : value));
  } finally {
    database.close();
  }
}

/** Deletes stored form files, for the next test. */
export async function deleteStoredFormFiles(): Promise<void> {
  await answerOf(indexedDB.deleteDatabase(storedFilesDatabase));
}

function answerOf<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
