import type { Page } from '@playwright/test';

/**
 * What the browser keeps of a form's files over a reload, as JSON with names in place of files; null where it
 * keeps none. It is written after the page shows it: who reloads waits for it first.
 */
export function keptFilesOf(page: Page, record: 'references' | 'upscaler'): Promise<string | null> {
  return page.evaluate(async (name) => {
    const answer = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    // Opening it would make it, without what the page puts into a new one.
    const databases = await indexedDB.databases();
    if (!databases.some((database) => database.name === 'adventure-files')) return null;
    const database = await answer(indexedDB.open('adventure-files'));
    try {
      const kept = await answer(database.transaction('files').objectStore('files').get(name));
      if (kept === undefined) return null;
      return JSON.stringify(kept.value, (_, value) => (value instanceof File ? value.name : value));
    } finally {
      database.close();
    }
  }, record);
}
