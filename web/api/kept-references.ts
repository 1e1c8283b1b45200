/** Holds the reference pictures that somebody has chosen in the studio. */
export const referencesDatabase = 'adventure-references';

/** Whether this page was left by its person: what still runs then must not begin to keep anything anew. */
let isLeft = false;

export function mayKeepReferences(): boolean {
  return !isLeft;
}

/** Forgets the pictures, and keeps no more as long as the page lives. */
export function forgetKeptReferences(): void {
  isLeft = true;
  try {
    indexedDB.deleteDatabase(referencesDatabase);
  } catch {
    // The browser keeps nothing: there is nothing to forget.
  }
}
