import type { ContactMessage, ContactTopic } from '#contract/contact.ts';
import { hourMs } from '#contract/durations.ts';
import { sourceLanguage } from '#contract/languages.ts';
import { contactLimits } from '#contract/limits.ts';
import { can, plans } from '#contract/plans.ts';
import { AppError } from '#server/platform/app-error.ts';
import { composeMail, type MailBody } from '#server/platform/mail/mail.ts';
import type { ContactDeps } from './deps.ts';
import { referenceOf } from './present.ts';
import { looksLikeSpam } from './spam.ts';
import { findRepeat, insertMessage } from './store.ts';

/**
 * Stores a message and mails it to the operator if mail is configured. The same text again within a day
 * returns the first reference and is not stored twice. Throws `looks_like_spam`.
 */
export async function sendMessage(
  deps: ContactDeps,
  userId: string,
  input: ContactMessage,
): Promise<{ reference: string; supportHours: number | null }> {
  if (looksLikeSpam(input)) throw new AppError('looks_like_spam');
  const { database, clock, newId, mail } = deps;
  const { topic, message, email } = input;
  const planName = await deps.planOf(userId);
  const plan = plans[planName];
  const { supportHours } = plan;
  const isPriority = can(planName, 'prioritySupport');
  const createdAt = clock.now();
  const since = new Date(createdAt.getTime() - contactLimits.repeatHours * hourMs);
  const earlier = await findRepeat(database.db, { userId, message, since });
  if (earlier) return { reference: referenceOf(earlier.id), supportHours };
  const id = newId();
  const reference = referenceOf(id);
  await database.inTransaction(async (tx) => {
    await insertMessage(tx, { id, userId, topic, message, email, isPriority, createdAt });
    // Without SMTP it would only stay in the outbox: the admin panel shows it anyway.
    if (!mail.isSent) return;
    const body = writeOperatorMail({ reference, topic, message, email, plan: plan.label });
    for (const recipient of recipientsOf(deps)) await mail.send(tx, recipient, body);
  });
  return { reference, supportHours };
}

function recipientsOf({ operator, adminEmails }: ContactDeps): readonly string[] {
  return operator.supportEmail === null ? adminEmails : [operator.supportEmail];
}

const topics: Record<ContactTopic, string> = {
  question: 'Question',
  problem: 'Something does not work',
  billing: 'Plans and payment',
  idea: 'Idea',
  privacy: 'My data',
  other: 'Message',
};

/** Writes the mail with a message to the operator. The user's words are plain text in it. */
function writeOperatorMail(message: {
  reference: string;
  topic: ContactTopic;
  message: string;
  email: string;
  plan: string;
}): MailBody {
  const { reference, topic, email, plan } = message;
  return composeMail({
    language: sourceLanguage,
    subject: `${topics[topic]} (${reference})`,
    greeting: `${email} wrote through the contact form (plan: ${plan}):`,
    paragraphs: message.message.split(/\n+/),
    action: { label: `Reply to ${email}`, url: `mailto:${encodeURIComponent(email)}?subject=${reference}` },
    footer: `Message ${reference} is also in the admin panel. Reply to the user above, not to the sender of this e-mail.`,
  });
}
