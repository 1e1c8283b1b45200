import { defineTexts } from '#web/i18n/catalogue.ts';

export const supportTexts = defineTexts((language) => import(`./texts.${language}.ts`), {
  title: 'Support',
  lead: 'How to get help, and how fast.',
  ways: 'Get help',
  contact: 'Contact us',
  contactLine: 'Use the form and we reply by e-mail. You need to be signed in.',
  tutorial: 'Tutorial',
  tutorialLine: 'The first thumbnail, step by step, with pictures of the studio.',
  community: 'Community',
  communityLine: 'Ask other creators and the people who build Adventure.',
  updates: 'Updates',
  updatesLine: 'What changed, and whether your problem is already fixed.',
  email: 'E-mail',
  hours: 'Response times',
  hoursLine: 'From the moment your message arrives.',
  plan: 'Plan',
  answer: 'Reply',
  within: { one: 'within {count} hour', other: 'within {count} hours' },
  none: 'no guaranteed time',
  priority: 'priority support, directly from the developers',
  yours: 'your plan',
  charged: 'When a picture fails',
  chargedLine:
    'You are not charged: your coins are returned automatically. If the server failed, the message shows a request ID. Include it when you write, so we can find the cause faster.',
});
