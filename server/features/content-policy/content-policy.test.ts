import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ErrorResponse } from '#contract/error-codes.ts';
import { testDatabaseKind } from '#server/platform/database/testing.ts';
import { openTestApp, type TestApp } from '#server/testing/app.ts';
import { createContentPolicy } from './content-policy.ts';

const refusedPrompt = 'a naked woman lying on a sofa';

describe('the policy', () => {
  const never = new AbortController().signal;
  const isLoud = (text: string) => text === text.toUpperCase();

  it('refuses what any of its moderators refuses, in any of the texts', async () => {
    const policy = createContentPolicy([() => false, async (text) => isLoud(text)]);
    await expect(policy.check(['quiet', 'still quiet'], never)).resolves.toBeUndefined();
    await expect(policy.check(['quiet', 'LOUD'], never)).rejects.toMatchObject({ code: 'content_policy' });
  });

  it('stops at the first refusal', async () => {
    const checked: string[] = [];
    const policy = createContentPolicy([isLoud, (text) => checked.push(text) > 0]);
    await expect(policy.check(['LOUD'], never)).rejects.toThrow('content policy');
    expect(checked).toEqual([]);
  });
});

describe(`a prompt against the policy (${testDatabaseKind})`, () => {
  let bench: TestApp;
  beforeAll(async () => {
    bench = await openTestApp();
  });
  afterAll(() => bench.close());

  it('is refused before anything is charged, stored or started', async () => {
    const client = await bench.signUp();
    const picture = new Blob([Buffer.from('not even looked at')], { type: 'image/png' });
    for (const fields of [{}, { variant: 'Genesys 1.0', style: 'Sketch' }]) {
      const response = await client.generate({ prompt: refusedPrompt, image: picture, ...fields });
      expect(response.status).toBe(422);
      const { code, message } = (await response.json()) as ErrorResponse;
      expect(code).toBe('content_policy');
      expect(message).toContain('content policy');
    }
    expect(await client.coins()).toBe(100);
    expect(await client.json('/api/jobs')).toMatchObject({ jobs: [] });
    expect(await bench.filesOf(client)).toEqual([]);
    expect(bench.leftUploads()).toEqual([]);
  });

  it('does not use up its idempotency key', async () => {
    const client = await bench.signUp();
    const headers = { 'idempotency-key': 'one-key' };
    expect((await client.generate({ prompt: refusedPrompt }, headers)).status).toBe(422);
    const changed = await client.generate({ prompt: 'a clothed woman sitting on a sofa' }, headers);
    expect(changed.status).toBe(200);
    expect(await client.coins()).toBe(85);
  });
});

describe(`without a policy (${testDatabaseKind})`, () => {
  it('every prompt is accepted', async () => {
    const bench = await openTestApp({ env: { CONTENT_POLICY: 'off' } });
    try {
      const client = await bench.signUp();
      expect((await client.generate({ prompt: refusedPrompt })).status).toBe(200);
    } finally {
      await bench.close();
    }
  });
});
