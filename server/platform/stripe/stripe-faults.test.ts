import Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import { isKeptAnswer, stripeFaultOf } from './stripe-faults.ts';

const { errors } = Stripe;

const missing = (message: string, param?: string) =>
  new errors.StripeInvalidRequestError({
    type: 'invalid_request_error',
    code: 'resource_missing',
    statusCode: 404,
    message,
    ...(param !== undefined && { param }),
  });

describe('what Stripe says is not there', () => {
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

  it('is there where it is real and the key is one for tests', () => {
    const message =
      "No such customer: 'cus_1'; a similar object exists in live mode, but a test mode key was used to make this request.";
    expect(stripeFaultOf(missing(message, 'customer'))).toBe('misconfigured');
  });
});

it('tells a failure that is kept under a key from one of this moment', () => {
  const failure = (headers: Record<string, string>) =>
    new errors.StripeAPIError({ type: 'api_error', statusCode: 500, message: 'Sorry.', headers });
  expect(isKeptAnswer(failure({ 'idempotent-replayed': 'true' }))).toBe(true);
  expect(isKeptAnswer(failure({}))).toBe(false);
  expect(isKeptAnswer(new Error('Something else'))).toBe(false);
});
