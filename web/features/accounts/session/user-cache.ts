import { type User, userSchema } from '#contract/accounts.ts';

const storageKey = 'user';

/**
 * The user of the last visit, shown while the server is asked. Parsed, never trusted; contains no secrets.
 */
export function readCachedUser(): User | null {
  try {
    const stored = localStorage.getItem(storageKey);
    const parsed = stored === null ? null : userSchema.safeParse(JSON.parse(stored));
    return parsed?.success ? parsed.data : null;
  } catch {
    return null;
  }
}

export function writeCachedUser(user: User | null): void {
  try {
    if (user === null) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, JSON.stringify(user));
  } catch {
    // Storage is full or blocked: the next visit starts with a spinner.
  }
}
