import { defineTexts } from '#web/i18n/catalogue.ts';

export const supportTextsEn = {
  title: 'Support',
  lead: 'How to get help, and how fast.',
  ways: 'Get help',
  contact: 'Write to us',
  contactLine: 'A form, answered by e-mail. You need to be signed in.',
  tutorial: 'Tutorial',
  tutorialLine: 'The first thumbnail, step by step, with pictures of the studio.',
  community: 'Community',
  communityLine: 'Ask other creators and the people who build Adventure.',
  updates: 'Updates',
  updatesLine: 'What changed, and whether your problem is already solved.',
  email: 'E-mail',
  hours: 'Answer times',
  hoursLine: 'Counted from the moment your message arrives.',
  plan: 'Plan',
  answer: 'Answer',
  within: { one: 'within {count} hour', other: 'within {count} hours' },
  none: 'no time promised',
  priority: 'priority support, directly from the developers',
  yours: 'your plan',
  charged: 'When a picture fails',
  chargedLine:
    'You are not charged: the coins come back by themselves. If the server failed, the message names a request number. Put it into your letter, and we find the cause faster.',
} as const;

export const supportTexts = defineTexts(supportTextsEn, (language) => import(`./texts.${language}.ts`));
