import { eq } from 'drizzle-orm';
import { routes } from '#contract/routes.ts';
import type { Tx } from '#server/platform/database/database.ts';
import type { AccountDeps } from '../deps.ts';
import { users } from '../schema.ts';
import { sendAccountMail } from './send-account-mail.ts';

export interface BillingMail {
  userId: string;
  kind: 'paymentFailed' | 'subscriptionEnded';
  /** The plan's display name. */
  plan: string;
}

/** Mails a paying user what they must know, at a verified address. Users cannot switch it off. */
export async function mailBilling(
  deps: AccountDeps,
  tx: Tx,
  { userId, kind, plan }: BillingMail,
): Promise<void> {
  const [user] = await tx.select().from(users).where(eq(users.id, userId));
  if (!user?.emailVerified || user.blockedAt) return;
  await sendAccountMail(deps, tx, {
    user,
    kind,
    path: routes.pricing.path,
    values: { plan },
  });
}
