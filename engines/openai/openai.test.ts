import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { type Engine, EngineError, type EngineOperation } from '../engine.ts';
import { faults } from '../testing/faults.ts';
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
import { createOpenAi, type OpenAiConfig } from './openai.ts';

let server: StandIn;
let picture: string;
beforeAll(async () => {
  server = await openStandIn();
  picture = (await plainPng()).toString('base64');
});
afterAll(() => server.close());
beforeEach(() => {
  server.requests.length = 0;
  server.answer((_request, response) => sendJson(response, { created: 1, data: [{ b64_json: picture }] }));
});

function engineWith(changed: Partial<OpenAiConfig> = {}): Engine {
  return createOpenAi(
    {
      id: 'openai',
      vendor: 'OpenAI',
      key: 'sk-test-0123456789',
      baseUrl: `${server.origin}/v1`,
      imageModel: 'gpt-image-2',
      chatModel: 'gpt-5-mini',
      speechModel: 'gpt-4o-mini-transcribe',
      moderationModel: 'omni-moderation-latest',
      server: null,
      ...changed,
    },
    openNetwork,
  );
}

const collect = (engine: Engine, request = generateRequest()) => engine.collect(request, {}, engineContext());
const thrownBy = async (work: Promise<unknown>) => {
  const thrown = await work.then(
    () => null,
    (error: unknown) => error,
  );
  if (!(thrown instanceof EngineError)) throw new Error('no engine error was thrown', { cause: thrown });
  return thrown;
};

/** `POST /images/generations` by OpenAI's description (2.3.0): nothing else may be sent. */
const generation = z.strictObject({
  model: z.string(),
  prompt: z.string().min(1).max(32_000),
  n: z.int().min(1).max(10),
  size: z.string().regex(/^\d+x\d+$/),
  quality: z.enum(['low', 'medium', 'high', 'auto']).optional(),
  output_format: z.enum(['png', 'jpeg', 'webp']).optional(),
  moderation: z.enum(['low', 'auto']).optional(),
});

