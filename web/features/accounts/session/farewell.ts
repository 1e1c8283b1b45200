const storageKey = 'adventure-logged-out';

/**
 * Has the login page say that somebody was logged out: the logout page is left as soon as it has done its work, which is
 * sooner than anybody can read it or have it read to them.
 */
export function leaveFarewell(): void {
  try {
    sessionStorage.setItem(storageKey, 'true');
  } catch {
    // Storage is blocked: the login page says nothing of it.
  }
}

export function hasFarewell(): boolean {
  try {
    return sessionStorage.getItem(storageKey) !== null;
  } catch {
    return false;
  }
}

/** It is said once. */
export function forgetFarewell(): void {
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // Storage is blocked: there is none.
  }
}
