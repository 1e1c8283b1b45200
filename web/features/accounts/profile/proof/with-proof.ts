import { hasCode } from '#web/api/api-error.ts';

/** Answers whether the user has proven that it is them. */
type Ask = () => Promise<boolean>;

let ask: Ask | null = null;

/** The dialog's host says how to ask; answers how to stop. */
export function onProofAsked(asked: Ask): () => void {
  ask = asked;
  return () => {
    ask = null;
  };
}

/**
 * Does what a session alone may not do. Where the server wants a proof, it asks the user for one and then does it again;
 * it rejects with the refusal where they do not give it.
 */
export async function withProof<Answer>(act: () => Promise<Answer>): Promise<Answer> {
  try {
    return await act();
  } catch (thrown) {
    if (!hasCode(thrown, 'proof_required') || !(await ask?.())) throw thrown;
    return act();
  }
}
