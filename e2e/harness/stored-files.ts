import type { Page } from '@playwright/test';

/**
 * Returns the files that the browser stores for a form, as JSON with names in place of files, or null. They
 * are written after the page shows them, so wait for them before a reload.
 */
export function storedFilesOf(page: Page, record: 'references' | 'upscaler'): Promise<string | null> {
  return page.evaluate(async (name) => {
    const answer = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    // Opening a missing database would create it without the page’s stores.
    const databases = await indexedDB.databases();
    if (!databases.some((database) => database.name === 'adventure-files')) return null;
    const database = await answer(indexedDB.open('adventure-files'));
    try {
      const stored = await answer(database.transaction('files').objectStore('files').get(name));
      if (stored === undefined) return null;
      return JSON.stringify(stored.value, (_, value) => (value instanceof File ? value.name : value));
    } finally {
      database.close();
    }
  }, record);
}
