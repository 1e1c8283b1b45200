import type Replicate from 'replicate';
import { parseProgressFromLogs } from 'replicate';
import { minuteMs } from '#contract/durations.ts';
import type { EngineContext, EngineResult, EngineTicket, UncheckedPicture } from '../calls.ts';
import { EngineError } from '../engine.ts';
import { atLeastOne, pictureOfBase64 } from '../remote/provider-picture.ts';
import { submitOrCancel } from '../remote/submit-or-cancel.ts';
import { withSdkTimeLimit } from '../remote/time-limit.ts';
import { withCost } from './client.ts';
import { buildInput, type Input } from './models/build-input.ts';
import { addressesOf, type Run, readRun, requireSuccess } from './outcome.ts';
import type { Plan } from './plan-request.ts';
import { vendor } from './rules.ts';
import { removeUploads } from './uploads.ts';
import { waitForRun } from './wait-for-run.ts';

export interface PredictionDeps {
  readonly client: Replicate;
  /** Where Replicate sends webhooks; null when it cannot. */
  readonly webhook: string | null;
  /**
   * Replicate itself cancels a prediction after this many seconds, even when this process is gone: a limit
   * of spending.
   */
  readonly cancelAfterSeconds: number;
  /** Downloads a result. */
  download(address: string, signal: AbortSignal): Promise<Uint8Array>;
}

/** Creates as many predictions as a plan needs, all of them or none. Returns their ids. */
export async function createPredictions(
  deps: PredictionDeps,
  { model, inputs, count }: Plan,
  signal: AbortSignal,
): Promise<string[]> {
  const { mapping, fields, version } = model;
  const most = mapping.inputs.count === undefined ? 1 : (mapping.maxCount ?? 1);
  const shares = Array.from({ length: Math.ceil(count / most) }, (_, at) =>
    Math.min(most, count - at * most),
  );
  const requests = await Promise.allSettled(
    shares.map((share, at) => {
      const seed = inputs.seed === undefined ? {} : { seed: inputs.seed + at * most };
      const input = buildInput(mapping, fields, { ...inputs, ...seed, count: share });
      return createPrediction(deps, { id: model.id, version, input }, signal);
    }),
  );
  const ids = requests.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  const failed = requests.find((one) => one.status === 'rejected');
  if (failed === undefined) return ids;
  await cancelPredictions(deps.client, ids);
  // The cancelled ones may have started.
  const { reason } = failed;
  throw reason instanceof EngineError && ids.length > 0 ? withCost(reason, true) : reason;
}

/** Replicate responds as soon as it has stored the prediction. */
const acceptedMs = minuteMs;

function createPrediction(
  deps: PredictionDeps,
  request: { id: string; version: string | null; input: Input },
  signal: AbortSignal,
): Promise<string> {
  return submitOrCancel(
    signal,
    () => postPrediction(deps, request),
    (id) => cancelPredictions(deps.client, [id]),
  );
}

/** The SDK's own method has no option for the deadline. */
function postPrediction(
  { client, webhook, cancelAfterSeconds }: PredictionDeps,
  { id, version, input }: { id: string; version: string | null; input: Input },
): Promise<string> {
  const path = version === null ? `/models/${id}/predictions` : '/predictions';
  return withSdkTimeLimit({ vendor, ms: acceptedMs, mayHaveCost: true }, async (signal) => {
    const answer = await client.request(path, {
      method: 'POST',
      headers: { 'Cancel-After': `${cancelAfterSeconds}s` },
      data: {
        ...(version !== null && { version }),
        input,
        ...(webhook !== null && { webhook, webhook_events_filter: ['completed'] }),
      },
      signal,
    });
    return readRun(await answer.json()).id;
  });
}

/** The time limit for cancelling. */
const cancelTimeoutMs = 10_000;

/** Cancels predictions at Replicate. One that has ended already stays unchanged. */
export async function cancelPredictions(client: Replicate, ids: readonly string[]): Promise<void> {
  const signal = AbortSignal.timeout(cancelTimeoutMs);
  await Promise.allSettled(ids.map((id) => client.predictions.cancel(id, { signal })));
}

