import { statSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { megabyte } from '#contract/bytes.ts';
import { trainedStyleLimits, uploadLimits } from '#contract/limits.ts';
import { pngWithBar } from '#server/platform/images/testing.ts';
import { type Client, openTestApp, type TestApp } from '#server/testing/app.ts';
import { isReady, outcome, postStyle, setPlan, styleIn, stylesOf, styleWith } from './testing.ts';

const { maxUploadBytes, maxPictures } = trainedStyleLimits;

let bench: TestApp;
let client: Client;
beforeAll(async () => {
  bench = await openTestApp();
  client = await bench.signUp();
  await setPlan(bench, client, 'pro');
});
afterAll(() => bench.close());

const boundary = 'the-edge-of-a-part';

/**
 * A form of pictures of 20 MB each, made while it is read. `sent` returns the bytes read, `maxBuffered` how
 * many of them at most were not on disk when more were read.
 */
function hugeForm(pictures: number) {
  const chunk = new Uint8Array(megabyte);
  const encoder = new TextEncoder();
  const counted = { bytes: 0, maxBuffered: 0 };
  function* parts(): Generator<Uint8Array> {
    for (const [name, value] of Object.entries({
      styleName: 'Huge',
      triggerWord: 'huge',
      rightsConfirmed: 'true',
    })) {
      yield encoder.encode(
        `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
      );
    }
    for (let at = 0; at < pictures; at += 1) {
      yield encoder.encode(
        `--${boundary}\r\ncontent-disposition: form-data; name="images"; filename="${at}.jpg"\r\n\r\n`,
      );
      for (let mb = 0; mb < uploadLimits.maxBytes / megabyte; mb += 1) yield chunk;
      yield encoder.encode('\r\n');
    }
    yield encoder.encode(`--${boundary}--\r\n`);
  }
  const source = parts();
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        // Beyond the limit the form is refused and its files are removed.
        const held = counted.bytes > maxUploadBytes ? 0 : counted.bytes - bytesOnDisk();
        counted.maxBuffered = Math.max(counted.maxBuffered, held);
        const { value, done } = source.next();
        if (done) return controller.close();
        counted.bytes += value.byteLength;
        controller.enqueue(value);
      },
    },
    { highWaterMark: 0 },
  );
  return { body, sent: () => counted.bytes, maxBuffered: () => counted.maxBuffered };
}

function bytesOnDisk(): number {
  const sizes = bench
    .leftUploads()
    .map((name) => statSync(path.join(bench.dataDir, 'tmp', name), { throwIfNoEntry: false })?.size ?? 0);
  return sizes.reduce((sum, size) => sum + size, 0);
}

const post = (body: ReadableStream<Uint8Array>, headers: Record<string, string> = {}) =>
  client.request('/api/custom-thumbnail-styles', {
    method: 'POST',
    body,
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}`, ...headers },
    duplex: 'half',
  } as RequestInit);

async function expectNothingStored(): Promise<void> {
  expect(bench.leftUploads()).toEqual([]);
  expect(await bench.filesOf(client)).toEqual([]);
  expect(await stylesOf(client)).toEqual([]);
}

describe('thirty training pictures of 20 MB', () => {
  it('are refused by their announced length, before anything is written', async () => {
    const { body, sent } = hugeForm(maxPictures);
    const announced = String(maxPictures * uploadLimits.maxBytes);
    expect(await outcome(await post(body, { 'content-length': announced }))).toBe('413 payload_too_large');
    // The rest is read and discarded.
    expect(sent()).toBeLessThanOrEqual(10 * megabyte);
    await expectNothingStored();
  });

  it("without an announced length are refused at the form's limit, and leave nothing", async () => {
    const { body, sent, maxBuffered } = hugeForm(maxPictures);
    expect(await outcome(await post(body))).toBe('413 payload_too_large');
    expect(sent()).toBeGreaterThan(maxUploadBytes);
    expect(sent()).toBeLessThanOrEqual(maxUploadBytes + 12 * megabyte);
    // Four chunks of a megabyte are on their way from the body to the disk; kept whole it would be all.
    expect(maxBuffered()).toBeLessThanOrEqual(8 * megabyte);
    await expectNothingStored();
  });
});

describe('thirty training pictures of many pixels', () => {
  it('are scaled down one after another', async () => {
    const pictures = Array.from({ length: maxPictures }, (_, at) => largePicture(at));
    let most = 0;
    const timer = setInterval(() => {
      const { queue, process } = sharp.counters();
      most = Math.max(most, queue + process);
    }, 5);
    const { id } = await styleIn(
      await postStyle(client, { styleName: 'Large', triggerWord: 'large', pictures }),
    );
    clearInterval(timer);
    // Decoded concurrently they would take more than a gigabyte. One that has just ended may still be counted
    // when the next starts.
    expect(most).toBeGreaterThan(0);
    expect(most).toBeLessThanOrEqual(2);
    expect(await styleWith(bench, client, id, isReady)).toMatchObject({ pictures: maxPictures });
    expect(bench.leftUploads()).toEqual([]);
  }, 60_000);
});

/** 12 megapixels, with a bar at a unique position. */
function largePicture(at: number): Blob {
  const bytes = pngWithBar(4_000, 3_000, { left: at * 128, width: 128, colour: [250, (at * 41) % 256, 30] });
  return new Blob([new Uint8Array(bytes)], { type: 'image/png' });
}
