const storageKey = 'adventure-terms';

/** Whether the terms were accepted in this browser before; the box is then ticked at later logins. */
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
    // Storage is blocked: the box is empty next time.
  }
}
