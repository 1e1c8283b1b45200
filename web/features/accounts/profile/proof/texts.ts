import { defineTexts } from '#web/i18n/catalogue.ts';

export const proofTextsEn = {
  title: 'Confirm that it is you',
  line: {
    one: 'You signed in a while ago, and this concerns your whole account. We ask again after {count} minute.',
    other:
      'You signed in a while ago, and this concerns your whole account. We ask again after {count} minutes.',
  },
  password: 'Password',
  passwordMissing: 'Please enter your password.',
  confirm: 'Confirm',
  confirming: 'Checking...',
  withPassword: 'Use your password instead',
  withCode: 'Have a code mailed instead',
  codeLine: 'We mail a code to {email}, which you type here.',
  codeSent: 'We have mailed a code to {email}. Type it here.',
  codeKept:
    'This server does not send mail: its operator has the code for {email}. Ask for it, and type it here.',
  code: 'Code',
  codeMissing: 'Please enter the code.',
  sendCode: 'Mail me a code',
  sendAgain: 'Send another one',
  sending: 'Sending...',
  providerLine: 'Or sign in once more. You come back to your profile and begin this again.',
  withProvider: 'Sign in with {name}',
} as const;

export const proofTexts = defineTexts(proofTextsEn, (language) => import(`./texts.${language}.ts`));
