import { expect, it } from 'vitest';
import { ApiError } from '#web/api/api-error.ts';
import { refusalWords } from './refusal-words.ts';

const fallbacks = { noAnswer: 'Failed to process plan change', unreadable: 'Error changing plan' };
const failed = (code: 'network' | 'bad_response' | 'rate_limited' | 'payment_unavailable') =>
  new ApiError({ code, message: `the server’s own words on ${code}`, status: 500 });

it('lets the server’s words go first, and has one of the documented ones where there are none', () => {
  expect(refusalWords(failed('network'), fallbacks).sentence).toBe('Failed to process plan change');
  expect(refusalWords(new Error('anything'), fallbacks).sentence).toBe('Failed to process plan change');
  expect(refusalWords(failed('bad_response'), fallbacks).sentence).toBe('Error changing plan');
  expect(refusalWords(failed('rate_limited'), fallbacks).sentence).toBe(
    'the server’s own words on rate_limited',
  );
});

it('knows whose words say already that nothing was charged', () => {
  expect(refusalWords(failed('rate_limited'), fallbacks).isOpen).toBe(true);
  expect(refusalWords(failed('payment_unavailable'), fallbacks).isOpen).toBe(false);
});
