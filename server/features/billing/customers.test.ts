import { afterEach, beforeEach, expect, it } from 'vitest';
import { testDatabaseKind } from '#server/platform/database/testing.ts';
import { ensureCustomer, findCustomer } from './customers.ts';
import { type BillingBench, openBillingBench } from './testing.ts';

let bench: BillingBench;
beforeEach(async () => {
  bench = await openBillingBench();
});
afterEach(() => bench.close());

const user = { userId: 'user-1', email: 'a@example.com', name: 'A' };

it('keeps the customer at a real provider while the sandbox is used in its place', async () => {
  const { provider } = bench.deps;
  if (provider === null) throw new Error('The bench has no provider.');
  const real = { ...bench.deps, provider: { ...provider, name: 'stripe' as const } };
  const sandbox = { ...bench.deps, provider: { ...provider, name: 'sandbox' as const } };
  const paying = await ensureCustomer(real, user);
  await expect(ensureCustomer(sandbox, user)).rejects.toMatchObject({ code: 'billing_managed_by_stripe' });
  expect(await ensureCustomer(real, user)).toEqual(paying);

  const other = { userId: 'user-2', email: 'b@example.com', name: 'B' };
  await ensureCustomer(sandbox, other);
  expect(await ensureCustomer(real, other)).toMatchObject({ provider: 'stripe' });
});

it('keeps the customer at a real provider that another process has just created', async () => {
  const { provider } = bench.deps;
  if (provider === null) throw new Error('The bench has no provider.');
  const real = { ...bench.deps, provider: { ...provider, name: 'stripe' as const } };
  const createCustomer = async () => {
    await ensureCustomer(real, user);
    return 'sandbox_late';
  };
  const late = { ...bench.deps, provider: { ...provider, name: 'sandbox' as const, createCustomer } };
  await expect(ensureCustomer(late, user)).rejects.toMatchObject({ code: 'billing_managed_by_stripe' });
  expect(await findCustomer(bench.database.db, user.userId)).toMatchObject({ provider: 'stripe' });
});

it('uses the first of two customers that a provider created for two concurrent requests', async () => {
  const { provider } = bench.deps;
  if (provider === null) throw new Error('The bench has no provider.');
  const [isAsked, mayAnswer] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const slowly = async () => {
    isAsked.resolve();
    await mayAnswer.promise;
    return 'cus_second';
  };
  const late = ensureCustomer({ ...bench.deps, provider: { ...provider, createCustomer: slowly } }, user);
  await isAsked.promise;
  const one = await ensureCustomer(bench.deps, user);
  mayAnswer.resolve();
  const other = await late;
  expect(one.customerId).toBe(other.customerId);
  expect(await findCustomer(bench.database.db, user.userId)).toMatchObject({ customerId: one.customerId });
});

it('gives concurrent requests one customer, whichever inserts first', async () => {
  const { provider } = bench.deps;
  if (provider === null) throw new Error('The bench has no provider.');
  const createCustomer = async (of: { userId: string }) => `cus_${of.userId}`;
  const deps = { ...bench.deps, provider: { ...provider, createCustomer } };
  // A test cannot hold PostgreSQL between its look for a conflict and its insert, so many pass through.
  // The embedded database has one connection, and so no such moment.
  const rounds = testDatabaseKind === 'postgres' ? 300 : 3;
  for (let round = 1; round <= rounds; round += 1) {
    const each = { ...user, userId: `user-${round}` };
    const customers = await Promise.all(Array.from({ length: 6 }, () => ensureCustomer(deps, each)));
    expect(new Set(customers.map(({ customerId }) => customerId))).toEqual(new Set([`cus_${each.userId}`]));
  }
});
