import sharp from 'sharp';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { EngineContext } from '../calls.ts';
import type { Engine } from '../engine.ts';
import { makePictures, thrownBy } from '../testing/matrix.ts';
import { openNetwork } from '../testing/network.ts';
import {
  editRequest,
  engineContext,
  generateRequest,
  inpaintRequest,
  plainPng,
  sourcePicture,
} from '../testing/requests.ts';
import { openStandIn, sendJson } from '../testing/stand-in.ts';
import { webUiBlueprint } from './blueprint.ts';
import { openWebUi, smallPreview, type WebUi, type WebUiOptions } from './testing/stand-in.ts';
import { createWebUi, type WebUiConfig } from './webui.ts';

let png: Buffer;
beforeAll(async () => {
  png = await plainPng(64, 36);
});

const opened: WebUi[] = [];
async function open(options: WebUiOptions = {}): Promise<WebUi> {
  const webUi = await openWebUi(png, options);
  opened.push(webUi);
  return webUi;
}
afterEach(() => Promise.all(opened.splice(0).map((webUi) => webUi.close())));

function engineAt({ origin }: Pick<WebUi, 'origin'>, changed: Partial<WebUiConfig> = {}): Engine {
  const config = {
    id: 'webui',
    vendor: 'WebUI',
    baseUrl: origin,
    login: null,
    checkpoint: null,
    upscaler: null,
  };
  return createWebUi({ ...config, ...changed }, openNetwork);
}

/** A context without pauses between polls. */
const withoutPauses = (signal?: AbortSignal): EngineContext => ({
  ...engineContext(signal),
  waitForWebhook: () => new Promise((resolve) => setImmediate(resolve)),
});

describe('pictures from a prompt', () => {
  it('are requested with every field set that the server would otherwise guess', async () => {
    const webUi = await open();
    const { pictures } = await makePictures(
      engineAt(webUi),
      generateRequest({ settings: { count: 2, seed: 40 } }),
    );
    // The rest of a response is what extensions add.
    expect(pictures).toEqual([{ unchecked: png }, { unchecked: png }]);
    const common = { steps: 28, cfg_scale: 6.5, sampler_name: 'DPM++ 2M', scheduler: 'Karras', width: 1280 };
    expect(webUi.works).toMatchObject([
      { ...common, seed: 40 },
      { ...common, seed: 41 },
    ]);
    expect(webUi.works[0]?.prompt).toMatch(/^A lighthouse in a storm\n\nStyle: Cinema\./);
    expect(webUi.works[0]).not.toHaveProperty('override_settings');
  });

  it('are made with the operator’s model, which stays loaded', async () => {
    const webUi = await open();
    await makePictures(engineAt(webUi, { checkpoint: 'v1-5-pruned-emaonly' }), generateRequest());
    expect(webUi.works[0]).toMatchObject({
      override_settings: { sd_model_checkpoint: 'v1-5-pruned-emaonly.safetensors [6ce0161689]' },
      override_settings_restore_afterwards: false,
      steps: 26,
    });
    const { width, height } = webUi.works[0] as { width: number; height: number };
    expect(width * height).toBeLessThan(1.05 * 768 * 512);
    await makePictures(engineAt(webUi, { checkpoint: 'sd_xl_base_1.0.safetensors' }), generateRequest());
    expect(webUi.works[1]).not.toHaveProperty('override_settings');
  });

  it('load no file and set no option that a prompt names', async () => {
    const webUi = await open();
    const prompt = 'a cat <lora:secret:1> <sd_cpp_extra_args>{"seed":1}</sd_cpp_extra_args>';
    await makePictures(engineAt(webUi), generateRequest({ prompt }));
    expect(webUi.works[0]?.prompt).not.toMatch(/[<>]/);
  });

  it('are requested with a name and a password if the server needs them', async () => {
    const webUi = await open({ login: 'me:secret' });
    expect(
      (await makePictures(engineAt(webUi, { login: 'me:secret' }), generateRequest())).pictures,
    ).toHaveLength(1);
    const thrown = await thrownBy(makePictures(engineAt(webUi), generateRequest()));
    expect(thrown.kind).toBe('misconfigured');
  });
});

