import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { EngineTicket } from '../calls.ts';
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
import { type ComfyUiConfig, createComfyUi } from './comfyui.ts';
import { type ComfyUi, type ComfyUiOptions, openComfyUi } from './testing/stand-in.ts';
import type { Graph } from './testing/validate-graph.ts';

const opened: ComfyUi[] = [];
async function open(options: ComfyUiOptions = {}): Promise<ComfyUi> {
  const comfyUi = await openComfyUi(options);
  opened.push(comfyUi);
  return comfyUi;
}
afterEach(async () => {
  // After a response, no client may be listening.
  for (const comfyUi of opened) await untilNoListeners(comfyUi);
  await Promise.all(opened.splice(0).map((comfyUi) => comfyUi.close()));
});

function engineAt({ origin }: ComfyUi, changed: Partial<ComfyUiConfig> = {}): Engine {
  const config = { id: 'comfyui', vendor: 'ComfyUI', baseUrl: origin, login: null };
  return createComfyUi({ ...config, checkpoint: null, upscaler: null, graphs: [], ...changed }, openNetwork);
}

/** The one node of a type in a graph. */
function nodeOf(graph: Graph | undefined, type: string) {
  return Object.values(graph ?? {}).find(({ class_type }) => class_type === type)?.inputs;
}

const sizeOf = async (picture: unknown) => {
  const { width, height } = await sharp((picture as { unchecked: Uint8Array }).unchecked).metadata();
  return [width, height];
};

describe('pictures from a prompt', () => {
  let comfyUi: ComfyUi;
  beforeEach(async () => {
    comfyUi = await open();
  });

  it("are made by the bundled graph with the server's first checkpoint", async () => {
    const { pictures } = await makePictures(
      engineAt(comfyUi),
      generateRequest({ settings: { effort: 'high', seed: 7 } }),
    );
    expect(await sizeOf(pictures[0])).toEqual([1280, 720]);
    const graph = comfyUi.prompts[0]?.graph;
    expect(nodeOf(graph, 'CheckpointLoaderSimple')).toEqual({ ckpt_name: 'sd_xl_base_1.0.safetensors' });
    expect(nodeOf(graph, 'KSampler')).toMatchObject({ seed: 7, steps: 28, cfg: 6.5, denoise: 1 });
    expect(nodeOf(graph, 'CLIPTextEncode')?.text).toMatch(/^A lighthouse in a storm\n\nStyle: Cinema\./);
  });

  it("are made with the operator's choice, at the size that it was trained on", async () => {
    const engine = engineAt(comfyUi, { checkpoint: 'v1-5-pruned-emaonly' });
    await makePictures(engine, generateRequest({ settings: { effort: 'low' } }));
    const graph = comfyUi.prompts[0]?.graph;
    expect(nodeOf(graph, 'CheckpointLoaderSimple')?.ckpt_name).toBe('v1-5-pruned-emaonly.safetensors');
    const { width, height } = nodeOf(graph, 'EmptyLatentImage') as { width: number; height: number };
    expect(width * height).toBeLessThan(1.05 * 768 * 512);
    expect([width % 8, height % 8, nodeOf(graph, 'KSampler')?.steps]).toEqual([0, 0, 16]);
  });

  it('are made by one graph each, with one seed each', async () => {
    const { pictures } = await makePictures(
      engineAt(comfyUi),
      generateRequest({ settings: { count: 3, seed: 40 } }),
    );
    expect(pictures).toHaveLength(3);
    expect(comfyUi.prompts.map(({ graph }) => nodeOf(graph, 'KSampler')?.seed)).toEqual([40, 41, 42]);
  });

  it.each([Number.MAX_SAFE_INTEGER, 2 ** 60, -3])('have a seed that arrives exactly: %s', async (seed) => {
    await makePictures(engineAt(comfyUi), generateRequest({ settings: { seed, count: 2 } }));
    for (const { graph } of comfyUi.prompts)
      expect(nodeOf(graph, 'KSampler')?.seed).toSatisfy(Number.isSafeInteger);
  });

  it('load no file of the server that a prompt names', async () => {
    await makePictures(engineAt(comfyUi), generateRequest({ prompt: 'a cat embedding:secret' }));
    expect(nodeOf(comfyUi.prompts[0]?.graph, 'CLIPTextEncode')?.text).not.toContain('embedding:');
  });

  it('are requested under our own ids, without an origin, in a graph that is never fully cached', async () => {
    const engine = engineAt(comfyUi, { login: 'me:secret' });
    const [first, second] = [
      await makePictures(engine, generateRequest()),
      await makePictures(engine, generateRequest()),
    ];
    expect(comfyUi.prompts.map(({ promptId }) => promptId)).toEqual([
      first.providerRequestId,
      second.providerRequestId,
    ]);
    const prefixes = comfyUi.prompts.map(({ graph }) => nodeOf(graph, 'SaveImage')?.filename_prefix);
    expect(new Set(prefixes).size).toBe(2);
    expect(comfyUi.requests.filter(({ headers }) => headers.origin !== undefined)).toEqual([]);
    // The socket and the pictures also need the password.
    const unknown = comfyUi.requests.filter(
      ({ headers }) => headers.authorization !== `Basic ${Buffer.from('me:secret').toString('base64')}`,
    );
    expect(unknown).toEqual([]);
  });
});

