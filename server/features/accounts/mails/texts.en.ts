import type { MailTexts } from './texts.ts';

export const texts: MailTexts = {
  greeting: 'Hello {name},',
  namelessGreeting: 'Hello,',
  footer: 'This mail came from Adventure at {site}.',
  mails: {
    verifyEmail: {
      subject: 'Confirm your e-mail address',
      paragraphs: [
        'Please confirm that this is your address. The link works for {hours} hours, and once.',
        'If you did not sign up, ignore this mail.',
      ],
      action: 'Confirm address',
    },
    resetPassword: {
      subject: 'Set a new password',
      paragraphs: [
        'Somebody, hopefully you, asked for a new password for your account. The link works for {minutes} minutes, and once.',
        'If it was not you, ignore this mail: your password stays as it is.',
      ],
      action: 'Set a new password',
    },
    passwordChanged: {
      subject: 'Your password was changed',
      paragraphs: [
        'The password of your account was changed, and all other sessions were ended.',
        'If it was not you, set a new password at once.',
      ],
      action: 'Set a new password',
    },
    accountLinked: {
      subject: 'Another way to sign in was added',
      paragraphs: [
        'From now on you can sign in to your account with {provider} ({address}), too.',
        'If it was not you, remove it in your profile and change your password.',
      ],
      action: 'Open your profile',
    },
    newSignIn: {
      subject: 'A new sign-in to your account',
      paragraphs: [
        'Somebody signed in to your account on a browser that we have not seen before: {device}.',
        'If it was you, there is nothing to do. If not, choose "Sign out everywhere" in your profile and change your password.',
      ],
      action: 'Open your profile',
    },
    deletionPlanned: {
      subject: 'Your account will be deleted',
      paragraphs: [
        'As you asked, your account and everything in it will be deleted on {date}.',
        'Until then, sign in and choose "Keep my account" if you change your mind.',
      ],
      action: 'Keep my account',
    },
    proofCode: {
      subject: 'Your confirmation code',
      paragraphs: [
        'To confirm that it is you, type this code where you were asked for it:',
        'It works for {minutes} minutes, once, and only in the browser that asked for it. Give it to nobody.',
        'If you did not ask for it, somebody may be using your session: choose "Sign out everywhere" in your profile.',
      ],
      action: 'Open your profile',
    },
    coinsExpiring: {
      subject: 'Your free coins expire soon: {coins}',
      paragraphs: [
        'The coins from your sign-up expire on {date}. Not used yet: {coins}.',
        'Make something with them until then. You can switch this mail off in your profile.',
      ],
      action: 'Open the studio',
    },
    otherCoinsExpiring: {
      subject: 'Some of your coins expire soon: {coins}',
      paragraphs: [
        'Some of your coins expire on {date}. Not used yet: {coins}.',
        'Make something with them until then. You can switch this mail off in your profile.',
      ],
      action: 'Open the studio',
    },
    paymentFailed: {
      subject: 'A payment for your {plan} plan failed',
      paragraphs: [
        'The payment for your {plan} plan could not be collected. It is tried again in the next days, and your plan goes on until then.',
        'Please check your payment method: choose "Manage Subscription" on the page of the plans.',
      ],
      action: 'Open the plans',
    },
    subscriptionEnded: {
      subject: 'Your {plan} plan has ended',
      paragraphs: [
        'Your {plan} plan has ended, and you are on the free plan now. No further payment is collected.',
        'Your pictures stay yours, and your coins until they expire. You can subscribe again at any time.',
      ],
      action: 'See the plans',
    },
  },
};
