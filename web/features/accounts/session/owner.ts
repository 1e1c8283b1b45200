import { clearBrowserStorage } from './sign-out.ts';

const storageKey = 'adventure-owner';

/**
 * Makes what this browser keeps belong to the person who is signed in now. Answers whether it belonged to somebody
 * else: their drafts are gone then, and so must be what the page holds in its memory.
 */
export function takeOwnership(openStorage: () => Storage, userId: string): boolean {
  try {
    const storage = openStorage();
    const owner = storage.getItem(storageKey);
    const isOthers = owner !== null && owner !== userId;
    if (isOthers) clearBrowserStorage(storage);
    storage.setItem(storageKey, userId);
    return isOthers;
  } catch {
    // Storage is blocked: nothing was kept.
    return false;
  }
}
