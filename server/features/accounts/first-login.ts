import { and, eq, isNull } from 'drizzle-orm';
import type { AccountDeps } from './deps.ts';
import { users } from './schema.ts';

/** Notes when a user was first loaded; later loads change nothing. */
export async function recordFirstLogin(deps: AccountDeps, userId: string): Promise<void> {
  await deps.database.db
    .update(users)
    .set({ firstLoginAt: deps.clock.now() })
    .where(and(eq(users.id, userId), isNull(users.firstLoginAt)));
}
