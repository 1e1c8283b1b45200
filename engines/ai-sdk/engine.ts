import { minuteMs } from '#contract/durations.ts';
import { aspectRatios } from '#contract/resolutions.ts';
import { generateTools } from '#contract/tools.ts';
import type { EngineResult } from '../calls.ts';
import type { Engine, EngineOperation, OperationFacts } from '../engine.ts';
import type { PictureRequest } from '../picture-requests.ts';
import { withEngineErrors } from '../remote/as-engine-error.ts';
import { settleAll } from '../remote/settle-all.ts';
import { awaitJob } from './await-job.ts';
import {
  type MadePicture,
  makePicture,
  priceOf,
  startJob,
  toResult,
  type VendorAccess,
} from './call-vendor.ts';
import { type Models, type PictureCall, toPictureCalls } from './picture-calls.ts';
import { readTicket, toTicket } from './queued-job.ts';
import type { Vendor } from './vendor.ts';
import { createVendorWords } from './words.ts';

/** How to reach one of the AI SDK's vendors, and its models; null for work that it does not do. */
export interface AiSdkConfig extends VendorAccess {
  readonly models: Models;
  readonly chatModel: string | null;
}

/** The slowest of them take some two minutes. More is a queue that does not end. */
const timeoutMs = 5 * minuteMs;

const wordFacts: OperationFacts = { priceMicros: null, typicalMs: 3_000 };

/**
 * An engine that calls a vendor with the AI SDK. If the vendor responds with jobs, it finds them again
 * after a crash; otherwise it cannot.
 */
export function createAiSdkEngine(config: AiSdkConfig): Engine {
  const { vendor, models, chatModel } = config;
  const { queue } = vendor;
  const isQueued = (model: string) => queue?.respondsWithJob(model) ?? false;
  const requests = [models.generate, models.edit, models.inpaint].filter((model) => model !== null);
  // All calls of an engine work one way: either all of them have tickets that are kept, or none.
  const keepsTickets = requests.every(isQueued);
  const words = chatModel === null ? null : createVendorWords({ ...config, model: chatModel });
  const guarded = <T>(signal: AbortSignal, work: () => Promise<T>) =>
    withEngineErrors(vendor.name, { signal }, work);
  const pictureFacts = (model: string | null): OperationFacts => ({
    priceMicros: model === null ? null : priceOf(vendor, model),
    typicalMs: vendor.typicalMs,
  });
  const operations: EngineOperation[] = [
    'generate',
    ...(models.edit === null ? [] : (['edit'] as const)),
    ...(models.inpaint === null ? [] : (['inpaint'] as const)),
    ...(words ? (['describe', 'enhancePrompt', 'enhanceStyle'] as const) : []),
  ];

  const pictureCallsFor = (request: PictureRequest, signal: AbortSignal) =>
    guarded(signal, () => toPictureCalls(vendor, models, request));

  /** The pictures of a model as a result, which names the model if it is not the usual one. */
  const signed = (model: string, made: readonly [MadePicture, ...MadePicture[]]): EngineResult => ({
    ...toResult(made),
    ...(model !== models.generate && { madeBy: signatureOf(vendor, model) }),
  });

  async function makeOne(pictureCall: PictureCall, signal: AbortSignal): Promise<MadePicture> {
    if (!isQueued(pictureCall.model)) return makePicture(config, pictureCall, signal);
    const job = await startJob(config, pictureCall, signal);
    return awaitJob(config, { job, model: pictureCall.model }, signal);
  }

  return {
    capabilities: {
      id: vendor.id,
      name: vendor.name,
      madeBy: signatureOf(vendor, models.generate),
      isModel: true,
      isRemote: true,
      operations,
      facts: {
        generate: pictureFacts(models.generate),
        edit: pictureFacts(models.edit),
        inpaint: pictureFacts(models.inpaint),
        describe: wordFacts,
        enhancePrompt: wordFacts,
        enhanceStyle: wordFacts,
      },
      takesSeed: vendor.takesSeed,
      tools: generateTools,
      aspectRatios,
      pictures: {
        sizes: takesSize(vendor, models.generate) ? 'any' : 'own-by-shape',
        formats: null,
        takesMask: models.inpaint !== null,
      },
      maxReferences: models.edit === null ? 0 : vendor.maxReferences,
      progress: 'none',
      concurrency: vendor.concurrency,
      timeoutMs,
      afterCrash: keepsTickets ? 'resume' : 'lost',
    },
    async submit(request, { signal }) {
      if (!keepsTickets) return {};
      const pictureCalls = await pictureCallsFor(request, signal);
      const jobs = await settleAll(pictureCalls.map((pictureCall) => startJob(config, pictureCall, signal)));
      return toTicket(pictureCalls[0]?.model ?? models.generate, jobs);
    },
    async collect(request, ticket, { signal }) {
      if (keepsTickets) {
        const { model, jobs } = readTicket(ticket);
        return signed(model, await settleAll(jobs.map((job) => awaitJob(config, { job, model }, signal))));
      }
      const pictureCalls = await pictureCallsFor(request, signal);
      const made = await settleAll(pictureCalls.map((pictureCall) => makeOne(pictureCall, signal)));
      return signed(pictureCalls[0]?.model ?? models.generate, made);
    },
    ...(words && {
      describe: (request, { signal }) => guarded(signal, () => words.describe(request, signal)),
      enhancePrompt: (request, { signal }) => guarded(signal, () => words.enhancePrompt(request, signal)),
      enhanceStyle: (request, { signal }) => guarded(signal, () => words.enhanceStyle(request, signal)),
    }),
    close: async () => {},
  };
}

/** Whether a model takes a size, and not only an aspect ratio. */
function takesSize(vendor: Vendor, model: string): boolean {
  const requestedSize = { width: 1_280, height: 720 };
  const inputs = vendor.toInputs({ model, requestedSize, isOwnSize: false, pictures: [] });
  return inputs.aspectRatio === undefined;
}

function signatureOf({ name }: Vendor, model: string): string {
  return `Made with ${name} (${model})`;
}
