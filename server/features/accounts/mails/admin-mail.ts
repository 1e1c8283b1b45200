import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Language } from '#contract/languages.ts';
import type { Tx } from '#server/platform/database/database.ts';
import type { MailBody } from '#server/platform/mail/mail.ts';
import { findAdminIds } from '../admin-rule.ts';
import type { AccountDeps } from '../deps.ts';
import { users } from '../schema.ts';
import { mailLanguage } from './language.ts';

/** Writes a mail in an admin's language. */
export type WriteAdminMail = (reader: { language: Language; name: string }) => MailBody;

/** Mails every admin with a confirmed address. Admins cannot switch it off. Returns how many. */
export async function mailAdmins(
  { adminEmails, mail }: Pick<AccountDeps, 'adminEmails' | 'mail'>,
  tx: Tx,
  write: WriteAdminMail,
): Promise<number> {
  const ids = await findAdminIds(tx, adminEmails);
  if (ids.length === 0) return 0;
  const admins = await tx
    .select({ name: users.name, email: users.email, language: users.language })
    .from(users)
    .where(and(inArray(users.id, ids), eq(users.emailVerified, true), isNull(users.blockedAt)));
  for (const { name, email, language } of admins) {
    await mail.send(tx, email, write({ name, language: mailLanguage(language) }));
  }
  return admins.length;
}
