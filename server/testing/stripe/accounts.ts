import { advance } from '../../features/billing/sandbox/account/advance.ts';
import { newSandboxAccount, type SandboxAccount } from '../../features/billing/sandbox/account/state.ts';
import { noteChanges } from './events.ts';
import type { World } from './world.ts';

export function addAccount({ accounts }: World, customerId: string): void {
  accounts.set(customerId, newSandboxAccount(customerId));
}

/** Returns a customer's account with all due work done and reported as events. */
export function accountOf(world: World, customerId: string): SandboxAccount | null {
  return world.accounts.has(customerId) ? changeAccount(world, customerId, (account) => account) : null;
}

/** Applies a change to a customer's account. Throws what the change throws, and changes nothing then. */
export function changeAccount(
  world: World,
  customerId: string,
  change: (account: SandboxAccount, now: Date) => SandboxAccount,
): SandboxAccount {
  const before = world.accounts.get(customerId);
  if (!before) throw new Error(`There is no customer ${customerId}.`);
  const now = world.clock.now();
  const after = change(advance(before, now), now);
  world.accounts.set(customerId, after);
  noteChanges(world, before, after);
  return after;
}

/** The customer of a subscription; null for an unknown one. */
export function customerOfSubscription(world: World, subscriptionId: string): string | null {
  for (const [customerId, { subscriptions }] of world.accounts) {
    if (subscriptions.some(({ id }) => id === subscriptionId)) return customerId;
  }
  return null;
}
