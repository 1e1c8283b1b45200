import { loadByLanguage } from '#server/platform/by-language.ts';

interface MailText {
  subject: string;
  /** With `{…}` for what the mail fills in. */
  paragraphs: readonly string[];
  action?: string;
}

export const mailKinds = [
  'verifyEmail',
  'resetPassword',
  'passwordChanged',
  'accountLinked',
  'newSignIn',
  'deletionPlanned',
  'coinsExpiring',
  'otherCoinsExpiring',
  'paymentFailed',
  'subscriptionEnded',
  'proofCode',
] as const;
export type MailKind = (typeof mailKinds)[number];

export interface MailTexts {
  greeting: string;
  /** Where the name is left out. */
  namelessGreeting: string;
  footer: string;
  mails: Record<MailKind, MailText>;
}

/** The mails' words, by language. */
export const mailTexts = await loadByLanguage<MailTexts>((language) => import(`./texts.${language}.ts`));
