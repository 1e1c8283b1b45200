import { createOperator, type Operator } from '../features/billing/billing.ts';
import type { Jobs } from '../features/jobs/jobs.ts';
import type { Metrics } from '../platform/metrics.ts';
import type { Base } from './base.ts';
import type { Money } from './money.ts';
import type { UserParts } from './users.ts';

/** The operator's view of money, and the nightly reconciliation. */
export function createOperatorParts(
  base: Base,
  { metrics }: { metrics: Metrics },
  parts: Pick<UserParts, 'accounts' | 'auditLog' | 'coins' | 'notifier'> &
    Pick<Money, 'provider'> & { jobs: Jobs },
): Operator {
  const { database, queue, clock, newId, log } = base;
  const { accounts, auditLog, coins, notifier, jobs } = parts;
  return createOperator({
    database,
    queue,
    clock,
    newId,
    log,
    metrics,
    get provider() {
      return parts.provider();
    },
    ledger: coins.ledger,
    jobs: jobs.overview,
    accounts,
    emailsOf: (userIds) => accounts.administration.emailsOf(userIds),
    idOf: (reader, email) => accounts.administration.idOf(reader, email),
    adminGrantsOf: auditLog.adminGrantsOf,
    record: auditLog.record,
    async onFindings(tx, news) {
      for (const userId of await accounts.adminIds(tx)) await notifier.billingFindings(tx, userId, news);
    },
  });
}
