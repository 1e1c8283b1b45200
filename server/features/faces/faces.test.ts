import { strFromU8, unzipSync } from 'fflate';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ErrorResponse } from '#contract/error-codes.ts';
import { faceLimits, uploadLimits } from '#contract/limits.ts';
import { dataExportPath } from '#contract/profile.ts';
import type { EngineFaces } from '#engines/faces.ts';
import { testDatabaseKind } from '#server/platform/database/testing.ts';
import type { ObjectStore } from '#server/platform/objects/objects.ts';
import { type Client, openTestApp, type TestApp } from '#server/testing/app.ts';
import { paintPlainly } from '#server/testing/scripted-engine.ts';
import { addedFace, createFaceEngine, facePhoto, facesOf, postFace, scriptedFaces } from './testing.ts';

let bench: TestApp;
let ada: Client;
/** How the engine reads a face; a test may replace it. */
let read: EngineFaces['read'];
let failsToStore = false;
beforeAll(async () => {
  bench = await openTestApp({
    engine: createFaceEngine({
      read: (...asked) => read(...asked),
      suiting: (...asked) => scriptedFaces.suiting(...asked),
    }),
    wrapObjects: (store): ObjectStore => ({
      ...store,
      put: (...sent) => (failsToStore ? Promise.reject(new Error('the disk is gone')) : store.put(...sent)),
    }),
    readLimit: { perSecond: 1_000, burst: 10_000 },
  });
  bench.engine.setBehaviour(paintPlainly);
});
afterAll(() => bench.close());
beforeEach(async () => {
  read = scriptedFaces.read;
  failsToStore = false;
  ada = await bench.signUp();
});

