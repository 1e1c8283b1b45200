// Apart from `kept-files.ts`: who signs out has this, and only the studio what reads and writes.

/** Holds the pictures that somebody has chosen in the studio: the storage for texts has no room for files. */
export const keptFilesDatabase = 'adventure-files';

/** Whether this page was left by its person: what still runs then must not begin to keep anything anew. */
let isLeft = false;

export function mayKeepFiles(): boolean {
  return !isLeft;
}

/** Forgets all of them, and keeps no more as long as the page lives. */
export function forgetKeptFiles(): void {
  isLeft = true;
  try {
    indexedDB.deleteDatabase(keptFilesDatabase);
  } catch {
    // The browser keeps nothing: there is nothing to forget.
  }
}
