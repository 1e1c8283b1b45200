const storageKey = 'adventure-terms';

/** Whether somebody accepted the terms in this browser before; they need not tick the box at every login. */
export function hasAcceptedTerms(): boolean {
  try {
    return localStorage.getItem(storageKey) === 'accepted';
  } catch {
    return false;
  }
}

export function rememberAcceptedTerms(): void {
  try {
    localStorage.setItem(storageKey, 'accepted');
  } catch {
    // Storage is blocked: the box is empty the next time.
  }
}
