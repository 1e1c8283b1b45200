import { type Language, localeOf } from '#contract/languages.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { composeMail, type MailBody } from '#server/platform/mail/mail.ts';
import type { AccountDeps } from '../deps.ts';
import { type MailKind, mailTexts } from './texts.ts';

export interface AccountMail {
  kind: MailKind;
  language: Language;
  /** Whom it greets, and where it goes. Null for an address that nobody has proven: see `nameFor`. */
  name: string | null;
  recipient: string;
  /** Where links lead: the origin under which this server is reached. */
  origin: string;
  /** Path of the page that its button opens. */
  path: string;
  /** What its text has in braces. */
  values?: Readonly<Record<string, string | number>>;
  /** What is to be typed where it was asked for. */
  code?: string;
}

/**
 * The name by which a mail may greet. Whoever makes an account with somebody else's address chooses the name, too, and
 * would have us write to that address whatever they like.
 */
export function nameFor(user: { name: string; emailVerified: boolean }): string | null {
  return user.emailVerified ? user.name : null;
}

/** Hands in one of the mails that an account cannot do without, in the transaction of what it tells. */
export async function sendAccountMail(
  deps: Pick<AccountDeps, 'mail'>,
  tx: Tx,
  mail: AccountMail,
): Promise<void> {
  await deps.mail.send(tx, mail.recipient, writeAccountMail(mail));
}

export function writeAccountMail(mail: AccountMail): MailBody {
  const { kind, language, name, origin, path, values = {}, code } = mail;
  const locale = localeOf(language);
  const texts = mailTexts(language);
  const { subject, paragraphs, action } = texts.mails[kind];
  const all: Record<string, string | number> = { ...values, name: name ?? '', site: new URL(origin).host };
  const fill = (text: string) =>
    text.replaceAll(/\{(\w+)\}/g, (gap, key) => (all[key] ?? gap).toLocaleString(locale));
  return composeMail({
    language: locale,
    subject: fill(subject),
    greeting: fill(name === null ? texts.namelessGreeting : texts.greeting),
    paragraphs: paragraphs.map(fill),
    code,
    ...(action && { action: { label: action, url: origin + path } }),
    footer: fill(texts.footer),
  });
}
