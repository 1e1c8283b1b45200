import {
  advanceSandbox,
  cancelAtSandbox,
  changeAtSandbox,
  getSandboxCheckout,
  getSandboxPortal,
  leaveSandboxCheckout,
  paySandboxCheckout,
  resumeAtSandbox,
  setSandboxCard,
} from '#contract/billing.ts';
import type { Api } from '#server/platform/http/api.ts';
import { presentSubscription } from '../present.ts';
import { offerDiscount, priceOf } from '../prices.ts';
import { leaveCheckout, payCheckout, readOwnCheckout } from './checkout.ts';
import { advanceCustomer, performPortalAction, readPortal, type SandboxPortal } from './portal.ts';
import type { SandboxDeps } from './sandbox-provider.ts';

/**
 * The calls of the sandbox's own pages. Each answers `sandbox_disabled` while another provider or none is
 * used.
 */
export function registerSandboxRoutes(api: Api, deps: SandboxDeps): void {
  const limited = { limit: 'billing' } as const;

  api.handle(getSandboxCheckout, async ({ identity, params }) => {
    const checkout = await readOwnCheckout(deps, identity.userId, params.sessionId);
    const { plan, interval, hasOffer } = checkout;
    const regularAmount = priceOf({ plan, interval });
    return {
      planType: plan,
      interval,
      amount: regularAmount - (hasOffer ? offerDiscount : 0),
      regularAmount,
      state: checkout.state,
      expiresAt: checkout.expiresAt.toISOString(),
      cancelUrl: checkout.cancelUrl,
    };
  });

  api.handle(paySandboxCheckout, limited, async ({ identity, params, body }) => ({
    url: await payCheckout(deps, identity.userId, params.sessionId, body.card),
  }));

  api.handle(leaveSandboxCheckout, limited, async ({ identity, params }) => ({
    url: await leaveCheckout(deps, identity.userId, params.sessionId),
  }));

  api.handle(getSandboxPortal, async ({ identity }) =>
    presentPortal(await readPortal(deps, identity.userId)),
  );

  api.handle(
    changeAtSandbox,
    { ...limited, fieldErrors: { planType: 'unknown_plan', interval: 'unknown_plan' } },
    async ({ identity, body }) => {
      const tariff = { plan: body.planType, interval: body.interval };
      return presentPortal(await performPortalAction(deps, identity.userId, { kind: 'change', tariff }));
    },
  );

  api.handle(cancelAtSandbox, limited, async ({ identity }) =>
    presentPortal(await performPortalAction(deps, identity.userId, { kind: 'cancel' })),
  );

  api.handle(resumeAtSandbox, limited, async ({ identity }) =>
    presentPortal(await performPortalAction(deps, identity.userId, { kind: 'resume' })),
  );

  api.handle(setSandboxCard, limited, async ({ identity, body }) =>
    presentPortal(await performPortalAction(deps, identity.userId, { kind: 'card', card: body.card })),
  );

  api.handle(advanceSandbox, async ({ body }) => {
    const { subscription } = await advanceCustomer(deps, body.userId, body.days);
    return { subscription: subscription && presentSubscription(subscription) };
  });
}

function presentPortal({ card, subscription, others, invoices, upgrades }: SandboxPortal) {
  return {
    card,
    subscription: subscription && presentSubscription(subscription),
    others: others.map(presentSubscription),
    upgrades: upgrades.map(({ tariff, dueNow }) => ({
      planType: tariff.plan,
      interval: tariff.interval,
      dueNow,
    })),
    invoices: invoices.toReversed().map(({ id, createdAt, status, total, refunded, lines }) => ({
      id,
      createdAt: createdAt.toISOString(),
      status,
      total,
      refunded,
      planType: lines.toSorted((a, b) => b.amount - a.amount)[0]?.tariff?.plan ?? null,
    })),
  };
}
