import type { getSandboxCheckout } from '#contract/billing.ts';
import type { ResponseOf } from '#web/api/call.ts';

export type Order = ResponseOf<typeof getSandboxCheckout>;
