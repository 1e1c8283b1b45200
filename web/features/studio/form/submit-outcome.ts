import { ApiError } from '#web/api/api-error.ts';

/** What a refused or failed press of Generate leads to. */
export type SubmitOutcome =
  /** The out-of-coins popup. */
  | 'out_of_coins'
  /** The popup about the plans that the tool comes with. */
  | 'premium'
  /** The Content Policy Alert. */
  | 'policy'
  /** The modal of a failed generation: the server broke, and the same press may be tried again. */
  | 'failed'
  /** The server's sentence at the prompt: what was sent must change. */
  | 'at_prompt'
  /** A sentence at the button: the same press may be tried again. */
  | 'at_button';

/**
 * Sorts what came back by its stable code. The words are looked at, too, for servers in between that answer in the
 * words of the specification alone.
 */
export function submitOutcome(thrown: unknown): SubmitOutcome {
  if (!(thrown instanceof ApiError)) return 'at_button';
  if (thrown.code === 'insufficient_coins' || thrown.message.includes('Insufficient coins')) {
    return 'out_of_coins';
  }
  if (thrown.code === 'premium_required') return 'premium';
  if (isPolicyMessage(thrown.code, thrown.message)) return 'policy';
  if (thrown.status >= 500) return 'failed';
  return thrown.status === 422 ? 'at_prompt' : 'at_button';
}

/** Whether an error speaks of content that is not allowed. */
export function isPolicyMessage(code: string, message: string): boolean {
  return code === 'content_policy' || /safety system|moderation|content policy/i.test(message);
}

/** Whether a press may have been taken although its answer did not arrive. */
export function isUnsettled(thrown: unknown): boolean {
  if (!(thrown instanceof ApiError)) return true;
  return thrown.code === 'network' || thrown.code === 'bad_response' || thrown.status >= 500;
}

/** Said before it is known whether an earlier try of the same press was taken, or by whoever stands in between. */
const uncertainCodes: readonly string[] = [
  'network',
  'bad_response',
  'internal',
  'unavailable',
  'rate_limited',
  'not_signed_in',
];

/** Whether it is certain that a press has cost nothing: the server knew it whole, and has refused it. */
export function isSurelyFree(thrown: unknown): boolean {
  return thrown instanceof ApiError && !uncertainCodes.includes(thrown.code);
}
