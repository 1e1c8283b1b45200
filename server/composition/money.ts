import { ownOrigin } from '../config.ts';
import {
  type Billing,
  createBilling,
  createSandbox,
  createStripe,
  type PaymentProvider,
  type Sandbox,
} from '../features/billing/billing.ts';
import type { Base } from './base.ts';
import type { People } from './people.ts';

/** How plans are paid. */
export interface Money {
  billing: Billing;
  sandbox: Sandbox;
  /** Who takes the payments now; null where nothing is sold. */
  provider(): PaymentProvider | null;
  /** Engines have been set up anew: where that turns the sandbox off or on, what it has sold follows. */
  followEngines(): void;
}

/** @param later what is asked only once all parts are there */
export function createMoney(
  base: Base,
  { accounts, coins, notifier }: Pick<People, 'accounts' | 'coins' | 'notifier'>,
  later: {
    /** Whether an engine that costs the operator money has been set up. */
    enginesCostMoney: () => boolean;
  },
): Money {
  const { config, database, queue, events, clock, newId, log } = base;
  const { mode, isModeGiven, stripe } = config.billing;
  // What it gives costs nobody anything, until pictures cost the operator money: then they must have asked for it.
  const isSandboxOn = () => mode === 'sandbox' && (isModeGiven || !later.enginesCostMoney());
  const sandbox = createSandbox({ database, queue, clock, newId, isOn: isSandboxOn });
  const realProvider = stripe && createStripe(stripe, clock);
  const provider = () => realProvider ?? (isSandboxOn() ? sandbox.provider : null);
  const billing = createBilling({
    database,
    queue,
    events,
    clock,
    newId,
    log,
    get provider() {
      return provider();
    },
    coins,
    accounts,
    onApplied: notifier.applied,
    balance: (userId) => coins.balance(userId),
    async findPayer(userId) {
      const user = await accounts.findUser(userId);
      if (user === null) return null;
      const { email, displayName: name, planType: plan, deletionDate } = user;
      return { userId, email, name, plan, isLeaving: deletionDate !== null };
    },
    async isLeaving(userId) {
      return ((await accounts.findUser(userId))?.deletionDate ?? null) !== null;
    },
    originOf: ({ request, isLocal }) =>
      config.publicUrl ?? (isLocal ? new URL(request.url).origin : ownOrigin(config)),
  });
  let wasOn: boolean | undefined;
  return {
    billing,
    sandbox,
    provider,
    followEngines() {
      const isOn = isSandboxOn();
      const hasChanged = wasOn !== undefined && wasOn !== isOn;
      wasOn = isOn;
      if (!hasChanged) return;
      if (isOn) log.info({}, 'the sandbox takes payments again: no engine costs money any more');
      else
        log.warn(
          {},
          'the sandbox takes no payments any more: an engine costs money. BILLING=sandbox keeps it',
        );
      void billing.pauseOrResumeSandbox().catch((error: unknown) => {
        log.error({ error }, 'subscriptions of the sandbox follow some minutes later');
      });
    },
  };
}
