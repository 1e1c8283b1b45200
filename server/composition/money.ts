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
import type { UserParts } from './users.ts';

/** How plans are paid. */
export interface Money {
  billing: Billing;
  sandbox: Sandbox;
  /** The current payment provider; null when nothing is sold. */
  provider(): PaymentProvider | null;
  /**
   * Call after a change of engines: if that turns the sandbox off or on, its subscriptions are paused or
   * resumed.
   */
  followEngines(): void;
}

/** @param later called only once all parts exist */
export function createMoney(
  base: Base,
  { accounts, coins, notifier }: Pick<UserParts, 'accounts' | 'coins' | 'notifier'>,
  later: {
    /** Whether an engine that costs the operator money is configured. */
    enginesCostMoney: () => boolean;
  },
): Money {
  const { config, database, queue, events, clock, newId, log } = base;
  const { mode, stripe } = config.billing;
  // Unpaid coins must not buy calls that the operator pays for, whatever BILLING says.
  const isSandboxOn = () => mode === 'sandbox' && !later.enginesCostMoney();
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
    usesCoins: config.usesCoins,
    coins,
    accounts,
    onApplied: notifier.applied,
    balance: (userId) => coins.balance(userId),
    async findPayer(userId) {
      const user = await accounts.findUser(userId);
      if (user === null) return null;
      const { email, displayName: name, planType: plan, deletionDate } = user;
      return { userId, email, name, plan, isDeletionScheduled: deletionDate !== null };
    },
    async isDeletionScheduled(userId) {
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
      if (isOn) log.info({}, 'sandbox payments resumed: no paid engine is configured');
      else
        log.warn(
          {},
          'sandbox payments stopped: a paid engine is configured. If its calls are free, name it in ENGINE_FREE',
        );
      void billing.pauseOrResumeSandbox().catch((error: unknown) => {
        log.error({ error }, 'sandbox subscriptions could not be updated; retrying in a few minutes');
      });
    },
  };
}
