import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { EngineError } from '../engine.ts';
import type { EngineNetwork, ProviderDownload } from '../network.ts';
import { makePictures, thrownBy } from '../testing/matrix.ts';
import { openNetwork } from '../testing/network.ts';
import {
  editRequest,
  engineContext,
  generateRequest,
  inpaintRequest,
  plainPng,
  sourcePicture,
} from '../testing/requests.ts';
import { openStandIn, type StandIn, sendJson } from '../testing/stand-in.ts';
import { openVendor, testKey } from './testing/subjects.ts';
import type { Vendor } from './vendor.ts';
import { bfl } from './vendors/bfl.ts';

let server: StandIn;
let png: Buffer;
beforeAll(async () => {
  server = await openStandIn();
  png = await plainPng();
});
afterAll(() => server.close());
beforeEach(() => {
  server.requests.length = 0;
});

const open = (vendor: Vendor, changed: Parameters<typeof openVendor>[2] = {}) =>
  openVendor(vendor, server.origin, changed);
const posts = () => server.requests.filter(({ method }) => method === 'POST');
const looks = () => server.requests.filter(({ path }) => path.startsWith('/v1/get_result'));

/**
 * A vendor of FLUX with numbered jobs. Polls get these responses in order, and then always the last one.
 */
function bflAnswers(...answers: readonly [unknown, ...unknown[]]): void {
  let at = 0;
  server.answer((request, response) => {
    if (request.method === 'POST') {
      const id = `task-${posts().length}`;
      sendJson(response, {
        id,
        polling_url: `${server.origin}/v1/get_result?id=${id}`,
        cost: 3,
        input_mp: 0,
      });
    } else if (request.path === '/made.png') {
      response.writeHead(200, { 'content-type': 'image/png' }).end(png);
    } else {
      sendJson(response, answers[Math.min(at, answers.length - 1)]);
      at += 1;
    }
  });
}
const ready = () => ({
  id: 'x',
  status: 'Ready',
  result: { sample: `${server.origin}/made.png`, prompt: 'p' },
});
const status = (word: string) => ({ id: 'x', status: word, result: null });

/** The inputs of BFL's models (docs.bfl.ai): nothing else is sent. */
const flux2Call = z.strictObject({
  prompt: z.string().min(1),
  seed: z
    .int()
    .min(0)
    .max(2 ** 31),
  width: z.int().multipleOf(16).min(64).max(2_048).optional(),
  height: z.int().multipleOf(16).min(64).max(2_048).optional(),
  output_format: z.enum(['jpeg', 'png']),
  ...Object.fromEntries(
    ['', '_2', '_3', '_4', '_5', '_6', '_7', '_8'].map((end) => [`input_image${end}`, z.base64().optional()]),
  ),
});
const fillCall = z.strictObject({
  prompt: z.string().min(1),
  seed: z.int(),
  image: z.base64(),
  mask: z.base64(),
  output_format: z.enum(['jpeg', 'png']),
});