describe('pictures from a prompt', () => {
  it('are requested as OpenAI describes it', async () => {
    server.answer((_request, response) =>
      sendJson(response, { created: 1, data: [{ b64_json: picture }, { b64_json: picture }] }, 200, {
        'x-request-id': 'req_1',
      }),
    );
    const result = await collect(engineWith(), generateRequest({ settings: { count: 2, effort: 'medium' } }));
    expect(result.pictures).toEqual([
      { unchecked: Buffer.from(picture, 'base64') },
      { unchecked: Buffer.from(picture, 'base64') },
    ]);
    expect(result.providerRequestId).toBe('req_1');
    const [request] = server.requests;
    expect(request).toMatchObject({ method: 'POST', path: '/v1/images/generations' });
    expect(request?.headers.authorization).toBe('Bearer sk-test-0123456789');
    const body = generation.parse(request?.json());
    expect(body).toMatchObject({ model: 'gpt-image-2', n: 2, size: '1280x720', quality: 'medium' });
    expect(body.prompt).toMatch(/^A lighthouse in a storm\n\nStyle: Cinema\./);
  });

  it.each([
    ['gpt-image-1.5', '16:9', '1536x1024'],
    ['gpt-image-1-mini', '9:16', '1024x1536'],
    ['gpt-image-1', '1:1', '1024x1024'],
    ['gpt-image-2.6-sunburst', '9:16', '720x1280'],
  ] as const)('by %s in %s are requested as %s', async (imageModel, aspectRatio, size) => {
    const [width, height] = { '16:9': [1280, 720], '9:16': [720, 1280], '1:1': [1024, 1024] }[
      aspectRatio
    ] as [number, number];
    await collect(engineWith({ imageModel }), generateRequest({ settings: { aspectRatio }, width, height }));
    expect(generation.parse(server.requests[0]?.json()).size).toBe(size);
  });

  it('are asked of dall-e-2 in its own size, ten at a time', async () => {
    await collect(engineWith({ imageModel: 'dall-e-2' }), generateRequest({ settings: { count: 2 } }));
    expect(server.requests[0]?.json()).toMatchObject({ size: '1024x1024', n: 2 });
    expect(server.requests).toHaveLength(1);
  });

  it.each([
    ['dall-e-2', 1_000],
    ['dall-e-3', 4_000],
  ])('are not asked of %s with more than %i characters', async (imageModel, most) => {
    const work = collect(engineWith({ imageModel }), generateRequest({ prompt: 'x'.repeat(most) }));
    expect(await thrownBy(work)).toMatchObject({ kind: 'invalid_input', mayHaveCost: false });
    expect(server.requests).toEqual([]);
  });

  it('take one call each with a model that makes one at a time', async () => {
    const { pictures } = await collect(
      engineWith({ imageModel: 'dall-e-3' }),
      generateRequest({ settings: { count: 4 } }),
    );
    expect(pictures).toHaveLength(4);
    expect(server.requests.map((request) => request.json())).toEqual(
      Array.from({ length: 4 }, () => expect.objectContaining({ n: 1, response_format: 'b64_json' })),
    );
  });

  it('are not requested again after one call has failed, when another was worked on', async () => {
    let calls = 0;
    server.answer((_request, response) => {
      calls += 1;
      if (calls === 2) sendJson(response, { error: {} }, 429);
      else sendJson(response, { created: 1, data: [{ b64_json: picture }] });
    });
    const thrown = await thrownBy(
      collect(engineWith({ imageModel: 'dall-e-3' }), generateRequest({ settings: { count: 3 } })),
    );
    expect(thrown).toMatchObject({ kind: 'rate_limited', mayHaveCost: true, mayRetry: false });
    expect(calls).toBe(3);
  });

  it('with references use the edits, each file with its name and type', async () => {
    const reference = {
      ...(await sourcePicture(64, 36)),
      mimeType: 'image/png',
      use: 'auto',
      strokes: [],
    } as const;
    await collect(engineWith(), generateRequest({ references: [reference, reference] }));
    const [request] = server.requests;
    expect(request?.path).toBe('/v1/images/edits');
    const files = (await request?.form())?.getAll('image[]') as File[];
    expect(files.map(({ name, type }) => [name, type])).toEqual([
      ['picture-0.png', 'image/png'],
      ['picture-1.png', 'image/png'],
    ]);
  });

  it('have a cost if the response reports the usage', async () => {
    const usage = {
      input_tokens: 100,
      input_tokens_details: { text_tokens: 100, image_tokens: 0 },
      output_tokens: 1_000,
      total_tokens: 1_100,
    };
    server.answer((_request, response) =>
      sendJson(response, { created: 1, data: [{ b64_json: picture }], usage }),
    );
    expect((await collect(engineWith({ imageModel: 'gpt-image-1' }))).spentMicros).toBe(100 * 5 + 1_000 * 40);
    expect((await collect(engineWith())).spentMicros).toBe(100 * 5 + 1_000 * 30);
    expect((await collect(engineWith({ imageModel: 'gpt-image-9' }))).spentMicros).toBeUndefined();
  });

  it('words and speech of the usual models have an expected price, and moderation is free', () => {
    const priceOf = (engine: Engine, operation: EngineOperation) =>
      engine.capabilities.facts?.[operation]?.priceMicros;
    const usual = engineWith();
    expect(priceOf(usual, 'enhancePrompt')).toBeGreaterThan(0);
    expect(priceOf(usual, 'describe')).toBeGreaterThan(0);
    expect(priceOf(usual, 'transcribe')).toBeGreaterThan(0);
    expect(priceOf(usual, 'moderate')).toBe(0);
    const unknown = engineWith({ chatModel: 'gpt-9', speechModel: 'gpt-9-hear' });
    expect([priceOf(unknown, 'describe'), priceOf(unknown, 'transcribe')]).toEqual([null, null]);
  });
});

