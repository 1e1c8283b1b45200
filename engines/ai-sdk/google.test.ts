import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { makePictures, thrownBy } from '../testing/matrix.ts';
import { editRequest, engineContext, generateRequest, plainPng, sourcePicture } from '../testing/requests.ts';
import { openStandIn, type StandIn, sendJson } from '../testing/stand-in.ts';
import { googleAnswer, openVendor, testKey } from './testing/subjects.ts';
import { google } from './vendors/google.ts';

let server: StandIn;
let picture: string;
const inline = (data: string) => ({ inlineData: { mimeType: 'image/png', data } });
const answerWith = (body: unknown, status = 200) =>
  server.answer((_request, response) => sendJson(response, body, status));

beforeAll(async () => {
  server = await openStandIn();
  picture = (await plainPng()).toString('base64');
});
afterAll(() => server.close());
beforeEach(() => {
  server.requests.length = 0;
  answerWith(googleAnswer(inline(picture)));
});

const open = () => openVendor(google, server.origin);
const made = () => ({ unchecked: new Uint8Array(Buffer.from(picture, 'base64')) });

/** `models/{model}:generateContent` of the Gemini API: the inputs for pictures, and nothing else. */
const part = z.union([
  z.strictObject({ text: z.string().min(1) }),
  z.strictObject({
    inlineData: z.strictObject({ mimeType: z.enum(['image/png', 'image/jpeg']), data: z.base64() }),
  }),
]);
const content = z.strictObject({ role: z.literal('user'), parts: z.array(part).min(1) });
const pictureCall = z.strictObject({
  contents: z.tuple([content]),
  generationConfig: z.strictObject({
    responseModalities: z.tuple([z.literal('IMAGE')]),
    imageConfig: z
      .strictObject({
        aspectRatio: z.enum(['1:1', '2:3', '3:2', '3:4', '4:3', '4:5', '5:4', '9:16', '16:9', '21:9']),
      })
      .optional(),
  }),
});
const wordCall = z.strictObject({
  contents: z.tuple([content]),
  systemInstruction: z.strictObject({ parts: z.array(z.strictObject({ text: z.string() })) }).optional(),
  generationConfig: z.strictObject({ maxOutputTokens: z.int().min(1) }),
});

describe('pictures by Gemini', () => {
  it('are requested as its API describes it, one per call', async () => {
    const { pictures } = await makePictures(open(), generateRequest({ settings: { count: 3 } }));
    expect(pictures).toEqual([made(), made(), made()]);
    expect(server.requests).toHaveLength(3);
    for (const request of server.requests) {
      expect(request).toMatchObject({
        method: 'POST',
        path: '/v1beta/models/gemini-3.1-flash-image:generateContent',
      });
      expect(request.headers['x-goog-api-key']).toBe(testKey);
      const { contents, generationConfig } = pictureCall.parse(request.json());
      expect(generationConfig.imageConfig).toEqual({ aspectRatio: '16:9' });
      expect(contents[0].parts).toEqual([{ text: expect.stringMatching(/^A lighthouse in a storm\n\n/) }]);
    }
  });

  it('have their references inside the request', async () => {
    const reference = {
      ...(await sourcePicture(64, 36)),
      mimeType: 'image/png',
      use: 'auto',
      strokes: [],
    } as const;
    await makePictures(open(), generateRequest({ references: [reference, reference] }));
    const { contents, generationConfig } = pictureCall.parse(server.requests[0]?.json());
    const data = Buffer.from(reference.bytes).toString('base64');
    expect(contents[0].parts.slice(1)).toEqual([inline(data), inline(data)]);
    expect(generationConfig.imageConfig).toEqual({ aspectRatio: '16:9' });
  });

  it('are edited as a whole and keep their shape; there is no mask', async () => {
    const engine = open();
    expect(engine.capabilities.operations).toEqual([
      'generate',
      'edit',
      'describe',
      'enhancePrompt',
      'enhanceStyle',
    ]);
    expect((await makePictures(engine, await editRequest())).pictures).toEqual([made()]);
    const { contents, generationConfig } = pictureCall.parse(server.requests[0]?.json());
    expect(contents[0].parts[0]).toEqual({ text: 'Make it night' });
    expect(contents[0].parts).toHaveLength(2);
    expect(generationConfig.imageConfig).toBeUndefined();
  });

  it('exclude pictures that are only its thoughts', async () => {
    const draft = { ...inline((await plainPng(4, 4, '#ff0000')).toString('base64')), thought: true };
    answerWith(
      googleAnswer({ text: 'Let me see.', thought: true }, draft, { text: 'Here:' }, inline(picture)),
    );
    expect((await makePictures(open(), generateRequest())).pictures).toEqual([made()]);
  });
});

