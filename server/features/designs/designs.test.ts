import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type * as z from 'zod';
import { getDesign, previewDesign, saveDesignVersion } from '#contract/designs.ts';
import type { ErrorResponse } from '#contract/error-codes.ts';
import type { GalleryImage } from '#contract/images.ts';
import { freeActionLimits } from '#contract/limits.ts';
import { testDatabaseKind } from '#server/platform/database/testing.ts';
import type { Client } from '#server/testing/app.ts';
import { sampleRecipe } from '#server/testing/scripted-designs.ts';
import { type DesignBench, openDesignBench } from './testing.ts';

let bench: DesignBench;
let client: Client;
let image: GalleryImage;
let coins: number;
beforeAll(async () => {
  bench = await openDesignBench();
});
afterAll(() => bench.close());
beforeEach(() => bench.designs.onDraw(async () => {}));

/**
 * Signs up a user with a picture: for each test that saves versions, once for those that only ask. A single
 * user who ran all of these on a fast machine would hit the request limit.
 */
async function newUser(): Promise<void> {
  client = await bench.signUp();
  image = await bench.picture(client);
  coins = await client.coins();
}

const perDay = freeActionLimits.designVersionsPerPicturePerDay;
const readError = async (response: Response) => (await response.json()) as ErrorResponse;
const codeOf = async (response: Response) => [response.status, (await readError(response)).code];
const design = async (imageId = image.id, who = client) => who.request(`/api/user-images/${imageId}/design`);
const leftOf = async (imageId = image.id) =>
  ((await (await design(imageId)).json()) as z.infer<typeof getDesign.response>).versionsLeft;
const headline = (...lines: string[]) => ({ headline: { lines } });

describe(`a design (${testDatabaseKind})`, () => {
  beforeAll(newUser);

  it('lists the choices, and how many versions are left', async () => {
    const answer = (await (await design()).json()) as z.infer<typeof getDesign.response>;
    expect(getDesign.response.parse(answer)).toEqual(answer);
    expect(answer).toMatchObject({ width: 1280, height: 720, versionsLeft: perDay });
    expect(answer.offer.view).toMatchObject({ hero: 'shark', headline: [{ text: 'WOW' }] });
    expect(image).toMatchObject({ isDesign: true, versionOf: null, stackId: null });
  });

  it('is hidden from other users and visitors', async () => {
    const other = await bench.signUp();
    for (const [id, who] of [
      [image.id, other],
      [crypto.randomUUID(), client],
    ] as const) {
      expect(await codeOf(await design(id, who))).toEqual([404, 'not_found']);
      expect(await codeOf(await bench.preview(who, id, {}))).toEqual([404, 'not_found']);
      expect(await codeOf(await bench.save(who, id, {}))).toEqual([404, 'not_found']);
    }
    expect(await codeOf(await bench.signedOut(`/api/user-images/${image.id}/design`))).toEqual([
      401,
      'not_signed_in',
    ]);
  });

  it.each([
    ['no recipe', null],
    ['another recipe', { seed: 1 }],
  ])('is refused for a picture with %s', async (_name, recipe) => {
    const plain = await bench.picture(client, recipe);
    for (const answer of [
      await design(plain.id),
      await bench.preview(client, plain.id, {}),
      await bench.save(client, plain.id, {}),
    ]) {
      expect(await codeOf(answer)).toEqual([409, 'not_a_design']);
    }
    expect(plain.isDesign).toBe(recipe !== null);
  });
});

