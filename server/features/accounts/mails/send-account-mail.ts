import { type Language, localeOf } from '#contract/languages.ts';
import { routes } from '#contract/routes.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { composeMail, type MailBody } from '#server/platform/mail/mail.ts';
import type { AccountDeps } from '../deps.ts';
import type { Exchange } from '../exchange.ts';
import type { UserRow } from '../schema.ts';
import { mailLanguage } from './language.ts';
import { type MailKind, mailTexts } from './texts.ts';

export interface AccountMail {
  kind: MailKind;
  language: Language;
  /** The name to greet with. Null for an unverified address. */
  name: string | null;
  recipient: string;
  /** Origin of the links: where this server is reached. */
  origin: string;
  /** Path that the mail's button opens. */
  path: string;
  /** Values of the text's placeholders. */
  values?: Readonly<Record<string, string | number | Date>>;
  /** A code for the user to type. */
  code?: string;
}

type MailedUser = Pick<UserRow, 'name' | 'email' | 'emailVerified' | 'language'>;

/**
 * The name that a mail may greet. At an unverified address it is null: a stranger may have made the account
 * with someone else's address and chosen the name, which would let them send that address any words.
 */
function nameFor(user: MailedUser): string | null {
  return user.emailVerified ? user.name : null;
}

/** A mail to a user. `exchange` is the request that causes it, if one does. */
interface MailToUser extends Pick<AccountMail, 'kind' | 'path' | 'values' | 'code'> {
  user: MailedUser;
  exchange?: Pick<Exchange, 'request' | 'isLocal'>;
}

/** Queues an account mail, which preferences cannot turn off, in the transaction that causes it. */
export async function sendAccountMail(
  deps: AccountDeps,
  tx: Tx,
  { user, exchange, ...mail }: MailToUser,
): Promise<void> {
  const body = writeAccountMail({
    ...mail,
    language: mailLanguage(user.language, exchange?.request),
    name: nameFor(user),
    recipient: user.email,
    origin: linkOrigin(deps, exchange),
  });
  await deps.mail.send(tx, user.email, body);
}

/** Tells a user that the password was changed; the button leads to another one, if a stranger did it. */
export function mailPasswordChange(
  deps: AccountDeps,
  tx: Tx,
  mail: Pick<MailToUser, 'user' | 'exchange'>,
): Promise<void> {
  return sendAccountMail(deps, tx, { ...mail, kind: 'passwordChanged', path: routes.forgotPassword.path });
}

/**
 * Returns the origin for links to this server. Without `PUBLIC_URL` a request's host is trusted only from
 * this machine: any other client could name a foreign host and have a mail link there.
 */
function linkOrigin(
  deps: Pick<AccountDeps, 'publicUrl' | 'ownOrigin'>,
  exchange?: Pick<Exchange, 'request' | 'isLocal'>,
): string {
  if (deps.publicUrl !== null) return deps.publicUrl;
  return exchange?.isLocal ? new URL(exchange.request.url).origin : deps.ownOrigin;
}

export function writeAccountMail(mail: AccountMail): MailBody {
  const { kind, language, name, origin, path, values = {}, code } = mail;
  const locale = localeOf(language);
  const texts = mailTexts(language);
  const { subject, paragraphs, action } = texts.mails[kind];
  const all: AccountMail['values'] = { ...values, name: name ?? '', site: new URL(origin).host };
  const fill = (text: string) =>
    text.replaceAll(/\{(\w+)\}/g, (gap, key) => {
      const value = all[key] ?? gap;
      return value instanceof Date ? dateInWords(value, language) : value.toLocaleString(locale);
    });
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

/** Formats a day for a mail, such as "May 1, 2026", in UTC: the reader's time zone is unknown. */
function dateInWords(date: Date, language: Language): string {
  const locale = localeOf(language);
  return date.toLocaleDateString(locale, { dateStyle: 'long', timeZone: 'UTC' });
}
