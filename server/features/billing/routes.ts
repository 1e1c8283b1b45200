import {
  changePlan as changePlanCall,
  checkSubscription,
  createPortalSession,
  getBilling,
  getCheckout,
} from '#contract/billing.ts';
import { sourceLanguage } from '#contract/languages.ts';
import type { PlanName } from '#contract/plans.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Api } from '#server/platform/http/api.ts';
import type { Coins } from '../coins/coins.ts';
import { changePlan, openPortal, type Payer } from './change-plan.ts';
import { readCheckoutState } from './checkout-state.ts';
import { findCustomer } from './customers.ts';
import type { BillingDeps } from './deps.ts';
import { effectiveSnapshot } from './effective-snapshot.ts';
import { currentSubscription, failedPayment, presentSubscription } from './present.ts';
import { withProviderErrors } from './provider-faults.ts';

export interface BillingRouteDeps extends BillingDeps {
  balance: Coins['balance'];
  /** Null if the user is deleted. */
  findPayer(userId: string): Promise<(Payer & { plan: PlanName }) | null>;
  /** Returns the origin of this server's URLs for a request. */
  originOf(exchange: { request: Request; isLocal: boolean }): string;
}

export function registerRoutes(api: Api, deps: BillingRouteDeps): void {
  const { log } = deps;
  api.handle(getBilling, ({ identity }) => readBilling(deps, identity.userId));

  api.handle(checkSubscription, async ({ identity }) => {
    const { subscription } = await readBilling(deps, identity.userId);
    return { hasSubscription: subscription !== null, subscription };
  });

  api.handle(createPortalSession, { limit: 'billing' }, async ({ identity, request, isLocal }) => {
    const origin = deps.originOf({ request, isLocal });
    return { url: await withProviderErrors(log, () => openPortal(deps, identity.userId, origin)) };
  });

  api.handle(
    changePlanCall,
    { limit: 'billing', fieldErrors: { planType: 'unknown_plan', interval: 'unknown_plan' } },
    async ({ identity, body, request, isLocal }) => {
      const payer = await deps.findPayer(identity.userId);
      if (payer === null) throw new AppError('not_signed_in');
      const choice = {
        tariff: { plan: body.planType, interval: body.interval },
        hasOffer: body.offer,
        origin: deps.originOf({ request, isLocal }),
        language: request.headers.get('accept-language') ?? sourceLanguage,
      };
      return withProviderErrors(log, () => changePlan(deps, payer, choice));
    },
  );

  api.handle(getCheckout, async ({ identity, params }) => {
    const { userId } = identity;
    const state = await withProviderErrors(log, () => readCheckoutState(deps, userId, params.sessionId));
    const payer = await deps.findPayer(userId);
    return {
      state,
      planType: payer?.plan ?? 'free',
      coins: await deps.balance(userId),
    };
  });
}

async function readBilling(deps: BillingRouteDeps, userId: string) {
  const { provider } = deps;
  const [payer, customer] = await Promise.all([
    deps.findPayer(userId),
    findCustomer(deps.database.db, userId),
  ]);
  const snapshot = effectiveSnapshot(deps, customer);
  const current = currentSubscription(snapshot);
  return {
    mode: provider?.name ?? ('off' as const),
    planType: payer?.plan ?? ('free' as const),
    subscription: current && presentSubscription(current),
    failedPayment: failedPayment(snapshot, current),
    nextCoinsAt: customer?.nextDueAt?.toISOString() ?? null,
    canHaveOffer: provider !== null && current === null && customer?.hasPaid !== true,
  };
}