describe('Flux', () => {
  it('is used when there is no checkpoint, with the encoders it needs', async () => {
    const comfyUi = await open({ models: { checkpoints: [] } });
    await makePictures(engineAt(comfyUi), generateRequest());
    const graph = comfyUi.prompts[0]?.graph;
    expect(nodeOf(graph, 'DualCLIPLoader')).toEqual({
      clip_name1: 't5xxl_fp8_e4m3fn.safetensors',
      clip_name2: 'clip_l.safetensors',
      type: 'flux',
    });
    expect(nodeOf(graph, 'KSampler')).toMatchObject({ cfg: 1, sampler_name: 'euler', scheduler: 'simple' });
  });

  it('is used when the operator names it', async () => {
    const comfyUi = await open();
    await makePictures(engineAt(comfyUi, { checkpoint: 'flux1-dev' }), generateRequest());
    expect(nodeOf(comfyUi.prompts[0]?.graph, 'UNETLoader')?.unet_name).toBe('flux1-dev.safetensors');
  });
});

describe('work on a picture', () => {
  it('uses a checkpoint when the operator names a Flux model, which cannot do it', async () => {
    const comfyUi = await open();
    await makePictures(engineAt(comfyUi, { checkpoint: 'flux1-dev' }), await editRequest());
    expect(nodeOf(comfyUi.prompts[0]?.graph, 'CheckpointLoaderSimple')?.ckpt_name).toBe(
      'sd_xl_base_1.0.safetensors',
    );
    const thrown = await thrownBy(
      makePictures(engineAt(comfyUi, { checkpoint: 'typo' }), await editRequest()),
    );
    expect(thrown).toMatchObject({ kind: 'misconfigured', message: 'ComfyUI has no checkpoint called typo' });
  });

  it('remakes it from a prompt, from an upload under the name that the server gives', async () => {
    const comfyUi = await open();
    const { pictures } = await makePictures(engineAt(comfyUi), await editRequest());
    expect(await sizeOf(pictures[0])).toEqual([1280, 720]);
    const graph = comfyUi.prompts[0]?.graph;
    expect(nodeOf(graph, 'LoadImage')?.image).toBe(comfyUi.uploads[0]?.name);
    expect(nodeOf(graph, 'KSampler')?.denoise).toBeLessThan(1);
  });

  it('sends no more pixels than the model can make, with sides that it can make', async () => {
    const comfyUi = await open();
    const request = { ...(await editRequest()), picture: await sourcePicture(3001, 1999) };
    await makePictures(engineAt(comfyUi), request);
    const { width, height } = await sharp(comfyUi.uploads[0]?.bytes).metadata();
    expect([width % 8, height % 8, width * height < 1.05 * 1024 * 1024]).toEqual([0, 0, true]);
    expect(width / height).toBeCloseTo(3001 / 1999, 1);
  });

  it('changes a part of it: the mask is white there', async () => {
    const comfyUi = await open();
    await makePictures(engineAt(comfyUi), await inpaintRequest());
    const graph = comfyUi.prompts[0]?.graph;
    expect(nodeOf(graph, 'LoadImageMask')).toMatchObject({ channel: 'red' });
    const mask = comfyUi.uploads.find(({ name }) => name === nodeOf(graph, 'LoadImageMask')?.image);
    const { data, info } = await sharp(mask?.bytes)
      .toColourspace('b-w')
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([info.width, info.height, data[0], data[info.width - 1]]).toEqual([1280, 720, 255, 0]);
  });

  it('enlarges it to exactly the requested size', async () => {
    const comfyUi = await open();
    const upscale = {
      operation: 'upscale',
      factor: 4,
      dynamic: 10,
      creativity: 0,
      resemblance: 100,
    } as const;
    const request = { ...upscale, picture: await sourcePicture(64, 40), prompt: '', seed: 1 };
    const { pictures } = await makePictures(engineAt(comfyUi, { upscaler: 'realesrgan_x4plus' }), request);
    expect(await sizeOf(pictures[0])).toEqual([256, 160]);
    expect(nodeOf(comfyUi.prompts[0]?.graph, 'UpscaleModelLoader')?.model_name).toBe('RealESRGAN_x4plus.pth');
  });
});

