import sharp from 'sharp';
import { expect, it } from 'vitest';
import { parseEvent } from '#contract/events.ts';
import { createPreviews, maxPreviewBytes } from './previews.ts';

const colours = ['#ff0000', '#00ff00', '#0000ff', '#ffff00'];
const pictureOf = (background: string) =>
  sharp({ create: { width: 512, height: 288, channels: 3, background } })
    .png()
    .toBuffer();

/** Previews whose pauses end when the test says so. */
function open() {
  const sent: string[] = [];
  const ended = new AbortController();
  let next = Promise.withResolvers<void>();
  let paused = Promise.withResolvers<void>();
  const pauses: number[] = [];
  const show = createPreviews({
    signal: ended.signal,
    send: (preview) => sent.push(preview),
    pause(ms) {
      pauses.push(ms);
      next = Promise.withResolvers<void>();
      paused.resolve();
      return next.promise;
    },
  });
  return {
    show,
    sent,
    pauses,
    ended,
    async untilPaused() {
      await paused.promise;
      paused = Promise.withResolvers<void>();
    },
    goOn: () => next.resolve(),
  };
}

async function colourOf(preview: string | undefined): Promise<string> {
  const { data } = await sharp(Buffer.from(preview ?? '', 'base64'))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const nearest = (value = 0) => (value > 128 ? 'ff' : '00');
  return `#${nearest(data[0])}${nearest(data[1])}${nearest(data[2])}`;
}

it('sends the first at once, then after a pause the newest since', async () => {
  const { show, sent, pauses, untilPaused, goOn } = open();
  const [first, second, third, fourth] = await Promise.all(colours.map(pictureOf));
  show(first as Buffer);
  show(second as Buffer);
  show(third as Buffer);
  await untilPaused();
  expect(await colourOf(sent[0])).toBe('#ff0000');
  show(fourth as Buffer);
  expect(sent).toHaveLength(1);
  goOn();
  await untilPaused();
  expect(sent).toHaveLength(2);
  expect(await colourOf(sent[1])).toBe('#ffff00');
  expect(pauses).toEqual([500, 500]);
  for (const preview of sent)
    expect(Buffer.from(preview, 'base64').byteLength).toBeLessThanOrEqual(maxPreviewBytes);
});

it('fits the largest into one notification, with the progress', () => {
  const id = '0198a3c1-7e2f-7000-8000-000000000000';
  const progress = {
    percent: 100,
    kind: 'estimated',
    step: 'finishing',
    expectedAt: new Date().toISOString(),
    engine: 'x'.repeat(64),
  };
  const preview = Buffer.alloc(maxPreviewBytes).toString('base64');
  expect(parseEvent('job.progress', { jobId: id, progress, preview })).not.toBeNull();
  const sent = JSON.stringify({
    userId: id,
    key: `${id}/preview`,
    payload: { jobId: id, progress, preview },
  });
  expect(Buffer.byteLength(sent)).toBeLessThan(8_000);
});

it('ignores an invalid picture and continues', async () => {
  const { show, sent, untilPaused, goOn } = open();
  show(Buffer.from('I am a picture'));
  await untilPaused();
  show(await pictureOf('#0000ff'));
  goOn();
  await untilPaused();
  expect(await Promise.all(sent.map(colourOf))).toEqual(['#0000ff']);
});

it('sends nothing for a job that has ended', async () => {
  const { show, sent, ended, untilPaused, goOn } = open();
  show(await pictureOf('#ff0000'));
  await untilPaused();
  show(await pictureOf('#00ff00'));
  ended.abort();
  goOn();
  show(await pictureOf('#0000ff'));
  await new Promise((resolve) => setImmediate(resolve));
  expect(sent).toHaveLength(1);
});