describe(`a preview (${testDatabaseKind})`, () => {
  beforeAll(newUser);

  it('is the changed picture; nothing is stored or charged', async () => {
    const before = await bench.filesOf(client);
    const answer = await bench.preview(client, image.id, { hero: 'octopus', ...headline(' HELLO ', 'YOU') });
    const body = (await answer.json()) as z.infer<typeof previewDesign.response>;
    expect(previewDesign.response.parse(body)).toEqual(body);
    expect(await sharp(Buffer.from(body.picture.data, 'base64')).metadata()).toMatchObject({
      format: 'webp',
      width: 64,
    });
    expect(body.view).toMatchObject({ hero: 'octopus', headline: [{ text: 'HELLO' }, { text: 'YOU' }] });
    expect([await bench.filesOf(client), await client.coins(), await leftOf()]).toEqual([
      before,
      coins,
      perDay,
    ]);
  });

  it('names the field that cannot be drawn', async () => {
    const answer = await bench.preview(client, image.id, { hero: 'unknown' });
    const error = await readError(answer);
    expect([answer.status, error.code, Object.keys(error.fields ?? {})]).toEqual([
      422,
      'design_change_invalid',
      ['hero'],
    ]);
  });

  it.each([
    ['an unknown part', { font: 'comic' }, 'validation_failed'],
    ['a colour that is none', { accent: 'red' }, 'validation_failed'],
    ['a layout that is none', { layout: 'spiral' }, 'validation_failed'],
    ['a hero with a path', { hero: '../../etc/passwd' }, 'validation_failed'],
    ['too many lines', headline(...Array.from({ length: 9 }, () => 'A')), 'validation_failed'],
    ['too long a line', headline('A'.repeat(201)), 'validation_failed'],
    ['a NUL', headline('WOW\0'), 'prompt_invalid'],
    ['half a character', headline('WOW \ud83d'), 'prompt_invalid'],
    ['words against the policy', headline('a naked woman', 'lying on a sofa'), 'content_policy'],
  ])('with %s is refused, as is its version', async (_name, change, code) => {
    expect(await codeOf(await bench.preview(client, image.id, change))).toEqual([422, code]);
    expect(await codeOf(await bench.save(client, image.id, change))).toEqual([422, code]);
  });

  it.each([
    ['emoji', ['🔥🔥']],
    ['right-to-left words', ['مرحبا']],
    ['markup as it stands', ['<b>WOW</b>']],
    ['nothing', ['']],
    ['no line', []],
  ])('accepts %s', async (_name, lines) => {
    const answer = await bench.preview(client, image.id, headline(...lines));
    const { view } = (await answer.json()) as z.infer<typeof previewDesign.response>;
    expect(view.headline.map(({ text }) => text)).toEqual(lines);
  });

  it('is superseded by a newer one of the same picture, not of another', async () => {
    const other = await bench.picture(client);
    const began = Promise.withResolvers<void>();
    bench.designs.onDraw((signal) => {
      began.resolve();
      return new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
    });
    const older = bench.preview(client, image.id, {});
    await began.promise;
    bench.designs.onDraw(async () => {});
    expect((await bench.preview(client, other.id, {})).status).toBe(200);
    const newer = await bench.preview(client, image.id, { hero: 'octopus' });
    expect([newer.status, ...(await codeOf(await older))]).toEqual([200, 409, 'preview_superseded']);
  });

  it('continues when the picture is opened again, such as in another window', async () => {
    const [began, answer] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    bench.designs.onDraw(() => {
      began.resolve();
      return answer.promise;
    });
    const preview = bench.preview(client, image.id, { hero: 'octopus' });
    await began.promise;
    expect((await design()).status).toBe(200);
    answer.resolve();
    expect((await preview).status).toBe(200);
  });

  it('waits behind at most two of another user, however many pictures they request', async () => {
    const flood = [image];
    while (flood.length < 8) flood.push(await bench.picture(client));
    const other = await bench.signUp();
    const own = await bench.picture(other);
    const patience = { timeout: 10_000 };
    const drawn: (string | null)[] = [];
    const answer = Promise.withResolvers<void>();
    bench.designs.onDraw((_signal, { hero }) => {
      drawn.push(hero);
      return answer.promise;
    });
    const many = flood.map(({ id }, at) => bench.preview(client, id, { hero: `shark-${at}` }));
    await vi.waitFor(() => expect(drawn).toHaveLength(2), patience);
    const one = bench.preview(other, own.id, { hero: 'octopus' });
    await vi.waitFor(() => expect(drawn).toContain('octopus'), patience);
    expect(drawn[2]).toBe('octopus');
    answer.resolve();
    const statuses = (await Promise.all([...many, one])).map(({ status }) => status);
    expect(statuses).toEqual(statuses.map(() => 200));
    expect(drawn).toHaveLength(flood.length + 1);
  });

  it('has its own rate limit', async () => {
    const busy = await bench.signUp();
    const own = await bench.picture(busy);
    const statuses: number[] = [];
    for (let count = 0; count <= 100; count += 1)
      statuses.push((await bench.preview(busy, own.id, {})).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(100);
    expect(statuses.at(-1)).toBe(429);
  });
});

describe(`a version (${testDatabaseKind})`, () => {
  beforeEach(newUser);

  it('is a picture of its own, free, linked to its original', async () => {
    const answer = await bench.save(client, image.id, { hero: 'octopus' });
    const body = (await answer.clone().json()) as z.infer<typeof saveDesignVersion.response>;
    expect(saveDesignVersion.response.parse(body)).toEqual(body);
    expect(body).toMatchObject({ coins, cost: 0, versionsLeft: perDay - 1 });
    const version = await bench.version(client, answer);
    const { prompt, style, originalStyle, variant, resolution, output_quality } = image;
    expect(version).toMatchObject({ prompt, style, originalStyle, variant, resolution, output_quality });
    expect(version).toMatchObject({
      versionOf: image.id,
      stackId: image.id,
      cost: 0,
      isDesign: true,
      width: 1280,
    });
    expect(bench.designs.drawn.at(-1)?.recipe).toEqual({ ...sampleRecipe, hero: 'octopus' });
    expect(await client.coins()).toBe(coins);
    expect((await bench.signedOut(version.url)).status).toBe(200);
    const stack = `/api/user/user-images?stack=${image.id}`;
    const { images } = (await client.json(stack)) as { images: GalleryImage[] };
    expect(images.slice(0, 2).map(({ id, versionKind }) => [id, versionKind])).toEqual([
      [version.id, 'design'],
      [image.id, 'original'],
    ]);
    expect((await client.jobs()).find(({ id }) => id === version.jobId)).toMatchObject({
      versionOf: image.id,
      cost: 0,
    });
  });

  it('of a version joins the first one’s stack, and has the chosen style', async () => {
    const first = await bench.version(client, await bench.save(client, image.id, { style: 'Comic' }));
    expect(first).toMatchObject({ originalStyle: 'Comic', style: 'Comic' });
    const second = await bench.version(client, await bench.save(client, first.id, headline('TWO')));
    expect(second).toMatchObject({ versionOf: first.id, stackId: image.id, originalStyle: 'Comic' });
    expect(bench.designs.drawn.at(-1)?.recipe).toMatchObject({ style: 'Comic', headline: ['TWO'] });
  });

  it('and its original are deleted independently', async () => {
    const remove = (id: string) => client.request(`/api/user-images/${id}`, { method: 'DELETE' });
    const version = await bench.version(client, await bench.save(client, image.id, { hero: 'octopus' }));
    await remove(image.id);
    expect(await client.json(`/api/user-images/${version.id}`)).toMatchObject({
      image: { versionOf: image.id },
    });
    const next = await bench.version(client, await bench.save(client, version.id, { hero: 'whale' }));
    await remove(version.id);
    expect((await design(next.id)).status).toBe(200);
  });

  it('shares the references, which survive the deletion of its original', async () => {
    const png = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#f00' } })
      .png()
      .toBuffer();
    const original = await bench.picture(client, sampleRecipe, { image: new Blob([new Uint8Array(png)]) });
    const version = await bench.version(client, await bench.save(client, original.id, { hero: 'octopus' }));
    expect(bench.designs.drawn.at(-1)?.references).toBe(1);
    expect(version.references).toEqual(original.references);
    const reference = async () => (await bench.signedOut(original.referenceImageUrl ?? '')).status;
    await client.request(`/api/user-images/${original.id}`, { method: 'DELETE' });
    expect(await reference()).toBe(200);
  });

  it('drawn while the last picture with the references is deleted comes without them', async () => {
    const png = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#f00' } })
      .png()
      .toBuffer();
    const original = await bench.picture(client, sampleRecipe, { image: new Blob([new Uint8Array(png)]) });
    bench.designs.onDraw(async () => {
      await client.request(`/api/user-images/${original.id}`, { method: 'DELETE' });
      await client.request('/api/gallery/purge', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ selection: { ids: [original.id] } }),
      });
    });
    const version = await bench.version(client, await bench.save(client, original.id, { hero: 'octopus' }));
    expect(version).toMatchObject({ references: [], referenceImageUrl: null, versionOf: original.id });
  });

  it('is saved once for one Idempotency-Key, even when requests arrive concurrently', async () => {
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => bench.save(client, image.id, { hero: 'octopus' }, 'one-key')),
    );
    const bodies = (await Promise.all(answers.map((answer) => answer.json()))) as { jobId: string }[];
    expect(new Set(bodies.map(({ jobId }) => jobId)).size).toBe(1);
    await client.jobEnded(bodies[0]?.jobId ?? '');
    expect(await leftOf()).toBe(perDay - 1);
    const other = await bench.save(client, image.id, { hero: 'whale' }, 'one-key');
    expect(await codeOf(other)).toEqual([422, 'idempotency_mismatch']);
    expect(await codeOf(await bench.save(client, image.id, {}, 'two words'))).toEqual([
      422,
      'idempotency_key_invalid',
    ]);
  });

  it('that fails reports it, leaves no file and is not counted', async () => {
    const before = await bench.filesOf(client);
    bench.designs.onDraw(async () => {
      throw new Error('no ink');
    });
    const { jobId } = (await (await bench.save(client, image.id, {})).json()) as { jobId: string };
    const job = await client.jobEnded(jobId);
    expect(job).toMatchObject({ status: 'failed', error: { code: 'engine_failed' }, cost: 0 });
    expect([await bench.filesOf(client), await leftOf(), await client.coins()]).toEqual([
      before,
      perDay,
      coins,
    ]);
  });

  it('is limited to twenty a day over the whole stack, even when requests arrive concurrently', async () => {
    const first = await bench.version(client, await bench.save(client, image.id, { hero: 'octopus' }));
    const answers: Response[] = [];
    for (let round = 0; round < 3; round += 1) {
      const of = round === 1 ? first.id : image.id;
      const requests = Array.from({ length: 8 }, () => bench.save(client, of, headline(`ROUND ${round}`)));
      const responses = await Promise.all(requests);
      answers.push(...responses);
      const started = responses.filter(({ ok }) => ok).map((answer) => bench.version(client, answer.clone()));
      await Promise.all(started);
    }
    expect(answers.filter(({ ok }) => ok)).toHaveLength(perDay - 1);
    const [refused] = answers.filter(({ ok }) => !ok);
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(refused && (await codeOf(refused))).toEqual([429, 'design_version_limit_reached']);
    expect([await leftOf(), await leftOf(first.id)]).toEqual([0, 0]);
    const another = await bench.picture(client);
    expect((await bench.save(client, another.id, {})).status).toBe(200);
  });
});