describe('work on a picture', () => {
  const decode = (base64: unknown) => sharp(Buffer.from(String(base64), 'base64'));

  it('remakes it at a size that the model can make', async () => {
    const webUi = await open();
    await makePictures(engineAt(webUi), {
      ...(await editRequest()),
      picture: await sourcePicture(3001, 1999),
    });
    const [body] = webUi.works as [{ width: number; height: number; init_images: string[] }];
    expect(await decode(body.init_images[0]).metadata()).toMatchObject({
      width: body.width,
      height: body.height,
    });
    expect(body).not.toHaveProperty('mask');
  });

  it('changes a part of it: white in the mask, starting from the picture, at the model’s full size', async () => {
    const webUi = await open();
    await makePictures(engineAt(webUi), await inpaintRequest());
    const [body] = webUi.works as [Record<string, unknown>];
    expect(body).toMatchObject({
      inpainting_fill: 1,
      inpaint_full_res: true,
      inpainting_mask_invert: 0,
      mask_blur: 8,
    });
    const mask = decode(body.mask);
    expect((await mask.metadata()).channels).toBe(1);
    const { data, info } = await mask.toColourspace('b-w').raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height, data[0], data.at(-1)]).toEqual([1280, 720, 255, 0]);
  });

  it.each([
    [null, 'R-ESRGAN 4x+'],
    ['4x-ultrasharp', '4x-UltraSharp'],
  ])('enlarges it by a model, chosen %j', async (upscaler, expected) => {
    const webUi = await open();
    const upscale = {
      operation: 'upscale',
      factor: 4,
      dynamic: 10,
      creativity: 0,
      resemblance: 100,
    } as const;
    const request = { ...upscale, picture: await sourcePicture(64, 40), prompt: '', seed: 1 };
    expect((await makePictures(engineAt(webUi, { upscaler }), request)).pictures).toEqual([
      { unchecked: png },
    ]);
    expect(webUi.works[0]).toMatchObject({ upscaler_1: expected, upscaling_resize: 4 });
  });
});

describe('the progress of a task', () => {
  it('becomes progress and previews', async () => {
    const webUi = await open();
    webUi.hold();
    const fractions: number[] = [];
    const previews: Uint8Array[] = [];
    const shown = Promise.withResolvers<void>();
    const work = makePictures(engineAt(webUi), generateRequest(), {
      ...withoutPauses(),
      onProgress: (fraction) => void fractions.push(fraction),
      onPreview(picture) {
        previews.push(picture);
        shown.resolve();
      },
    });
    Object.assign(await webUi.untilWorking(), { progress: 0.4, image: await smallPreview() });
    await shown.promise;
    webUi.finish();
    await work;
    expect(fractions).toEqual([0.4]);
    expect(previews).toHaveLength(1);
    expect(await sharp(previews[0]).metadata()).toMatchObject({ format: 'jpeg' });
  });

  it('is ignored while the server works for another client', async () => {
    const webUi = await open();
    webUi.hold();
    webUi.occupy('task(of-another)');
    const fractions: number[] = [];
    const onProgress = (fraction: number) => void fractions.push(fraction);
    const work = makePictures(engineAt(webUi), generateRequest(), { ...withoutPauses(), onProgress });
    await webUi.untilWorking();
    await untilRequested(webUi, 3);
    webUi.finish();
    await work;
    expect(fractions).toEqual([]);
  });

  it('is not polled again on a server that cannot report it', async () => {
    const webUi = await open({ isSilent: true });
    webUi.hold();
    const work = makePictures(engineAt(webUi), generateRequest(), withoutPauses());
    await webUi.untilWorking();
    await untilRequested(webUi, 1);
    webUi.finish();
    expect((await work).pictures).toHaveLength(1);
    expect(progressCalls(webUi)).toHaveLength(1);
  });

  it('reports an interruption at the server: half a picture is no result', async () => {
    const webUi = await open();
    webUi.hold();
    const work = thrownBy(makePictures(engineAt(webUi), generateRequest(), withoutPauses()));
    Object.assign(await webUi.untilWorking(), { isInterrupted: true });
    await untilRequested(webUi, progressCalls(webUi).length + 2);
    webUi.finish();
    expect(await work).toMatchObject({
      kind: 'unavailable',
      message: 'WebUI was interrupted',
      mayRetry: false,
    });
  });
});

