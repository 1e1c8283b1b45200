import { accountsTexts } from '../../texts.ts';

export const reauthenticationTexts = accountsTexts.extend((language) => import(`./texts.${language}.ts`), {
  title: "Confirm it's you",
  line: {
    one: 'Only you may do this, and you signed in a while ago. We ask again after {count} minute.',
    other: 'Only you may do this, and you signed in a while ago. We ask again after {count} minutes.',
  },
  confirm: 'Confirm',
  confirming: 'Checking...',
  withPassword: 'Use your password instead',
  withCode: 'E-mail me a code instead',
  codeLine: "We'll e-mail a code to {email}. Enter it here.",
  codeSent: 'We e-mailed a code to {email}. Enter it here.',
  codeKept: 'This server does not send e-mail. Ask its operator for the code for {email} and enter it here.',
  code: 'Code',
  codeMissing: 'Please enter the code.',
  sendCode: 'E-mail me a code',
  sendAgain: 'Send another one',
  providerLine: 'Or sign in again. You will return to this page and start over.',
  withProvider: 'Sign in with {name}',
});
