/** Headings and paragraphs of terms and privacy policy; the order is in `legal-text.tsx`. */
export const legalTextsEn = {
  terms: 'Terms of Service',
  privacy: 'Privacy Policy',
  updated: 'Last updated: 28 January 2025',

  serviceTitle: 'The service',
  service:
    'Adventure is a studio in which you make thumbnails and images from sentences and pictures. It is run by the person or company whose server you are using, called the operator here.',
  accountTitle: 'Your account',
  account:
    'You need an account with a working e-mail address. Keep your password to yourself; what is done with your account counts as done by you. You may close your account at any time by asking the operator.',
  coinsTitle: 'Coins and plans',
  coins:
    'Every action costs the coins that its button shows. Coins are taken when a picture is started and given back when it fails or is cancelled. New accounts get 100 free coins, which can expire. The coins of a plan are valid for 30 days. Coins are not money and cannot be paid out.',
  contentTitle: 'What you make',
  content:
    'You keep the rights to the sentences and pictures that you bring. Pictures made with a free account belong to you and the provider together; pictures made with a paid plan belong to you alone. You are responsible for having the right to use what you upload, and for how you use what you make.',
  conductTitle: 'What is not allowed',
  conduct:
    'Do not make pictures that break the law, deceive people about real persons or events, show sexual content with minors, or harass anybody. Do not try to get around limits, prices or the safety of the service. An account that does may be closed.',
  warrantyTitle: 'No guarantee',
  warranty:
    'The service is provided as it is. It may be interrupted, and a picture may turn out other than you hoped. As far as the law allows, the operator is not liable for lost profit or lost data; keep copies of what matters to you.',
  changesTitle: 'Changes',
  changes:
    'These terms may change. The date at the top says when they last did; if a change matters to you, you are told before it applies.',

  keptTitle: 'What is kept',
  kept: 'Your name and e-mail address, a protected form of your password, your prompts and settings, the pictures that you upload and make, and the record of your coins. The server also keeps short technical logs with network addresses, without your prompts.',
  whereTitle: 'Where it is kept',
  where:
    'On the operator’s server and storage. Pictures are private: their addresses are signed, work for a short time, and are given to you alone unless you share a picture yourself.',
  othersTitle: 'Who else receives it',
  others:
    'Nobody, unless the operator has set up an outside picture engine: then the prompt and the reference pictures of a job are sent to that engine to make your picture. No advertising, no tracking, no scripts of others run on these pages.',
  browserTitle: 'What your browser keeps',
  browser:
    'One session cookie that scripts cannot read, your settings, and a copy of your profile without secrets, so that pages show at once. Signing out removes them.',
  rightsTitle: 'Your rights',
  rights:
    'You may see, correct, take away and delete what is kept about you. Delete pictures in your gallery; for everything else ask the operator, who answers within the time that your law gives.',
} as const;
