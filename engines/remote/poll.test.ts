import { describe, expect, it } from 'vitest';
import { EngineError } from '../engine.ts';
import { pollUntil } from './poll.ts';

const signal = new AbortController().signal;
const quick = { key: null, firstMs: 1, maxMs: 1 };

describe('polling', () => {
  it('continues after temporary failures, and returns the result', async () => {
    const answers = [null, new EngineError('unavailable', 'away'), null, 'picture'];
    const poll = async () => {
      const answer = answers.shift() ?? null;
      if (answer instanceof Error) throw answer;
      return answer;
    };
    expect(await pollUntil({ signal }, quick, poll)).toBe('picture');
  });

  it('gives up after the maximum of consecutive failures', async () => {
    let polls = 0;
    const poll = async () => {
      polls += 1;
      throw new EngineError('unavailable', 'away');
    };
    await expect(pollUntil({ signal }, { ...quick, maxFailures: 3 }, poll)).rejects.toThrow('away');
    expect(polls).toBe(4);
  });

  it('does not continue after a permanent failure', async () => {
    let polls = 0;
    const poll = async () => {
      polls += 1;
      throw new EngineError('refused', 'no');
    };
    await expect(pollUntil({ signal }, quick, poll)).rejects.toThrow('no');
    expect(polls).toBe(1);
  });

  it('polls at once after a webhook', async () => {
    const news = Promise.withResolvers<void>();
    const waited: [string, number][] = [];
    let isDone = false;
    const waitForWebhook = (key: string, ms: number) => {
      waited.push([key, ms]);
      return news.promise;
    };
    const answer = pollUntil({ signal, waitForWebhook }, { key: 'p1', firstMs: 500 }, async () =>
      isDone ? 'picture' : null,
    );
    isDone = true;
    news.resolve();
    expect(await answer).toBe('picture');
    expect(waited).toEqual([['p1', 500]]);
  });

  it('ends with the reason of the signal', async () => {
    const abort = new AbortController();
    const answer = pollUntil({ signal: abort.signal }, { key: null, firstMs: 60_000 }, async () => {
      abort.abort(new Error('cancelled'));
      return null;
    });
    await expect(answer).rejects.toMatchObject({ name: 'AbortError', cause: { message: 'cancelled' } });
  });
});
