import Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import { isStoredAnswer, stripeFaultOf } from './stripe-faults.ts';

const { errors } = Stripe;

const missing = (message: string, param?: string) =>
  new errors.StripeInvalidRequestError({
    type: 'invalid_request_error',
    code: 'resource_missing',
    statusCode: 404,
    message,
    ...(param !== undefined && { param }),
  });

describe('what Stripe reports as missing', () => {
  it.each([
    ["No such subscription: 'sub_1'", undefined, 'missing'],
    ["No such coupon: 'first'", 'discounts[0][coupon]', 'missing'],
    ["No such customer: 'cus_1'", undefined, 'no_customer'],
    ['The customer was deleted.', 'customer', 'no_customer'],
    [
      "No such customer: 'cus_1'; a similar object exists in test mode, but a live mode key was used to make this request.",
      'customer',
      'no_customer',
    ],
  ])('%s', (message, param, fault) => {
    expect(stripeFaultOf(missing(message, param))).toBe(fault);
  });

  it('exists if it is live and the key is a test key', () => {
    const message =
      "No such customer: 'cus_1'; a similar object exists in live mode, but a test mode key was used to make this request.";
    expect(stripeFaultOf(missing(message, 'customer'))).toBe('misconfigured');
  });
});

it('distinguishes a stored failure of a key from a current one', () => {
  const failure = (headers: Record<string, string>) =>
    new errors.StripeAPIError({ type: 'api_error', statusCode: 500, message: 'Sorry.', headers });
  expect(isStoredAnswer(failure({ 'idempotent-replayed': 'true' }))).toBe(true);
  expect(isStoredAnswer(failure({}))).toBe(false);
  expect(isStoredAnswer(new Error('Something else'))).toBe(false);
});
