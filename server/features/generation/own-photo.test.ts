import sharp from 'sharp';
import { afterEach, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '#server/testing/app.ts';
import { createScriptedEngine, paintPlainly } from '#server/testing/scripted-engine.ts';

let bench: TestApp | undefined;
afterEach(() => bench?.close());

async function picture(background: string): Promise<Blob> {
  const drawn = sharp({ create: { width: 90, height: 60, channels: 3, background } }).jpeg();
  return new Blob([new Uint8Array(await drawn.toBuffer())], { type: 'image/jpeg' });
}

it.each(['Thumbnail', 'Genesys 1.0'])(
  'takes the own photo of a free user in %s, before the reference image',
  async (variant) => {
    bench = await openTestApp({ engine: createScriptedEngine({ maxReferences: 5 }) });
    bench.engine.setBehaviour(paintPlainly);
    const client = await bench.signUp();
    const fields = { variant, photo: await picture('#38f'), image: await picture('#f83') };
    const { jobId } = (await (await client.generate(fields)).json()) as { jobId: string };
    const job = await client.jobEnded(jobId);
    expect(job).toMatchObject({ status: 'completed' });
    const { references } = bench.engine.requests.at(-1) ?? {};
    expect(references).toMatchObject([{ use: 'person' }, { use: 'auto' }]);
  },
);

it('sends the own photo even where the reference image goes along in words only', async () => {
  bench = await openTestApp({ engine: createScriptedEngine({ maxReferences: 5 }) });
  bench.engine.setBehaviour(paintPlainly);
  const client = await bench.signUp();
  const files = { photo: await picture('#38f'), image: await picture('#e11') };
  const fields = { variant: 'Genesys 1.0', sendReferenceToModel: 'false', ...files };
  const { jobId } = (await (await client.generate(fields)).json()) as { jobId: string };
  await client.jobEnded(jobId);
  const request = bench.engine.requests.at(-1);
  expect(request?.references).toMatchObject([{ use: 'person' }]);
  expect(request?.referenceDescription).toMatch(/picture in red/);
});

it('says so of an own photo that the engine cannot use, in words only, too', async () => {
  bench = await openTestApp({ engine: createScriptedEngine({ maxReferences: 0 }) });
  bench.engine.setBehaviour(paintPlainly);
  const client = await bench.signUp();
  const fields = { variant: 'Genesys 1.0', sendReferenceToModel: 'false', photo: await picture('#38f') };
  const { jobId } = (await (await client.generate(fields)).json()) as { jobId: string };
  const { images } = await client.jobEnded(jobId);
  expect(images[0]?.warnings).toMatchObject([{ code: 'reference-not-used' }]);
});

it('says nothing of a reference image that was to go along in words only', async () => {
  bench = await openTestApp({ engine: createScriptedEngine({ maxReferences: 1 }) });
  bench.engine.setBehaviour(paintPlainly);
  const client = await bench.signUp();
  const files = { photo: await picture('#38f'), image: await picture('#e11') };
  const fields = { variant: 'Genesys 1.0', sendReferenceToModel: 'false', ...files };
  const { jobId } = (await (await client.generate(fields)).json()) as { jobId: string };
  const { images } = await client.jobEnded(jobId);
  expect(images[0]?.warnings).toEqual([]);
});
