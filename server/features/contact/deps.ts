import type { PlanName } from '#contract/plans.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Mail } from '#server/platform/mail/mail.ts';

/** The operator's details from the configuration; null for missing ones. */
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
  /** Whether free accounts co-own their pictures with the operator. */
  coOwnership(): boolean;
  mail: Pick<Mail, 'isSent' | 'send'>;
  /** Origin of links in mails. */
  origin: string;
  /** Receive messages if the operator gave no address. */
  adminEmails: readonly string[];
  planOf(userId: string): Promise<PlanName>;
}
