import { unzipSync } from 'fflate';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { EngineValues } from '../../blueprint.ts';
import type { EngineTicket } from '../../calls.ts';
import { makePictures, thrownBy } from '../../testing/matrix.ts';
import { engineContext, generateRequest, plainPng } from '../../testing/requests.ts';
import { openStandIn, type StandIn } from '../../testing/stand-in.ts';
import type { TrainingContext, TrainingPicture, TrainStyleRequest } from '../../training.ts';
import { openReplicate } from '../testing/open-engine.ts';
import { createProvider, type Provider, type ProviderRun, versionOf } from '../testing/provider.ts';

let server: StandIn;
let provider: Provider;
let pictures: TrainingPicture[];
beforeAll(async () => {
  server = await openStandIn();
  const blue = await plainPng(320, 180, '#103070');
  pictures = Array.from({ length: 3 }, () => ({
    bytes: blue,
    mimeType: 'image/png',
    width: 320,
    height: 180,
  }));
});
afterAll(() => server.close());
beforeEach(async () => {
  provider = createProvider(server.origin, await plainPng());
  provider.settle = trained;
  server.answer(provider.answer);
  server.requests.length = 0;
});
afterEach(() => {
  expect(provider.problems).toEqual([]);
});

const trained = (run: ProviderRun): Partial<ProviderRun> =>
  run.model.endsWith('trainer')
    ? {
        status: 'succeeded',
        output: {
          version: `acme/adventure-styles:${versionOf('trained')}`,
          weights: `${server.origin}/delivery/trained_model.tar`,
        },
      }
    : provider.finish(run);

const request = (changed: Partial<TrainStyleRequest> = {}): TrainStyleRequest => ({
  pictureCount: 3,
  readPictures: async () => pictures,
  mode: 'style',
  triggerWord: 'NEONFOX',
  ...changed,
});

function trainingContext(tickets: EngineTicket[] = []): TrainingContext {
  return {
    ...engineContext(),
    ticket: tickets.at(-1) ?? null,
    async keepTicket(ticket) {
      tickets.push(ticket);
    },
  };
}

const train = (
  values: EngineValues = {},
  changed: Partial<TrainStyleRequest> = {},
  context = trainingContext(),
  webhookUrl: string | null = null,
) =>
  openReplicate(server.origin, values, webhookUrl).trainStyle?.(request(changed), context) ??
  Promise.reject();

