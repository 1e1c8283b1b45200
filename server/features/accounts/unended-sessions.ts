import { inArray } from 'drizzle-orm';
import type { Db } from '#server/platform/database/database.ts';
import { sessions } from './schema.ts';

/**
 * Sessions that are to end and whose rows are not gone yet, by their tokens. The browser forgets its cookie even where
 * the database does not answer, so that its next try could not say which session it means: this remembers.
 */
export class UnendedSessions {
  readonly #tokens = new Set<string>();

  has(token: string): boolean {
    return this.#tokens.has(token);
  }

  add(token: string): void {
    this.#tokens.add(token);
  }

  /** Ends them all. Rejects, and remembers them still, where the database does not do it. */
  async end(db: Db): Promise<void> {
    const tokens = [...this.#tokens];
    if (tokens.length === 0) return;
    await db.delete(sessions).where(inArray(sessions.token, tokens));
    for (const token of tokens) this.#tokens.delete(token);
  }
}
