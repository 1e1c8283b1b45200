import { hash, randomBytes } from 'node:crypto';
import { and, asc, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import type { AffiliateInterest } from '#contract/contact.ts';
import { hourMs } from '#contract/durations.ts';
import { type Language, localeOf, sourceLanguage } from '#contract/languages.ts';
import { contactLimits } from '#contract/limits.ts';
import { routes } from '#contract/routes.ts';
import { AppError } from '#server/platform/app-error.ts';
import { csvLine } from '#server/platform/csv.ts';
import { composeMail, type MailBody } from '#server/platform/mail/mail.ts';
import { confirmationTexts } from './confirmation-texts.ts';
import type { ContactDeps } from './deps.ts';
import { affiliateInterests } from './schema.ts';
import { looksLikeSpam } from './spam.ts';

/** More than an admin would read; limits one response. */
const maxListed = 10_000;
const digestOf = (token: string) => hash('sha256', token, 'base64url');

export interface Joining {
  email: string;
  /** The signed-in user; null for a visitor. */
  userId: string | null;
  language?: Language | undefined;
  website?: string | undefined;
}

/**
 * Adds an address to the list, once, and mails it a confirmation link if the server sends mail: a stranger
 * may have typed it. Repeating changes nothing, but mails an unconfirmed address again after an hour. Throws
 * `looks_like_spam`.
 */
export async function joinAffiliateList(deps: ContactDeps, joining: Joining): Promise<void> {
  const { email, userId, language = sourceLanguage, website } = joining;
  if (looksLikeSpam({ message: '', website })) throw new AppError('looks_like_spam');
  const table = affiliateInterests;
  const now = deps.clock.now();
  await deps.database.inTransaction(async (tx) => {
    await tx
      .insert(table)
      .values({ id: deps.newId(), email, userId, consentedAt: now })
      .onConflictDoNothing();
    if (!deps.mail.isSent) return;
    const token = randomBytes(32).toString('base64url');
    const lastMail = new Date(now.getTime() - contactLimits.confirmationMailHours * hourMs);
    const [request] = await tx
      .update(table)
      .set({ tokenDigest: digestOf(token), mailedAt: now })
      .where(
        and(
          sql`lower(${table.email}) = lower(${email})`,
          isNull(table.confirmedAt),
          or(isNull(table.mailedAt), lt(table.mailedAt, lastMail)),
        ),
      )
      .returning({ email: table.email });
    if (!request) return;
    const url = `${deps.origin}${routes.affiliate.path}?confirm=${token}`;
    await deps.mail.send(tx, request.email, writeConfirmationMail(language, url));
  });
}

/** Writes the mail that asks the owner of an address to confirm the affiliate list. */
function writeConfirmationMail(language: Language, url: string): MailBody {
  const { action, footer, paragraphs, ...mail } = confirmationTexts(language);
  const days = String(contactLimits.confirmationDays);
  return composeMail({
    ...mail,
    language: localeOf(language),
    paragraphs: paragraphs.map((text) => text.replace('{days}', days)),
    action: { label: action, url },
    footer: footer.replace('{site}', new URL(url).host),
  });
}

/** Confirms the entry of an address. Throws `token_invalid`. */
export async function confirmAffiliateInterest(deps: ContactDeps, token: string): Promise<void> {
  const table = affiliateInterests;
  const now = deps.clock.now();
  const oldest = new Date(now.getTime() - contactLimits.confirmationDays * 24 * hourMs);
  const confirmed = await deps.database.db
    .update(table)
    .set({ confirmedAt: now, tokenDigest: null })
    .where(and(eq(table.tokenDigest, digestOf(token)), gt(table.mailedAt, oldest)))
    .returning({ id: table.id });
  if (confirmed.length === 0) throw new AppError('token_invalid');
}

/** Oldest first. */
export async function readAffiliateList({ database }: ContactDeps): Promise<AffiliateInterest[]> {
  const rows = await database.db
    .select()
    .from(affiliateInterests)
    .orderBy(asc(affiliateInterests.id))
    .limit(maxListed);
  return rows.map(({ email, consentedAt, confirmedAt }) => ({
    email,
    consentedAt: consentedAt.toISOString(),
    confirmedAt: confirmedAt?.toISOString() ?? null,
  }));
}

/** CSV for spreadsheets. */
export function toCsv(entries: readonly AffiliateInterest[]): string {
  const lines = entries.map(({ email, consentedAt, confirmedAt }) =>
    csvLine([email, consentedAt, confirmedAt ?? '']),
  );
  return csvLine(['email', 'consented_at', 'confirmed_at']) + lines.join('');
}
