import type { MailTexts } from './texts.ts';

export const texts: MailTexts = {
  greeting: 'Hello {name},',
  namelessGreeting: 'Hello,',
  footer: 'Sent by Adventure at {site}.',
  mails: {
    verifyEmail: {
      subject: 'Confirm your e-mail address',
      paragraphs: [
        'Please confirm that this is your e-mail address. The link works once, for {hours} hours.',
        'If you did not sign up, ignore this e-mail.',
      ],
      action: 'Confirm address',
    },
    resetPassword: {
      subject: 'Set a new password',
      paragraphs: [
        'We received a request for a new password for your account. The link works once, for {minutes} minutes.',
        "If it wasn't you, ignore this e-mail: your password stays the same.",
      ],
      action: 'Set a new password',
    },
    passwordChanged: {
      subject: 'Your password was changed',
      paragraphs: [
        "Your account's password was changed, and all other sessions were signed out.",
        "If it wasn't you, set a new password immediately.",
      ],
      action: 'Set a new password',
    },
    accountLinked: {
      subject: 'A new way to sign in was added',
      paragraphs: [
        'You can now also sign in to your account with {provider} ({address}).',
        "If it wasn't you, remove it in your profile and change your password.",
      ],
      action: 'Open your profile',
    },
    newSignIn: {
      subject: 'New sign-in to your account',
      paragraphs: [
        'Someone signed in to your account from a new browser: {device}.',
        "If it was you, you don't need to do anything. If it wasn't, choose “Sign out everywhere” in your profile and change your password.",
      ],
      action: 'Open your profile',
    },
    deletionPlanned: {
      subject: 'Your account will be deleted',
      paragraphs: [
        'As you requested, your account and everything in it will be deleted on {date}.',
        'If you change your mind, sign in before then and choose “Keep my account”.',
      ],
      action: 'Keep my account',
    },
    deletionByAdmin: {
      subject: 'Your account will be deleted',
      paragraphs: [
        'An admin of {site} has decided to delete your account. It and everything in it will be deleted on {date}.',
        'If you do not agree, sign in before then and choose “Keep my account”, or write to us.',
      ],
      action: 'Keep my account',
    },
    deletionAtOnce: {
      subject: 'Your account was deleted',
      paragraphs: [
        'An admin of {site} has deleted your account and everything in it. This cannot be undone.',
        'If you have a question about it, write to us.',
      ],
      action: 'Contact us',
    },
    deletionCancelledByAdmin: {
      subject: 'Your account will be kept',
      paragraphs: [
        'An admin of {site} has cancelled the deletion of your account. Everything in it is kept.',
        'If you still want to delete it, you can do so in your profile.',
      ],
      action: 'Open your profile',
    },
    sessionsEndedByAdmin: {
      subject: 'You were signed out everywhere',
      paragraphs: [
        'An admin of {site} has signed you out on all devices. Your account and your pictures are unchanged.',
        'Sign in again to continue. If another person may know your password, set a new one.',
      ],
      action: 'Set a new password',
    },
    reauthenticationCode: {
      subject: 'Your confirmation code',
      paragraphs: [
        "To confirm that it's you, enter this code:",
        "It works once, for {minutes} minutes, and only in the browser that requested it. Don't share it with anyone.",
        'If you did not request it, another person may be using your session: choose “Sign out everywhere” in your profile.',
      ],
      action: 'Open your profile',
    },
    secondFactorOn: {
      subject: 'Two-factor sign-in is on',
      paragraphs: [
        'From now on, signing in with your password also needs a code from your authenticator app. All other sessions were signed out.',
        "If it wasn't you, set a new password immediately and write to us.",
      ],
      action: 'Open your profile',
    },
    secondFactorOff: {
      subject: 'Two-factor sign-in is off',
      paragraphs: [
        'Signing in to your account needs only your password again.',
        "If it wasn't you, set a new password immediately and turn it on again in your profile.",
      ],
      action: 'Open your profile',
    },
    secondFactorReset: {
      subject: 'Two-factor sign-in was reset',
      paragraphs: [
        'An admin of {site} has turned off the two-factor sign-in of your account and signed you out on all devices.',
        'Sign in with your password and set it up again in your profile. If you did not ask for this, set a new password.',
      ],
      action: 'Set a new password',
    },
    recoveryCodesRenewed: {
      subject: 'You have new recovery codes',
      paragraphs: [
        'The recovery codes for your two-factor sign-in were replaced. The earlier ones no longer work.',
        "If it wasn't you, set a new password immediately and write to us.",
      ],
      action: 'Open your profile',
    },
    coinsExpiring: {
      subject: 'Your free coins expire soon: {coins}',
      paragraphs: [
        'The free coins from your sign-up expire on {date}. Unused: {coins}.',
        'Use them before then. You can turn off these e-mails in your profile.',
      ],
      action: 'Open the studio',
    },
    otherCoinsExpiring: {
      subject: 'Some of your coins expire soon: {coins}',
      paragraphs: [
        'Some of your coins expire on {date}. Unused: {coins}.',
        'Use them before then. You can turn off these e-mails in your profile.',
      ],
      action: 'Open the studio',
    },
    paymentFailed: {
      subject: 'A payment for your {plan} plan failed',
      paragraphs: [
        'We could not collect the payment for your {plan} plan. We will try again over the next few days, and your plan stays active until then.',
        'Please check your payment method: choose “Manage Subscription” on the pricing page.',
      ],
      action: 'View plans',
    },
    subscriptionEnded: {
      subject: 'Your {plan} plan has ended',
      paragraphs: [
        'Your {plan} plan has ended, and you are now on the free plan. You will not be charged again.',
        'You keep your pictures, and your coins until they expire. You can subscribe again at any time.',
      ],
      action: 'View plans',
    },
  },
};
