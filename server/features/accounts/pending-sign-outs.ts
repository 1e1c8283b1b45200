import { inArray } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';
import { sessions } from './schema.ts';
import { announceSessionChange } from './session-changes.ts';

/**
 * Tokens of sessions that should end but whose rows still exist. The browser drops its cookie even when the
 * database is down, so its next try could not name the session: this remembers it.
 */
export class PendingSignOuts {
  readonly #tokens = new Set<string>();

  has(token: string): boolean {
    return this.#tokens.has(token);
  }

  add(token: string): void {
    this.#tokens.add(token);
  }

  /** Ends them all, in every process. Rejects and keeps them when the database fails. */
  async end(database: Database): Promise<void> {
    const tokens = [...this.#tokens];
    if (tokens.length === 0) return;
    await database.inTransaction(async (tx) => {
      const ended = await tx
        .delete(sessions)
        .where(inArray(sessions.token, tokens))
        .returning({ userId: sessions.userId });
      for (const { userId } of ended) await announceSessionChange({ database }, tx, userId);
    });
    for (const token of tokens) this.#tokens.delete(token);
  }
}
