import { type Language, localeOf } from '#contract/languages.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { composeMail, type MailBody } from '#server/platform/mail/mail.ts';
import type { AccountDeps } from '../deps.ts';
import { type MailKind, mailTexts } from './texts.ts';

export interface AccountMail {
  kind: MailKind;
  language: Language;
  /** The name to greet. Null for an unverified address: see `nameFor`. */
  name: string | null;
  recipient: string;
  /** Origin of the links: where this server is reached. */
  origin: string;
  /** Path that the mail's button opens. */
  path: string;
  /** Values of the text's placeholders. */
  values?: Readonly<Record<string, string | number>>;
  /** A code for the user to type. */
  code?: string;
}

/**
 * The name that a mail may greet. At an unverified address it is null: a stranger may have made the account
 * with someone else's address and chosen the name, which would let them send that address any words.
 */
export function nameFor(user: { name: string; emailVerified: boolean }): string | null {
  return user.emailVerified ? user.name : null;
}

/** Queues one of the mails that an account cannot do without, in the transaction that causes it. */
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