describe('the choices', () => {
  beforeAll(newUser);

  it('require a session', async () => {
    const found = await client.request('/api/designs/icons?q=tubar%C3%A3o&language=pt');
    expect(await found.json()).toEqual({ success: true, icons: [{ id: 'shark', label: 'tubarão in pt' }] });
    expect((await bench.signedOut('/api/designs/icons')).status).toBe(401);
    expect((await client.request(`/api/designs/icons?q=${'a'.repeat(61)}`)).status).toBe(422);
  });

  it('have small pictures that browsers cache, and no others', async () => {
    for (const path of ['icons/shark/picture', 'scenes/ocean/day/picture']) {
      const picture = await client.request(`/api/designs/${path}`);
      expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp']);
      expect(picture.headers.get('cache-control')).toContain('max-age=');
    }
    for (const path of ['icons/nothing/picture', 'icons/..%2fshark/picture', 'scenes/ocean/night/picture']) {
      expect(await codeOf(await client.request(`/api/designs/${path}`))).toEqual([404, 'not_found']);
    }
  });
});

describe('a design drawn anew', () => {
  beforeAll(newUser);
  const draw = (query: string, imageId = image.id, who = client) =>
    who.request(`/api/user-images/${imageId}/design/drawing?${query}`);

  it.each([
    ['side=1080', 'jpeg', 1_920, 1_080],
    ['side=2160&format=png', 'png', 3_840, 2_160],
    ['side=2160&format=webp', 'webp', 3_840, 2_160],
  ])('with %s is a %s of %i × %i, for nothing', async (query, format, width, height) => {
    const answer = await draw(query);
    expect(answer.status).toBe(200);
    const bytes = new Uint8Array(await answer.arrayBuffer());
    expect(await sharp(bytes).metadata()).toMatchObject({ format, width, height });
    const ending = format.replace('jpeg', 'jpg');
    const name = `adventure-${image.id}-${width}x${height}.${ending}`;
    expect(answer.headers.get('content-disposition')).toContain(`filename="${name}"`);
    expect(await client.coins()).toBe(coins);
  });

  it('is drawn once for all formats, and one at a time', async () => {
    const other = await bench.picture(client);
    const before = bench.designs.drawn.length;
    let running = 0;
    let most = 0;
    bench.designs.onDraw(async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setImmediate(resolve));
      running -= 1;
    });
    const answers = await Promise.all(
      ['side=1080', 'side=1080&format=png', 'side=2160'].map((query) => draw(query, other.id)),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    await Promise.all(answers.map((answer) => answer.arrayBuffer()));
    expect([bench.designs.drawn.length - before, most]).toEqual([2, 1]);
  });

  it('is refused for another size or format, and for a picture that is no design of the user', async () => {
    expect((await draw('side=4320')).status).toBe(422);
    expect((await draw('')).status).toBe(422);
    expect(await codeOf(await draw('side=1080&format=gif'))).toEqual([400, 'unknown_format']);
    expect(await codeOf(await draw('side=1080', image.id, await bench.signUp()))).toEqual([404, 'not_found']);
    expect(await codeOf(await draw('side=1080', 'x'))).toEqual([404, 'not_found']);
  });
});
