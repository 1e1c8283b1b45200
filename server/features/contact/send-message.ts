import type { ContactMessage } from '#contract/contact.ts';
import { contactLimits } from '#contract/limits.ts';
import { plans } from '#contract/plans.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import type { ContactDeps } from './deps.ts';
import { referenceOf } from './present.ts';
import { looksLikeSpam } from './spam.ts';
import { findRepeat, insertMessage } from './store.ts';

/**
 * Keeps a message and mails it to the operator where mail is set up. The same words again within a day are the same
 * message: they answer with its reference and are not kept twice. Throws `looks_like_spam`.
 */
export async function sendMessage(
  deps: ContactDeps,
  userId: string,
  input: ContactMessage,
): Promise<{ reference: string; supportHours: number | null }> {
  if (looksLikeSpam(input)) throw new AppError('looks_like_spam');
  const { database, clock, newId } = deps;
  const { topic, message, email } = input;
  const { supportHours } = plans[await deps.planOf(userId)];
  const createdAt = clock.now();
  const since = new Date(createdAt.getTime() - contactLimits.repeatHours * 3_600_000);
  const earlier = await findRepeat(database.db, { userId, message, since });
  if (earlier) return { reference: referenceOf(earlier.id), supportHours };
  const id = newId();
  await insertMessage(database.db, { id, userId, topic, message, email, createdAt });
  return { reference: referenceOf(id), supportHours };
}
