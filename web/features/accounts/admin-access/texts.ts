import { accountsTexts } from '../texts.ts';

export const adminAccessTexts = accountsTexts.extend((language) => import(`./texts.${language}.ts`), {
  title: 'Admin access',
  whatItIs: 'Admins manage this server: they see all users and jobs, help users, and edit the public pages.',
  notNamed:
    "Your address is not on the operator's list of admins. Ask the operator to add {email} to ADMIN_EMAILS.",
  named: 'The operator has listed {email} as an admin. Confirm that this address is yours.',
  byMail: 'By e-mail',
  byMailLine: "We'll send a link to {email}. Open it, then come back here.",
  outbox: 'This server does not send e-mail. The operator can find the link in the outbox.',
  checkAgain: 'I have opened it',
  byCode: 'With the code from the server',
  byCodeLine: 'The server prints a code when it starts. The code works once.',
  code: 'Code',
  codeMissing: 'Please enter the code.',
  become: 'Become admin',
  checking: 'Checking...',
  noCode: 'Confirm your address first, or ask the operator to restart the server for a new code.',
  isAdmin: 'You are an admin.',
  toAdmin: 'Go to the admin panel',
  toStudio: 'Back to the studio',
  notYet: 'Not yet: your address is not confirmed.',
  loading: 'Loading',
});
