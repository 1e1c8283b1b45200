import { unzipSync } from 'fflate';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { EngineTicket } from '../calls.ts';
import { thrownBy } from '../testing/matrix.ts';
import { engineContext, generateRequest, plainPng } from '../testing/requests.ts';
import { openStandIn, type StandIn, sendJson } from '../testing/stand-in.ts';
import type { TrainingContext, TrainingPicture, TrainStyleRequest } from '../training.ts';
import { createFalServer, type FalServer } from './testing/fal-server.ts';
import { openFal } from './testing/open-fal.ts';

let server: StandIn;
let png: Buffer;
let fal: FalServer;
beforeAll(async () => {
  server = await openStandIn();
  png = await plainPng(64, 36, '#223a8e');
});
afterAll(() => server.close());
beforeEach(() => openServer());
afterEach(() => {
  // After each test: fal would have understood every request.
  expect(fal.breaches).toEqual([]);
});

function openServer(options: Partial<Parameters<typeof createFalServer>[0]> = {}): void {
  fal = createFalServer({ origin: server.origin, png, ...options });
  server.requests.length = 0;
  server.answer(fal.answer);
}

function trainingOf(pictures: number, changed: Partial<TrainStyleRequest> = {}): TrainStyleRequest {
  const picture: TrainingPicture = { bytes: png, mimeType: 'image/png', width: 64, height: 36 };
  return {
    pictureCount: pictures,
    readPictures: async () => Array.from({ length: pictures }, () => picture),
    mode: 'style',
    triggerWord: 'INKWASH',
    ...changed,
  };
}

/** Keeps the ticket, and how many polls fal had received by then. */
function createTicketContext(ticket: EngineTicket | null = null) {
  const tickets: { ticket: EngineTicket; polls: number }[] = [];
  const context: TrainingContext = {
    ...engineContext(),
    ticket,
    async keepTicket(started) {
      tickets.push({
        ticket: JSON.parse(JSON.stringify(started)) as EngineTicket,
        polls: fal.calls[0]?.polls ?? -1,
      });
    },
  };
  return { tickets, context };
}

const train = (request: TrainStyleRequest, context: TrainingContext) =>
  openFal(server.origin).trainStyle?.(request, context);

