import { inArray } from 'drizzle-orm';
import { normalisePlan, type PlanName } from '#contract/plans.ts';
import type { Reader } from '#server/platform/database/database.ts';
import { users } from '../schema.ts';

/** Returns the stored paid plans of users. Deleted users are missing from the map. */
export async function paidPlansOf(
  reader: Reader,
  userIds: readonly string[],
): Promise<Map<string, PlanName>> {
  if (userIds.length === 0) return new Map();
  const rows = await reader
    .select({ id: users.id, paidPlan: users.paidPlan })
    .from(users)
    .where(inArray(users.id, [...userIds]));
  return new Map(rows.map(({ id, paidPlan }) => [id, normalisePlan(paidPlan)]));
}
