import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { ErrorResponse } from '#contract/error-codes.ts';
import type { GenerateResponse } from '#contract/generation-calls.ts';
import { EngineError } from '#engines/engine.ts';
import { type Client, openTestApp, type TestApp } from '#server/testing/app.ts';
import { createScriptedEngine, paintPlainly } from '#server/testing/scripted-engine.ts';

let bench: TestApp;
beforeAll(async () => {
  bench = await openTestApp({ engine: createScriptedEngine({ maxReferences: 1 }) });
});
afterAll(() => bench.close());
beforeEach(() => {
  bench.engine.setBehaviour(paintPlainly);
  bench.engine.requests.length = 0;
});

async function photo(background: string): Promise<Blob> {
  const bytes = await sharp({ create: { width: 60, height: 40, channels: 3, background } })
    .png()
    .toBuffer();
  return new Blob([new Uint8Array(bytes)], { type: 'image/png' });
}

async function generated(client: Client, fields: Parameters<Client['generate']>[0]) {
  const { jobId } = (await (await client.generate(fields)).json()) as GenerateResponse;
  const job = await client.jobEnded(jobId);
  return { job, request: bench.engine.requests.at(-1) };
}

it('sends the reference and its analysis to the engine', async () => {
  const client = await bench.signUp();
  const analysis = JSON.stringify({ success: true, enhancedPrompt: 'A red boat on a lake.' });
  const { request } = await generated(client, { image: await photo('#e11'), imageAnalysis: analysis });
  expect(request?.references).toHaveLength(1);
  expect(request?.referenceDescription).toBe('A red boat on a lake.');
  const plain = await generated(client, { image: await photo('#e11'), sendReferenceToModel: 'true' });
  expect(plain.request?.references).toHaveLength(1);
  expect(plain.request?.referenceDescription).toBeUndefined();
});

it('sends only words with sendReferenceToModel=false: those given, or else the measures', async () => {
  const client = await bench.signUp();
  const unsent = { image: await photo('#e11'), sendReferenceToModel: 'false' };
  const { job, request } = await generated(client, { ...unsent, imageAnalysis: 'A red boat.' });
  expect(request?.references).toEqual([]);
  expect(request?.referenceDescription).toBe('A red boat.');
  // The picture remembers its reference, and nothing warns of a wish that was fulfilled.
  expect(job.images[0]?.referenceImageUrl).toEqual(expect.any(String));
  expect(job.images[0]?.warnings).toEqual([]);
  const measured = await generated(client, unsent);
  expect(measured.request?.references).toEqual([]);
  expect(measured.request?.referenceDescription).toMatch(/picture in red/);
});

it('keeps to it when a failed picture is retried', async () => {
  const client = await bench.signUp();
  bench.engine.setBehaviour(() => Promise.reject(new EngineError('invalid_input', 'no')));
  const unsent = { image: await photo('#e11'), sendReferenceToModel: 'false', imageAnalysis: 'A red boat.' };
  const { job } = await generated(client, unsent);
  expect(job.status).toBe('failed');
  bench.engine.setBehaviour(paintPlainly);
  const answer = await client.request(`/api/jobs/${job.id}/retry`, { method: 'POST' });
  await client.jobEnded(((await answer.json()) as GenerateResponse).jobId);
  expect(bench.engine.requests.at(-1)).toMatchObject({ references: [], referenceDescription: 'A red boat.' });
});

it('checks the analysis like a prompt', async () => {
  const client = await bench.signUp();
  const refused = async (imageAnalysis: string) => {
    const answer = await client.generate({ imageAnalysis });
    return `${answer.status} ${((await answer.json()) as ErrorResponse).code}`;
  };
  expect(await refused('child porn')).toBe('422 content_policy');
  expect(await refused('a\0b')).toBe('422 prompt_invalid');
  expect(await client.coins()).toBe(100);
});
