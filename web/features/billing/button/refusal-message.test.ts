import { expect, it } from 'vitest';
import { ApiError } from '#web/api/api-error.ts';
import { refusalMessage } from './refusal-message.ts';

const fallbacks = { noAnswer: 'Failed to process plan change', unreadable: 'Error changing plan' };
const failed = (code: 'network' | 'bad_response' | 'rate_limited' | 'payment_unavailable') =>
  new ApiError({ code, message: `the server’s own words on ${code}`, status: 500 });

it('prefers the server’s sentence, and falls back to a documented one', () => {
  expect(refusalMessage(failed('network'), fallbacks).sentence).toBe('Failed to process plan change');
  expect(refusalMessage(new Error('anything'), fallbacks).sentence).toBe('Failed to process plan change');
  expect(refusalMessage(failed('bad_response'), fallbacks).sentence).toBe('Error changing plan');
  const foreign = {
    code: 'bad_response',
    message: '',
    status: 500,
    foreignSentence: 'Plan is gone',
  } as const;
  expect(refusalMessage(new ApiError(foreign), fallbacks)).toEqual({
    sentence: 'Plan is gone',
    isOpen: true,
  });
  expect(refusalMessage(failed('rate_limited'), fallbacks).sentence).toBe(
    'the server’s own words on rate_limited',
  );
});

it('knows which sentences already say that nothing was charged', () => {
  expect(refusalMessage(failed('rate_limited'), fallbacks).isOpen).toBe(true);
  expect(refusalMessage(failed('payment_unavailable'), fallbacks).isOpen).toBe(false);
});