describe('a compatible server', () => {
  it('may respond with an address, or with a path', async () => {
    server.answer(async (request, response) => {
      if (request.method === 'GET')
        response.writeHead(200, { 'content-type': 'image/png' }).end(await plainPng());
      else sendJson(response, { created: 1, data: [{ url: '/generated-images/1.png' }] });
    });
    const { pictures } = await collect(engineWith({ server: 'localai', key: null }));
    expect(pictures).toEqual([{ unchecked: new Uint8Array(Buffer.from(picture, 'base64')) }]);
    expect(server.requests.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'POST /v1/images/generations',
      'GET /generated-images/1.png',
    ]);
  });

  it('has only the requested pictures downloaded, and the revised prompt cut to the limit', async () => {
    const data = Array.from({ length: 50 }, () => ({
      url: '/1.png',
      revised_prompt: 'a\u0000b '.repeat(9_000),
    }));
    server.answer(async (request, response) => {
      if (request.method === 'GET')
        response.writeHead(200, { 'content-type': 'image/png' }).end(await plainPng());
      else sendJson(response, { created: 1, data });
    });
    const { pictures, enhancedPrompt } = await collect(engineWith({ server: 'plain' }));
    expect([pictures.length, server.requests.length]).toEqual([1, 2]);
    expect(enhancedPrompt).toHaveLength(4_000);
    expect(enhancedPrompt).not.toContain('\u0000');
    data.splice(0, 50, { url: '/1.png', revised_prompt: { not: 'words' } as never });
    expect((await collect(engineWith({ server: 'plain' }))).enhancedPrompt).toBeNull();
  });

  it.each([
    ['sd-server', 'a cat  sd_cpp_extra_args {"seed":1} /sd_cpp_extra_args  | dog'],
    ['localai', 'a cat <sd_cpp_extra_args>{"seed":1}</sd_cpp_extra_args>   dog'],
    ['plain', 'a cat  sd_cpp_extra_args {"seed":1} /sd_cpp_extra_args    dog'],
    [null, 'a cat <sd_cpp_extra_args>{"seed":1}</sd_cpp_extra_args> | dog'],
  ] as const)('(%s) removes the server’s commands from prompts', async (kind, sent) => {
    const prompt = 'a cat <sd_cpp_extra_args>{"seed":1}</sd_cpp_extra_args> | dog';
    const engine = engineWith({ server: kind });
    await collect(engine, generateRequest({ prompt }));
    expect(server.requests[0]?.json()).toMatchObject({ prompt: expect.stringContaining(sent) });
    if (!engine.capabilities.operations.includes('edit')) return;
    await engine.collect({ ...(await editRequest()), prompt }, {}, engineContext());
    expect((await server.requests[1]?.form())?.get('prompt')).toBe(sent);
  });

  it('gets nothing that it does not understand, and no picture request without a model for it', async () => {
    await collect(engineWith({ server: 'plain' }));
    expect(server.requests[0]?.json()).toEqual({
      model: 'gpt-image-2',
      prompt: expect.any(String),
      n: 1,
      size: '1280x720',
      response_format: 'b64_json',
    });
    const { operations, tools } = engineWith({ imageModel: null, speechModel: null }).capabilities;
    expect([operations, tools]).toEqual([['describe', 'enhancePrompt', 'enhanceStyle', 'moderate'], []]);
  });
});

describe('a source picture', () => {
  it('has a mask that is transparent where it changes, for OpenAI', async () => {
    const engine = engineWith();
    await engine.collect(await inpaintRequest(), {}, engineContext());
    const form = await server.requests[0]?.form();
    expect(form?.get('prompt')).toBe('Make it night');
    expect(await alphaAt(form?.get('mask') as File)).toEqual([0, 255]);
  });

  it('has a mask that is white where it changes, for stable-diffusion.cpp', async () => {
    const engine = engineWith({ server: 'sd-server', key: null });
    const request = await inpaintRequest();
    await engine.collect(request, {}, engineContext());
    const form = await server.requests[0]?.form();
    const mask = form?.get('mask') as File;
    expect(Buffer.from(await mask.arrayBuffer()).equals(Buffer.from(request.mask.bytes))).toBe(true);
    expect([...(form?.keys() ?? [])].sort()).toEqual([
      'image[]',
      'mask',
      'model',
      'output_format',
      'prompt',
      'size',
    ]);
  });

  it('is refused by a server that cannot edit', async () => {
    const engine = engineWith({ server: 'localai' });
    expect(engine.capabilities.operations).not.toContain('edit');
    expect(await thrownBy(engine.collect(await editRequest(), {}, engineContext()))).toMatchObject({
      kind: 'invalid_input',
    });
    expect(server.requests).toEqual([]);
  });
});

/** The opacity of a mask in the middle of its left and its right half. */
async function alphaAt(file: File): Promise<number[]> {
  const { data, info } = await sharp(await file.arrayBuffer())
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [0.25, 0.75].map((x) => {
    const at = Math.floor(info.height / 2) * info.width + Math.floor(info.width * x);
    return data[at * 4 + 3] ?? -1;
  });
}

