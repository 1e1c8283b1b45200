import { expect, it } from 'vitest';
import { createPreparer, type PictureWorker } from './prepare-picture.ts';
import type { PreparedPicture, PrepareRequest } from './protocol.ts';

const picture: PreparedPicture = {
  bytes: new Blob(['x']),
  preview: new Blob(['x']),
  width: 1,
  height: 1,
  isRedrawn: false,
  isFirstFrame: false,
};

/** Workers whose answers the test sends. */
function bench() {
  const opened: { worker: PictureWorker; messages: PrepareRequest[]; isOpen: boolean }[] = [];
  const prepare = createPreparer(() => {
    const entry = { messages: [] as PrepareRequest[], isOpen: true };
    const worker = {
      onmessage: null,
      onerror: null,
      postMessage: (ask: PrepareRequest) => entry.messages.push(ask),
      terminate: () => {
        entry.isOpen = false;
      },
    } as PictureWorker;
    opened.push(Object.assign(entry, { worker }));
    return worker;
  });
  const last = () => {
    const entry = opened.at(-1);
    if (entry === undefined) throw new Error('no worker was opened');
    return entry;
  };
  const answer = (content: object) =>
    last().worker.onmessage?.call(
      last().worker as Worker,
      new MessageEvent('message', { data: { id: last().messages.length, ...content } }),
    );
  return { opened, prepare, last, answer };
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

it('reads files one after another in one worker, and ends it when none is waiting', async () => {
  const { opened, prepare, last, answer } = bench();
  const first = prepare(new Blob(['1']));
  const second = prepare(new Blob(['2']));
  await turn();
  expect(last().messages).toHaveLength(1);
  answer({ picture });
  expect(await first).toBe(picture);
  await turn();
  expect(last().messages).toHaveLength(2);
  expect(last().isOpen).toBe(true);
  answer({ refusal: 'heic_unsupported' });
  await expect(second).rejects.toMatchObject({ code: 'heic_unsupported' });
  expect(last().isOpen).toBe(false);
  expect(opened).toHaveLength(1);
});

it('continues in a new worker after one crashed', async () => {
  const { opened, prepare, last, answer } = bench();
  const first = prepare(new Blob(['1']));
  const second = prepare(new Blob(['2']));
  await turn();
  last().worker.onerror?.call(last().worker as Worker, new Event('error') as ErrorEvent);
  await expect(first).rejects.toMatchObject({ code: 'image_unreadable' });
  await turn();
  expect(opened.map(({ isOpen }) => isOpen)).toEqual([false, true]);
  answer({ picture });
  expect(await second).toBe(picture);
});
