import { desc } from 'drizzle-orm';
import { expect } from 'vitest';
import type { FindingView, ReconciliationView } from '#contract/admin-reconciliation.ts';
import { billingRuns } from '../features/billing/reconcile/schema.ts';
import type { Client, TestApp } from './app.ts';
import { postJson } from './sandbox-subscriber.ts';

const address = '/api/admin/billing/reconciliation';

export const reconciliationStatus = (admin: Client) => admin.json(address) as Promise<ReconciliationView>;

/** Runs the reconciliation and returns the open findings. */
export async function reconcile(test: TestApp, admin: Client): Promise<FindingView[]> {
  await postJson(admin, address);
  // Not polled over HTTP: with a stopped clock the rate limit never recovers.
  const state = async () => {
    const { db } = test.app.database;
    const [run] = await db
      .select({ state: billingRuns.state })
      .from(billingRuns)
      .orderBy(desc(billingRuns.id))
      .limit(1);
    return run?.state;
  };
  await expect.poll(state).toBe('done');
  const { findings } = (await admin.json('/api/admin/billing/findings?limit=50')) as {
    findings: FindingView[];
  };
  expect((await reconciliationStatus(admin)).findings).toBe(findings.length);
  return findings;
}
