import { adminTexts } from '../texts.ts';

export const messagesTexts = adminTexts.extend((language) => import(`./texts.${language}.ts`), {
  newOnes: 'New',
  read: 'Read',
  doneOnes: 'Done',
  noMessages: 'No messages here',
  noMessagesLine: 'Messages from the contact page arrive here.',
  markRead: 'Mark as read',
  markDone: 'Mark as done',
  markNew: 'Mark as new',
  answer: 'Reply by e-mail',
  reference: 'Reference {reference}',
  topicQuestion: 'Question',
  topicProblem: 'Problem',
  topicBilling: 'Billing',
  topicIdea: 'Idea',
  topicPrivacy: 'Privacy',
  topicOther: 'Other',
  priorityMessage: 'Direct support',
});
