import { defineTexts } from '#web/i18n/catalogue.ts';

export const paymentSuccessTexts = defineTexts((language) => import(`./texts.${language}.ts`), {
  title: 'Payment',
  checking: 'Checking your plan',
  paidTitle: 'Your plan is {plan}',
  paidLine: 'You have {coins}.',
  coins: { one: '{count} coin', other: '{count} coins' },
  originLine: '{bought} bought with your plan, {given} given to you.',
  freeTitle: 'You are still on the free plan',
  freeLine:
    "We found no paid plan. If you have just paid, confirmation can take a minute: check again. You won't be charged twice.",
  byLink: 'If you only followed a link to this page, nothing was bought.',
  again: 'Check again',
  checkingAgain: 'Checking...',
  studio: 'Go to the studio',
  plans: 'See plans',
  contact: 'Contact us',
  failedTitle: 'Your plan could not be checked',

  asking: 'Checking your payment',
  doneLine: 'Payment confirmed. You have {coins}, and you get more every month.',
  overTitle: 'The plan you paid for has ended',
  overLine: 'The payment was confirmed, but its period is over. You have {coins}.',
  confirmingTitle: 'Your payment is being confirmed',
  confirmingLine: 'Your plan and coins arrive in a moment. You can leave this page.',
  waiting: 'Waiting for the confirmation',
  lateTitle: 'Your payment is still being confirmed',
  lateLine:
    "Confirmation is taking longer than usual. You can leave this page: we'll notify you when your plan and coins arrive. You won't be charged twice.",
  lateHelp: 'Not there within an hour? Contact us and quote payment number {id}',
  openTitle: 'This payment was not completed',
  openLine: 'You were not charged. Choose a plan to start again.',
  expiredTitle: 'This checkout has expired',
  expiredLine: 'It was cancelled or took too long. You were not charged.',
  notYoursTitle: 'This payment is unavailable',
  unknownTitle: 'Your payment could not be checked',
  unknownLine: 'Your payment is not lost: your plan and coins arrive automatically.',
});
