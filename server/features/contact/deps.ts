import type { PlanName } from '#contract/plans.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Mail } from '#server/platform/mail/mail.ts';

/** Who runs the server, from the configuration; null for what they left out. */
export interface Operator {
  name: string | null;
  address: string | null;
  supportEmail: string | null;
  communityUrl: string | null;
}

export interface ContactDeps {
  database: Database;
  clock: Clock;
  newId(): string;
  operator: Operator;
  mail: Pick<Mail, 'isSent' | 'send'>;
  /** Where links in mails lead. */
  origin: string;
  /** Who reads messages where the operator named no address for them. */
  adminEmails: readonly string[];
  planOf(userId: string): Promise<PlanName>;
}
