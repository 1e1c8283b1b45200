import { adminTexts } from '../texts.ts';

export const outboxTexts = adminTexts.extend((language) => import(`./texts.${language}.ts`), {
  outboxByHand:
    'E-mail is not set up, so pass these on yourself. Anyone who opens a link acts as its recipient; the audit log shows who read which e-mail.',
  outboxWaiting: 'E-mails that are being sent or could not be sent. Only recipients can read them.',
  noMails: 'No e-mails here',
  noMailsLine: 'E-mails that cannot be sent are kept here for {days} days.',
  mailFailed: 'The last attempt failed: {error}',
  mailWaiting: 'Waiting',
  mailRefused: 'Not sent',
  mailKept: 'Kept',
  readMail: 'Show the text',
  readMailTo: 'Show the text of the e-mail to {recipient}',
  hideMail: 'Hide text',
});
