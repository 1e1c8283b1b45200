import type { Feature } from '#server/feature.ts';
import type { Billing } from './billing.ts';
import type { Operator } from './operator.ts';
import { dailyJob, findingData } from './reconcile/reconciliation.ts';
import { dueWorkJob } from './run-due-work.ts';
import type { Sandbox } from './sandbox/sandbox.ts';
import { type BillingWebhookDeps, registerBillingWebhook } from './webhook.ts';

export function billingFeature(billing: Billing, sandbox: Sandbox, webhook: BillingWebhookDeps): Feature {
  return {
    name: 'billing',
    routes(api) {
      billing.registerRoutes(api);
      sandbox.registerRoutes(api);
      registerBillingWebhook(api, webhook);
    },
    jobs: () => billing.work(),
    schedules: [{ job: dueWorkJob, cron: '*/5 * * * *' }],
    recover: () => billing.pauseOrResumeSandbox(),
    personalData: billing.personalData,
  };
}

/** The operator's view of money. Starts before billing, which may still write to it while an account ends. */
export function operatorFeature(operator: Operator): Feature {
  return {
    name: 'operator',
    routes: (api) => operator.registerRoutes(api),
    jobs: () => operator.work(),
    schedules: [{ job: dailyJob, cron: '17 3 * * *' }],
    personalData: findingData,
  };
}
