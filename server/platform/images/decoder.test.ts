import { setImmediate } from 'node:timers/promises';
import type { Metadata } from 'sharp';
import { expect, it } from 'vitest';
import { decodeForUser, runForUser, withDecoderSlot } from './decoder.ts';

/** Work that the test ends and that records when it starts. */
function makeWork() {
  const started: string[] = [];
  const ends: (() => void)[] = [];
  return {
    started,
    endAll: () => {
      for (const end of ends.splice(0)) end();
    },
    work: (name: string) => async () => {
      started.push(name);
      await new Promise<void>((resolve) => ends.push(resolve));
      return name;
    },
  };
}

it('a user with many pictures delays neither another user nor the server’s own work', async () => {
  const { started, endAll, work } = makeWork();
  const many = Array.from({ length: 12 }, (_, index) =>
    runForUser({ userId: 'many' }, work(`many ${index}`)),
  );
  const one = runForUser({ userId: 'one' }, work('one'));
  const own = withDecoderSlot(work('own'));
  await setImmediate();
  expect(started.sort()).toEqual(['many 0', 'one', 'own']);
  const all = Promise.all([...many, one, own]);
  let isOver = false;
  void all.then(() => {
    isOver = true;
  });
  while (!isOver) {
    endAll();
    await setImmediate();
  }
  expect(await all).toHaveLength(14);
});

it('large pictures of many users wait for each other, and a usual one waits for none of them', async () => {
  const { started, endAll, work } = makeWork();
  const sized = (width: number) => async () => ({ metadata: { width, height: 8_000 } as Metadata });
  const large = Array.from({ length: 12 }, (_, index) =>
    decodeForUser({ userId: `sender ${index}` }, sized(8_000), work(`large ${index}`)),
  );
  await setImmediate();
  const usual = decodeForUser({ userId: 'usual' }, sized(1_000), work('usual'));
  await expect.poll(() => started).toEqual(['large 0', 'usual']);
  let isOver = false;
  const all = Promise.all([...large, usual]).then((names) => {
    isOver = true;
    return names;
  });
  while (!isOver) {
    endAll();
    await setImmediate();
  }
  expect(await all).toHaveLength(13);
});

it("limits a user's waiting pictures, and refuses one more at once", async () => {
  const { endAll, work } = makeWork();
  const accepted = Array.from({ length: 20 }, () => runForUser({ userId: 'hoarder' }, work('')));
  await expect(runForUser({ userId: 'hoarder' }, work(''))).rejects.toMatchObject({ code: 'rate_limited' });
  let isOver = false;
  const all = Promise.all(accepted).then(() => {
    isOver = true;
  });
  while (!isOver) {
    endAll();
    await setImmediate();
  }
  await all;
  const after = runForUser({ userId: 'hoarder' }, async () => 'welcome again');
  expect(await after).toBe('welcome again');
});

it('does not decode a picture whose client has disconnected', async () => {
  const { started, endAll, work } = makeWork();
  const first = runForUser({ userId: 'leaver' }, work('first'));
  const controller = new AbortController();
  const second = runForUser({ userId: 'leaver', signal: controller.signal }, work('second'));
  controller.abort(new Error('gone'));
  await expect(second).rejects.toThrow('gone');
  endAll();
  await first;
  expect(started).toEqual(['first']);
});

it("continues with a user's next picture after one that cannot be decoded", async () => {
  await expect(runForUser({ userId: 'clumsy' }, () => Promise.reject(new Error('damaged')))).rejects.toThrow(
    'damaged',
  );
  expect(await runForUser({ userId: 'clumsy' }, async () => 'read')).toBe('read');
});
