import { eq } from 'drizzle-orm';
import type { GrantSource } from '#contract/coins.ts';
import { routes } from '#contract/routes.ts';
import type { Tx } from '#server/platform/database/database.ts';
import type { AccountDeps } from '../deps.ts';
import { emailPreferencesOf } from '../profile/profile.ts';
import { users } from '../schema.ts';
import { dateInWords } from './date-in-words.ts';
import { mailLanguage } from './language.ts';
import { linkOrigin } from './origin.ts';
import { sendAccountMail } from './send-account-mail.ts';

export interface ExpiringCoins {
  userId: string;
  coins: number;
  source: GrantSource;
  expiresAt: Date;
}

/** Mails a verified user with this preference that coins are about to expire. */
export async function mailExpiringCoins(
  deps: AccountDeps,
  tx: Tx,
  { userId, coins, source, expiresAt }: ExpiringCoins,
): Promise<void> {
  const [user] = await tx.select().from(users).where(eq(users.id, userId));
  if (!user?.emailVerified || user.blockedAt || !emailPreferencesOf(user).coinsExpiring) return;
  const language = mailLanguage(user.language);
  await sendAccountMail(deps, tx, {
    kind: source === 'signup' ? 'coinsExpiring' : 'otherCoinsExpiring',
    language,
    name: user.name,
    recipient: user.email,
    origin: linkOrigin(deps),
    path: routes.studio.path,
    values: { coins, date: dateInWords(expiresAt, language) },
  });
}
