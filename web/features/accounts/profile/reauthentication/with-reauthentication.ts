import { hasCode } from '#web/api/api-error.ts';

/** Resolves with whether the user has reauthenticated. */
type Ask = () => Promise<boolean>;

let ask: Ask | null = null;

/** Registers the dialog's host. Returns its unsubscribe function. */
export function onReauthenticationNeeded(listener: Ask): () => void {
  ask = listener;
  return () => {
    ask = null;
  };
}

/**
 * Runs a call that may need reauthentication. If the server requires it, asks the user and runs the
 * call again; rejects with the server's refusal if the user declines.
 */
export async function withReauthentication<Answer>(run: () => Promise<Answer>): Promise<Answer> {
  try {
    return await run();
  } catch (thrown) {
    if (!hasCode(thrown, 'reauthentication_required') || !(await ask?.())) throw thrown;
    return run();
  }
}
