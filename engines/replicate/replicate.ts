import { hourMs, minuteMs } from '#contract/durations.ts';
import { aspectRatios } from '#contract/resolutions.ts';
import { generateTools } from '#contract/tools.ts';
import { type UpscaleInput, upscaleInputs } from '#contract/upscale.ts';
import type { Engine, EngineOperation, OperationFacts, PictureCapabilities } from '../engine.ts';
import { EngineError } from '../engine.ts';
import type { EngineNetwork } from '../network.ts';
import { pictureOperations } from '../picture-requests.ts';
import { withEngineErrors } from '../remote/as-engine-error.ts';
import { createClient } from './client.ts';
import { createDownload } from './download.ts';
import { createKnownModels } from './models/known-models.ts';
import type { ModelMapping } from './models/mapping.ts';
import { type ModelName, modelNameOf } from './models/model-name.ts';
import { presets } from './models/presets.ts';
import { resolveModel } from './models/resolve-model.ts';
import { type Models, modelFor, planRequest } from './plan-request.ts';
import {
  cancelPredictions,
  collectPredictions,
  createPredictions,
  readTicket,
  signatureOf,
  toTicket,
} from './predictions.ts';
import { vendor } from './rules.ts';
import { cancelTraining, trainStyle } from './training/train-style.ts';
import { createUploads, removeUploads } from './uploads.ts';
import { createWebhookReader } from './webhooks.ts';

export interface ReplicateConfig {
  readonly key: string;
  /** Including the version, such as `https://api.replicate.com/v1`. */
  readonly baseUrl: string;
  /** Models as the operator names them (`readModelName`). */
  readonly models: Readonly<Record<keyof Models | 'train', string>>;
  /** Where trained styles go: `owner` or `owner/name`; null for the token's own account. */
  readonly trainOwner: string | null;
  /** Where Replicate reaches this server; null when it cannot. */
  readonly webhookUrl: string | null;
}

/** A model that was idle takes minutes to start. */
const timeoutMs = 10 * minuteMs;
/** Twenty minutes are typical, but other trainings may be first in the queue. */
const trainingTimeoutMs = 3 * hourMs;

const trainingMs = 20 * minuteMs;
/**
 * The typical cost of a training with the default trainer: twenty minutes of its machine. Replicate does
 * not report a training's cost.
 */
const usualTrainings: Readonly<Record<string, number>> = { 'ostris/flux-dev-lora-trainer': 2_000_000 };

/**
 * Creates an engine for Replicate with any model by name. Its work is found again, and cancelled, by id.
 */
export function createReplicate(config: ReplicateConfig, network: EngineNetwork): Engine {
  const { key, baseUrl } = config;
  const client = createClient({ key, baseUrl, network });
  const known = createKnownModels(client);
  const names = Object.fromEntries(
    Object.entries(config.models).map(([use, text]) => [use, modelNameOf(text)]),
  ) as Record<keyof Models | 'train', ModelName>;
  const { train: trainer, ...models } = names;
  // Replicate only calls addresses with TLS.
  const webhook = config.webhookUrl?.startsWith('https://') ? config.webhookUrl : null;
  const planning = { models, known, takesReferences: (name: ModelName) => referencesOf(name) > 0 };
  const predictions = {
    client,
    webhook,
    cancelAfterSeconds: timeoutMs / 1_000,
    download: createDownload({ key, baseUrl, network }),
  };
  const guarded = <T>(signal: AbortSignal, work: () => Promise<T>) =>
    withEngineErrors(vendor, { signal }, work);
  const operations: EngineOperation[] = [...pictureOperations, 'trainStyle'];

  return {
    capabilities: {
      id: 'replicate',
      name: vendor,
      madeBy: signatureOf(models.generate.id),
      isModel: true,
      isRemote: true,
      operations,
      facts: {
        ...Object.fromEntries(pictureOperations.map((use) => [use, factsOf(models[use])])),
        trainStyle: { priceMicros: usualTrainings[trainer.id] ?? null, typicalMs: trainingMs },
      },
      takesSeed: mappingOf(models.generate).inputs.seed !== undefined,
      tools: generateTools,
      aspectRatios,
      pictures: { sizes: sizesOf(mappingOf(models.generate)), formats: null, takesMask: true },
      maxReferences: referencesOf(models.generate) || referencesOf(models.edit),
      upscaleReads: upscaleReadsOf(models.upscale),
      progress: 'measured',
      concurrency: 8,
      timeoutMs,
      trainingTimeoutMs,
      afterCrash: 'resume',
    },
    submit: (request, { signal }) =>
      guarded(signal, async () => {
        const uploads = createUploads(client);
        try {
          const plan = await planRequest(planning, request, uploads, signal);
          const ids = await createPredictions(predictions, plan, signal);
          return toTicket(ids, { files: uploads.ids, model: plan.model.id });
        } catch (error) {
          await removeUploads(client, uploads.ids);
          // The cached description may be outdated.
          if (isAboutModel(error)) known.invalidate(modelFor(planning, request));
          throw error;
        }
      }),
    collect: (request, ticket, context) => {
      const most = request.operation === 'generate' ? request.settings.count : 1;
      return guarded(context.signal, () => collectPredictions(predictions, { ticket, most }, context));
    },
    async cancel(ticket) {
      const { predictions: ids, files } = readTicket(ticket);
      await cancelPredictions(client, ids);
      await removeUploads(client, files);
    },
    trainStyle: (request, context) =>
      guarded(context.signal, () =>
        trainStyle({ client, known, trainer, owner: config.trainOwner, webhook }, request, context),
      ),
    cancelTraining: (ticket, { signal }) => cancelTraining({ client }, ticket, signal),
    readWebhook: createWebhookReader(client),
    close: async () => {},
  };
}

/** The mapping of a model as known before a call. */
function mappingOf(name: ModelName): ModelMapping {
  return resolveModel(name, presets[name.id] ?? null, null);
}

function sizesOf({ inputs, sizes }: ModelMapping): PictureCapabilities['sizes'] {
  if (inputs.width !== undefined) return 'any';
  if (sizes === undefined) return inputs.ratio === undefined ? 'own' : 'own-by-shape';
  return sizes.map((size) => {
    const [width = 0, height = 0] = size.split('x').map(Number);
    return [width, height] as const;
  });
}

function referencesOf(name: ModelName): number {
  const { inputs, maxReferences } = mappingOf(name);
  return inputs.references === undefined ? 0 : (maxReferences ?? 1);
}

/** What a known model reads; null for another, which is only known after its description is read. */
function upscaleReadsOf({ id }: ModelName): readonly UpscaleInput[] | null {
  const preset = presets[id];
  return preset === undefined ? null : upscaleInputs.filter((input) => preset.inputs[input] !== undefined);
}

function factsOf(name: ModelName): OperationFacts {
  const { priceMicros = null, typicalMs = null } = presets[name.id] ?? {};
  return { priceMicros, typicalMs };
}

function isAboutModel(error: unknown): boolean {
  return error instanceof EngineError && (error.kind === 'misconfigured' || error.kind === 'invalid_input');
}
