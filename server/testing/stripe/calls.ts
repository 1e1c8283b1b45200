import type { Calls } from './call.ts';
import { catalogueCalls } from './catalogue-calls.ts';
import { checkoutCalls } from './checkout-calls.ts';
import { customerCalls } from './customer-calls.ts';
import { subscriptionCalls } from './subscription-calls.ts';

/** Everything that the stand-in answers. */
export const calls: Calls = { ...customerCalls, ...catalogueCalls, ...checkoutCalls, ...subscriptionCalls };
