import { accountsTexts } from '../texts.ts';

export const profileTexts = accountsTexts.extend((language) => import(`./texts.${language}.ts`), {
  title: 'Profile',
  sections: 'Profile sections',
  loading: 'Loading your profile',
  errorTitle: 'Your profile could not be loaded',

  saved: 'Saved',

  you: 'You',
  picture: 'Picture',
  pictureAdd: 'Choose a picture of yourself',
  pictureHint: 'Cropped to a square of {side} pixels.',
  pictureUse: 'Use this picture',
  pictureRemove: 'Remove picture',
  pictureRemoving: 'Removing...',
  picturePreview: 'The picture you chose',
  pictureUploading: 'Uploading...',
  emailVerified: 'Confirmed',
  emailUnverified: 'Not confirmed yet. Use the link in your inbox.',
  emailUnverifiedNoMail:
    'Not confirmed yet. This server does not send e-mail; ask its operator for the link.',
  memberSince: 'Member since {date}',

  preferences: 'Preferences',
  theme: 'Theme',
  writesPrompt: 'Embed my prompt in downloads',
  writesPromptLine: 'Anyone with the file can read it.',

  mails: 'E-mails',
  mailsLine: 'Account e-mails, such as password links, are always sent.',
  newSignIn: 'Sign-in from a new browser',
  newSignInLine: "So you notice if it wasn't you.",
  coinsExpiring: 'Coins about to expire',
  coinsExpiringLine: 'A few days before they expire.',
  news: 'News about Adventure',
  newsLine: 'Updates from the operator of this server.',

  secondFactor: 'Two-factor sign-in',
  passwordLine: 'Changing it signs you out on all other devices.',
  passwordFirst: 'You currently sign in another way. With a password, you can also use your e-mail address.',
  currentPassword: 'Current password',
  currentMissing: 'Please enter your current password.',
  changePassword: 'Change password',
  setPassword: 'Set password',
  passwordChanged: 'Password changed.',
  sessionsEnded: {
    one: '{count} other session was signed out.',
    other: '{count} other sessions were signed out.',
  },

  sessions: 'Active sessions',
  sessionsLine: "If you don't recognise a session, sign it out and change your password.",
  sessionOn: '{browser} on {system}',
  unknownBrowser: 'Unknown browser',
  thisSession: 'This browser',
  lastSeen: 'Last active {time}',
  since: 'Signed in {date}',
  endSession: 'Sign out',
  endSessionOf: 'Sign out: {name}',
  ending: 'Signing out...',
  signOutEverywhere: 'Sign out everywhere',
  signOutEverywhereQuestion:
    'This signs you out on every device, including this one. You can log in again afterwards.',

  waysIn: 'Ways to sign in',
  wayPassword: 'E-mail and password',
  linkedOn: 'Since {date}',
  link: 'Link {name}',
  linked: '{name} is linked.',
  unlink: 'Unlink',
  unlinkOf: 'Unlink {name}',
  unlinking: 'Unlinking...',
  onlyWay: 'Your only way to sign in',

  data: 'Your data',
  download: 'Download all my data',
  downloadLine: 'A zip with your pictures, records and coin history.',
  downloadLineCoinFree: 'A zip with your pictures and records.',
  delete: 'Delete my account',
  deleteLine: {
    one: 'All personal data is deleted after {count} day. Until then you can undo it here.',
    other: 'All personal data is deleted after {count} days. Until then you can undo it here.',
  },
  deleteQuestion: {
    one: 'Your pictures, coins and settings will be permanently deleted after {count} day. To undo this, log in before then and choose “Keep my account” in your profile. Other devices are signed out now.',
    other:
      'Your pictures, coins and settings will be permanently deleted after {count} days. To undo this, log in before then and choose “Keep my account” in your profile. Other devices are signed out now.',
  },
  deletePlan:
    'Your subscription stops renewing now and any planned change is cancelled. If you keep the account, the subscription continues.',
  deleteType: 'Type {email} to confirm',
  deleteMismatch: "This is not your account's e-mail address.",
  deleting: 'Deleting...',
  deletionDue: 'Your account will be deleted on {date}.',
  keep: 'Keep my account',
  keeping: 'Keeping...',
});
