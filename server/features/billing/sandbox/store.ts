import { eq } from 'drizzle-orm';
import type { Reader, Tx } from '#server/platform/database/database.ts';
import { readAccount } from './account/codec.ts';
import type { SandboxAccount } from './account/state.ts';
import { type SandboxCheckoutRow, sandboxAccounts, sandboxCheckouts } from './schema.ts';

/** Locks an account and returns it; null for an unknown customer. */
export async function lockAccount(tx: Tx, customerId: string): Promise<SandboxAccount | null> {
  const rows = await tx
    .select({ account: sandboxAccounts.account })
    .from(sandboxAccounts)
    .where(eq(sandboxAccounts.customerId, customerId))
    .for('update');
  return rows[0] ? readAccount(rows[0].account) : null;
}

export async function saveAccount(tx: Tx, account: SandboxAccount): Promise<void> {
  const { customerId } = account;
  await tx.update(sandboxAccounts).set({ account }).where(eq(sandboxAccounts.customerId, customerId));
}

export async function findCheckout(reader: Reader, id: string): Promise<SandboxCheckoutRow | null> {
  const rows = await reader.select().from(sandboxCheckouts).where(eq(sandboxCheckouts.id, id));
  return rows[0] ?? null;
}

/** Like `findCheckout`, but locks the row. */
export async function lockCheckout(tx: Tx, id: string): Promise<SandboxCheckoutRow | null> {
  const rows = await tx.select().from(sandboxCheckouts).where(eq(sandboxCheckouts.id, id)).for('update');
  return rows[0] ?? null;
}

export async function endCheckout(
  tx: Tx,
  id: string,
  state: Exclude<SandboxCheckoutRow['state'], 'open'>,
): Promise<void> {
  await tx.update(sandboxCheckouts).set({ state }).where(eq(sandboxCheckouts.id, id));
}