describe('a failure', () => {
  it.each(faults)('$name', async ({ answer, kind, mayHaveCost, retryAfterMs = null }) => {
    server.answer((_request, response) => answer(response));
    expect(await thrownBy(collect(engineWith()))).toMatchObject({ kind, mayHaveCost, retryAfterMs });
    expect(server.requests).toHaveLength(1);
  });

  it.each([
    [400, { code: 'moderation_blocked', type: 'image_generation_user_error' }, 'refused'],
    [400, { code: null, message: 'Your request was rejected as a result of our safety system.' }, 'refused'],
    [429, { code: 'insufficient_quota', type: 'insufficient_quota' }, 'out_of_credit'],
    [400, { code: 'billing_hard_limit_reached' }, 'out_of_credit'],
    [400, { code: 'model_not_found' }, 'misconfigured'],
  ] as const)('%i with %j is %s', async (status, error, kind) => {
    server.answer((_request, response) => sendJson(response, { error }, status, { 'x-request-id': 'req_2' }));
    expect(await thrownBy(collect(engineWith()))).toMatchObject({ kind, providerRequestId: 'req_2' });
  });

  it('is reported by its code alone: the message may contain the user’s words, or a key', async () => {
    const error = { code: 'invalid_value', message: 'A lighthouse in a storm, sent with sk-test-0123456789' };
    server.answer((_request, response) => sendJson(response, { error }, 400));
    const thrown = await thrownBy(collect(engineWith()));
    expect([thrown.message, thrown.cause]).toEqual(['OpenAI answered 400 (invalid_value)', undefined]);
  });

  it('of an unreachable server is reported as such', async () => {
    const closed = await openStandIn();
    await closed.close();
    const gone = engineWith({ baseUrl: closed.origin });
    expect(await thrownBy(collect(gone))).toMatchObject({
      kind: 'unavailable',
      mayHaveCost: false,
      mayRetry: true,
    });
  });

  it('by abort ends with the caller’s reason', async () => {
    const controller = new AbortController();
    server.answer(() => controller.abort('cancelled'));
    const work = engineWith().collect(generateRequest(), {}, engineContext(controller.signal));
    await expect(work).rejects.toBe('cancelled');
  });
});

describe('words', () => {
  const say = (content: string | null, rest = {}) =>
    server.answer((_request, response) =>
      sendJson(response, { choices: [{ message: { content, ...rest }, finish_reason: 'stop' }] }),
    );

  it('are improved, and cleaned of what models put around them', async () => {
    say('Enhanced prompt: "A lighthouse, waves, night"');
    const request = {
      prompt: 'a lighthouse',
      tool: 'Thumbnail',
      style: 'NickD-tzdev',
      analysis: null,
    } as const;
    const enhanced = await engineWith().enhancePrompt?.(request, engineContext());
    expect(enhanced?.prompt).toBe('A lighthouse, waves, night');
    const sent = server.requests[0]?.json() as { messages: { content: string }[] } | undefined;
    expect(sent?.messages.at(-1)?.content).toMatch(/Prompt:\na lighthouse$/);
  });

  it('describe a picture that is sent along', async () => {
    say('A blue square.');
    const request = { picture: await sourcePicture(8, 8), language: 'pt-BR' };
    expect(await engineWith().describe?.(request, engineContext())).toBe('A blue square.');
    expect(JSON.stringify(server.requests[0]?.json())).toContain('data:image/png;base64,');
  });

  it('that are refused are a refusal', async () => {
    say(null, { refusal: 'I cannot help with that.' });
    const work = engineWith().enhanceStyle?.({ description: 'neon' }, engineContext());
    expect(await thrownBy(Promise.resolve(work))).toMatchObject({ kind: 'refused' });
  });

  it('are transcribed from a recording, whose name gives its type', async () => {
    server.answer((_request, response) => sendJson(response, { text: ' make it blue ' }));
    const recording = { bytes: Buffer.from('RIFF'), mimeType: 'audio/wav', language: 'pt-BR' } as const;
    expect(await engineWith().transcribe?.(recording, engineContext())).toBe('make it blue');
    const form = await server.requests[0]?.form();
    expect([form?.get('language'), (form?.get('file') as File | undefined)?.name]).toEqual([
      'pt',
      'recording.wav',
    ]);
  });

  it('are moderated', async () => {
    server.answer((_request, response) =>
      sendJson(response, {
        id: 'm',
        model: 'm',
        results: [
          {
            flagged: true,
            categories: { violence: true, 'sexual/minors': true, sexual: true, illicit: true },
          },
        ],
      }),
    );
    expect(await engineWith().moderate?.({ text: 'words' }, engineContext())).toEqual(['sexual']);
  });
});