describe('a training', () => {
  it('uploads the pictures as a zip, creates the destination model, and keeps its ticket', async () => {
    const tickets: EngineTicket[] = [];
    const { profile, description, providerRequestId } = await train({}, {}, trainingContext(tickets));
    expect(provider.created).toEqual(['acme/adventure-styles']);
    expect(provider.trainings).toMatchObject([
      {
        destination: 'acme/adventure-styles',
        input: {
          input_images: `${server.origin}/v1/files/f0`,
          trigger_word: 'NEONFOX',
          autocaption: true,
          autocaption_prefix: 'In the style of NEONFOX, ',
          steps: 1_000,
        },
      },
    ]);
    const zip = provider.files.get('f0');
    expect(zip).toMatchObject({ type: 'application/zip', name: 'pictures.zip' });
    const files = unzipSync(zip?.bytes ?? Buffer.alloc(0));
    expect(Object.keys(files)).toEqual(['001.png', '002.png', '003.png']);
    expect(Buffer.from(files['002.png'] ?? []).equals(Buffer.from(pictures[1]?.bytes ?? []))).toBe(true);
    expect(tickets).toEqual([{ training: provider.trainings[0]?.id, file: 'f0', description }]);
    expect(description).toMatch(/^A dark,.* picture in .*blue\.$/);
    expect(profile).toEqual({
      kind: 'replicate-lora',
      model: 'acme/adventure-styles',
      version: versionOf('trained'),
      triggerWord: 'NEONFOX',
      mode: 'style',
    });
    expect(providerRequestId).toBe(provider.trainings[0]?.id);
    expect(provider.deletedFiles).toEqual(['f0']);
  });

  it('with an unknown trainer uses its description and the operator’s mapping', async () => {
    await train({ trainModel: 'acme/trainer?training_steps=500' }, { mode: 'subject' });
    expect(provider.trainings[0]?.input).toEqual({
      input_images: `${server.origin}/v1/files/f0`,
      trigger_word: 'NEONFOX',
      lora_type: 'subject',
      training_steps: 500,
    });
  });

  it('goes to the operator’s model, which is created once', async () => {
    await train({ trainOwner: 'studio/looks' });
    await train({ trainOwner: 'studio/looks' });
    expect(provider.trainings.map(({ destination }) => destination)).toEqual([
      'studio/looks',
      'studio/looks',
    ]);
    expect(provider.created).toEqual(['studio/looks']);
  });

  it('uses the destination model that another training has just created', async () => {
    server.answer((request, response) => {
      const isMaking = request.method === 'POST' && request.path === '/v1/models';
      if (isMaking) provider.created.push('acme/adventure-styles');
      return provider.answer(request, response);
    });
    await train();
    expect(provider.trainings).toHaveLength(1);
  });

  it('of a dead process is found again, without reading its pictures', async () => {
    const tickets: EngineTicket[] = [];
    const died = new AbortController();
    const context = trainingContext(tickets);
    provider.settle = () => {
      died.abort('shutdown');
      return { status: 'processing' };
    };
    const first = openReplicate(server.origin).trainStyle?.(request(), { ...context, signal: died.signal });
    await expect(first).rejects.toBe('shutdown');
    provider.settle = trained;
    const readPictures = () => Promise.reject(new Error('the pictures are not read twice'));
    const { profile } = await train({}, { readPictures }, trainingContext(tickets));
    expect(profile).toMatchObject({ version: versionOf('trained') });
    expect(provider.trainings).toHaveLength(1);
  });

  it('that no longer exists is lost', async () => {
    const tickets = [{ training: 'gone', file: '', description: 'A dark picture.' }];
    expect(await thrownBy(train({}, {}, trainingContext(tickets)))).toMatchObject({
      kind: 'lost',
      mayHaveCost: true,
    });
  });

  it('is cancelled by its ticket', async () => {
    const tickets: EngineTicket[] = [];
    provider.settle = () => ({ status: 'failed', error: 'out of memory' });
    await thrownBy(train({}, {}, trainingContext(tickets)));
    await openReplicate(server.origin).cancelTraining?.(tickets[0] ?? {}, engineContext());
    expect(provider.trainings[0]?.status).toBe('canceled');
  });

  it.each([
    [{ status: 'failed', error: 'input_images must be a zip file' }, 'invalid_input'],
    [{ status: 'failed', error: 'NSFW content detected' }, 'refused'],
    [{ status: 'failed', error: 'CUDA out of memory' }, 'unavailable'],
    [{ status: 'canceled' }, 'timed_out'],
    [{ status: 'succeeded', output: { weights: 'https://replicate.delivery/x.tar' } }, 'unavailable'],
  ] as const)('that ends with %j is %s, and is not started again', async (end, kind) => {
    provider.settle = () => end;
    expect(await thrownBy(train())).toMatchObject({ kind, mayHaveCost: true, mayRetry: false });
  });

  it.each([
    [429, 'rate_limited', true],
    [402, 'out_of_credit', false],
  ] as const)('that is refused with %i has started nothing', async (status, kind, mayRetry) => {
    const tickets: EngineTicket[] = [];
    server.answer((request, response) => {
      if (!request.path.endsWith('/trainings')) return provider.answer(request, response);
      response.writeHead(status, { 'content-type': 'application/json' }).end('{}');
    });
    expect(await thrownBy(train({}, {}, trainingContext(tickets)))).toMatchObject({
      kind,
      mayRetry,
      mayHaveCost: false,
    });
    expect([tickets, provider.deletedFiles]).toEqual([[], ['f0']]);
    expect(server.requests.filter(({ path }) => path.endsWith('/trainings'))).toHaveLength(1);
  });

  it('that cannot be polled for a moment continues', async () => {
    const failing = [503, 500];
    server.answer((request, response) => {
      const status = request.path.startsWith('/v1/trainings/') ? failing.shift() : undefined;
      if (status === undefined) return provider.answer(request, response);
      response.writeHead(status).end();
    });
    const context = { ...trainingContext(), waitForWebhook: async () => {} };
    expect(await train({}, {}, context, 'https://adventure.example/webhook')).toBeDefined();
    expect(provider.trainings).toHaveLength(1);
  });

  it('reports the share of its steps, and ignores other bars', async () => {
    const logs =
      'Downloading: 100%|██| 23/23 [00:01<00:00]\nflux_train:  25%|██▌  | 250/1000 [04:10<12:30, 1.00it/s]';
    provider.settle = (run) =>
      run.status === 'starting' ? { status: 'processing', logs } : { ...trained(run), logs: '' };
    const fractions: number[] = [];
    const context = {
      ...trainingContext(),
      onProgress: (fraction: number) => fractions.push(fraction),
      waitForWebhook: async () => {},
    };
    await train({}, {}, context, 'https://adventure.example/webhook');
    expect(fractions).toEqual([0.25]);
  });

  it('reads only the end of a log, whatever a model has written', async () => {
    const logs = `${'1'.repeat(4_000_000)}\n 50%| 500/1000 [01:00<01:00]`;
    provider.settle = (run) =>
      run.status === 'starting' ? { status: 'processing', logs } : { ...trained(run), logs: '' };
    const fractions: number[] = [];
    const onProgress = (fraction: number) => fractions.push(fraction);
    const context = { ...trainingContext(), onProgress, waitForWebhook: async () => {} };
    await train({}, {}, context, 'https://adventure.example/webhook');
    expect(fractions).toEqual([0.5]);
  });
});

