import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { EngineTicket } from '../calls.ts';
import { EngineError } from '../engine.ts';
import { makePictures, thrownBy } from '../testing/matrix.ts';
import { engineContext, generateRequest, plainPng } from '../testing/requests.ts';
import { type Answer, openStandIn, type StandIn, sendJson } from '../testing/stand-in.ts';
import { createFalServer, type FalServer } from './testing/fal-server.ts';
import { openFal } from './testing/open-fal.ts';

let server: StandIn;
let png: Buffer;
let fal: FalServer;
beforeAll(async () => {
  server = await openStandIn();
  png = await plainPng();
});
afterAll(() => server.close());
beforeEach(() => openServer());

type Options = Partial<Parameters<typeof createFalServer>[0]>;

/** `instead` replaces the responses. */
function openServer(
  options: Options = {},
  instead: (...args: Parameters<Answer>) => boolean = () => false,
): void {
  fal = createFalServer({ origin: server.origin, png, ...options });
  server.requests.length = 0;
  server.answer((request, response) =>
    instead(request, response) ? undefined : fal.answer(request, response),
  );
}

const request = generateRequest();
const context = engineContext();
const submits = () => server.requests.filter(({ method }) => method === 'POST');
const isStatus = ({ path }: { path: string }) => path.endsWith('/status');
const isResult = ({ path }: { path: string }) => /\/requests\/[^/]+$/.test(path);

describe('a call', () => {
  it('is polled while fal responds that it is not done, at the addresses that fal has given', async () => {
    openServer({ rounds: 3 });
    const { pictures } = await makePictures(openFal(server.origin), request);
    expect(pictures).toEqual([{ unchecked: new Uint8Array(png) }]);
    const id = fal.calls[0]?.id;
    expect(server.requests.map(({ method, path }) => `${method} ${path.split('?')[0]}`)).toEqual([
      'POST /fal-ai/flux/dev',
      ...Array.from({ length: 4 }, () => `GET /fal-ai/flux/requests/${id}/status`),
      `GET /fal-ai/flux/requests/${id}`,
      'GET /files/picture.png',
    ]);
  });

  it('is found by its ticket in another process, and paid for once', async () => {
    const ticket = await openFal(server.origin).submit(request, context);
    const storedTicket = JSON.parse(JSON.stringify(ticket)) as EngineTicket;
    const { pictures } = await openFal(server.origin).collect(request, storedTicket, context);
    expect(pictures).toHaveLength(1);
    expect(submits()).toHaveLength(1);
  });

  it('waits for the webhook of its own request', async () => {
    const keys: string[] = [];
    const waitForWebhook = async (key: string) => void keys.push(key);
    await makePictures(openFal(server.origin), request, { ...context, waitForWebhook });
    expect(keys).toEqual([fal.calls[0]?.id]);
  });

  it('reports no progress: a place in the queue is not progress', async () => {
    let isNotified = false;
    await makePictures(openFal(server.origin), request, {
      ...context,
      onProgress: () => (isNotified = true),
    });
    expect([isNotified, openFal(server.origin).capabilities.progress]).toEqual([false, 'none']);
  });
});

describe('a failed run', () => {
  const failWith = (status: number, body: unknown, headers = {}) =>
    openServer({ result: (_call, response) => sendJson(response, body, status, headers) });
  const detail = (type: string) => ({ detail: [{ loc: ['body', 'prompt'], msg: 'A lighthouse', type }] });

  it.each([
    [422, detail('content_policy_violation'), { kind: 'refused', mayHaveCost: true }],
    [422, detail('no_media_generated'), { kind: 'refused', mayHaveCost: true }],
    [422, detail('image_too_large'), { kind: 'invalid_input', mayHaveCost: true }],
    [422, detail('missing'), { kind: 'misconfigured', mayHaveCost: true }],
    [400, { detail: 'A lighthouse in a storm' }, { kind: 'invalid_input', mayHaveCost: true }],
    [500, detail('internal_server_error'), { kind: 'unavailable', mayHaveCost: false, mayRetry: false }],
    [400, detail('downstream_service_error'), { kind: 'unavailable', mayHaveCost: true }],
    [504, detail('generation_timeout'), { kind: 'timed_out', mayHaveCost: false }],
    [
      503,
      { detail: 'words', error_type: 'runner_disconnected' },
      { kind: 'unavailable', mayHaveCost: false },
    ],
    [404, { detail: 'Path /dev not found' }, { kind: 'misconfigured', mayHaveCost: false }],
  ] as const)('with %i %j is %j, without its words', async (status, body, expected) => {
    failWith(status, body);
    const thrown = await thrownBy(makePictures(openFal(server.origin), request));
    expect(thrown).toMatchObject({ ...expected, providerRequestId: fal.calls[0]?.id });
    expect(thrown.message).not.toMatch(/lighthouse|words/i);
    expect(server.requests.filter(isResult)).toHaveLength(1);
  });

  it('that could not start in time has cost nothing', async () => {
    failWith(504, { detail: 'Request timed out' }, { 'x-fal-request-timeout-type': 'user' });
    const thrown = await thrownBy(makePictures(openFal(server.origin), request));
    expect(thrown).toMatchObject({ kind: 'timed_out', mayHaveCost: false });
  });

  it('cancels the other calls of its request', async () => {
    openServer({
      result: (call, response) => {
        if (call.input.seed === 8) sendJson(response, detail('content_policy_violation'), 422);
        else sendJson(response, { detail: 'Request is still in progress' }, 400);
      },
    });
    const four = generateRequest({ settings: { count: 4 } });
    const thrown = await thrownBy(makePictures(openFal(server.origin, { model: 'fal-ai/flux-2-pro' }), four));
    expect(thrown.kind).toBe('refused');
    expect(fal.calls.map(({ isCancelled }) => isCancelled)).toEqual([true, true, true, true]);
  });
});

