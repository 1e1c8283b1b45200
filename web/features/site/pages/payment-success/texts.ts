import { defineTexts } from '#web/i18n/catalogue.ts';

export const paymentSuccessTextsEn = {
  title: 'Payment',
  checking: 'Asking the server for your plan',
  paidTitle: 'Your plan is {plan}',
  paidLine: 'This is what the server says at this moment. You have {coins}.',
  coins: { one: '{count} coin', other: '{count} coins' },
  freeTitle: 'Your plan is still Free',
  freeLine:
    'The server knows of no plan that is paid for at the moment. If you have just paid, the confirmation can take a minute: check again. You are not charged twice.',
  byLink: 'If you came here by a link, nothing was bought.',
  again: 'Check again',
  checkingAgain: 'Checking...',
  studio: 'Go to the studio',
  plans: 'Look at the plans',
  contact: 'Write to us',
  failedTitle: 'The plan could not be looked up',

  asking: 'Asking the server for your payment',
  doneLine: 'The payment is confirmed. You have {coins}, and more come every month.',
  overTitle: 'The plan that you paid for has ended',
  overLine: 'The payment was confirmed, and its time is over. You have {coins}.',
  confirmingTitle: 'Your payment is being confirmed',
  confirmingLine: 'Plan and coins come in a moment. You can stay or go on: they come by themselves.',
  waiting: 'Waiting for the confirmation',
  lateTitle: 'Your payment is still being confirmed',
  lateLine:
    'It was made, and the confirmation takes longer than usual. You can leave this page: plan and coins come by themselves, and a notification says so. You are not charged twice.',
  lateHelp: 'Are they not there within an hour? Write to us and name this payment: {id}',
  openTitle: 'This payment has not been made',
  openLine: 'You were not charged. Go back to the plans to begin again.',
  expiredTitle: 'This checkout is over',
  expiredLine: 'It was given up, or took too long. You were not charged.',
  notYoursTitle: 'This payment cannot be shown',
  unknownTitle: 'The payment could not be looked up',
  unknownLine: 'What was paid is not lost: plan and coins come by themselves.',
} as const;

export const paymentSuccessTexts = defineTexts(
  paymentSuccessTextsEn,
  (language) => import(`./texts.${language}.ts`),
);
