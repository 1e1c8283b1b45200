import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type * as z from 'zod';
import { analyzeImage } from '#contract/image-analysis.ts';
import { EngineError } from '#engines/engine.ts';
import type { DescribeRequest } from '#engines/words.ts';
import { createTestApi } from '#server/platform/http/testing.ts';
import { openTestApp, type TestApp } from '#server/testing/app.ts';
import { createScriptedEngine, type DescribeScript } from '#server/testing/scripted-engine.ts';
import { createContentPolicy } from '../content-policy/content-policy.ts';
import { registerAssistRoutes } from './assist.ts';

const requests: DescribeRequest[] = [];
let see: DescribeScript;
let bench: TestApp;
beforeEach(async () => {
  requests.length = 0;
  see = async () => 'A red kite over the sea.';
  const describe: DescribeScript = (request, context) => {
    requests.push(request);
    return see(request, context);
  };
  const engine = createScriptedEngine({ id: 'seeing', name: 'Seer', isRemote: true, describe });
  bench = await openTestApp({ engine });
});
afterEach(() => bench.close());

const picture = (width = 1600, height = 900) =>
  sharp({ create: { width, height, channels: 3, background: '#101c48' } })
    .png()
    .toBuffer();

async function formOf(fields: Record<string, string> = {}): Promise<FormData> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('image', new Blob([new Uint8Array(await picture())]), 'picture.png');
  return form;
}

async function analyse(fields?: Record<string, string>) {
  const client = await bench.signUp();
  const response = await client.request('/api/analyze-image', { method: 'POST', body: await formOf(fields) });
  expect(response.status).toBe(200);
  return (await response.json()) as z.infer<typeof analyzeImage.response>;
}

const measured = 'picture in dark blue';

describe('POST /api/analyze-image with an engine that describes', () => {
  it("returns the description beside the measurements, with the engine's name, in the requested language", async () => {
    const body = await analyse({ language: 'pt-BR' });
    expect(analyzeImage.response.parse(body)).toEqual(body);
    expect(body.description).toEqual({ text: 'A red kite over the sea.', by: 'Seer' });
    expect(body.enhancedPrompt).toMatch(new RegExp(`^A red kite over the sea\\. .*${measured}`));
    expect(body.analysis.palette[0]?.name).toBe('dark blue');
    const [request] = requests;
    expect(request).toMatchObject({
      language: 'pt-BR',
      picture: { mimeType: 'image/jpeg', width: 1024, height: 576 },
    });
    expect((await sharp(request?.picture.bytes).metadata()).format).toBe('jpeg');
  });

  it.each([
    ['fails', () => Promise.reject(new EngineError('unavailable', 'down', { mayHaveCost: true }))],
    ['refuses', () => Promise.reject(new EngineError('refused', 'no'))],
    ['answers nothing', async () => ' \n\0 '],
    ['says what the content policy refuses', async () => 'A nude woman, porn.'],
  ] as [string, DescribeScript][])(
    'returns only the measurements when the engine %s',
    async (_name, sight) => {
      see = sight;
      const body = await analyse();
      expect(body.description).toBeNull();
      expect(body.enhancedPrompt).toContain(measured);
      expect(requests).toHaveLength(1);
    },
  );

  it('drops characters that cannot be stored, and cuts long text', async () => {
    see = async () => `A kite\0\n\n${'x'.repeat(5_000)}\ud800`;
    const { description } = await analyse();
    expect(description?.text).toMatch(/^A kite x+$/);
    expect(description?.text).toHaveLength(1_500);
  });

  it('refuses an unknown language', async () => {
    const client = await bench.signUp();
    const body = await formOf({ language: 'in the language of the gods' });
    const response = await client.request('/api/analyze-image', { method: 'POST', body });
    expect(response.status).toBe(422);
    expect(requests).toEqual([]);
  });
});

it('waits for a silent engine no longer than the limit', async () => {
  const test = createTestApi();
  const silent = createScriptedEngine({ describe: () => new Promise(() => {}) });
  registerAssistRoutes(test.api, {
    rateWindows: { take: async () => {}, release: async () => {}, sweep: async () => {} },
    engines: {
      all: () => [],
      forOperation: () => [silent] as never,
      isPaid: () => false,
      call: (_call, work) => work(),
    },
    mayCallPaid: async () => true,
    contentPolicy: createContentPolicy([]),
    descriptionTimeoutMs: 30,
  });
  const response = await test.api.hono.request('http://localhost/api/analyze-image', {
    method: 'POST',
    headers: { cookie: 'waiting', origin: 'http://localhost' },
    body: await formOf(),
  });
  const body = (await response.json()) as z.infer<typeof analyzeImage.response>;
  expect([response.status, body.description]).toEqual([200, null]);
  expect(body.enhancedPrompt).toContain(measured);
  test.remove();
});
