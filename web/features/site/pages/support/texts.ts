import { siteTexts } from '#web/i18n/site-texts.ts';

export const supportTexts = siteTexts.extend((language) => import(`./texts.${language}.ts`), {
  lead: 'How to get help, and how fast.',
  ways: 'Get help',
  contact: 'Contact us',
  contactLine: 'Use the form and we reply by e-mail. You need to be signed in.',
  tutorialLine: 'The first thumbnail, step by step, with pictures of the studio.',
  communityLine: 'Ask other creators and the people who build Adventure.',
  updatesLine: 'What changed, and whether your problem is already fixed.',
  hours: 'Response times',
  hoursLine: 'From the moment your message arrives.',
  answer: 'Reply',
  within: { one: 'within {count} hour', other: 'within {count} hours' },
  none: 'no guaranteed time',
  priority: 'priority support, directly from the developers',
  charged: 'When a picture fails',
  chargedLine:
    'You are not charged: your coins are returned automatically. If the server failed, the message shows a request ID. Include it when you write, so we can find the cause faster.',
});