describe('an accepted call', () => {
  it.each([
    ['status', isStatus, 404],
    ['result', isResult, 404],
    ['status', isStatus, 410],
  ] as const)('whose %s no longer exists is lost', async (_name, isOf, status) => {
    openServer({}, (received, response) => {
      if (!isOf(received)) return false;
      sendJson(response, { detail: 'Request not found' }, status);
      return true;
    });
    const thrown = await thrownBy(makePictures(openFal(server.origin), request));
    expect(thrown).toMatchObject({ kind: 'lost', mayHaveCost: true, providerRequestId: fal.calls[0]?.id });
  });

  it.each([
    ['status', isStatus, 502, 'unavailable'],
    ['result', isResult, 500, 'unavailable'],
    ['result', isResult, 429, 'rate_limited'],
    ['status', isStatus, 401, 'misconfigured'],
  ] as const)('whose %s stays unavailable is not queued again', async (_name, isOf, status, kind) => {
    openServer({}, (received, response) => {
      if (!isOf(received)) return false;
      sendJson(response, 'away', status);
      return true;
    });
    const thrown = await thrownBy(makePictures(openFal(server.origin), request));
    expect(thrown).toMatchObject({ kind, mayHaveCost: true, mayRetry: false });
    expect(submits()).toHaveLength(1);
  });

  it('may have no result yet although its status is completed', async () => {
    let times = 0;
    openServer({}, (received, response) => {
      if (!isResult(received) || ++times > 2) return false;
      sendJson(response, { detail: 'Request is still in progress' }, 400);
      return true;
    });
    expect((await makePictures(openFal(server.origin), request)).pictures).toHaveLength(1);
  });

  it('is polled again after an unreadable status', async () => {
    const nonsense = ['[]', '{"status":7}', 'null'];
    openServer({}, (received, response) => {
      const body = isStatus(received) ? nonsense.shift() : undefined;
      if (body === undefined) return false;
      response.writeHead(200, { 'content-type': 'application/json' }).end(body);
      return true;
    });
    expect((await makePictures(openFal(server.origin), request)).pictures).toHaveLength(1);
  });

  it('is cancelled by a PUT; that it is over already is not a failure', async () => {
    const engine = openFal(server.origin);
    const ticket = await engine.submit(request, context);
    await engine.cancel?.(ticket, context);
    expect(fal.calls[0]?.isCancelled).toBe(true);
    for (const status of [400, 404]) {
      server.answer((_asked, response) => sendJson(response, { status: 'ALREADY_COMPLETED' }, status));
      await engine.cancel?.(ticket, context);
    }
    server.answer((_asked, response) => sendJson(response, {}, 500));
    await expect(engine.cancel?.(ticket, context)).rejects.toThrow('fal answered 500');
  });
});