describe('a trained style', () => {
  it.each([
    ['style', /^In the style of NEONFOX\. A lighthouse in a storm$/],
    ['subject', /^NEONFOX\. A lighthouse in a storm$/],
  ] as const)(
    'of a %s is made by the version that was trained, called up by its word',
    async (mode, prompt) => {
      const { profile, description } = await train({}, { mode });
      const stored = JSON.parse(JSON.stringify(profile)) as unknown;
      const style = { id: 'mine', name: 'Mine', description, profile: stored };
      const { pictures } = await makePictures(
        openReplicate(server.origin),
        generateRequest({ style, settings: { count: 2, aspectRatio: '9:16' }, width: 720, height: 1280 }),
      );
      expect(pictures).toHaveLength(2);
      expect(provider.predictions).toMatchObject([
        {
          model: 'trained',
          input: {
            prompt: expect.stringMatching(prompt),
            num_outputs: 2,
            aspect_ratio: '9:16',
            seed: 7,
            model: 'dev',
            output_format: 'png',
          },
        },
      ]);
    },
  );

  it('with another profile becomes words', async () => {
    const style = { id: 'mine', name: 'Mine', description: 'wet ink', profile: { kind: 'measured' } };
    await makePictures(openReplicate(server.origin), generateRequest({ style }));
    expect(provider.predictions).toMatchObject([
      {
        model: 'black-forest-labs/flux-1.1-pro',
        input: { prompt: expect.stringContaining('Style: wet ink') },
      },
    ]);
  });
});

it('the typical price counts for the default trainer, since Replicate reports none', () => {
  const priceOf = (values = {}) =>
    openReplicate(server.origin, values).capabilities.facts?.trainStyle?.priceMicros;
  expect(priceOf()).toBe(2_000_000);
  expect(priceOf({ trainModel: 'acme/trainer' })).toBeNull();
});