describe('a training', () => {
  it('sends the pictures in a zip and the trigger word, and keeps the weights without limit', async () => {
    const { tickets, context } = createTicketContext();
    const trained = await train(trainingOf(5), context);
    const [call] = fal.calls;
    expect(call?.endpoint).toBe('fal-ai/flux-lora-fast-training');
    expect(call?.headers['x-fal-object-lifecycle-preference']).toBe('{"expiration_duration_seconds":null}');
    const { images_data_url, ...others } = call?.input ?? {};
    expect(others).toEqual({ trigger_word: 'INKWASH', is_style: true, create_masks: false });
    const zip = fal.stored.get(String(images_data_url));
    expect(zip).toMatchObject({
      type: 'application/zip',
      lifecycle: { expiration_duration_seconds: 86_400 },
    });
    const files = unzipSync(zip?.bytes ?? new Uint8Array());
    expect(Object.keys(files)).toEqual(['001.png', '002.png', '003.png', '004.png', '005.png']);
    expect(Buffer.from(files['001.png'] ?? []).equals(png)).toBe(true);
    expect(trained).toEqual({
      profile: { path: `${server.origin}/files/lora.safetensors`, triggerWord: 'INKWASH' },
      description: expect.stringMatching(/^A .*picture in .*blue/),
      providerRequestId: call?.id,
    });
    // The ticket was kept before the first poll.
    expect(tickets.map(({ polls }) => polls)).toEqual([0]);
  });

  it('of a subject segments it, and sends three pictures twice', async () => {
    await train(trainingOf(3, { mode: 'subject' }), createTicketContext().context);
    const { input } = fal.calls[0] ?? {};
    expect(input).toMatchObject({ is_style: false, create_masks: true });
    const zip = fal.stored.get(String(input?.images_data_url));
    expect(Object.keys(unzipSync(zip?.bytes ?? new Uint8Array()))).toHaveLength(6);
  });

  it('that another process has started is found again, without reading its pictures', async () => {
    const abort = new AbortController();
    const before = createTicketContext();
    const dying = train(trainingOf(4), {
      ...before.context,
      signal: abort.signal,
      async keepTicket(ticket) {
        await before.context.keepTicket(ticket);
        abort.abort('the process dies');
      },
    });
    await expect(dying).rejects.toBe('the process dies');
    const readPictures = () => Promise.reject(new Error('the pictures were read again'));
    const { tickets, context } = createTicketContext(before.tickets[0]?.ticket);
    const trained = await train(trainingOf(4, { readPictures }), context);
    expect(trained?.description).toMatch(/blue/);
    expect([fal.calls.length, tickets.length]).toEqual([1, 0]);
  });

  it('gives the profile that pictures are then drawn with', async () => {
    const trained = await train(trainingOf(4), createTicketContext().context);
    const engine = openFal(server.origin);
    const profile: unknown = JSON.parse(JSON.stringify(trained?.profile));
    const request = generateRequest({ style: { id: 'x', name: 'Mine', profile } });
    await engine.collect(request, await engine.submit(request, engineContext()), engineContext());
    expect(fal.calls.at(-1)).toMatchObject({
      endpoint: 'fal-ai/flux-lora',
      input: { loras: [{ path: `${server.origin}/files/lora.safetensors`, scale: 1 }] },
    });
  });

  it('is cancelled by its ticket', async () => {
    const { tickets, context } = createTicketContext();
    await train(trainingOf(4), context);
    await openFal(server.origin).cancelTraining?.(tickets[0]?.ticket ?? {}, engineContext());
    expect(fal.calls[0]?.isCancelled).toBe(true);
  });

  it.each([
    [
      422,
      { detail: [{ type: 'invalid_archive', msg: 'words', loc: [] }] },
      { kind: 'invalid_input', mayHaveCost: true },
    ],
    [
      500,
      { detail: [{ type: 'internal_server_error', msg: 'words', loc: [] }] },
      { kind: 'unavailable', mayHaveCost: false },
    ],
    [
      200,
      { config_file: { url: 'https://v3.fal.media/files/a' } },
      { kind: 'unavailable', mayHaveCost: true },
    ],
    [200, { diffusers_lora_file: { url: 'javascript:1' } }, { kind: 'unavailable', mayHaveCost: true }],
  ] as const)('that ends with %i %j is %j', async (status, body, expected) => {
    openServer({ result: (_call, response) => sendJson(response, body, status) });
    const training = train(trainingOf(4), createTicketContext().context);
    expect(await thrownBy(Promise.resolve(training))).toMatchObject(expected);
  });

  it('is resumed after fal was unavailable for long', async () => {
    const { tickets, context } = createTicketContext();
    server.answer((received, response) => {
      if (received.path.endsWith('/status')) sendJson(response, {}, 502);
      else return fal.answer(received, response);
    });
    const thrown = await thrownBy(Promise.resolve(train(trainingOf(4), context)));
    expect(thrown).toMatchObject({ kind: 'unavailable', mayRetry: true });
    server.answer(fal.answer);
    expect(
      (await train(trainingOf(4), createTicketContext(tickets[0]?.ticket).context))?.profile,
    ).toBeTruthy();
    expect(fal.calls).toHaveLength(1);
  });

  it('whose pictures cannot be stored has cost nothing', async () => {
    server.answer((_request, response) => sendJson(response, {}, 500));
    const { tickets, context } = createTicketContext();
    const thrown = await thrownBy(Promise.resolve(train(trainingOf(4), context)));
    expect(thrown).toMatchObject({ kind: 'unavailable', mayHaveCost: false });
    expect([server.requests.length, tickets]).toEqual([1, []]);
  });
});
