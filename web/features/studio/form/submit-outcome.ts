import { ApiError } from '#web/api/api-error.ts';

/** Where a refused or failed submission of Generate is reported. */
export type SubmitOutcome =
  /** The out-of-coins popup. */
  | 'out_of_coins'
  /** The popup about plans that include the tool. */
  | 'premium'
  /** The Content Policy Alert. */
  | 'policy'
  /** The dialog of a failed generation: a server error; the same submission may be tried again. */
  | 'failed'
  /** The server's sentence at the prompt: the input must change. */
  | 'at_prompt'
  /** A sentence at the button: the same submission may be tried again. */
  | 'at_button';

/**
 * Classifies an error by its stable code. Also reads the message, for intermediate servers that answer only
 * with the specification's words.
 */
export function submitOutcome(thrown: unknown): SubmitOutcome {
  if (!(thrown instanceof ApiError)) return 'at_button';
  if (thrown.code === 'insufficient_coins' || thrown.message.includes('Insufficient coins')) {
    return 'out_of_coins';
  }
  if (isPremiumMessage(thrown)) return 'premium';
  if (isPolicyMessage(thrown.code, thrown.message)) return 'policy';
  if (thrown.status >= 500) return 'failed';
  return thrown.status === 422 ? 'at_prompt' : 'at_button';
}

function isPremiumMessage({ code, status, message }: ApiError): boolean {
  return code === 'premium_required' || (status === 403 && /premium|paid plan/i.test(message));
}

/** Whether an error reports a violation of the content policy. */
export function isPolicyMessage(code: string, message: string): boolean {
  return code === 'content_policy' || /safety system|moderation|content policy/i.test(message);
}

/** Whether the server may have accepted a submission whose answer did not arrive. */
export function isUnsettled(thrown: unknown): boolean {
  if (!(thrown instanceof ApiError)) return true;
  return thrown.code === 'network' || thrown.code === 'bad_response' || thrown.status >= 500;
}

/**
 * Codes that say nothing about an earlier attempt of the same submission, or that come from an intermediate
 * server.
 */
const uncertainCodes: readonly string[] = [
  'network',
  'bad_response',
  'internal',
  'unavailable',
  'rate_limited',
  'not_signed_in',
];

/** Whether a submission certainly cost nothing: the server received it whole and refused it. */
export function isCertainlyFree(thrown: unknown): boolean {
  return thrown instanceof ApiError && !uncertainCodes.includes(thrown.code);
}
