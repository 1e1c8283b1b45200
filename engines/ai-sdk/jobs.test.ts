import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { makePictures, thrownBy } from '../testing/matrix.ts';
import { editRequest, engineContext, generateRequest, plainPng } from '../testing/requests.ts';
import { openStandIn, type ReceivedRequest, type StandIn, sendJson } from '../testing/stand-in.ts';
import { openVendor, testKey } from './testing/subjects.ts';
import type { Vendor } from './vendor.ts';
import { fireworks } from './vendors/fireworks.ts';
import { luma } from './vendors/luma.ts';

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

const open = (vendor: Vendor) => openVendor(vendor, server.origin);
const posts = () => server.requests.filter(({ method }) => method === 'POST');
const ready = () => ({
  id: 'x',
  status: 'Ready',
  result: { sample: `${server.origin}/made.png`, prompt: 'p' },
});
const status = (word: string) => ({ id: 'x', status: word, result: null });

/** `POST /dream-machine/v1/generations/image` (docs.lumalabs.ai): nothing else is sent. */
const lumaCall = z.strictObject({
  prompt: z.string().min(1),
  aspect_ratio: z.enum(['1:1', '3:4', '4:3', '9:16', '16:9', '9:21', '21:9']),
  model: z.enum(['photon-1', 'photon-flash-1']),
});

describe('Photon by Luma', () => {
  const lumaAnswers = (...ends: readonly [object, ...object[]]) => {
    let at = 0;
    server.answer((request, response) => {
      if (request.method === 'POST') sendJson(response, { id: 'made-1', state: 'queued', assets: null }, 201);
      else if (request.path === '/made.png')
        response.writeHead(200, { 'content-type': 'image/png' }).end(png);
      else {
        sendJson(response, { id: 'made-1', ...ends[Math.min(at, ends.length - 1)] });
        at += 1;
      }
    });
  };

  it('sends what its documentation describes and polls the generation until it is completed', async () => {
    const assets = { image: `${server.origin}/made.png`, video: null };
    lumaAnswers({ state: 'queued' }, { state: 'dreaming', assets: null }, { state: 'completed', assets });
    const ticket = await open(luma).submit(
      generateRequest({ settings: { aspectRatio: '9:16' }, width: 720, height: 1280 }),
      engineContext(),
    );
    const { pictures } = await open(luma).collect(generateRequest(), ticket, engineContext());
    expect(pictures).toEqual([{ unchecked: new Uint8Array(png) }]);
    expect(posts()).toHaveLength(1);
    expect(posts()[0]).toMatchObject({ path: '/dream-machine/v1/generations/image' });
    expect(lumaCall.parse(posts()[0]?.json())).toMatchObject({ model: 'photon-1', aspect_ratio: '9:16' });
    const look = server.requests.filter(({ path }) => path === '/dream-machine/v1/generations/made-1');
    expect(look.map(({ headers }) => headers.authorization)).toEqual(
      Array.from({ length: 3 }, () => `Bearer ${testKey}`),
    );
  });

  it.each([
    [
      { state: 'failed', failure_reason: 'The prompt was rejected by our content moderation: a lighthouse' },
      'refused',
    ],
    [{ state: 'failed', failure_reason: 'Internal error' }, 'unavailable'],
    [{ state: 'completed', assets: null }, 'unavailable'],
    [{ state: 'cancelled' }, 'unavailable'],
  ])('that ends with %j is %s at once', async (end, kind) => {
    lumaAnswers(end);
    const thrown = await thrownBy(makePictures(open(luma), generateRequest()));
    expect(thrown).toMatchObject({ kind, mayRetry: false });
    expect(thrown.message).not.toContain('lighthouse');
    expect(server.requests).toHaveLength(2);
  });

  it.each([
    [400, { detail: 'Insufficient credits' }, 'out_of_credit'],
    [400, { detail: [{ msg: 'Prompt failed moderation', type: 'x', loc: [] }] }, 'refused'],
    [400, { detail: 'aspect_ratio is none' }, 'invalid_input'],
    [403, { detail: 'Not authenticated' }, 'misconfigured'],
  ])('with status %i and %j is %s', async (code, body, kind) => {
    server.answer((_request, response) => sendJson(response, body, code));
    expect(await thrownBy(makePictures(open(luma), generateRequest()))).toMatchObject({ kind });
  });

  it('makes pictures from words alone, because it reads pictures from public addresses only', async () => {
    const { operations, maxReferences } = open(luma).capabilities;
    expect([operations, maxReferences]).toEqual([['generate'], 0]);
    expect(await thrownBy(makePictures(open(luma), await editRequest()))).toMatchObject({
      kind: 'invalid_input',
    });
    expect(server.requests).toEqual([]);
  });
});

describe('FLUX Kontext at Fireworks', () => {
  const kontextCall = z.strictObject({
    prompt: z.string().min(1),
    aspect_ratio: z.string().optional(),
    seed: z.int(),
    samples: z.literal(1),
    input_image: z.string().regex(/^data:image\/(png|jpeg);base64,/),
  });
  const isLook = ({ path }: ReceivedRequest) =>
    path === '/inference/v1/workflows/accounts/fireworks/models/flux-kontext-pro/get_result';
  const kontextAnswers = (...ends: readonly [object, ...object[]]) => {
    let at = 0;
    server.answer((request, response) => {
      if (request.path === '/made.png') response.writeHead(200, { 'content-type': 'image/png' }).end(png);
      else if (isLook(request)) {
        sendJson(response, ends[Math.min(at, ends.length - 1)]);
        at += 1;
      } else sendJson(response, { request_id: 'job-1' });
    });
  };

  it('edits a picture with a job, which is polled by POST', async () => {
    kontextAnswers({ status: 'Pending' }, { status: 'Task not found' }, ready());
    const { pictures, spentMicros } = await makePictures(open(fireworks), await editRequest());
    expect([pictures.length, spentMicros]).toEqual([1, 40_000]);
    const [first, ...others] = posts();
    expect(first?.path).toBe('/inference/v1/workflows/accounts/fireworks/models/flux-kontext-pro');
    expect(kontextCall.parse(first?.json())).toMatchObject({ prompt: 'Make it night', seed: 7 });
    expect(others.map((request) => request.json())).toEqual(
      Array.from({ length: 3 }, () => ({ id: 'job-1' })),
    );
  });

  it.each([
    ['Request Moderated', 'refused'],
    ['Content Moderated', 'refused'],
    ['Failed', 'unavailable'],
    ['Something new', 'unavailable'],
  ])('that ends with “%s” is %s at once', async (word, kind) => {
    kontextAnswers(status(word));
    expect(await thrownBy(makePictures(open(fireworks), await editRequest()))).toMatchObject({
      kind,
      mayRetry: false,
    });
    expect(server.requests.filter(isLook)).toHaveLength(1);
  });
});
