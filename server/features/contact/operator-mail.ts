import type { ContactTopic } from '#contract/contact.ts';
import { composeMail, type MailBody } from '#server/platform/mail/mail.ts';

const topics: Record<ContactTopic, string> = {
  question: 'Question',
  problem: 'Something does not work',
  billing: 'Plans and payment',
  idea: 'Idea',
  privacy: 'My data',
  other: 'Message',
};

/** Writes the mail with a message to the operator. The user's words are plain text in it. */
export function writeOperatorMail(message: {
  reference: string;
  topic: ContactTopic;
  message: string;
  email: string;
  plan: string;
}): MailBody {
  const { reference, topic, email, plan } = message;
  return composeMail({
    language: 'en',
    subject: `${topics[topic]} (${reference})`,
    greeting: `${email} wrote through the contact form (plan: ${plan}):`,
    paragraphs: message.message.split(/\n+/),
    action: { label: `Reply to ${email}`, url: `mailto:${encodeURIComponent(email)}?subject=${reference}` },
    footer: `Message ${reference} is also in the admin panel. Reply to the person above, not to the sender of this e-mail.`,
  });
}
