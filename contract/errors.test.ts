import { expect, test } from 'vitest';
import { errorCodes } from './error-codes.ts';
import { errors } from './errors.ts';
import { parseEvent } from './events.ts';

test('messages that clients match on keep their words', () => {
  expect(errors.insufficient_coins).toMatchObject({ status: 403 });
  expect(errors.insufficient_coins.message).toMatch(/^Insufficient coins/);
  expect(errors.content_policy).toMatchObject({ status: 422 });
  expect(errors.content_policy.message).toContain('content policy');
});

test('the list of codes has each error once, and no other', () => {
  expect([...errorCodes].toSorted()).toEqual(Object.keys(errors).toSorted());
});

test('every error has a sentence and a failure status', () => {
  for (const [code, { status, message }] of Object.entries(errors)) {
    expect(status, code).toBeGreaterThanOrEqual(400);
    expect(message.length, code).toBeGreaterThan(10);
  }
});

test('parseEvent returns null for an unknown type or an invalid payload', () => {
  expect(parseEvent('coins.changed', { coins: 85 })).toEqual({
    type: 'coins.changed',
    payload: { coins: 85 },
  });
  expect(parseEvent('coins.changed', { coins: 'many' })).toBeNull();
  expect(parseEvent('constructor', {})).toBeNull();
  expect(parseEvent('weather.changed', {})).toBeNull();
});
