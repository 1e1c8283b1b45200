import { accountLimits, coinLimits } from '#contract/limits.ts';
import { siteTexts } from '#web/i18n/site-texts.ts';

/** Headings and paragraphs of terms and privacy policy; the order is in `legal-text.tsx`. */
export const legalTexts = siteTexts.extend((language) => import(`./texts.${language}.ts`), {
  updated: 'Last updated: 28 January 2025',
  sections: 'On this page',

  operatorTitle: 'Who runs this service',
  operatorNamed: 'This server is run by {name}, called the operator here.',
  operatorUnnamed:
    'This server is run by the person or company that gave you its address, called the operator here. They have not published their name.',
  operatorAddress: 'Postal address: {address}',
  operatorEmail: 'E-mail: {email}',

  serviceTitle: 'The service',
  service:
    'Adventure is a studio for making thumbnails and images from text and pictures. The operator provides it over the web, with the tools and plans shown on its pages.',
  serviceCoinFree:
    'Adventure is a studio for making thumbnails and images from text and pictures. The operator provides it over the web, with the tools shown on its pages.',
  accountTitle: 'Your account',
  account:
    'You need an account with a working e-mail address. You must be old enough to enter into a contract where you live, or have the permission of a parent or guardian. Do not share your password; you are responsible for what is done with your account.',
  coinsTitle: 'Coins and plans',
  coins: `Every action costs the coins that its button shows. Coins are reserved when a picture is started and returned when it fails or is cancelled before it is finished. New accounts get ${coinLimits.signupCoins} free coins, which can expire. The coins of a plan renew monthly and are valid for ${coinLimits.planDays} days. Coins are not money and cannot be paid out.`,
  contentTitle: 'What you make',
  content:
    'You keep the rights to the text and pictures you bring. Free accounts co-own their images with the provider, paid accounts keep full ownership. Co-owned means that you may publish and sell the image, without asking and for ever, and the operator may show it in the showcase. You are responsible for having the right to use what you upload, and for how you use what you make.',
  contentFull:
    'You keep the rights to the text and pictures you bring, and you own the images you make, on every plan. You are responsible for having the right to use what you upload, and for how you use what you make.',
  contentFullCoinFree:
    'You keep the rights to the text and pictures you bring, and you own the images you make. You are responsible for having the right to use what you upload, and for how you use what you make.',
  conductTitle: 'What is not allowed',
  conduct:
    'Do not make pictures that break the law, deceive people about real persons or events, show sexual content involving minors, or harass anyone. Do not try to get around limits, prices or safety measures. Accounts that do may be closed.',
  conductCoinFree:
    'Do not make pictures that break the law, deceive people about real persons or events, show sexual content involving minors, or harass anyone. Do not try to get around limits or safety measures. Accounts that do may be closed.',
  endingTitle: 'Deleting your account',
  ending: `You can delete your account in your profile at any time. It is deleted after ${accountLimits.deletionGraceDays} days, so that you can change your mind. Your pictures, personal data and unused coins are then gone. Download what you want to keep first.`,
  endingCoinFree: `You can delete your account in your profile at any time. It is deleted after ${accountLimits.deletionGraceDays} days, so that you can change your mind. Your pictures and personal data are then gone. Download what you want to keep first.`,
  warrantyTitle: 'No guarantee',
  warranty:
    'The service is provided as is. It may be interrupted, and pictures may not turn out as you hoped. As far as the law allows, the operator is not liable for lost profit or lost data; keep copies of what matters to you. Your legal rights as a consumer are not affected.',
  changesTitle: 'Changes',
  changes:
    'These terms may change. The date at the top shows the last change; we tell you about important changes before they take effect.',

  keptTitle: 'What is kept',
  kept: 'Your name and e-mail address, a protected form of your password, your prompts and settings, the pictures you upload and make, photos of your face if you agree to keep them, your coin history, and the messages you send to the operator. The server also keeps short technical logs with network addresses, without your prompts.',
  keptCoinFree:
    'Your name and e-mail address, a protected form of your password, your prompts and settings, the pictures you upload and make, photos of your face if you agree to keep them, and the messages you send to the operator. The server also keeps short technical logs with network addresses, without your prompts.',
  purposeTitle: 'What it is used for',
  purpose:
    'To provide the service: to sign you in, make and store your pictures, count your coins, reply to you, and protect the service from abuse. Your data is not sold or used for advertising.',
  purposeCoinFree:
    'To provide the service: to sign you in, make and store your pictures, reply to you, and protect the service from abuse. Your data is not sold or used for advertising.',
  whereTitle: 'Where it is kept',
  where:
    "On the operator's server and storage. Pictures are private: their addresses are signed, expire after a short time, and are given only to you unless you share a picture yourself.",
  othersTitle: 'Who else receives it',
  others:
    'No one, unless the operator has set up an outside service. A picture engine receives the prompt and reference images of a job, a sign-in provider learns that you sign in here, and a mail server carries our e-mails to you. These pages have no advertising, tracking or third-party scripts. If the operator has set up a transcription engine, it receives your recordings, which this server does not keep. Otherwise your browser transcribes them, and its vendor may receive them.',
  browserTitle: 'What your browser keeps',
  browser:
    'A session cookie that scripts cannot read, your language (also as a cookie), your settings, and a copy of your profile without secrets, so that pages load faster. Signing out removes everything except language and theme.',
  durationTitle: 'How long it is kept',
  duration: `Pictures and prompts: until you delete them. Personal data: until ${accountLimits.deletionGraceDays} days after you delete your account. The totals of the coin history are kept without your name for accounting.`,
  durationCoinFree: `Pictures and prompts: until you delete them. Personal data: until ${accountLimits.deletionGraceDays} days after you delete your account.`,
  rightsTitle: 'Your rights',
  rights:
    'You may see, correct, export and delete the data kept about you. Use your profile to change your details, download all your data, or delete your account. For anything else, contact the operator, who replies within the legal time limit.',
});
