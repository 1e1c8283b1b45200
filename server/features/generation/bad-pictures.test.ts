import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makePictures, thrownBy } from '#engines/testing/matrix.ts';
import { openNetwork } from '#engines/testing/network.ts';
import { generateRequest } from '#engines/testing/requests.ts';
import { openStandIn, type StandIn } from '#engines/testing/stand-in.ts';
import { subjects } from '#engines/testing/subjects.ts';
import { createEngineNetwork } from '#server/platform/fetcher/engine-network.ts';
import { sampleOf } from '#testing/sample.ts';
import { finishPicture } from './finished-picture.ts';

const input = {
  settings: { aspectRatio: '16:9', outputQuality: 50 },
  style: { id: 'cinema', name: 'Cinema' },
} as const;
/** Blue on the left, red on the right, which distinguishes stretching from cropping. */
const paint = (width: number, height: number) => {
  const right = { create: { width: width / 2, height, channels: 3 as const, background: '#cc0000' } };
  return sharp({ create: { width, height, channels: 3, background: '#0000cc' } }).composite([
    { input: right, left: width / 2, top: 0 },
  ]);
};

let server: StandIn;
let privateServer: StandIn;
let guarded: ReturnType<typeof createEngineNetwork>;
let png: Buffer;
let bad: Record<'cut off' | 'words' | 'nothing', Buffer>;
let odd: Record<'smaller' | 'larger' | 'of another shape' | 'of another type', Buffer>;
beforeAll(async () => {
  [server, privateServer] = await Promise.all([openStandIn(), openStandIn()]);
  guarded = createEngineNetwork();
  png = await paint(1280, 720).png().toBuffer();
  bad = {
    'cut off': png.subarray(0, Math.floor(png.length / 2)),
    words: Buffer.from('<html>what you have paid for</html>'),
    nothing: Buffer.alloc(0),
  };
  odd = {
    smaller: await paint(640, 360).png().toBuffer(),
    larger: await paint(2560, 1440).png().toBuffer(),
    'of another shape': await paint(800, 800).png().toBuffer(),
    'of another type': await paint(1280, 720).jpeg().toBuffer(),
  };
});
afterAll(async () => {
  await Promise.all([server.close(), privateServer.close(), guarded.close()]);
});
beforeEach(() => {
  for (const { requests } of [server, privateServer]) requests.length = 0;
});

describe.each(sampleOf(subjects, 4))('$name', (subject) => {
  async function finish(file: Buffer) {
    server.answer(subject.respondWithSuccess(server.origin, file));
    const { pictures } = await makePictures(subject.open(server.origin), generateRequest());
    return finishPicture(pictures[0], input);
  }

  it.each(['cut off', 'words', 'nothing'] as const)(
    'whose picture is %s fails, and is not called again',
    async (name) => {
      // Gemini without bytes has answered in words, which costs almost nothing.
      const mayHaveCost = subject.name !== 'google' || name !== 'nothing';
      expect(await thrownBy(finish(bad[name]))).toMatchObject({ kind: 'unavailable', mayHaveCost });
      expect(server.requests.filter((request) => subject.isPaidCall(request))).toHaveLength(1);
    },
  );

  it.each(['smaller', 'larger', 'of another shape', 'of another type'] as const)(
    'whose picture is %s is accepted, fitted and re-encoded',
    async (name) => {
      const { bytes, mimeType } = await finish(odd[name]);
      const { format, width, height } = await sharp(bytes).metadata();
      expect([mimeType, format, width, height]).toEqual(['image/webp', 'webp', 1280, 720]);
    },
  );

  it('that names private addresses causes no request there', async () => {
    server.answer(subject.respondWithSuccess(privateServer.origin, png));
    privateServer.answer(subject.respondWithSuccess(privateServer.origin, png));
    const network = { fetch: openNetwork.fetch, download: guarded.download };
    const work = makePictures(subject.open(server.origin, network), generateRequest());
    const [end] = await Promise.allSettled([work]);
    expect(privateServer.requests).toEqual([]);
    // Providers that return the picture inline, or from the operator's own server, have made one.
    const isMade = end.status === 'fulfilled';
    if (!isMade) expect(end.reason).toMatchObject({ name: 'EngineError', mayHaveCost: true });
    expect(isMade).toBe(subject.isResultCall === undefined || subject.name === 'comfyui');
  });
});
