import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { EngineError } from '#engines/engine.ts';
import { createOpenAi, type OpenAiConfig } from '#engines/openai/openai.ts';
import { thrownBy } from '#engines/testing/matrix.ts';
import { openNetwork } from '#engines/testing/network.ts';
import { editRequest, inpaintRequest, plainPng, sourcePicture } from '#engines/testing/requests.ts';
import { type Answer, openStandIn, type StandIn, sendJson } from '#engines/testing/stand-in.ts';
import { systemClock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import { openTestDatabase } from '#server/platform/database/testing.ts';
import { newId } from '#server/platform/ids.ts';
import { silentLog } from '#server/platform/log-types.ts';
import { type Chains, createEngines } from './engines.ts';
import type { Engines } from './engines-types.ts';
import type { CallingJob } from './request-pictures.ts';
import { workOnPicture } from './work-on-picture.ts';

let first: StandIn;
let second: StandIn;
let database: Database;
let closeDatabase: () => Promise<void>;
beforeAll(async () => {
  ({ database, close: closeDatabase } = await openTestDatabase());
  [first, second] = await Promise.all([openStandIn(), openStandIn()]);
});
afterAll(async () => {
  await Promise.all([first.close(), second.close()]);
  await closeDatabase();
});

let engines: Engines;
beforeEach(async () => {
  await database.db.execute(sql`delete from engine_calls`);
  for (const server of [first, second]) server.requests.length = 0;
  engines = enginesWith({});
});
afterEach(() => engines.close());

function openAi(id: string, { origin }: StandIn, changed: Partial<OpenAiConfig> = {}) {
  const models = { imageModel: 'gpt-image-2', chatModel: null, speechModel: null, moderationModel: null };
  const config = { id, vendor: id, key: 'sk-test', baseUrl: `${origin}/v1`, ...models, server: null };
  return createOpenAi({ ...config, ...changed }, openNetwork);
}

const enginesWith = (chains: Chains) =>
  createEngines([openAi('openai', first), openAi('home', second)], {
    database,
    clock: systemClock,
    newId,
    log: silentLog,
    rules: { chains, dailyMicros: {}, paid: new Set() },
  });

/** A job for the first engine of a chain, not started yet, with what it reports. */
function jobFor(engine: string) {
  const reports: string[] = [];
  const controller = new AbortController();
  const job: CallingJob = {
    userId: 'user-1',
    jobId: 'job-1',
    engine,
    submission: 'none',
    ticket: null,
    signal: controller.signal,
    report: () => {},
    reportWorker: () => {},
    preview: () => {},
    mayCall: async () => true,
    switchEngine: async (next) => void reports.push(`switched to ${next}`),
    saveSubmitting: async () => void reports.push('submitting'),
    saveTicket: async () => void reports.push('ticket'),
  };
  return { job, reports, controller };
}

const pictureOf =
  (png: Buffer): Answer =>
  (_request, response) =>
    sendJson(response, { created: 1, data: [{ b64_json: png.toString('base64') }] }, 200, {
      'x-request-id': 'req_1',
    });

const inTrouble: Answer = (_request, response) => void response.writeHead(402).end('{}');

async function ledger() {
  const { rows } = await database.db.execute(
    sql`select engine, operation, job_id as job, outcome, provider_request_id as request from engine_calls order by id`,
  );
  return rows;
}

const context = () => ({ engines, log: silentLog });

async function pixelsOf(bytes: Uint8Array) {
  return sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
}

describe('an inpainted picture', () => {
  it('is fitted into the original, which stays untouched where the mask is black', async () => {
    // The provider's picture has another size, and is repainted everywhere.
    first.answer(pictureOf(await plainPng(1536, 1024, '#ff8800')));
    const request = await inpaintRequest();
    const { job, reports } = jobFor('openai');
    const { engine, picture, warnings } = await workOnPicture(context(), job, request);
    expect(engine.capabilities.id).toBe('openai');
    expect({ ...picture, bytes: null }).toEqual({
      mimeType: 'image/png',
      width: 1280,
      height: 720,
      bytes: null,
      recipe: null,
    });
    expect([warnings, reports]).toEqual([[], ['submitting']]);
    const { data } = await pixelsOf(picture.bytes);
    const { data: original } = await pixelsOf(request.picture.bytes);
    const columns = (from: number, to: number) => {
      const rowsOf = (bytes: Buffer) =>
        Array.from({ length: 720 }, (_, y) => bytes.subarray((y * 1280 + from) * 3, (y * 1280 + to) * 3));
      return { now: Buffer.concat(rowsOf(data)), before: Buffer.concat(rowsOf(original)) };
    };
    const right = columns(640 + 12, 1280);
    expect(right.now.equals(right.before)).toBe(true);
    expect(new Set(columns(0, 640).now)).toEqual(new Set([0xff, 0x88, 0x00]));
    expect(await ledger()).toEqual([
      { engine: 'openai', operation: 'inpaint', job: 'job-1', outcome: 'done', request: 'req_1' },
    ]);
  });

  it('is refused for a mask of another size than the picture’s', async () => {
    const request = await inpaintRequest();
    const mask = { ...request.mask, width: 640 };
    const work = workOnPicture(context(), jobFor('openai').job, { ...request, mask });
    expect((await thrownBy(work)).kind).toBe('invalid_input');
    expect(first.requests).toEqual([]);
  });
});

describe('an edited picture', () => {
  it('has the size of the original, cropped evenly and never stretched', async () => {
    const square = await plainPng(100, 100, '#ff0000');
    const png = await sharp(await plainPng(1536, 1024, '#0000ff'))
      .composite([{ input: square }])
      .png()
      .toBuffer();
    first.answer(pictureOf(png));
    const { picture } = await workOnPicture(context(), jobFor('openai').job, await editRequest());
    expect(picture).toMatchObject({ width: 1280, height: 720 });
    const { data, info } = await pixelsOf(picture.bytes);
    const isRed = (x: number, y: number) => (data[(y * info.width + x) * 3] ?? 0) > 128;
    const across = Array.from({ length: 1280 }, (_, x) => isRed(x, 360)).filter(Boolean).length;
    const down = Array.from({ length: 720 }, (_, y) => isRed(640, y)).filter(Boolean).length;
    expect(across).toBeGreaterThan(70);
    expect(Math.abs(across - down)).toBeLessThanOrEqual(2);
  });

  it('comes from the next engine when the first fails, which is reported to job and user', async () => {
    first.answer(inTrouble);
    second.answer(pictureOf(await plainPng(1536, 1024)));
    const { job, reports } = jobFor('openai');
    const { engine, warnings } = await workOnPicture(context(), job, await editRequest());
    expect(engine.capabilities.id).toBe('home');
    expect(warnings).toEqual([expect.objectContaining({ code: 'other-engine' })]);
    expect(reports.slice(-2)).toEqual(['switched to home', 'submitting']);
    const outcomes = (await ledger()).map(({ engine, outcome }) => `${engine}: ${outcome}`);
    expect(outcomes).toEqual(['openai: out_of_credit', 'home: done']);
  });

  it('comes from the next engine when the first returns no valid image', async () => {
    first.answer(pictureOf(Buffer.from('I am a picture')));
    second.answer(pictureOf(await plainPng(1536, 1024)));
    const { engine } = await workOnPicture(context(), jobFor('openai').job, await editRequest());
    expect(engine.capabilities.id).toBe('home');
    expect(first.requests).toHaveLength(1);
  });

  it('is refused for its content by one engine only, unless the operator has chosen another', async () => {
    const refuse: Answer = (_request, response) =>
      sendJson(response, { error: { code: 'moderation_blocked', type: 'image_generation_user_error' } }, 400);
    first.answer(refuse);
    second.answer(pictureOf(await plainPng(1536, 1024)));
    expect((await thrownBy(workOnPicture(context(), jobFor('openai').job, await editRequest()))).kind).toBe(
      'refused',
    );
    expect(second.requests).toEqual([]);
    engines = enginesWith({ edit: ['openai', 'home'] });
    const { engine } = await workOnPicture(context(), jobFor('openai').job, await editRequest());
    expect(engine.capabilities.id).toBe('home');
  });

  it('is requested from the engines of its own chain only', async () => {
    engines = enginesWith({ edit: ['home'], inpaint: ['openai'] });
    expect(engines.forPictures('edit').map(({ capabilities }) => capabilities.id)).toEqual(['home']);
    expect(engines.forPictures('inpaint').map(({ capabilities }) => capabilities.id)).toEqual(['openai']);
    expect(engines.forPictures('upscale')).toEqual([]);
  });

  it('is requested once when the user cancels, and the request is aborted', async () => {
    const { job, controller } = jobFor('openai');
    first.answer(() => controller.abort('cancelled'));
    const work = workOnPicture(context(), job, await editRequest());
    await expect(work).rejects.toBe('cancelled');
    expect([first.requests.length, second.requests.length]).toEqual([1, 0]);
  });
});

describe('an upscaled picture', () => {
  it('has the requested size, whatever the provider returned', async () => {
    const upscaler = {
      ...openAi('openai', first),
      submit: async () => ({}),
      collect: async () => ({
        pictures: [{ unchecked: await plainPng(700, 500) }] as const,
        warnings: [],
        enhancedPrompt: null,
      }),
    };
    const capabilities = { ...upscaler.capabilities, operations: ['upscale', 'removeBackground'] as const };
    engines = createEngines([{ ...upscaler, capabilities }], {
      database,
      clock: systemClock,
      newId,
      log: silentLog,
      rules: { chains: {}, dailyMicros: {}, paid: new Set() },
    });
    const picture = await sourcePicture(640, 360);
    const sliders = { dynamic: 10, creativity: 0, resemblance: 100, prompt: '', seed: 1 };
    const upscaled = await workOnPicture(context(), jobFor('openai').job, {
      operation: 'upscale',
      picture,
      factor: 2,
      ...sliders,
    });
    expect(upscaled.picture).toMatchObject({ width: 1280, height: 720 });
    const freed = await workOnPicture(context(), jobFor('openai').job, {
      operation: 'removeBackground',
      picture,
    });
    expect(freed.picture).toMatchObject({ width: 640, height: 360, mimeType: 'image/png' });
  });
});

describe('work with a ticket', () => {
  /** An engine whose calls can be found again, called through the same layer. */
  function ticketed(collect: (times: number) => Promise<Buffer>) {
    const calls = { submitted: 0, collected: 0, cancelled: [] as unknown[] };
    const base = openAi('openai', first);
    const engine = {
      ...base,
      capabilities: { ...base.capabilities, afterCrash: 'resume' as const },
      submit: async () => ({ id: `run-${++calls.submitted}` }),
      collect: async () => ({
        pictures: [{ unchecked: await collect(++calls.collected) }] as const,
        warnings: [],
        enhancedPrompt: null,
      }),
      cancel: async (ticket: unknown) => void calls.cancelled.push(ticket),
    };
    engines = createEngines([engine], {
      database,
      clock: systemClock,
      newId,
      log: silentLog,
      rules: { chains: {}, dailyMicros: {}, paid: new Set() },
    });
    return calls;
  }

  it('is submitted once, however often it has to be collected', async () => {
    const calls = ticketed(async (times) => {
      if (times < 3) throw new EngineError('unavailable', 'away for a moment', { retryAfterMs: 1 });
      return plainPng();
    });
    await workOnPicture(context(), jobFor('openai').job, await editRequest());
    expect(calls).toEqual({ submitted: 1, collected: 3, cancelled: [] });
  });

  it('resumes where the previous attempt left it', async () => {
    const calls = ticketed(() => plainPng());
    const { job } = jobFor('openai');
    const before = { submission: 'submitted', ticket: { id: 'run-0' } } as const;
    await workOnPicture(context(), { ...job, ...before }, await editRequest());
    expect(calls).toEqual({ submitted: 0, collected: 1, cancelled: [] });
  });

  it('is left to another worker that has taken the job over', async () => {
    const calls = ticketed(async () => {
      throw new EngineError('timed_out', 'slow', { mayHaveCost: true });
    });
    let keptTickets = 0;
    const job = {
      ...jobFor('openai').job,
      async saveTicket() {
        keptTickets += 1;
        if (keptTickets > 1) throw new Error('another worker has taken this job');
      },
    };
    await expect(workOnPicture(context(), job, await editRequest())).rejects.toThrow('slow');
    expect(calls.cancelled).toEqual([]);
  });

  it('is cancelled once at the provider when its ticket comes after the end of its job', async () => {
    const calls = ticketed(() => plainPng());
    const { job, controller } = jobFor('openai');
    const saveTicket = async (_ticket: unknown, cancel?: () => Promise<void>) => {
      await cancel?.();
      controller.abort('cancelled');
      throw new Error('the job has ended');
    };
    await expect(workOnPicture(context(), { ...job, saveTicket }, await editRequest())).rejects.toBe(
      'cancelled',
    );
    expect(calls).toEqual({ submitted: 1, collected: 0, cancelled: [{ id: 'run-1' }] });
  });

  it('is cancelled at the provider when the user cancels or the attempt times out', async () => {
    const { job, controller } = jobFor('openai');
    const cancelled = ticketed(async () => {
      controller.abort('cancelled');
      return new Promise<never>(() => {});
    });
    await expect(workOnPicture(context(), job, await editRequest())).rejects.toBe('cancelled');
    expect(cancelled.cancelled).toEqual([{ id: 'run-1' }]);
    const failed = ticketed(async () => {
      throw new EngineError('unavailable', 'down', { mayHaveCost: true });
    });
    await thrownBy(workOnPicture(context(), jobFor('openai').job, await editRequest()));
    expect(failed.cancelled).toEqual([{ id: 'run-1' }]);
  });

  it('continues at the provider while this process stops', async () => {
    const { job, controller } = jobFor('openai');
    const calls = ticketed(async () => {
      controller.abort('shutdown');
      return new Promise<never>(() => {});
    });
    await expect(workOnPicture(context(), job, await editRequest())).rejects.toBe('shutdown');
    expect(calls.cancelled).toEqual([]);
  });
});

it('a job whose engine was removed while it waited is done by the first available one', async () => {
  first.answer(pictureOf(await plainPng()));
  const { job, reports } = jobFor('gone');
  const { engine, warnings } = await workOnPicture(context(), job, await editRequest());
  expect([engine.capabilities.id, warnings, reports[0]]).toEqual(['openai', [], 'switched to openai']);
  const called = { ...job, submission: 'submitting' } as const;
  expect((await thrownBy(workOnPicture(context(), called, await editRequest()))).kind).toBe('misconfigured');
});
