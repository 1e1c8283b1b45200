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

/** The mail that brings a message to the operator. What the person wrote stands in it as plain text. */
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
    action: { label: `Answer ${email}`, url: `mailto:${encodeURIComponent(email)}?subject=${reference}` },
    footer: `Message ${reference} is kept in the admin panel, too. Answer the person above, not the sender of this mail.`,
  });
}
