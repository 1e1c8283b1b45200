import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { DesignChange } from '#contract/designs.ts';
import { createRedraw, type Detail } from './redraw.ts';

interface Request {
  change: DesignChange;
  detail: Detail;
  signal: AbortSignal;
  answer: PromiseWithResolvers<string>;
}

let requests: Request[];
let drawn: string[];
let busy: boolean[];
let errors: unknown[];
beforeEach(() => {
  vi.useFakeTimers();
  [requests, drawn, busy, errors] = [[], [], [], []];
});
afterEach(() => vi.useRealTimers());

const shark = { hero: 'shark' };
const whale = { hero: 'whale' };

function start() {
  return createRedraw<string>({
    ask(change, detail, signal) {
      const answer = Promise.withResolvers<string>();
      requests.push({ change, detail, signal, answer });
      return answer.promise;
    },
    onDrawn: (picture) => drawn.push(picture),
    onBusy: (isBusy) => busy.push(isBusy),
    onError: (thrown) => errors.push(thrown),
    retryAfterMs: (thrown) => (thrown === 'too many' ? 1_000 : null),
  });
}

it('draws a change quickly, then in full after a pause', async () => {
  start().show(shark);
  await vi.advanceTimersByTimeAsync(0);
  expect(requests.map(({ detail }) => detail)).toEqual(['quick']);
  requests[0]?.answer.resolve('small');
  await vi.advanceTimersByTimeAsync(349);
  expect([drawn, busy.at(-1), requests.length]).toEqual([['small'], false, 1]);
  await vi.advanceTimersByTimeAsync(1);
  expect(requests[1]).toMatchObject({ change: shark, detail: 'full' });
  requests[1]?.answer.resolve('large');
  await vi.advanceTimersByTimeAsync(0);
  expect([drawn, busy.at(-1)]).toEqual([['small', 'large'], false]);
});

it('cancels the older request, and shows only the newest, in any order of answers', async () => {
  const redraw = start();
  redraw.show(shark);
  await vi.advanceTimersByTimeAsync(0);
  redraw.show(whale);
  await vi.advanceTimersByTimeAsync(0);
  expect(requests.map(({ signal }) => signal.aborted)).toEqual([true, false]);
  requests[1]?.answer.resolve('whale');
  requests[0]?.answer.resolve('shark');
  await vi.advanceTimersByTimeAsync(0);
  expect([drawn, errors, busy.at(-1)]).toEqual([['whale'], [], false]);
});

it('waits until typing pauses', async () => {
  const redraw = start();
  for (const text of ['W', 'WO', 'WOW']) {
    redraw.show({ headline: { lines: [text], emphasis: null } }, 80);
    await vi.advanceTimersByTimeAsync(50);
  }
  expect(requests).toEqual([]);
  await vi.advanceTimersByTimeAsync(30);
  expect(requests.map(({ change }) => change.headline?.lines)).toEqual([['WOW']]);
});

it('reports an error of the quick picture, but not of the full one', async () => {
  const redraw = start();
  redraw.show(shark);
  await vi.advanceTimersByTimeAsync(0);
  requests[0]?.answer.reject('no such hero');
  await vi.advanceTimersByTimeAsync(0);
  expect([errors, busy.at(-1)]).toEqual([['no such hero'], false]);
  redraw.show(whale);
  await vi.advanceTimersByTimeAsync(0);
  requests[1]?.answer.resolve('whale');
  await vi.advanceTimersByTimeAsync(350);
  requests[2]?.answer.reject('no room');
  await vi.advanceTimersByTimeAsync(0);
  expect(errors).toEqual(['no such hero']);
});

it('retries after a rate limit', async () => {
  start().show(shark);
  await vi.advanceTimersByTimeAsync(0);
  requests[0]?.answer.reject('too many');
  await vi.advanceTimersByTimeAsync(1_000);
  expect([requests.length, errors, busy.at(-1)]).toEqual([2, [], true]);
});

it('draws nothing after it was stopped', async () => {
  const redraw = start();
  redraw.show(shark);
  await vi.advanceTimersByTimeAsync(0);
  redraw.stop();
  requests[0]?.answer.resolve('shark');
  await vi.advanceTimersByTimeAsync(10_000);
  expect([drawn, requests.length, busy.at(-1)]).toEqual([[], 1, false]);
});
