import { clearBrowserStorage } from './sign-out.ts';

const storageKey = 'adventure-owner';

/**
 * Makes the signed-in user the owner of this browser's stored data. Returns whether it belonged to another
 * user: their drafts are then deleted, and the caller must clear the page's memory too.
 */
export function takeOwnership(openStorage: () => Storage, userId: string): boolean {
  try {
    const storage = openStorage();
    const owner = storage.getItem(storageKey);
    const hasOtherOwner = owner !== null && owner !== userId;
    if (hasOtherOwner) clearBrowserStorage(storage);
    storage.setItem(storageKey, userId);
    return hasOtherOwner;
  } catch {
    // Storage is blocked: nothing was kept.
    return false;
  }
}