describe('the server’s socket', () => {
  it('reports progress that only grows, and previews', async () => {
    const comfyUi = await open();
    const fractions: number[] = [];
    const previews: Uint8Array[] = [];
    const onProgress = (fraction: number) => void fractions.push(fraction);
    const onPreview = (picture: Uint8Array) => void previews.push(picture);
    comfyUi.hold();
    const work = makePictures(engineAt(comfyUi), generateRequest(), {
      ...engineContext(),
      onProgress,
      onPreview,
    });
    await comfyUi.untilStanding();
    await untilListening(comfyUi);
    comfyUi.release();
    await work;
    expect(fractions).toEqual([...fractions].sort((a, b) => a - b));
    expect(fractions.length).toBeGreaterThan(20);
    expect(fractions.at(-1)).toBe(1);
    expect(await sharp(previews.at(-1)).metadata()).toMatchObject({ format: 'jpeg', width: 160, height: 90 });
    expect(previews.length).toBeGreaterThan(20);
  });

  it('works with an older server, which names prompts itself and sends plain pictures', async () => {
    const comfyUi = await open({ isOld: true });
    const previews: Uint8Array[] = [];
    comfyUi.hold();
    const context = { ...engineContext(), onPreview: (picture: Uint8Array) => void previews.push(picture) };
    const work = makePictures(engineAt(comfyUi), generateRequest(), context);
    await comfyUi.untilStanding();
    await untilListening(comfyUi);
    comfyUi.release();
    expect((await work).providerRequestId).toBe(comfyUi.prompts[0]?.promptId);
    expect(await sharp(previews[0]).metadata()).toMatchObject({ format: 'jpeg' });
  });

  it('is optional: pictures come without it', async () => {
    const comfyUi = await open();
    comfyUi.refuseSockets();
    const waitForWebhook = () => new Promise<void>((resolve) => setImmediate(resolve));
    const { pictures } = await makePictures(engineAt(comfyUi), generateRequest(), {
      ...engineContext(),
      waitForWebhook,
    });
    expect(pictures).toHaveLength(1);
  });

  it('is opened again after it broke', async () => {
    const comfyUi = await open();
    comfyUi.hold();
    const waitForWebhook = () => new Promise<void>((resolve) => setImmediate(resolve));
    const work = makePictures(engineAt(comfyUi), generateRequest(), { ...engineContext(), waitForWebhook });
    await comfyUi.untilStanding();
    await untilListening(comfyUi);
    comfyUi.dropSockets();
    await untilListening(comfyUi);
    comfyUi.release();
    expect((await work).pictures).toHaveLength(1);
  });

  it('may send invalid messages without harm', async () => {
    const comfyUi = await open();
    comfyUi.hold();
    const previews: Uint8Array[] = [];
    const context = { ...engineContext(), onPreview: (picture: Uint8Array) => void previews.push(picture) };
    const work = makePictures(engineAt(comfyUi), generateRequest(), context);
    await comfyUi.untilStanding();
    await untilListening(comfyUi);
    const shown = previews.length;
    const uint32 = (...values: number[]) =>
      Buffer.concat(values.map((value) => Buffer.from(Uint32Array.of(value).buffer).swap32()));
    for (const bytes of [
      Buffer.alloc(0),
      uint32(4, 4_000_000_000, 1),
      uint32(4, 0, 1),
      uint32(3, 7, 7),
      Buffer.concat([uint32(4, 3), Buffer.from('no!picture')]),
      Buffer.concat([uint32(4, 22), Buffer.from('{"prompt_id":"others"}picture')]),
    ]) {
      comfyUi.sendRaw(bytes);
    }
    for (const [type, data] of [
      ['progress', { prompt_id: comfyUi.prompts[0]?.promptId, node: '4', value: 'x', max: null }],
      ['progress_state', { prompt_id: comfyUi.prompts[0]?.promptId, nodes: { 1: null } }],
      ['executing', null],
      ['executing', { node: null, prompt_id: 'of others' }],
    ] as const) {
      comfyUi.sendJson(type, data);
    }
    await comfyUi.step();
    comfyUi.release();
    expect((await work).pictures).toHaveLength(1);
    expect(previews.slice(shown).every((picture) => Buffer.from(picture).readUInt16BE(0) === 0xffd8)).toBe(
      true,
    );
  });
});

