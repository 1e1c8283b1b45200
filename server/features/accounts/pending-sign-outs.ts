import { inArray } from 'drizzle-orm';
import type { Db } from '#server/platform/database/database.ts';
import { sessions } from './schema.ts';

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

  /** Ends them all. Rejects and keeps them when the database fails. */
  async end(db: Db): Promise<void> {
    const tokens = [...this.#tokens];
    if (tokens.length === 0) return;
    await db.delete(sessions).where(inArray(sessions.token, tokens));
    for (const token of tokens) this.#tokens.delete(token);
  }
}
