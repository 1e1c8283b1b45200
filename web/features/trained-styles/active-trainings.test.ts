import { expect, test } from 'vitest';
import { memoryStorage } from '#web/test-data/memory-storage.ts';
import { sampleStyle } from '#web/test-data/sample-style.ts';
import { type Claim, createActiveTrainings, type InTurn } from './active-trainings.ts';

/** Tabs of one browser that share locks. */
function browser(storage: Storage = memoryStorage()) {
  let last: Promise<unknown> = Promise.resolve();
  const inTurn: InTurn = (_name, work) => {
    const mine = last.then(work);
    last = mine;
    return mine;
  };
  const claimed = new Set<string>();
  const claim: Claim = async (name) => !claimed.has(name) && claimed.add(name).has(name);
  return {
    open: (user = 'ada', kept = storage) => createActiveTrainings(() => kept, user, inTurn, claim),
  };
}

const training = sampleStyle('a', { status: 'processing', progress: 40, request_id: 'a1' });
const ready = sampleStyle('a', { request_id: 'a1' });
const failed = sampleStyle('b', { status: 'failed', request_id: 'b1' });

test('reports an ended training once, across reloads and concurrent tabs', async () => {
  const { open } = browser();
  expect(await open().ended([training, { ...failed, status: 'pending' }])).toEqual([]);
  const reported = await Promise.all([open(), open(), open()].map((tab) => tab.ended([ready, failed])));
  expect(reported).toEqual([[ready, failed], [], []]);
});

test('a tab that does not see another’s writes yet reports nothing twice', async () => {
  const { open } = browser();
  const [tab, late] = [open(), open('ada', memoryStorage())];
  await Promise.all([tab.ended([training]), late.ended([training])]);
  const reported = await Promise.all([tab.ended([ready]), late.ended([ready])]);
  expect(reported).toEqual([[ready], []]);
});

test('a tab with an older list does not cause a second report', async () => {
  const { open } = browser();
  const [tab, slow] = [open(), open()];
  await tab.ended([training]);
  expect(await tab.ended([ready])).toEqual([ready]);
  expect(await slow.ended([training])).toEqual([]);
  expect(await slow.ended([ready])).toEqual([]);
});

test('a reported training is not reported again once no tab claims it any more', async () => {
  const storage = memoryStorage();
  const open = () =>
    createActiveTrainings(
      () => storage,
      'ada',
      async (_name, work) => work(),
      async () => true,
    );
  const [tab, slow] = [open(), open()];
  await tab.ended([training]);
  expect(await tab.ended([ready])).toEqual([ready]);
  await slow.ended([training]);
  expect(await slow.ended([ready])).toEqual([]);
});

test('a tab that does not know a training yet does not drop its end', async () => {
  const { open } = browser();
  const [tab, slow] = [open(), open()];
  await tab.ended([training]);
  await slow.ended([]);
  expect(await tab.ended([ready])).toEqual([ready]);
});

test('a tab that may not report leaves it to another', async () => {
  const { open } = browser();
  await open().ended([training]);
  expect(await open().ended([ready], () => false)).toEqual([]);
  expect(await open().ended([ready])).toEqual([ready]);
});

test('a training that ended before the page saw it running is reported by one tab', async () => {
  const { open } = browser();
  const [tab, other] = [open(), open()];
  for (const one of [tab, other]) expect(await one.ended([failed])).toEqual([]);
  const again = { ...failed, status: 'ready', request_id: 'b2' };
  expect(await Promise.all([tab.ended([again]), other.ended([again])])).toEqual([[again], []]);
  expect(await tab.ended([again])).toEqual([]);
});

test('a retrained style is reported again', async () => {
  const tab = browser().open();
  const again = { ...failed, status: 'pending', request_id: 'b2' };
  await tab.ended([{ ...failed, status: 'pending' }]);
  expect(await tab.ended([failed])).toEqual([failed]);
  await tab.ended([again]);
  const recovered = { ...again, status: 'ready' };
  expect(await tab.ended([recovered])).toEqual([recovered]);
});

test('a style that was ready at first is not reported, nor is another user’s', async () => {
  const { open } = browser();
  expect(await open().ended([ready, failed])).toEqual([]);
  await open().ended([training]);
  expect(await open('eve').ended([ready])).toEqual([]);
});

test('works with blocked storage and with a damaged record', async () => {
  const forbidden = createActiveTrainings(
    () => {
      throw new DOMException('no storage', 'SecurityError');
    },
    'ada',
    async (_name, work) => work(),
    async () => true,
  );
  await forbidden.ended([training]);
  expect(await forbidden.ended([ready])).toEqual([ready]);
  for (const damaged of ['{"a":1}', '[1]', 'x', '{"active":7,"reported":[null]}']) {
    const storage = memoryStorage(new Map([['adventure-active-trainings ada', damaged]]));
    expect(await browser(storage).open().ended([ready])).toEqual([]);
  }
});
