import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { enhancePrompt } from '#contract/enhance-prompt.ts';
import type { ErrorResponse } from '#contract/error-codes.ts';
import { freeActionLimits } from '#contract/limits.ts';
import { EngineError } from '#engines/engine.ts';
import type { EnhanceRequest } from '#engines/words.ts';
import { systemClock } from '#server/platform/clock.ts';
import { createRateWindows } from '#server/platform/http/rate-windows.ts';
import { type Client, openTestApp, type TestApp } from '#server/testing/app.ts';
import { createScriptedEngine, type EnhanceScript } from '#server/testing/scripted-engine.ts';
import { countFreeAction } from './free-actions.ts';

const requests: EnhanceRequest[] = [];
let reword: EnhanceScript;
let bench: TestApp;
let client: Client;
beforeAll(async () => {
  const engine = createScriptedEngine({
    enhancePrompt(request) {
      requests.push(request);
      return reword(request);
    },
  });
  bench = await openTestApp({ engine });
});
afterAll(() => bench.close());
beforeEach(async () => {
  client = await bench.signUp();
  requests.length = 0;
  reword = async ({ prompt }) => ({
    prompt: `${prompt}, at sunset`,
    changes: [{ kind: 'wording', words: 'at sunset' }],
  });
});

const post = (body: unknown) =>
  client.request('/api/enhance-prompt', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
const codeOf = async (response: Response) => [
  response.status,
  ((await response.json()) as ErrorResponse).code,
];

describe('POST /api/enhance-prompt', () => {
  it('returns the engine’s words and what is new in them, free of charge', async () => {
    const response = await post({ prompt: '  a boat ', tool: 'Genesys Pro', style: 'Cinema' });
    const body = await response.json();
    expect(enhancePrompt.response.parse(body)).toEqual(body);
    expect(body).toMatchObject({
      enhancedPrompt: 'a boat, at sunset',
      changes: [{ kind: 'wording', words: 'at sunset' }],
      by: null,
    });
    expect(requests).toEqual([{ prompt: 'a boat', tool: 'Genesys Pro', style: 'Cinema', analysis: null }]);
    expect(await client.coins()).toBe(100);
  });

  it.each([
    [{}, 'validation_failed'],
    [{ prompt: '  ' }, 'prompt_required'],
    [{ prompt: 'a\0b' }, 'prompt_invalid'],
    [{ prompt: 'x'.repeat(4_001) }, 'prompt_too_long'],
    [{ prompt: 'x'.repeat(20_000) }, 'validation_failed'],
    [{ prompt: 'a boat', tool: 'Upscaler' }, 'validation_failed'],
    [{ prompt: 'a boat', analysis: { palette: 'red' } }, 'validation_failed'],
  ])('refuses %j before calling an engine', async (body, code) => {
    expect(await codeOf(await post(body))).toEqual([422, code]);
    expect(requests).toEqual([]);
  });

  it.each([
    ['fails', () => Promise.reject(new EngineError('unavailable', 'no'))],
    ['answers nothing', async () => ({ prompt: ' ', changes: [] })],
    ['answers a book', async () => ({ prompt: 'x'.repeat(5_000), changes: [] })],
  ] as [string, EnhanceScript][])('returns the free action when the engine %s', async (_name, rewording) => {
    const rateWindows = createRateWindows(bench.app.database, systemClock);
    for (let count = 1; count < freeActionLimits.assistPerDay; count += 1)
      await countFreeAction(rateWindows, client.userId);
    const works = reword;
    reword = rewording;
    expect(await codeOf(await post({ prompt: 'a boat' }))).toEqual([502, 'enhancement_failed']);
    reword = works;
    expect((await post({ prompt: 'a boat' })).status).toBe(200);
    expect(await codeOf(await post({ prompt: 'a boat' }))).toEqual([429, 'free_action_limit_reached']);
  });

  it("serves one user's requests one after another, and another user's meanwhile", async () => {
    const answer = Promise.withResolvers<void>();
    reword = async ({ prompt }) => {
      await answer.promise;
      return { prompt, changes: [] };
    };
    const many = ['a boat', 'a car', 'a plane'].map((prompt) => post({ prompt }));
    await vi.waitFor(() => expect(requests).toHaveLength(1), { timeout: 10_000 });
    const other = await bench.signUp();
    const one = other.request('/api/enhance-prompt', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ prompt: 'a horse' }),
    });
    await vi.waitFor(() => expect(requests).toHaveLength(2), { timeout: 10_000 });
    expect(requests[1]?.prompt).toBe('a horse');
    answer.resolve();
    const statuses = (await Promise.all([...many, one])).map(({ status }) => status);
    expect(statuses).toEqual([200, 200, 200, 200]);
    expect(requests).toHaveLength(4);
  });

  it('requires a session', async () => {
    const response = await bench.signedOut('/api/enhance-prompt', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ prompt: 'a boat' }),
    });
    expect(response.status).toBe(401);
  });
});
