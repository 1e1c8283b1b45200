import type { Call } from '#contract/call.ts';
import { type CallArguments, call, type ResponseOf } from '#web/api/call.ts';
import { withReauthentication } from '#web/features/accounts/lazy.ts';

/**
 * `call`, for what changes something: when the server wants fresh proof of a grave action, asks the admin to
 * confirm their identity and sends it again.
 */
export function adminCall<C extends Call>(definition: C, ...input: CallArguments<C>): Promise<ResponseOf<C>> {
  return withReauthentication(() => call(definition, ...input));
}
