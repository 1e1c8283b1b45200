import type { Calls } from './call.ts';
import { catalogueCalls } from './catalogue-calls.ts';
import { checkoutCalls } from './checkout-calls.ts';
import { customerCalls } from './customer-calls.ts';
import { subscriptionCalls } from './subscription-calls.ts';

/** All calls that the stand-in supports. */
export const calls: Calls = { ...customerCalls, ...catalogueCalls, ...checkoutCalls, ...subscriptionCalls };
