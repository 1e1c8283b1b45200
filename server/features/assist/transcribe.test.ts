import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ErrorResponse } from '#contract/error-codes.ts';
import { freeActionLimits } from '#contract/limits.ts';
import { EngineError } from '#engines/engine.ts';
import { silentWav } from '#server/platform/audio/silence.ts';
import { readSample } from '#server/platform/audio/testing.ts';
import { systemClock } from '#server/platform/clock.ts';
import { createRateWindows } from '#server/platform/http/rate-windows.ts';
import { createTestApi } from '#server/platform/http/testing.ts';
import { type Client, openTestApp, type TestApp } from '#server/testing/app.ts';
import { createScriptedEngine, type TranscribeScript } from '#server/testing/scripted-engine.ts';
import { createContentPolicy } from '../content-policy/content-policy.ts';
import { registerAssistRoutes } from './assist.ts';
import { countFreeAction } from './free-actions.ts';

const path = '/api/speech/speech-to-text';
const requests: Parameters<TranscribeScript>[0][] = [];
let script: TranscribeScript;
let bench: TestApp;
let client: Client;
beforeAll(async () => {
  const transcribe: TranscribeScript = (request, context) => {
    requests.push(request);
    return script(request, context);
  };
  bench = await openTestApp({ engine: createScriptedEngine({ transcribe }) });
});
afterAll(() => bench.close());
beforeEach(async () => {
  client = await bench.signUp();
  requests.length = 0;
  script = async () => '  a giant shark\0 at sunset \n';
});

const formOf = (bytes: Uint8Array<ArrayBuffer>, fields: Record<string, string> = {}, field = 'audio') => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append(field, new Blob([bytes]), 'recording');
  return form;
};
const say = (form: FormData) => client.request(path, { method: 'POST', body: form });
const codeOf = async (response: Response) => [
  response.status,
  ((await response.json()) as ErrorResponse).code,
];

describe('POST /api/speech/speech-to-text', () => {
  it.each([
    ['recorded.webm', 'audio/webm'],
    ['opus.ogg', 'audio/ogg'],
    ['fragments.mp4', 'audio/mp4'],
    ['speech.mp3', 'audio/mpeg'],
  ] as const)('transcribes %s, costs nothing and stores nothing', async (name, mimeType) => {
    const bytes = readSample(name);
    const response = await say(formOf(bytes, { language: 'pt-BR' }));
    expect([response.status, await response.json()]).toEqual([
      200,
      { success: true, transcribedText: 'a giant shark  at sunset' },
    ]);
    expect(requests).toEqual([{ bytes, mimeType, language: 'pt-BR' }]);
    expect(await client.coins()).toBe(100);
    expect([await bench.filesOf(client), bench.leftUploads()]).toEqual([[], []]);
  });

  it('leaves the language to the engine if none is given', async () => {
    expect((await say(formOf(silentWav(1)))).status).toBe(200);
    expect(requests[0]?.language).toBeNull();
  });

  it.each([
    ['words', formOf(Buffer.from('words')), 415, 'unsupported_audio'],
    ['a recording that was cut off', formOf(silentWav(2).subarray(0, 9_000)), 422, 'audio_unreadable'],
    ['an empty file', formOf(Buffer.alloc(0)), 415, 'unsupported_audio'],
    ['a recording of 36 s', formOf(silentWav(36)), 422, 'audio_too_long'],
    ['a recording of half an hour', formOf(silentWav(1800)), 422, 'audio_too_long'],
    ['a recording of two hours', formOf(silentWav(7_200, 2_000)), 422, 'audio_too_long'],
    ['too large a file', formOf(Buffer.alloc(20 * 1024 * 1024 + 1, 1)), 413, 'payload_too_large'],
    ['another field', formOf(silentWav(1), {}, 'sound'), 422, 'validation_failed'],
    ['no file', formOf(silentWav(1), { language: 'x<script>' }), 422, 'validation_failed'],
  ])('refuses %s before calling an engine, and leaves nothing behind', async (_name, form, status, code) => {
    expect(await codeOf(await say(form))).toEqual([status, code]);
    expect([requests, bench.leftUploads()]).toEqual([[], []]);
  });

  it('accepts a recording that was stopped a little late', async () => {
    expect((await say(formOf(silentWav(31)))).status).toBe(200);
  });

  it.each([
    ['fails', () => Promise.reject(new EngineError('unavailable', 'no')), 502, 'transcription_failed'],
    ['recognises no words', async () => ' \n ', 422, 'no_speech_detected'],
  ] as [string, TranscribeScript, number, string][])(
    'returns the free action when the engine %s',
    async (_name, failing, status, code) => {
      const rateWindows = createRateWindows(bench.app.database, systemClock);
      for (let count = 1; count < freeActionLimits.assistPerDay; count += 1)
        await countFreeAction(rateWindows, client.userId);
      const worked = script;
      script = failing;
      expect(await codeOf(await say(formOf(silentWav(1))))).toEqual([status, code]);
      script = worked;
      expect((await say(formOf(silentWav(1)))).status).toBe(200);
      expect(await codeOf(await say(formOf(silentWav(1))))).toEqual([429, 'free_action_limit_reached']);
    },
  );

  it('requires a session', async () => {
    const response = await bench.signedOut(path, { method: 'POST', body: formOf(silentWav(1)) });
    expect(response.status).toBe(401);
  });

  it('times out for an engine that neither responds nor reacts to its signal', async () => {
    const test = createTestApi();
    const silent = createScriptedEngine({ transcribe: () => new Promise(() => {}) });
    const rateWindows = { take: async () => {}, release: async () => {}, sweep: async () => {} };
    const engines = {
      all: () => [],
      forOperation: () => [silent as never],
      isPaid: () => false,
      call: <T>(_: unknown, work: () => Promise<T>) => work(),
    };
    registerAssistRoutes(test.api, {
      rateWindows,
      engines,
      mayCallPaid: async () => true,
      contentPolicy: createContentPolicy([]),
      engineTimeoutMs: 10,
    });
    const response = await test.api.hono.request(`http://localhost${path}`, {
      method: 'POST',
      headers: { cookie: 'user', origin: 'http://localhost' },
      body: formOf(silentWav(1)),
    });
    expect(await codeOf(response)).toEqual([502, 'transcription_failed']);
    test.remove();
  });
});

describe('without an engine that transcribes', () => {
  let withoutSpeech: TestApp;
  beforeAll(async () => {
    withoutSpeech = await openTestApp();
  });
  afterAll(() => withoutSpeech.close());

  it('reports that recordings are not accepted, and refuses one', async () => {
    const user = await withoutSpeech.signUp();
    expect(await user.json('/api/speech')).toEqual({ success: true, canTranscribe: false, maxSeconds: 30 });
    const response = await user.request(path, { method: 'POST', body: formOf(silentWav(1)) });
    expect(await codeOf(response)).toEqual([501, 'transcription_unavailable']);
    expect(withoutSpeech.leftUploads()).toEqual([]);
  });
});

it('reports that recordings are accepted with an engine that transcribes', async () => {
  expect(await client.json('/api/speech')).toMatchObject({ canTranscribe: true });
});