/**
 * Packs a ticket: the ids of the predictions and of the uploaded files, with commas, and the called model.
 */
export function toTicket(
  predictions: readonly string[],
  { files, model }: { files: readonly string[]; model: string },
): EngineTicket {
  return { predictions: predictions.join(','), files: files.join(','), model };
}

/** The signature of a model's pictures. `model` is `owner/name`. */
export function signatureOf(model: string): string {
  return `Made with ${vendor} (${model.slice(model.indexOf('/') + 1)})`;
}

export function readTicket(ticket: EngineTicket): { predictions: string[]; files: string[] } {
  const listOf = (value: unknown) => (typeof value === 'string' ? value.split(',').filter(Boolean) : []);
  return { predictions: listOf(ticket.predictions), files: listOf(ticket.files) };
}

/**
 * Waits for the pictures of all predictions, in order, with a limit for each, since a model may name any
 * number of files. If one fails, the others are useless and are cancelled.
 */
export async function collectPredictions(
  deps: PredictionDeps,
  { ticket, most }: { ticket: EngineTicket; most: number },
  context: EngineContext,
): Promise<EngineResult> {
  const { predictions, files } = readTicket(ticket);
  const stopOthers = new AbortController();
  const signal = AbortSignal.any([context.signal, stopOthers.signal]);
  const onProgress = averageOf(predictions, (fraction, each) =>
    context.onProgress(fraction, 'working', each),
  );
  try {
    const made = await Promise.all(
      predictions.map((id) =>
        collectOne(deps, { id, most }, { ...context, signal, onProgress: onProgress(id) }),
      ),
    );
    await removeUploads(deps.client, files);
    return {
      pictures: atLeastOne(vendor, made.flat()),
      warnings: [],
      enhancedPrompt: null,
      ...(typeof ticket.model === 'string' && { madeBy: signatureOf(ticket.model) }),
      providerRequestId: predictions.join(',').slice(0, 200),
    };
  } catch (error) {
    stopOthers.abort();
    // After an abort, `cancel` says whether the work is still needed.
    if (!context.signal.aborted) {
      if (predictions.length > 1) await cancelPredictions(deps.client, predictions);
      await removeUploads(deps.client, files);
    }
    throw error;
  }
}

type OneContext = Pick<EngineContext, 'signal' | 'waitForWebhook'> & { onProgress(fraction: number): void };

async function collectOne(
  { client, webhook, download }: PredictionDeps,
  { id, most }: { id: string; most: number },
  context: OneContext,
): Promise<UncheckedPicture[]> {
  const { signal } = context;
  const run = await waitForRun(context, {
    key: webhook === null ? null : id,
    read: () => client.predictions.get(id, { signal }),
    onRead: (now) => reportProgress(now, context),
  }).catch((error: unknown) => {
    // It was accepted, so it must never be requested again.
    throw error instanceof EngineError ? withCost(error, true, id) : error;
  });
  requireSuccess(run);
  const addresses = addressesOf(run.output).slice(0, most);
  return Promise.all(
    atLeastOne(vendor, addresses).map(async (address) =>
      address.startsWith('data:')
        ? pictureOfBase64(vendor, address)
        : { unchecked: await download(address, signal) },
    ),
  );
}

/** Some models log a progress bar, as tqdm does; others log no progress. */
function reportProgress({ logs }: Run, { onProgress }: OneContext): void {
  const bar = logs ? parseProgressFromLogs(logs) : null;
  if (bar !== null) onProgress(Math.min(1, bar.percentage));
}

function averageOf(ids: readonly string[], report: (fraction: number, each: number[]) => void) {
  const fractions = new Map<string, number>();
  return (id: string) => (fraction: number) => {
    fractions.set(id, fraction);
    const each = ids.map((one) => fractions.get(one) ?? 0);
    report(each.reduce((sum, one) => sum + one, 0) / ids.length, each);
  };
}
