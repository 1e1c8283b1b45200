export const paymentSuccessTextsEn = {
  title: 'Payment',
  checking: 'Asking the server for your plan',
  paidTitle: 'Your plan is {plan}',
  paidLine: 'This is what the server says at this moment. You have {coins}.',
  coins: { one: '{count} coin', other: '{count} coins' },
  freeTitle: 'Your plan is still Free',
  freeLine:
    'The server knows of no payment for this account. If you have just paid, the confirmation can take a minute: check again. You are not charged twice.',
  notSetUp: 'Payments are not set up on this server yet. If you came here by a link, nothing was bought.',
  again: 'Check again',
  checkingAgain: 'Checking...',
  studio: 'Go to the studio',
  plans: 'Look at the plans',
  contact: 'Write to us',
  failedTitle: 'The plan could not be looked up',
} as const;