const codeOf = async (answer: Response) => [answer.status, ((await answer.json()) as ErrorResponse).code];
const send = (client: Client, method: string, path: string, body?: object) =>
  client.request(path, {
    method,
    ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
const filesOf = async (client: Client) =>
  (await bench.filesOf(client)).filter((key) => key.startsWith('faces/'));

describe(`the library of own faces (${testDatabaseKind})`, () => {
  it('keeps a photo with the expression of its face, and a small square about it', async () => {
    expect(await facesOf(ada)).toMatchObject({ consentedAt: null, faces: [] });
    const answer = await postFace(ada, await facePhoto('shocked'));
    const { face, isFaceFound } = (await answer.json()) as { face: { url: string }; isFaceFound: boolean };
    expect(isFaceFound).toBe(true);
    expect(face).toMatchObject({ expression: 'shocked', width: 320, height: 240 });
    const { consentedAt, faces } = await facesOf(ada);
    expect(Date.parse(consentedAt ?? '')).toBeLessThanOrEqual(Date.now());
    expect(faces).toEqual([face]);
    const bytesOf = async (address: string) =>
      Buffer.from(await (await bench.signedOut(address)).arrayBuffer());
    expect(await sharp(await bytesOf(face.url)).metadata()).toMatchObject({ format: 'jpeg', width: 320 });
    const { previewSide } = faceLimits;
    expect(await sharp(await bytesOf(faces[0]?.previewUrl ?? '')).metadata()).toMatchObject({
      format: 'webp',
      width: previewSide,
      height: previewSide,
    });
  });

  it('keeps nothing without consent, which is asked for once', async () => {
    const refused = await postFace(ada, await facePhoto('happy'), false);
    expect(await codeOf(refused)).toEqual([422, 'face_consent_required']);
    expect(await filesOf(ada)).toEqual([]);
    await addedFace(ada, await facePhoto('happy'));
    expect((await postFace(ada, await facePhoto('angry'), false)).status).toBe(200);
    expect((await facesOf(ada)).faces.map(({ expression }) => expression)).toEqual(['angry', 'happy']);
  });

  it('returns the first face when the same file comes again', async () => {
    const [first, again] = [
      await addedFace(ada, await facePhoto('happy')),
      await addedFace(ada, await facePhoto('happy')),
    ];
    expect(again).toEqual(first);
    expect(await filesOf(ada)).toHaveLength(2);
  });

  it('of the same file at the same time keeps one', async () => {
    const photo = await facePhoto('happy');
    const faces = await Promise.all([addedFace(ada, photo), addedFace(ada, photo), addedFace(ada, photo)]);
    expect(new Set(faces.map(({ id }) => id)).size).toBe(1);
    expect(await filesOf(ada)).toHaveLength(2);
  });

  it.each([
    ['this server cannot read faces', async () => null, null],
    ['the reader fails', () => Promise.reject(new Error('the runtime is broken')), null],
    ['no face is found', async () => ({ expression: 'neutral', box: null }) as const, false],
  ])('keeps a photo as neutral where %s', async (_, reader, isFaceFound) => {
    read = reader;
    const answer = await postFace(ada, await facePhoto('shocked'));
    expect(await answer.json()).toMatchObject({ face: { expression: 'neutral' }, isFaceFound });
  });

  it('makes the square of a face at the edge of a photo', async () => {
    read = async () => ({ expression: 'happy', box: [0.9, 0, 0.1, 1] });
    const { previewUrl } = await addedFace(ada, await facePhoto('happy', { width: 400, height: 90 }));
    const square = Buffer.from(await (await bench.signedOut(previewUrl)).arrayBuffer());
    expect(await sharp(square).metadata()).toMatchObject({ width: faceLimits.previewSide });
  });

  it('refuses what is no photo, is too narrow or is missing, and stores nothing', async () => {
    const broken = new Blob([(await (await facePhoto('happy')).arrayBuffer()).slice(0, 300)]);
    for (const [photo, code] of [
      [new Blob(['words']), 'unsupported_image'],
      [broken, 'image_unreadable'],
      [await facePhoto('happy', { width: 900, height: 40 }), 'image_too_narrow'],
    ] as const) {
      expect((await codeOf(await postFace(ada, photo)))[1]).toBe(code);
    }
    const form = new FormData();
    form.append('consent', 'true');
    const none = await ada.request('/api/faces', { method: 'POST', body: form });
    expect(await codeOf(none)).toEqual([422, 'validation_failed']);
    expect(await facesOf(ada)).toMatchObject({ consentedAt: null, faces: [] });
    expect(await filesOf(ada)).toEqual([]);
    expect(bench.leftUploads()).toEqual([]);
  });

  it('says so if the photo cannot be stored, and keeps nothing', async () => {
    failsToStore = true;
    expect(await codeOf(await postFace(ada, await facePhoto('happy')))).toEqual([507, 'storage_failed']);
    expect((await facesOf(ada)).faces).toEqual([]);
  });

  it(`keeps at most ${faceLimits.max}, of two at the same time too`, async () => {
    const photos = await Promise.all(
      Array.from({ length: faceLimits.max + 1 }, (_, shade) =>
        facePhoto('happy', { width: 64 + shade, height: 48 }),
      ),
    );
    for (const photo of photos.slice(0, -2)) await addedFace(ada, photo);
    const answers = await Promise.all(photos.slice(-2).map((photo) => postFace(ada, photo)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    const refused = answers.find(({ ok }) => !ok);
    expect(refused && (await codeOf(refused))[1]).toBe('too_many_faces');
    expect((await facesOf(ada)).faces).toHaveLength(faceLimits.max);
    expect(await filesOf(ada)).toHaveLength(2 * faceLimits.max);
  });

  it('takes another expression by hand', async () => {
    const { id } = await addedFace(ada, await facePhoto('happy'));
    const answer = await send(ada, 'PATCH', `/api/faces/${id}`, { expression: 'pointing' });
    expect(await answer.json()).toMatchObject({ face: { id, expression: 'pointing' } });
    expect((await facesOf(ada)).faces).toMatchObject([{ expression: 'pointing' }]);
    const unknown = await send(ada, 'PATCH', `/api/faces/${id}`, { expression: 'sleepy' });
    expect(await codeOf(unknown)).toEqual([422, 'validation_failed']);
  });

  it('deletes one face with its files, and all with the consent', async () => {
    const [first] = [await addedFace(ada, await facePhoto('happy'))];
    await addedFace(ada, await facePhoto('angry'));
    await addedFace(ada, await facePhoto('shocked'));
    expect((await send(ada, 'DELETE', `/api/faces/${first.id}`)).status).toBe(200);
    expect(await codeOf(await send(ada, 'DELETE', `/api/faces/${first.id}`))).toEqual([404, 'not_found']);
    await expect.poll(() => filesOf(ada)).toHaveLength(4);
    expect((await send(ada, 'DELETE', '/api/faces')).status).toBe(200);
    expect(await facesOf(ada)).toMatchObject({ consentedAt: null, faces: [] });
    await expect.poll(() => filesOf(ada)).toEqual([]);
    expect(await codeOf(await postFace(ada, await facePhoto('happy'), false))).toEqual([
      422,
      'face_consent_required',
    ]);
  });

  it('exports the photos by their expressions, and the consent', async () => {
    const { id } = await addedFace(ada, await facePhoto('angry'));
    const answer = await ada.request(dataExportPath);
    const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
    const name = `angry-${id}.jpg`;
    expect(files[`faces/${name}`]?.length).toBeGreaterThan(100);
    const read = (file: string): unknown =>
      JSON.parse(strFromU8(files[`faces/${file}.json`] ?? new Uint8Array()));
    expect(read('faces')).toMatchObject([{ id, expression: 'angry', file: name }]);
    expect(read('consent')).toMatchObject([{ userId: ada.userId, givenAt: expect.any(String) }]);
  });

  it("shows, changes and deletes no other user's faces", async () => {
    const { id } = await addedFace(ada, await facePhoto('happy'));
    const eve = await bench.signUp();
    expect(await facesOf(eve)).toMatchObject({ consentedAt: null, faces: [] });
    for (const [method, body] of [['PATCH', { expression: 'angry' }], ['DELETE']] as const) {
      expect(await codeOf(await send(eve, method, `/api/faces/${id}`, body))).toEqual([404, 'not_found']);
    }
    expect((await send(eve, 'DELETE', '/api/faces')).status).toBe(200);
    expect((await facesOf(ada)).faces).toMatchObject([{ id, expression: 'happy' }]);
    expect((await bench.signedOut('/api/faces')).status).toBe(401);
  });
});

describe(`a generation with an own face (${testDatabaseKind})`, () => {
  const generated = async (client: Client, fields: Record<string, string | Blob>) => {
    const answer = await client.generate(fields);
    if (!answer.ok) return codeOf(answer);
    const { jobId } = (await answer.json()) as { jobId: string };
    const { status, images } = await client.jobEnded(jobId);
    return { status, images, references: bench.engine.requests.at(-1)?.references ?? [] };
  };
  const colorOf = async (photo: { bytes: Uint8Array } | undefined) =>
    (await scriptedFaces.read(photo?.bytes ?? new Uint8Array(), { signal: new AbortController().signal }))
      ?.expression;

  it('gets it as the person of the design, before a reference image', async () => {
    const { id } = await addedFace(ada, await facePhoto('angry'));
    const image = await facePhoto('happy');
    const made = await generated(ada, { variant: 'Genesys 1.0', faceId: id, image });
    expect(made).toMatchObject({ status: 'completed', references: [{ use: 'person' }, { use: 'auto' }] });
    if (!('references' in made)) throw new Error('nothing was made');
    expect(await colorOf(made.references[0])).toBe('angry');
    expect(await colorOf(made.references[1])).toBe('happy');
  });

  it('keeps its own copy of the photo', async () => {
    const { id } = await addedFace(ada, await facePhoto('angry'));
    const made = await generated(ada, { faceId: id });
    await send(ada, 'DELETE', '/api/faces');
    await expect.poll(() => filesOf(ada)).toEqual([]);
    if (!('images' in made)) throw new Error('nothing was made');
    const url = made.images[0]?.references[0]?.url ?? '';
    expect((await bench.signedOut(url)).status).toBe(200);
  });

  it('takes it in ThumbnailsV2, too, as JSON', async () => {
    await bench.subscribe(ada, 'pro');
    const { id } = await addedFace(ada, await facePhoto('angry'));
    const answer = await send(ada, 'POST', '/api/thumbnails/generate', { prompt: 'Enough', faceId: id });
    const { jobId } = (await answer.json()) as { jobId: string };
    expect(await ada.jobEnded(jobId)).toMatchObject({ status: 'completed' });
    const request = bench.engine.requests.at(-1);
    expect(request).toMatchObject({ tool: 'ThumbnailsV2', references: [{ use: 'person' }] });
  });

  it('counts it as one of the own photos', async () => {
    const { id } = await addedFace(ada, await facePhoto('angry'));
    const form = new FormData();
    for (const [name, value] of Object.entries({ prompt: 'Enough', faceId: id })) form.append(name, value);
    for (let at = 0; at < uploadLimits.maxPhotos; at += 1) form.append('photo', await facePhoto('happy'));
    const answer = await ada.request('/api/generate', { method: 'POST', body: form });
    expect(await codeOf(answer)).toEqual([413, 'too_many_files']);
  });

  it('takes the face that suits the prompt', async () => {
    for (const expression of ['happy', 'shocked', 'angry'] as const) {
      await addedFace(ada, await facePhoto(expression));
    }
    for (const expression of ['shocked', 'happy', 'angry'] as const) {
      const made = await generated(ada, { prompt: `${expression} about this`, faceId: 'auto' });
      if (!('references' in made)) throw new Error('nothing was made');
      expect(await colorOf(made.references[0])).toBe(expression);
    }
  });

  it("refuses another user's face, a deleted one, and a mood without faces", async () => {
    const { id } = await addedFace(ada, await facePhoto('angry'));
    const eve = await bench.signUp();
    const coins = await eve.coins();
    expect(await generated(eve, { faceId: id })).toEqual([422, 'face_not_found']);
    expect(await generated(eve, { faceId: 'auto' })).toEqual([422, 'face_not_found']);
    await send(ada, 'DELETE', `/api/faces/${id}`);
    expect(await generated(ada, { faceId: id })).toEqual([422, 'face_not_found']);
    expect(await generated(ada, { faceId: 'me' })).toEqual([422, 'validation_failed']);
    expect(await eve.coins()).toBe(coins);
    expect((await bench.filesOf(eve)).filter((key) => key.startsWith('references/'))).toEqual([]);
  });

  it('refuses one whose file the store has lost', async () => {
    const { id } = await addedFace(ada, await facePhoto('angry'));
    await bench.objects.delete(await filesOf(ada));
    expect(await generated(ada, { faceId: id })).toEqual([422, 'face_not_found']);
  });

  it('is the same request again only with the same face', async () => {
    const [one, other] = [
      await addedFace(ada, await facePhoto('angry')),
      await addedFace(ada, await facePhoto('happy')),
    ];
    const key = { 'idempotency-key': 'once' };
    const first = (await (await ada.generate({ faceId: one.id }, key)).json()) as { jobId: string };
    const again = (await (await ada.generate({ faceId: one.id }, key)).json()) as { jobId: string };
    expect(again.jobId).toBe(first.jobId);
    const changed = await ada.generate({ faceId: other.id }, key);
    expect(await codeOf(changed)).toEqual([422, 'idempotency_mismatch']);
    await ada.jobEnded(first.jobId);
  });
});