describe('a call', () => {
  it('is found after a crash by its ticket: one graph, one picture', async () => {
    const comfyUi = await open();
    comfyUi.hold();
    const request = generateRequest({ settings: { count: 2 } });
    const ticket = await engineAt(comfyUi).submit(request, engineContext());
    const storedTicket = JSON.parse(JSON.stringify(ticket)) as EngineTicket;
    const work = engineAt(comfyUi).collect(request, storedTicket, engineContext());
    comfyUi.release();
    expect((await work).pictures).toHaveLength(2);
    expect(comfyUi.prompts).toHaveLength(2);
  });

  it('is found when it has ended long ago', async () => {
    const comfyUi = await open();
    const ticket = await engineAt(comfyUi).submit(generateRequest(), engineContext());
    await comfyUi.untilIdle();
    expect(
      (await engineAt(comfyUi).collect(generateRequest(), ticket, engineContext())).pictures,
    ).toHaveLength(1);
  });

  it('is lost when the server has restarted', async () => {
    const comfyUi = await open();
    comfyUi.hold();
    const ticket = await engineAt(comfyUi).submit(generateRequest(), engineContext());
    comfyUi.restart();
    const thrown = await thrownBy(engineAt(comfyUi).collect(generateRequest(), ticket, engineContext()));
    // Nothing was charged for it, so it may be submitted again.
    expect(thrown).toMatchObject({ kind: 'lost', mayHaveCost: false, mayResubmit: true });
  });

  it('is removed from the queue or interrupted when cancelled, without touching others’ work', async () => {
    const comfyUi = await open();
    const engine = engineAt(comfyUi);
    comfyUi.hold();
    const [running, waiting] = [
      await engine.submit(generateRequest(), engineContext()),
      await engine.submit(generateRequest(), engineContext()),
    ];
    await comfyUi.untilStanding();
    await engine.cancel?.(waiting, engineContext());
    expect([comfyUi.deleted, comfyUi.interrupted]).toEqual([[waiting.promptIds], []]);
    await engine.cancel?.(running, engineContext());
    expect(comfyUi.interrupted).toEqual([running.promptIds]);
    await comfyUi.untilIdle();
    const thrown = await thrownBy(engine.collect(generateRequest(), running, engineContext()));
    expect(thrown).toMatchObject({
      kind: 'unavailable',
      message: 'ComfyUI was interrupted',
      mayRetry: false,
    });
  });

  it('does not interrupt an older server that works for another client', async () => {
    const comfyUi = await open({ isOld: true });
    const engine = engineAt(comfyUi);
    comfyUi.hold();
    await engine.submit(generateRequest(), engineContext());
    const waiting = await engine.submit(generateRequest(), engineContext());
    await comfyUi.untilStanding();
    await engine.cancel?.(waiting, engineContext());
    expect(comfyUi.interrupted).toEqual([]);
  });

  it('leaves nothing behind when it is aborted while queued', async () => {
    const comfyUi = await open();
    const controller = new AbortController();
    comfyUi.hold();
    comfyUi.answer('/prompt', async (_response, usual) => {
      await usual();
      if (comfyUi.prompts.length === 2) controller.abort('cancelled');
    });
    const interrupted = new Promise<void>((resolve) => {
      comfyUi.answer('/interrupt', async (_response, usual) => {
        await usual();
        resolve();
      });
    });
    const work = engineAt(comfyUi).submit(
      generateRequest({ settings: { count: 3 } }),
      engineContext(controller.signal),
    );
    await expect(work).rejects.toBe('cancelled');
    await interrupted;
    await comfyUi.untilIdle();
    expect([comfyUi.interrupted.length, comfyUi.deleted.length]).toEqual([1, 1]);
  });

  it('ends with the reason of its caller’s signal, and closes its socket', async () => {
    const comfyUi = await open();
    const controller = new AbortController();
    comfyUi.hold();
    const work = makePictures(engineAt(comfyUi), generateRequest(), engineContext(controller.signal));
    await comfyUi.untilStanding();
    await untilListening(comfyUi);
    controller.abort('cancelled');
    await expect(work).rejects.toBe('cancelled');
    await untilNoListeners(comfyUi);
    // Work that stops with this process is resumed: only `cancel` interrupts it.
    expect(comfyUi.interrupted).toEqual([]);
  });
});

