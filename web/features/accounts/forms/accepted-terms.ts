const storageKey = 'adventure-terms';
/** The date of the terms in `web/features/legal`. New terms are accepted again. */
const version = '2025-01-28';

/** Whether the current terms were accepted in this browser; the box is then ticked at later logins. */
export function hasAcceptedTerms(): boolean {
  try {
    return localStorage.getItem(storageKey) === version;
  } catch {
    return false;
  }
}

export function rememberAcceptedTerms(): void {
  try {
    localStorage.setItem(storageKey, version);
  } catch {
    // Storage is blocked: the box is empty next time.
  }
}
