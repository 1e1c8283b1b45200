const storageKey = 'adventure-logged-out';

/** Makes the login page confirm the logout: the logout page redirects too soon to be read, or read aloud. */
export function requestLogoutNotice(): void {
  try {
    sessionStorage.setItem(storageKey, 'true');
  } catch {
    // Storage is blocked: the login page shows no confirmation.
  }
}

export function hasLogoutNotice(): boolean {
  try {
    return sessionStorage.getItem(storageKey) !== null;
  } catch {
    return false;
  }
}

/** Called once the confirmation was shown. */
export function clearLogoutNotice(): void {
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // Storage is blocked: there is none.
  }
}
