import { uiTexts } from '#web/ui/ui-texts.ts';

/** Texts of two-factor sign-in in the profile. */
export const secondFactorTexts = uiTexts.extend((language) => import(`./texts.${language}.ts`), {
  line: 'Signing in with your password then also needs a code from an app on your phone.',
  on: 'On since {date}.',
  left: {
    one: '{count} recovery code left.',
    other: '{count} recovery codes left.',
  },
  noPassword: 'You sign in with another provider, which can ask for a code itself.',
  turnOn: 'Turn on',
  turnOff: 'Turn off',
  scanTitle: 'Turn on two-factor sign-in',
  scanLine:
    'Scan this with an authenticator app, or type the key into it. Then enter the code that the app shows.',
  qr: 'QR code for the authenticator app',
  key: 'Key',
  code: 'Code',
  codeOrRecovery: 'Code or recovery code',
  codeMissing: 'Please enter the code.',
  confirm: 'Confirm',
  confirming: 'Confirming...',
  cancel: 'Cancel',
  keepTitle: 'Keep your recovery codes',
  keepLine: 'Each signs you in once if you lose your phone. They are not shown again.',
  download: 'Download',
  done: 'I have kept them',
  fileTitle: 'Adventure recovery codes for {email}',
  newCodes: 'New recovery codes',
  newCodesLine: 'The ones you have now stop working.',
  getNewCodes: 'Get new codes',
  offTitle: 'Turn off two-factor sign-in',
  offLine: 'Signing in then needs only your password.',
  isOff: 'Two-factor sign-in is off.',
});
