import { afterAll, beforeAll, expect, it } from 'vitest';
import { enhanceImageStyle } from '#contract/styles-calls.ts';
import { enhanceDescription } from '#engines/builtin/styles/described/enhance-description.ts';
import { type Client, openTestApp, type TestApp } from '#server/testing/app.ts';
import { createScriptedEngine } from '#server/testing/scripted-engine.ts';

let bench: TestApp;
let client: Client;
beforeAll(async () => {
  const scripted = createScriptedEngine();
  const { capabilities } = scripted;
  const engine = {
    ...scripted,
    capabilities: { ...capabilities, operations: [...capabilities.operations, 'enhanceStyle' as const] },
    enhanceStyle: async ({ description }: { description: string }) => enhanceDescription(description),
  };
  bench = await openTestApp({ engine });
  client = await bench.signUp();
});
afterAll(() => bench.close());

const enhance = (description: string) =>
  client.request('/api/custom-styles/enhance', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ description }),
  });

it('adds what the engine reads in a description, and costs nothing', async () => {
  const response = await enhance('Neon purple, a dark night');
  expect(response.status).toBe(200);
  const { enhancedDescription, added } = enhanceImageStyle.response.parse(await response.json());
  expect(enhancedDescription).toMatch(/^Neon purple, a dark night, /);
  expect(added).toContain('deep shadows and little light');
  expect(await client.coins()).toBe(100);
});

it('refuses an invalid description', async () => {
  const response = await enhance('short');
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({ code: 'style_description_invalid' });
});

it('requires a session', async () => {
  const response = await bench.signedOut('/api/custom-styles/enhance', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ description: 'Neon purple, a dark night' }),
  });
  expect(response.status).toBe(401);
});
