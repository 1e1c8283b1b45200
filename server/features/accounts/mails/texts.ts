import { loadByLanguage } from '#server/platform/by-language.ts';

interface MailText {
  subject: string;
  /** With `{…}` placeholders. */
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
  'deletionByAdmin',
  'deletionAtOnce',
  'deletionCancelledByAdmin',
  'sessionsEndedByAdmin',
  'coinsExpiring',
  'otherCoinsExpiring',
  'paymentFailed',
  'subscriptionEnded',
  'reauthenticationCode',
  'secondFactorOn',
  'secondFactorOff',
  'secondFactorReset',
  'recoveryCodesRenewed',
] as const;
export type MailKind = (typeof mailKinds)[number];

export interface MailTexts {
  greeting: string;
  /** Without the name. */
  namelessGreeting: string;
  footer: string;
  mails: Record<MailKind, MailText>;
}

export const mailTexts = await loadByLanguage<MailTexts>((language) => import(`./texts.${language}.ts`));