describe('FLUX by Black Forest Labs', () => {
  it('sends what its documentation describes and polls the job until it is ready', async () => {
    bflAnswers(status('Pending'), status('Processing'), status('Queued'), ready());
    const result = await makePictures(open(bfl), generateRequest());
    expect(result).toMatchObject({ spentMicros: 30_000, providerRequestId: 'task-1' });
    expect(result.pictures).toEqual([{ unchecked: new Uint8Array(png) }]);
    const [request] = server.requests;
    expect(request).toMatchObject({ method: 'POST', path: '/v1/flux-2-pro' });
    expect(request?.headers['x-key']).toBe(testKey);
    expect(flux2Call.parse(request?.json())).toMatchObject({ width: 1280, height: 720, seed: 7 });
    expect(looks()).toHaveLength(4);
    expect(looks().every(({ headers }) => headers['x-key'] === testKey)).toBe(true);
    // The picture is on another host, which must not get the key.
    expect(server.requests.at(-1)).toMatchObject({ path: '/made.png' });
    expect(server.requests.at(-1)?.headers['x-key']).toBeUndefined();
  });

  it('makes several pictures with one job each, incrementing the seed', async () => {
    bflAnswers(ready());
    const { pictures, spentMicros } = await makePictures(
      open(bfl),
      generateRequest({ settings: { count: 3 } }),
    );
    expect([pictures.length, spentMicros]).toEqual([3, 90_000]);
    expect(posts().map((request) => flux2Call.parse(request.json()).seed)).toEqual([7, 8, 9]);
  });

  it('finds its jobs by their ticket after a crash and starts none twice', async () => {
    bflAnswers(ready());
    const request = generateRequest({ settings: { count: 2 } });
    const ticket = await open(bfl).submit(request, engineContext());
    expect(open(bfl).capabilities.afterCrash).toBe('resume');
    const stored = JSON.parse(JSON.stringify(ticket)) as typeof ticket;
    const { pictures } = await open(bfl).collect(request, stored, engineContext());
    expect([pictures.length, posts().length]).toEqual([2, 2]);
  });

  it('takes eight references and the picture to change', async () => {
    bflAnswers(ready());
    const picture = await sourcePicture(64, 36);
    const reference = { ...picture, mimeType: 'image/png', use: 'auto', strokes: [] } as const;
    await makePictures(
      open(bfl),
      generateRequest({ references: Array.from({ length: 9 }, () => reference) }),
    );
    const body = flux2Call.parse(posts()[0]?.json());
    expect(Object.keys(body).filter((name) => name.startsWith('input_image'))).toHaveLength(8);
    await makePictures(open(bfl), await editRequest());
    const edit = flux2Call.parse(posts()[1]?.json());
    expect(edit).toMatchObject({ prompt: 'Make it night', input_image: expect.any(String) });
    expect(edit.width).toBeUndefined();
  });

  it('paints where the mask is white, with its fill model', async () => {
    bflAnswers(ready());
    const request = await inpaintRequest();
    await makePictures(open(bfl), request);
    expect(posts()[0]?.path).toBe('/v1/flux-pro-1.0-fill');
    const { image, mask } = fillCall.parse(posts()[0]?.json());
    expect(image).toBe(Buffer.from(request.picture.bytes).toString('base64'));
    expect(mask).toBe(Buffer.from(request.mask.bytes).toString('base64'));
  });

  it.each([
    ['flux-pro-1.1', { width: 1_280, height: 736 }],
    ['flux-kontext-pro', { aspect_ratio: '16:9' }],
    ['flux-pro-1.1-ultra', { aspect_ratio: '16:9' }],
  ])('sends %s a size in its own format', async (generate, size) => {
    bflAnswers(ready());
    await makePictures(open(bfl, { models: { generate, edit: null, inpaint: null } }), generateRequest());
    expect(posts()[0]?.json()).toMatchObject(size);
    expect(Object.keys(posts()[0]?.json() as object)).toHaveLength(3 + Object.keys(size).length);
  });

  it.each([
    ['Request Moderated', 'refused', false],
    ['Content Moderated', 'refused', true],
    ['Task not found', 'lost', true],
    ['Error', 'unavailable', true],
    ['Failed', 'unavailable', true],
    ['Something new', 'unavailable', true],
  ])('that ends with “%s” is %s at once', async (word, kind, mayHaveCost) => {
    bflAnswers(status('Pending'), status(word));
    const thrown = await thrownBy(makePictures(open(bfl), generateRequest()));
    expect(thrown).toMatchObject({ kind, mayHaveCost, mayRetry: false, providerRequestId: 'task-1' });
    expect([posts().length, looks().length]).toEqual([1, 2]);
    expect(thrown.message).not.toContain('Something new');
  });

  it.each([
    [404, 'lost'],
    [410, 'lost'],
    [401, 'misconfigured'],
  ])('reports a job that responds with %i as %s that may have cost', async (code, kind) => {
    bflAnswers(ready());
    const ticket = await open(bfl).submit(generateRequest(), engineContext());
    server.answer((_request, response) => sendJson(response, { detail: 'no' }, code));
    const work = open(bfl).collect(generateRequest(), ticket, engineContext());
    expect(await thrownBy(work)).toMatchObject({ kind, mayHaveCost: true, mayRetry: false });
  });

  it('fails a job that stays unavailable, and starts no second one', async () => {
    bflAnswers(ready());
    const ticket = await open(bfl).submit(generateRequest(), engineContext());
    server.requests.length = 0;
    server.answer((_request, response) => void response.writeHead(500).end());
    const work = open(bfl, { firstPollMs: 0 }).collect(generateRequest(), ticket, engineContext());
    expect(await thrownBy(work)).toMatchObject({ kind: 'unavailable', mayHaveCost: true, mayRetry: false });
    expect(server.requests).toHaveLength(11);
  });

  it.each([
    'https://elsewhere.example/v1/get_result?id=1',
    'http://api.eu.bfl.ai/v1/get_result?id=1',
    'https://api.bfl.ai.elsewhere.example/get_result',
    'http://169.254.169.254/latest/meta-data',
    'https://notbfl.ai/',
  ])('does not poll at %s, which must not get its key', async (polling_url) => {
    const requested: string[] = [];
    const network: EngineNetwork = {
      ...openNetwork,
      fetch: (input, init) => {
        requested.push(String(input));
        return openNetwork.fetch(input, init);
      },
    };
    server.answer((_request, response) => sendJson(response, { id: 'task-1', polling_url }));
    const thrown = await thrownBy(makePictures(open(bfl, { network }), generateRequest()));
    expect(thrown).toMatchObject({ kind: 'misconfigured', mayHaveCost: true });
    expect(requested).toEqual([`${server.origin}/v1/flux-2-pro`]);
  });

  it('polls at the host of a region, which is its own', () => {
    const at = { baseUrl: bfl.baseUrl, model: 'flux-2-pro' };
    const url = 'https://api.eu1.bfl.ai/v1/get_result?id=1';
    expect(bfl.queue?.pollRequest({ id: '1', url, spentMicros: null }, at)).toEqual({ url });
  });

  it('downloads the picture through the guarded wire, with a limit, and retries a broken connection', async () => {
    bflAnswers(ready());
    const downloads: [string, ProviderDownload][] = [];
    const network: EngineNetwork = {
      ...openNetwork,
      async download(address, options) {
        downloads.push([address, options]);
        if (downloads.length < 3) throw new EngineError('unavailable', 'it broke', { mayHaveCost: true });
        return openNetwork.download(address, options);
      },
    };
    await makePictures(open(bfl, { network }), generateRequest());
    expect(downloads).toHaveLength(3);
    expect(downloads[0]).toEqual([
      `${server.origin}/made.png`,
      { maxBytes: 64 * 1024 * 1024, signal: expect.any(AbortSignal), trustedOrigins: [server.origin] },
    ]);
  });

  it('does not download a picture from a private address', async () => {
    bflAnswers({ ...ready(), result: { sample: 'http://10.0.0.1/made.png' } });
    const refused: string[] = [];
    const network: EngineNetwork = {
      ...openNetwork,
      download(address, { trustedOrigins = [] }) {
        expect(trustedOrigins).not.toContain(new URL(address).origin);
        refused.push(address);
        return Promise.reject(new EngineError('unavailable', 'private', { mayHaveCost: true }));
      },
    };
    expect(await thrownBy(makePictures(open(bfl, { network }), generateRequest()))).toMatchObject({
      kind: 'unavailable',
      mayHaveCost: true,
    });
    expect(new Set(refused)).toEqual(new Set(['http://10.0.0.1/made.png']));
    expect(server.requests.every(({ path }) => !path.endsWith('.png'))).toBe(true);
  });

  it('finds no job with an invalid ticket', async () => {
    const work = open(bfl).collect(generateRequest(), { model: 'flux-2-pro', jobs: 1 }, engineContext());
    expect(await thrownBy(work)).toMatchObject({ kind: 'lost' });
    expect(server.requests).toEqual([]);
  });
});
