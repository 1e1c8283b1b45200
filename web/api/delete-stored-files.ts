import { create } from 'zustand';

// Separate from `stored-files.ts`: a sign-out loads this file, and only the studio the code that reads and
// writes.

/** The database of pictures chosen in the studio: `localStorage` has no space for files. */
export const storedFilesDatabase = 'adventure-files';

/** The database of canvas documents that the server does not have all of yet. */
export const storedDocumentsDatabase = 'adventure-canvas';

/** Whether the user has left this page: code that still runs must not store anything again. */
const useLeaving = create(() => ({ isLeft: false }));

export function canStoreFiles(): boolean {
  return !useLeaving.getState().isLeft;
}

/** Deletes all of them, and stores no more for the life of the page. */
export function deleteStoredFiles(): void {
  useLeaving.setState({ isLeft: true });
  try {
    indexedDB.deleteDatabase(storedFilesDatabase);
    indexedDB.deleteDatabase(storedDocumentsDatabase);
  } catch {
    // Without a database there is nothing to delete.
  }
}