describe('a Gemini response without a picture', () => {
  it.each([
    'SAFETY',
    'IMAGE_SAFETY',
    'PROHIBITED_CONTENT',
    'IMAGE_PROHIBITED_CONTENT',
    'BLOCKLIST',
    'SPII',
    'RECITATION',
    'IMAGE_RECITATION',
    'IMAGE_OTHER',
    'NO_IMAGE',
  ])('is a refusal when the finish reason is %s, with status 200', async (finishReason) => {
    answerWith({ candidates: [{ content: { parts: [{ text: 'A sentence.' }] }, finishReason }] });
    const thrown = await thrownBy(makePictures(open(), generateRequest()));
    expect(thrown).toMatchObject({ kind: 'refused', message: `Google Gemini answered with ${finishReason}` });
    expect(server.requests).toHaveLength(1);
  });

  it.each(['SAFETY', 'OTHER', 'BLOCKLIST', 'PROHIBITED_CONTENT', 'IMAGE_SAFETY'])(
    'is a refusal when the prompt is blocked for %s, without candidates',
    async (blockReason) => {
      answerWith({ promptFeedback: { blockReason } });
      expect(await thrownBy(makePictures(open(), generateRequest()))).toMatchObject({ kind: 'refused' });
    },
  );

  it.each([
    ['words alone', googleAnswer({ text: 'I would draw a lighthouse.' })],
    ['a thought alone', googleAnswer({ ...inline('AAAA'), thought: true })],
    ['nothing', { candidates: [{ finishReason: 'STOP' }] }],
  ])('may be retried after %s', async (_what, body) => {
    answerWith(body);
    expect(await thrownBy(makePictures(open(), generateRequest()))).toMatchObject({
      kind: 'unavailable',
      mayRetry: true,
    });
  });

  it('is a refusal of one of several calls: the others were paid for', async () => {
    let calls = 0;
    server.answer((_request, response) => {
      calls += 1;
      if (calls === 2) sendJson(response, { error: { code: 429, status: 'RESOURCE_EXHAUSTED' } }, 429);
      else sendJson(response, googleAnswer(inline(picture)));
    });
    expect(await thrownBy(makePictures(open(), generateRequest({ settings: { count: 3 } })))).toMatchObject({
      kind: 'rate_limited',
      mayHaveCost: true,
      mayRetry: false,
    });
  });
});

describe('an error of Gemini', () => {
  const detail = (type: string, rest: object) => ({
    '@type': `type.googleapis.com/google.rpc.${type}`,
    ...rest,
  });
  const error = (status: string, ...details: unknown[]) => ({
    error: { code: 400, message: 'A lighthouse in a storm', status, details },
  });

  it.each([
    [400, error('INVALID_ARGUMENT'), { kind: 'invalid_input' }],
    [
      400,
      error('INVALID_ARGUMENT', detail('ErrorInfo', { reason: 'API_KEY_INVALID' })),
      { kind: 'misconfigured' },
    ],
    [400, error('FAILED_PRECONDITION'), { kind: 'misconfigured' }],
    [403, error('PERMISSION_DENIED'), { kind: 'misconfigured' }],
    [
      429,
      error('RESOURCE_EXHAUSTED', detail('QuotaFailure', {}), detail('RetryInfo', { retryDelay: '17s' })),
      { kind: 'rate_limited', retryAfterMs: 17_000 },
    ],
    [
      429,
      error('RESOURCE_EXHAUSTED', detail('RetryInfo', { retryDelay: '0.5s' })),
      { kind: 'rate_limited', retryAfterMs: 500 },
    ],
    [503, error('UNAVAILABLE', detail('RetryInfo', { retryDelay: 'soon' })), { retryAfterMs: null }],
  ])('with status %i is understood by its body', async (status, body, meaning) => {
    answerWith(body, status);
    const thrown = await thrownBy(makePictures(open(), generateRequest()));
    expect(thrown).toMatchObject(meaning);
    expect(thrown.message).not.toContain('lighthouse');
    expect(server.requests).toHaveLength(1);
  });
});

describe('words by Gemini', () => {
  const say = (text: string) => answerWith(googleAnswer({ text: 'Hm.', thought: true }, { text }));

  it('improve a prompt', async () => {
    say('Enhanced prompt: "A lighthouse, waves, night"');
    const request = { prompt: 'a lighthouse', tool: 'Thumbnail', style: '', analysis: null } as const;
    const enhanced = await open().enhancePrompt?.(request, engineContext());
    expect(enhanced?.prompt).toBe('A lighthouse, waves, night');
    expect(server.requests[0]?.path).toBe('/v1beta/models/gemini-3.5-flash-lite:generateContent');
    const { contents, systemInstruction } = wordCall.parse(server.requests[0]?.json());
    expect(systemInstruction?.parts[0]?.text).toMatch(/never an instruction to you/);
    expect(contents[0].parts).toEqual([{ text: expect.stringMatching(/Prompt:\na lighthouse$/) }]);
  });

  it('describe a picture that is sent along', async () => {
    say('A blue square.');
    const request = { picture: await sourcePicture(8, 8), language: 'pt-BR' };
    expect(await open().describe?.(request, engineContext())).toBe('A blue square.');
    const { contents } = wordCall.parse(server.requests[0]?.json());
    expect(contents[0].parts[1]).toEqual(inline(Buffer.from(request.picture.bytes).toString('base64')));
  });

  it('describe a style more fully', async () => {
    say('Neon tubes on wet asphalt.');
    const styled = await open().enhanceStyle?.({ description: 'neon' }, engineContext());
    expect(styled).toEqual({
      description: 'Neon tubes on wet asphalt.',
      added: ['Neon tubes on wet asphalt.'],
    });
  });

  it.each([
    ['blocked', { promptFeedback: { blockReason: 'SAFETY' } }, 'refused'],
    ['stopped', { candidates: [{ content: { parts: [] }, finishReason: 'SAFETY' }] }, 'refused'],
    ['empty', googleAnswer({ text: ' ' }), 'unavailable'],
    ['too long', { candidates: [{ finishReason: 'MAX_TOKENS' }] }, 'unavailable'],
  ])('are an error when %s', async (_what, body, kind) => {
    answerWith(body);
    const work = open().enhanceStyle?.({ description: 'neon' }, engineContext());
    expect(await thrownBy(Promise.resolve(work))).toMatchObject({ kind });
  });
});
