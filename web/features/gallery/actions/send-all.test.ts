import { expect, it } from 'vitest';
import { sendAll } from './send-all.ts';

it('continues where each request ended and adds up the counts', async () => {
  const requests: (string | undefined)[] = [];
  const answers = [
    { count: 500, next: 'a', deletionId: 'd' },
    { count: 500, next: 'b', deletionId: 'd' },
    { count: 7, next: null, deletionId: 'd' },
  ];
  const answer = await sendAll(async ({ next }) => {
    requests.push(next);
    const [first] = answers.splice(0, 1);
    if (first === undefined) throw new Error('asked once too often');
    return first;
  });
  expect(answer).toEqual({ count: 1_007, next: null, deletionId: 'd' });
  expect(requests).toEqual([undefined, 'a', 'b']);
});
