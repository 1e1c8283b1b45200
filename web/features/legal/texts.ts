import { coinLimits } from '#contract/limits.ts';
import { defineTexts } from '#web/i18n/catalogue.ts';

/** Headings and paragraphs of terms and privacy policy; the order is in `legal-text.tsx`. */
export const legalTextsEn = {
  terms: 'Terms of Service',
  privacy: 'Privacy Policy',
  updated: 'Last updated: 28 January 2025',
  sections: 'On this page',

  operatorTitle: 'Who runs this service',
  operatorNamed: 'This server is run by {name}, called the operator here.',
  operatorUnnamed:
    'This server is run by the person or company that gave you its address, called the operator here. They have not set a name.',
  operatorAddress: 'Postal address: {address}',
  operatorEmail: 'E-mail: {email}',

  serviceTitle: 'The service',
  service:
    'Adventure is a studio in which you make thumbnails and images from sentences and pictures. The operator provides it over the web, with the tools and plans that its pages show.',
  accountTitle: 'Your account',
  account:
    'You need an account with a working e-mail address, and you must be old enough to enter into a contract where you live, or have the permission of somebody who may. Keep your password to yourself; what is done with your account counts as done by you.',
  coinsTitle: 'Coins and plans',
  coins: `Every action costs the coins that its button shows. Coins are taken when a picture is started and given back when it fails or is cancelled. New accounts get ${coinLimits.signupCoins} free coins, which can expire. The coins of a plan renew monthly and are valid for ${coinLimits.planDays} days. Coins are not money and cannot be paid out.`,
  contentTitle: 'What you make',
  content:
    'You keep the rights to the sentences and pictures that you bring. Free accounts co-own their images with the provider, paid accounts keep full ownership. You are responsible for having the right to use what you upload, and for how you use what you make.',
  conductTitle: 'What is not allowed',
  conduct:
    'Do not make pictures that break the law, deceive people about real persons or events, show sexual content with minors, or harass anybody. Do not try to get around limits, prices or the safety of the service. An account that does may be closed.',
  endingTitle: 'Leaving',
  ending:
    'You may delete your account in your profile at any time. It is deleted seven days later, so that you can still change your mind; then your pictures and everything personal are gone, and unused coins with them. Download what you want to keep before.',
  warrantyTitle: 'No guarantee',
  warranty:
    'The service is provided as it is. It may be interrupted, and a picture may turn out other than you hoped. As far as the law allows, the operator is not liable for lost profit or lost data; keep copies of what matters to you. Rights that the law gives you as a consumer stay untouched.',
  changesTitle: 'Changes',
  changes:
    'These terms may change. The date at the top says when they last did; if a change matters to you, you are told before it applies.',

  keptTitle: 'What is kept',
  kept: 'Your name and e-mail address, a protected form of your password, your prompts and settings, the pictures that you upload and make, the record of your coins, and the messages that you send to the operator. The server also keeps short technical logs with network addresses, without your prompts.',
  purposeTitle: 'What it is used for',
  purpose:
    'To give you the service that you signed up for: to sign you in, to make and keep your pictures, to count your coins, to answer you, and to keep the service safe from abuse. It is not sold, and not used for advertising.',
  whereTitle: 'Where it is kept',
  where:
    'On the operator’s server and storage. Pictures are private: their addresses are signed, work for a short time, and are given to you alone unless you share a picture yourself.',
  othersTitle: 'Who else receives it',
  others:
    'Nobody, unless the operator has set up an outside service: a picture engine receives the prompt and the reference pictures of a job, a sign-in provider learns that you sign in here, a mail server carries the letters that you are sent. No advertising, no tracking, no scripts of others run on these pages. What you dictate goes to a speech engine where the operator has set one up, from which nothing is kept here; otherwise your browser recognises it, and its maker may receive it.',
  browserTitle: 'What your browser keeps',
  browser:
    'One session cookie that scripts cannot read, the language that you chose, also as a cookie, your settings, and a copy of your profile without secrets, so that pages show at once. Signing out removes all but language and colours.',
  durationTitle: 'How long it is kept',
  duration:
    'Pictures and prompts until you delete them. Everything personal until you delete your account, and seven days more. The sums of the coin record stay without a name, so that the books add up.',
  rightsTitle: 'Your rights',
  rights:
    'You may see, correct, take away and delete what is kept about you. Your profile does all of it: it changes your details, downloads all your data, and deletes your account. For anything else write to the operator, who answers within the time that your law gives.',
} as const;

export const legalTexts = defineTexts(legalTextsEn, (language) => import(`./texts.${language}.ts`));