describe('addresses in a response of fal', () => {
  const foreign = 'http://169.254.169.254/latest/requests/1';

  it('are rejected when they are not its own; the call may have cost', async () => {
    openServer({}, (received, response) => {
      if (received.method !== 'POST') return false;
      const own = `${server.origin}/fal-ai/flux/requests/1`;
      sendJson(response, { request_id: '1', status_url: foreign, response_url: own, cancel_url: own });
      return true;
    });
    const thrown = await thrownBy(openFal(server.origin).submit(request, context));
    expect(thrown).toMatchObject({ kind: 'unavailable', mayHaveCost: true });
    expect(server.requests).toHaveLength(1);
  });

  it('are checked again when they come from a ticket', async () => {
    const other = await openStandIn();
    try {
      const address = `${other.origin}/requests/1`;
      const call = { id: '1', statusUrl: address, responseUrl: address, cancelUrl: address };
      const ticket = { calls: JSON.stringify([call]) };
      const engine = openFal(server.origin);
      await expect(engine.collect(request, ticket, context)).rejects.toThrow('not its own');
      await expect(engine.cancel?.(ticket, context)).rejects.toThrow('not its own');
      expect([other.requests, server.requests]).toEqual([[], []]);
    } finally {
      await other.close();
    }
  });

  it.each([{}, { calls: 'no JSON' }, { calls: '[]' }, { calls: '[{"id":"1"}]' }, { id: 7 }])(
    'in a ticket like %j are none: the call is lost',
    async (ticket) => {
      const collecting = openFal(server.origin).collect(request, ticket as EngineTicket, context);
      expect(await thrownBy(collecting)).toMatchObject({ kind: 'lost', mayHaveCost: true });
    },
  );
});

describe('a rejected call', () => {
  it('for an empty account says so, though fal responds with 403', async () => {
    const body = {
      detail: 'User is locked. Reason: Exhausted balance. Top up your balance at fal.ai/dashboard/billing.',
    };
    openServer({}, (_asked, response) => {
      sendJson(response, body, 403, { 'x-fal-request-id': 'req-1' });
      return true;
    });
    expect(await thrownBy(openFal(server.origin).submit(request, context))).toMatchObject({
      kind: 'out_of_credit',
      mayHaveCost: false,
      providerRequestId: 'req-1',
    });
  });

  it('for a wrong key is misconfigured', async () => {
    const thrown = await thrownBy(openFal(server.origin, { key: 'wrong' }).submit(request, context));
    expect(thrown).toMatchObject({ kind: 'misconfigured', mayHaveCost: false });
  });

  it('is not repeated by the SDK, wherever the connection breaks', async () => {
    const breaks: Answer[] = [
      (_asked, response) => void response.destroy(),
      (_asked, response) => {
        response.writeHead(200, { 'content-type': 'application/json', 'content-length': '500' });
        response.write('{"request_id":', () => response.destroy());
      },
      (_asked, response) => sendJson(response, {}, 503),
      (_asked, response) => sendJson(response, {}, 429),
    ];
    for (const disconnect of breaks) {
      server.requests.length = 0;
      server.answer(disconnect);
      await expect(openFal(server.origin).submit(request, context)).rejects.toBeInstanceOf(EngineError);
      expect(server.requests).toHaveLength(1);
    }
  });

  it('is cancelled after an abort, as soon as fal has responded', async () => {
    const controller = new AbortController();
    const held = Promise.withResolvers<void>();
    const cancelled = Promise.withResolvers<void>();
    openServer();
    server.answer(async (received, response) => {
      if (received.method === 'POST') {
        controller.abort('cancelled');
        await held.promise;
      }
      await fal.answer(received, response);
      if (received.method === 'PUT') cancelled.resolve();
    });
    const work = openFal(server.origin).submit(request, engineContext(controller.signal));
    await expect(work).rejects.toBe('cancelled');
    held.resolve();
    await cancelled.promise;
    expect(fal.calls.map(({ isCancelled }) => isCancelled)).toEqual([true]);
  });

  it('is not sent after an earlier abort', async () => {
    await expect(
      openFal(server.origin).submit(request, engineContext(AbortSignal.abort('gone'))),
    ).rejects.toBe('gone');
    expect(server.requests).toEqual([]);
  });

  it('cancels the others of its request, which may have cost', async () => {
    openServer({}, (received, response) => {
      if (received.method !== 'POST' || (received.json() as { seed: number }).seed !== 9) return false;
      sendJson(response, { detail: 'slow down' }, 429);
      return true;
    });
    const engine = openFal(server.origin, { model: 'fal-ai/flux-2-pro' });
    const thrown = await thrownBy(engine.submit(generateRequest({ settings: { count: 4 } }), context));
    expect(thrown).toMatchObject({ kind: 'rate_limited', mayHaveCost: true, mayRetry: false });
    expect(fal.calls.map(({ isCancelled }) => isCancelled)).toEqual([true, true, true]);
  });
});
