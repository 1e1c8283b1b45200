import { daySeconds } from '#contract/durations.ts';
import type { EngineContext, EngineWarning, UncheckedPicture } from '../calls.ts';
import { type Engine, EngineError } from '../engine.ts';
import type { EngineNetwork } from '../network.ts';
import type { PictureRequest } from '../picture-requests.ts';
import { atLeastOne } from '../remote/provider-picture.ts';
import { editJobs, generateJobs } from './models/picture-jobs.ts';
import { priceOfJobs } from './models/prices.ts';
import { backgroundJobs, inpaintJobs, maxFactorOf, upscaleJobs } from './models/tool-jobs.ts';
import { cancelCalls, type FalJob, type QueueDeps, resultOf, submitJob, withCallId } from './queue.ts';
import { fetchPicture, picturesOfOutput } from './results.ts';
import { callsOfTicket, type FalCall, knownOfTicket, toTicket } from './ticket.ts';
import { falStyleOf } from './trained-style.ts';
import { createUploader, type UploadFile } from './uploads.ts';

/** The endpoint of each kind of work, such as `fal-ai/flux/dev`. */
export interface FalModels {
  readonly model: string;
  readonly editModel: string;
  readonly inpaintModel: string;
  readonly upscaleModel: string;
  readonly backgroundModel: string;
}

interface PictureDeps extends QueueDeps {
  readonly network: EngineNetwork;
  readonly models: FalModels;
  readonly startWithinMs: number;
}

/** Results are downloaded at once, but a dead process may return a day later. */
const keepForSeconds = daySeconds;

/** Creates both steps of a picture call. */
export function createPictureCalls(deps: PictureDeps): Pick<Engine, 'submit' | 'collect'> {
  return {
    async submit(request, { signal }) {
      const jobs = await jobsOf(deps.models, request, createUploader(deps.wire, signal));
      const options = { signal, startWithinMs: deps.startWithinMs, keepForSeconds };
      const ends = await Promise.allSettled(jobs.map((job) => submitJob(deps, job, options)));
      const accepted = ends.flatMap((end) => (end.status === 'fulfilled' ? [end.value] : []));
      const failed = ends.find((end) => end.status === 'rejected');
      if (!failed) return toTicket(accepted, knownOf(deps.models, request, jobs));
      await cancelCalls(deps, accepted);
      const [first] = accepted;
      const { reason } = failed;
      throw first && reason instanceof EngineError
        ? withCallId(first, reason, { mayHaveCost: true })
        : reason;
    },
    async collect(request, ticket, context) {
      const calls = callsOfTicket(ticket);
      const stop = new AbortController();
      const signal = AbortSignal.any([context.signal, stop.signal]);
      try {
        const most = countOf(request);
        const each = calls.map((call) => picturesOf(deps, { call, most }, { ...context, signal }));
        const made = (await Promise.all(each)).flat();
        const pictures = atLeastOne('fal', made.slice(0, most));
        const [{ id } = { id: '' }] = calls;
        const { warnings, spentMicros, endpoint } = knownOfTicket(ticket);
        return {
          pictures,
          warnings,
          enhancedPrompt: null,
          providerRequestId: id,
          ...(spentMicros !== null && { spentMicros }),
          ...(endpoint !== null && { madeBy: signatureOf(endpoint) }),
        };
      } catch (error) {
        stop.abort(error);
        if (calls.length > 1 && !context.signal.aborted) await cancelCalls(deps, calls);
        throw error;
      }
    },
  };
}

/** Limits the number: a model may name any number of files. */
async function picturesOf(
  deps: PictureDeps,
  { call, most }: { call: FalCall; most: number },
  context: Pick<EngineContext, 'signal' | 'waitForWebhook'>,
): Promise<UncheckedPicture[]> {
  const output = await resultOf(deps, call, context);
  try {
    const addresses = picturesOfOutput(output).slice(0, most);
    return await Promise.all(addresses.map((address) => fetchPicture(deps, address, context.signal)));
  } catch (error) {
    throw error instanceof EngineError ? withCallId(call, error, error) : error;
  }
}

function jobsOf(models: FalModels, request: PictureRequest, place: UploadFile): Promise<FalJob[]> {
  switch (request.operation) {
    case 'generate':
      return generateJobs(models, request, { place, trained: falStyleOf(request.style) });
    case 'edit':
      return editJobs(models.editModel, request, place);
    case 'inpaint':
      return inpaintJobs(models.inpaintModel, request, place);
    case 'upscale':
      return upscaleJobs(models.upscaleModel, request, place);
    case 'removeBackground':
      return backgroundJobs(models.backgroundModel, request, place);
  }
}

/** The endpoint whose price is in the capabilities. */
function ownEndpoint(models: FalModels, { operation }: PictureRequest): string {
  const { model, editModel, inpaintModel, upscaleModel, backgroundModel } = models;
  return {
    generate: model,
    edit: editModel,
    inpaint: inpaintModel,
    upscale: upscaleModel,
    removeBackground: backgroundModel,
  }[operation];
}

function knownOf(models: FalModels, request: PictureRequest, jobs: readonly FalJob[]) {
  const endpoint = jobs[0]?.endpoint ?? null;
  const isOwn = endpoint === ownEndpoint(models, request);
  return {
    warnings: warningsOf(models, request),
    spentMicros: isOwn ? null : priceOfJobs(jobs),
    endpoint,
  };
}

/** The signature of an endpoint's pictures. */
export function signatureOf(endpoint: string): string {
  return `Made with fal (${endpoint})`;
}

function countOf(request: PictureRequest): number {
  return request.operation === 'generate' ? request.settings.count : 1;
}

function warningsOf({ upscaleModel }: FalModels, request: PictureRequest): EngineWarning[] {
  if (request.operation === 'upscale') {
    const most = maxFactorOf(upscaleModel);
    if (most === null || request.factor <= most) return [];
    const message = `This model upscales ${most} times. The rest was interpolated.`;
    return [{ code: 'enlarged-less', message }];
  }
  if (request.operation !== 'generate' || request.references.length === 0) return [];
  if (falStyleOf(request.style) === null) return [];
  const message = 'A trained style cannot use reference images here. They are kept but were not used.';
  return [{ code: 'reference-not-used', message }];
}
