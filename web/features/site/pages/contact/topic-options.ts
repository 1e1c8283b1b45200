import { type ContactTopic, contactTopics } from '#contract/contact.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { contactTexts } from './texts.ts';

const texts = {
  question: 'topicQuestion',
  problem: 'topicProblem',
  billing: 'topicBilling',
  idea: 'topicIdea',
  privacy: 'topicPrivacy',
  other: 'topicOther',
} as const satisfies Record<ContactTopic, string>;

/** The topics of a message, translated. */
export function useTopicOptions() {
  const t = useTexts(contactTexts);
  return contactTopics.map((value) => ({ value, label: t(texts[value]) }));
}
