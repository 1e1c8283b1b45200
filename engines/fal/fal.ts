import { hourMs, minuteMs } from '#contract/durations.ts';
import { aspectRatios } from '#contract/resolutions.ts';
import { generateTools } from '#contract/tools.ts';
import type { EngineEnvironment } from '../blueprint.ts';
import type { Engine, EngineCapabilities, OperationFacts, PictureCapabilities } from '../engine.ts';
import { createFalWire } from './client.ts';
import { createHosts } from './hosts.ts';
import { createKeyRing } from './keys.ts';
import { endpointWithReferences, pictureModelOf } from './models/picture-models.ts';
import { priceOf } from './models/prices.ts';
import { upscaleReadsOf } from './models/tool-jobs.ts';
import { createPictureCalls, type FalModels, signatureOf } from './pictures.ts';
import { cancelCall } from './queue.ts';
import { callsOfTicket } from './ticket.ts';
import { trainStyle } from './training.ts';
import { readWebhook } from './webhooks.ts';

export interface FalConfig extends FalModels {
  readonly key: string;
  /** The base URL in place of fal's hosts; null for fal itself. */
  readonly baseUrl: string | null;
  readonly trainModel: string;
}

const timeoutMs = 10 * minuteMs;
/** A call that has not started by then would not be ready in time. */
const startWithinMs = 8 * minuteMs;

/**
 * Creates the fal.ai engine. Calls wait in fal's queue, are found again by its response, and are reported
 * by its webhooks.
 */
export function createFal(
  config: FalConfig,
  { id, network, webhookUrl }: Pick<EngineEnvironment, 'id' | 'network' | 'webhookUrl'>,
): Engine {
  const hosts = createHosts(config.baseUrl);
  const wire = createFalWire({ key: config.key, hosts, network });
  const queue = { wire, hosts, webhookUrl };
  const pictures = createPictureCalls({ ...queue, network, models: config, startWithinMs });
  const keys = createKeyRing({ hosts, network });

  return {
    capabilities: capabilitiesOf(id, config),
    submit: pictures.submit,
    collect: pictures.collect,
    async cancel(ticket, { signal }) {
      await Promise.all(callsOfTicket(ticket).map((call) => cancelCall(queue, call, signal)));
    },
    trainStyle: (request, context) =>
      trainStyle({ ...queue, trainModel: config.trainModel }, request, context),
    async cancelTraining(ticket, { signal }) {
      await Promise.all(callsOfTicket(ticket).map((call) => cancelCall(queue, call, signal)));
    },
    ...(webhookUrl !== null && { readWebhook: (delivery) => readWebhook(keys, delivery) }),
    close: async () => {},
  };
}

function sizesOf(model: string): PictureCapabilities['sizes'] {
  const { shape } = pictureModelOf(model);
  if (shape === null) return 'own';
  return shape === 'image_size' || shape === 'openai_size' ? 'any' : 'own-by-shape';
}

function capabilitiesOf(id: string, config: FalConfig): EngineCapabilities {
  const { model, editModel } = config;
  const facts = (endpoint: string, typicalMs: number): OperationFacts => ({
    priceMicros: priceOf(endpoint),
    typicalMs,
  });
  return {
    id,
    name: 'fal',
    madeBy: signatureOf(model),
    isModel: true,
    isRemote: true,
    operations: ['generate', 'edit', 'inpaint', 'upscale', 'removeBackground', 'trainStyle'],
    facts: {
      generate: facts(model, 10_000),
      edit: facts(editModel, 15_000),
      inpaint: facts(config.inpaintModel, 15_000),
      upscale: facts(config.upscaleModel, 40_000),
      removeBackground: facts(config.backgroundModel, 6_000),
      trainStyle: facts(config.trainModel, 5 * minuteMs),
    },
    takesSeed: pictureModelOf(model).takesSeed,
    tools: generateTools,
    aspectRatios,
    pictures: { sizes: sizesOf(model), formats: null, takesMask: true },
    maxReferences: pictureModelOf(endpointWithReferences(model, editModel, 2)).pictures.most,
    upscaleReads: upscaleReadsOf(config.upscaleModel),
    // A place in the queue is not progress.
    progress: 'none',
    // Calls above the account's own limit wait in fal's queue.
    concurrency: 8,
    timeoutMs,
    trainingTimeoutMs: 2 * hourMs,
    afterCrash: 'resume',
  };
}