describe('a failure', () => {
  it.each([
    [{ checkpoints: [], diffusion_models: [] }, {}, 'ComfyUI has no checkpoint'],
    [{}, { checkpoint: 'none' }, 'ComfyUI has no checkpoint called none'],
    [{ checkpoints: [], text_encoders: ['clip_l.safetensors'] }, {}, 'ComfyUI has no checkpoint'],
  ] as const)('with the models %j is the operator’s to fix', async (models, chosen, message) => {
    const comfyUi = await open({ models });
    const thrown = await thrownBy(makePictures(engineAt(comfyUi, chosen), generateRequest()));
    expect(thrown).toMatchObject({ kind: 'misconfigured', message });
    expect(comfyUi.prompts).toEqual([]);
  });

  it.each([
    ['torch.OutOfMemoryError', 'ComfyUI could not finish (KSampler torch.OutOfMemoryError)'],
    ['words with "quotes" of a prompt', 'ComfyUI could not finish (KSampler)'],
  ])('in a node is reported by its types, never by its message: %s', async (exception, message) => {
    const comfyUi = await open({ exceptions: { KSampler: exception } });
    const thrown = await thrownBy(makePictures(engineAt(comfyUi), generateRequest()));
    expect(thrown).toMatchObject({ kind: 'unavailable', message, mayRetry: false });
  });

  it.each([
    {
      server: 'ComfyUI 0.3.64 and 0.8.0',
      answer: {
        error: {
          type: 'invalid_prompt',
          message: 'Cannot execute because node ImageRemoveBackground does not exist.',
          details: "Node ID '#4'",
          extra_info: {},
        },
        node_errors: {},
      },
    },
    {
      server: 'a server that answers with a list',
      answer: {
        error: {
          type: 'invalid_prompt',
          message: 'Cannot execute because node ImageRemoveBackground does not exist.',
          details: "Node ID '#4'",
          extra_info: {},
        },
        node_errors: [],
      },
    },
    {
      server: 'a newer server',
      answer: {
        error: {
          type: 'missing_node_type',
          message: "Node 'Remove background' not found. The custom node may not be installed.",
          details: "Node ID '#4'",
          extra_info: { node_id: '4', class_type: 'ImageRemoveBackground', node_title: 'Remove background' },
        },
        node_errors: {},
      },
    },
  ])('names the node type that $server lacks', async ({ answer }) => {
    const comfyUi = await open();
    comfyUi.answer('/prompt', (response) => {
      response.writeHead(400, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
    });
    const thrown = await thrownBy(makePictures(engineAt(comfyUi), generateRequest()));
    expect(thrown).toMatchObject({
      kind: 'misconfigured',
      message: 'ComfyUI answered 400 (ImageRemoveBackground does not exist)',
    });
  });

  it('before anything is queued costs nothing and allows a retry', async () => {
    const comfyUi = await open();
    comfyUi.answer('/upload', (response) => void response.destroy());
    const thrown = await thrownBy(makePictures(engineAt(comfyUi), await editRequest()));
    expect(thrown).toMatchObject({ kind: 'unavailable', mayHaveCost: false });
  });

  it('after queueing never queues a second time', async () => {
    const comfyUi = await open();
    comfyUi.answer('/view', (response) => void response.writeHead(404).end());
    const thrown = await thrownBy(makePictures(engineAt(comfyUi), generateRequest()));
    expect(thrown).toMatchObject({ kind: 'misconfigured', mayHaveCost: true });
  });

  it('to download a picture is retried', async () => {
    const comfyUi = await open({ picture: await plainPng() });
    let times = 0;
    comfyUi.answer('/view', (response, usual) => {
      times += 1;
      if (times > 1) return void usual();
      response.writeHead(503).end();
    });
    const { pictures } = await makePictures(engineAt(comfyUi), generateRequest());
    expect([pictures.length, times]).toEqual([1, 2]);
  });
});

/** Resolves when a client listens. */
async function untilListening(comfyUi: ComfyUi): Promise<void> {
  while (comfyUi.listeners().length === 0) await new Promise(setImmediate);
}

async function untilNoListeners(comfyUi: ComfyUi): Promise<void> {
  while (comfyUi.listeners().length > 0) await new Promise(setImmediate);
}
