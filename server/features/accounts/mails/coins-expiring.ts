import { eq } from 'drizzle-orm';
import type { GrantSource } from '#contract/coins.ts';
import { routes } from '#contract/routes.ts';
import type { Tx } from '#server/platform/database/database.ts';
import type { AccountDeps } from '../deps.ts';
import { emailPreferencesOf } from '../profile/profile.ts';
import { users } from '../schema.ts';
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
  await sendAccountMail(deps, tx, {
    user,
    kind: source === 'signup' ? 'coinsExpiring' : 'otherCoinsExpiring',
    path: routes.studio.path,
    values: { coins, date: expiresAt },
  });
}
