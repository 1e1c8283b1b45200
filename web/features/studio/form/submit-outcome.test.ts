import { describe, expect, it } from 'vitest';
import { errors } from '#contract/errors.ts';
import { ApiError } from '#web/api/api-error.ts';
import { isCertainlyFree, isUnsettled, submitOutcome } from './submit-outcome.ts';

const refusal = (code: keyof typeof errors, message: string = errors[code].message) =>
  new ApiError({ code, message, status: errors[code].status });
const noAnswer = new ApiError({ code: 'network', message: 'no answer', status: 0 });

describe('a refused submission', () => {
  it.each([
    ['insufficient_coins', 'out_of_coins'],
    ['content_policy', 'policy'],
    ['prompt_required', 'at_prompt'],
    ['prompt_too_long', 'at_prompt'],
    ['prompt_invalid', 'at_prompt'],
    ['too_many_jobs', 'at_button'],
    ['rate_limited', 'at_button'],
    ['internal', 'failed'],
    ['unavailable', 'failed'],
  ] as const)('with %s leads to %s', (code, outcome) => {
    expect(submitOutcome(refusal(code))).toBe(outcome);
  });

  it.each(['Rejected by the safety system', 'flagged by Moderation', 'against our content policy'])(
    'with the message "%s" is a policy violation',
    (message) => {
      expect(submitOutcome(refusal('engine_failed', message))).toBe('policy');
    },
  );

  it('in another server’s words leads to the same popups', () => {
    const foreign = (message: string, status: number) =>
      submitOutcome(new ApiError({ code: 'bad_response', message, foreignSentence: message, status }));
    expect(foreign('Insufficient coins', 402)).toBe('out_of_coins');
    expect(foreign('Premium access required', 403)).toBe('premium');
    expect(foreign('Blocked by moderation', 400)).toBe('policy');
    expect(foreign('No such style', 400)).toBe('at_button');
  });

  it('without an answer is reported at the button', () => {
    expect(submitOutcome(noAnswer)).toBe('at_button');
    expect(submitOutcome(new TypeError('a fault of ours'))).toBe('at_button');
  });
});

describe('whether the server may have accepted the submission', () => {
  it.each([
    [noAnswer, true],
    [refusal('internal'), true],
    [refusal('unavailable'), true],
    [refusal('insufficient_coins'), false],
    [refusal('rate_limited'), false],
  ])('%s: %s', (thrown, unsettled) => {
    expect(isUnsettled(thrown)).toBe(unsettled);
  });
});

describe('whether a submission certainly cost nothing', () => {
  it.each([
    'too_many_jobs',
    'content_policy',
    'storage_failed',
    'engine_not_ready',
    'prompt_too_long',
  ] as const)('is certain for %s', (code) => expect(isCertainlyFree(refusal(code))).toBe(true));

  it.each(['internal', 'unavailable', 'rate_limited', 'not_signed_in'] as const)(
    'is not certain for %s',
    (code) => expect(isCertainlyFree(refusal(code))).toBe(false),
  );

  it('is not certain without an answer', () => {
    expect(isCertainlyFree(noAnswer)).toBe(false);
    expect(isCertainlyFree(new TypeError('a fault of ours'))).toBe(false);
  });
});