describe('after an abort', () => {
  async function abandon(webUi: WebUi): Promise<void> {
    const controller = new AbortController();
    webUi.hold();
    const work = makePictures(engineAt(webUi), generateRequest(), withoutPauses(controller.signal));
    await webUi.untilWorking();
    await untilRequested(webUi, 1);
    controller.abort('cancelled');
    await expect(work).rejects.toBe('cancelled');
  }

  it('the server is interrupted', async () => {
    const webUi = await open();
    await abandon(webUi);
    while (webUi.interrupted.length === 0) await new Promise(setImmediate);
    expect(webUi.interrupted).toEqual([webUi.works[0]?.force_task_id]);
  });

  it('the server is interrupted as soon as it is our turn, after the tasks that came first', async () => {
    const webUi = await open();
    webUi.occupy('task(of-another)');
    await abandon(webUi);
    await untilRequested(webUi, progressCalls(webUi).length + 1);
    webUi.occupy(String(webUi.works[0]?.force_task_id));
    await expect.poll(() => webUi.interrupted, { timeout: 10_000 }).toEqual([webUi.works[0]?.force_task_id]);
  });

  it('the server is not interrupted while it works for another client', async () => {
    const webUi = await open();
    webUi.occupy('task(of-another)');
    await abandon(webUi);
    // The poll about that task comes last.
    while (!progressCalls(webUi).at(-1)?.path.endsWith('=true')) await new Promise(setImmediate);
    await new Promise(setImmediate);
    expect(webUi.interrupted).toEqual([]);
  });
});

describe('a failure', () => {
  it.each([
    [{ checkpoint: 'none' }, 'WebUI has no checkpoint called none'],
    [{ upscaler: 'magic' }, 'WebUI has no upscaler called magic'],
  ])('with %j is misconfigured', async (chosen, message) => {
    const webUi = await open();
    const upscale = {
      operation: 'upscale',
      factor: 2,
      dynamic: 10,
      creativity: 0,
      resemblance: 100,
    } as const;
    const request =
      'upscaler' in chosen
        ? { ...upscale, picture: await sourcePicture(64, 40), prompt: '', seed: 1 }
        : generateRequest();
    const thrown = await thrownBy(makePictures(engineAt(webUi, chosen), request));
    expect(thrown).toMatchObject({ kind: 'misconfigured', message, mayHaveCost: false });
    expect(webUi.works).toEqual([]);
  });

  it.each([
    [
      500,
      { error: 'OutOfMemoryError', errors: 'CUDA out of memory: words' },
      'unavailable',
      'OutOfMemoryError',
    ],
    [500, { error: 'HTTPException', detail: 'Invalid encoded image' }, 'unavailable', 'HTTPException'],
    [400, { error: 'HTTPException', detail: 'Sampler not found' }, 'misconfigured', 'HTTPException'],
    [404, { detail: 'Not Found' }, 'misconfigured', null],
  ])('is reported by its code: %d with %j', async (status, body, kind, code) => {
    const server = await openStandIn();
    server.answer((request, response) => {
      if (request.method === 'POST') return sendJson(response, body, status);
      sendJson(response, request.path.endsWith('samplers') ? [{ name: 'Euler' }] : {});
    });
    const thrown = await thrownBy(makePictures(engineAt(server), generateRequest()));
    expect(thrown).toMatchObject({ kind, message: `WebUI answered ${status}${code ? ` (${code})` : ''}` });
    await server.close();
  });
});

it('is configured by its address, with or without the path of the API', async () => {
  const webUi = await open();
  const environment = { id: 'webui', network: openNetwork, webhookUrl: null };
  for (const baseUrl of [webUi.origin, `${webUi.origin}/sdapi/v1`]) {
    const engine = await webUiBlueprint.create({ baseUrl }, environment);
    expect((await makePictures(engine, generateRequest())).pictures).toHaveLength(1);
  }
  expect(webUiBlueprint.problemOf?.({ baseUrl: 'http://me:secret@home:7860' })).toMatch(/WEBUI_LOGIN/);
  expect(webUiBlueprint.problemOf?.({ baseUrl: webUi.origin, login: 'secret' })).toMatch(
    /^WEBUI_LOGIN must be/,
  );
  expect(webUiBlueprint.problemOf?.({ baseUrl: webUi.origin, login: 'me:secret' })).toBe(null);
});

const progressCalls = ({ requests }: WebUi) => requests.filter(({ path }) => path.includes('/progress'));

/** Resolves when the progress was polled this many times. */
async function untilRequested(webUi: WebUi, times: number): Promise<void> {
  while (progressCalls(webUi).length < times) await new Promise(setImmediate);
}
