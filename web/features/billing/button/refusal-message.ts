import { ApiError } from '#web/api/api-error.ts';
import { errorText } from '#web/api/error-texts.ts';

/** Errors whose own sentence says that nothing was charged. */
const selfExplanatoryCodes: readonly string[] = [
  'payment_unavailable',
  'payment_misconfigured',
  'checkout_expired',
  'sandbox_disabled',
  'card_declined',
];

/** Sentences for a missing answer and for an unreadable one. */
export interface Fallbacks {
  noAnswer: string;
  unreadable: string;
}

/** The server's own sentence if it gave one, and whether it leaves open that nothing was charged. */
export function refusalMessage(thrown: unknown, fallbacks: Fallbacks): { sentence: string; isOpen: boolean } {
  if (!(thrown instanceof ApiError) || thrown.code === 'network') {
    return { sentence: fallbacks.noAnswer, isOpen: true };
  }
  if (thrown.code === 'bad_response' && thrown.foreignSentence === undefined)
    return { sentence: fallbacks.unreadable, isOpen: true };
  return { sentence: errorText(thrown), isOpen: !selfExplanatoryCodes.includes(thrown.code) };
}
