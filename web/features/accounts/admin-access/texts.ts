import { defineTexts } from '#web/i18n/catalogue.ts';

export const adminAccessTextsEn = {
  title: 'Admin access',
  whatItIs:
    'Admins run this server: they see all users and jobs, give coins and plans, and write what stands on the public pages.',
  notNamed:
    'Your address is not among those that the operator has named. Ask whoever runs this server to add {email} to ADMIN_EMAILS.',
  named: 'The operator has named your address, {email}. Prove that it is yours, and the right is yours.',
  byMail: 'By mail',
  byMailLine: 'We send a link to {email}. Open it, and come back here.',
  sendLink: 'Send the link',
  sending: 'Sending...',
  sent: 'Sent. Look into your mail.',
  outbox: 'Kept in the outbox, since this server sends no mail. Its operator reads it there.',
  checkAgain: 'I have opened it',
  byCode: 'By the code of the server',
  byCodeLine: 'The server prints a code when it starts. It works once.',
  code: 'Code',
  codeMissing: 'Please enter the code.',
  become: 'Become admin',
  checking: 'Checking...',
  noCode: 'Prove your address first, or ask the operator to start the server anew for a code.',
  isAdmin: 'You are an admin.',
  toAdmin: 'Go to the admin panel',
  toStudio: 'Back to the studio',
  notYet: 'Not yet: the address is not proven.',
  loading: 'Loading',
} as const;

export const adminAccessTexts = defineTexts(
  adminAccessTextsEn,
  (language) => import(`./texts.${language}.ts`),
);
