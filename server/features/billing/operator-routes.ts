import { and, eq, isNotNull } from 'drizzle-orm';
import {
  clearAccountFlag,
  listFailedPayments,
  listFlaggedAccounts,
  searchLedger,
} from '#contract/admin-billing.ts';
import { getCoinFigures, getRevenue, getToolFigures } from '#contract/admin-billing-figures.ts';
import { getReconciliation, listFindings, startReconciliation } from '#contract/admin-reconciliation.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Tx } from '#server/platform/database/database.ts';
import type { Api } from '#server/platform/http/api.ts';
import { refundTotal } from './entitlement/refunds.ts';
import { coinFigures, revenueFigures, toolFigures } from './figures/figures.ts';
import { findEntries } from './figures/find-entries.ts';
import { failedPayments, flaggedAccounts } from './figures/lists.ts';
import type { OperatorDeps } from './operator-deps.ts';
import { emptySnapshot, snapshotSchema } from './provider-snapshot.ts';
import type { Reconciliation } from './reconcile/reconciliation.ts';
import { billingCustomers } from './schema.ts';

export function registerOperatorRoutes(api: Api, deps: OperatorDeps, reconciliation: Reconciliation): void {
  const withEmails = async <Row extends { userId: string }>(rows: readonly Row[]) => {
    const emails = await deps.emailsOf(rows.map(({ userId }) => userId));
    return rows.map((row) => ({ ...row, userEmail: emails.get(row.userId) ?? '' }));
  };

  api.handle(getRevenue, () => revenueFigures(deps));
  api.handle(getCoinFigures, () => coinFigures(deps));
  api.handle(getToolFigures, ({ query }) => toolFigures(deps, query.days));

  api.handle(listFailedPayments, async ({ query }) => {
    const { rows, nextCursor } = await failedPayments(deps, query);
    const payments = (await withEmails(rows)).map(({ createdAt, nextAttemptAt, ...row }) => ({
      ...row,
      createdAt: createdAt.toISOString(),
      nextAttemptAt: (nextAttemptAt ?? createdAt).toISOString(),
    }));
    return { payments, nextCursor };
  });

  api.handle(listFlaggedAccounts, async ({ query }) => {
    const { rows, nextCursor } = await flaggedAccounts(deps, query);
    const accounts = (await withEmails(rows)).flatMap(({ flag, flaggedAt, ...row }) =>
      flag === null || flaggedAt === null ? [] : [{ ...row, flag, flaggedAt: flaggedAt.toISOString() }],
    );
    return { accounts, nextCursor };
  });

  api.handle(searchLedger, async ({ query }) => {
    const idOf = (email: string) => deps.idOf(deps.database.db, email);
    const { entries, nextCursor } = await findEntries(deps, idOf, query);
    const shown = (await withEmails(entries)).map(({ createdAt, grantId: _, ...entry }) => ({
      ...entry,
      createdAt: createdAt.toISOString(),
    }));
    return { entries: shown, nextCursor };
  });

  api.handle(getReconciliation, () => reconciliation.status());
  api.handle(startReconciliation, () => reconciliation.start());
  api.handle(listFindings, async ({ query }) => {
    const { findings, nextCursor } = await reconciliation.findings(query);
    return { findings: await withEmails(findings), nextCursor };
  });

  // `clearFlag` writes its own audit line, in its transaction.
  api.handle(
    clearAccountFlag,
    { writesAuditLog: true },
    async ({ identity, params: { userId }, body: { reason } }) => {
      await deps.database.inTransaction(async (tx) => {
        const flag = await clearFlag(tx, userId);
        const entry = { action: 'billing.clear-flag', actorId: identity.userId, subjectId: userId, reason };
        await deps.record(tx, { ...entry, details: { flag } });
      });
    },
  );
}

/**
 * Clears the flag of an account whose money went back, and returns it. A later refund sets it again. Throws
 * `not_found` without a flag.
 */
async function clearFlag(tx: Tx, userId: string): Promise<'refund' | 'dispute'> {
  const [found] = await tx
    .select({ flag: billingCustomers.flag, snapshot: billingCustomers.snapshot })
    .from(billingCustomers)
    .where(and(eq(billingCustomers.userId, userId), isNotNull(billingCustomers.flag)))
    .for('update');
  if (!found?.flag) throw new AppError('not_found');
  const returnedSeen = refundTotal(snapshotSchema.parse(found.snapshot ?? emptySnapshot).invoices);
  await tx
    .update(billingCustomers)
    .set({ flag: null, flaggedAt: null, returnedSeen })
    .where(eq(billingCustomers.userId, userId));
  return found.flag;
}
