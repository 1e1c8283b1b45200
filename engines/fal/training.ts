import * as z from 'zod';
import { minuteMs } from '#contract/durations.ts';
import type { EngineTicket } from '../calls.ts';
import { EngineError } from '../engine.ts';
import { describePictures, packPictures } from '../remote/training-pictures.ts';
import type { TrainedStyle, TrainingContext, TrainingPicture, TrainStyleRequest } from '../training.ts';
import { type QueueDeps, resultOf, submitJob } from './queue.ts';
import { callsOfTicket, toTicket } from './ticket.ts';
import type { FalStyle } from './trained-style.ts';
import { storeFile } from './uploads.ts';

/** A training that has not started by then is dropped. */
const startWithinMs = 30 * minuteMs;

/** Trainings take minutes. An outage of fal as long as that must not lose one that is paid for. */
const waiting = { maxMs: 15_000, maxFailures: 40, isResumed: true } as const;

/** fal's minimum is four. */
const minPictures = 4;

/**
 * Trains a style on fal's FLUX model, or waits for a training that was started earlier. Throws
 * `EngineError`s, and the signal's reason.
 */
export async function trainStyle(
  deps: QueueDeps & { readonly trainModel: string },
  request: TrainStyleRequest,
  context: TrainingContext,
): Promise<TrainedStyle> {
  const ticket = context.ticket ?? (await begin(deps, request, context));
  const [call] = callsOfTicket(ticket);
  if (!call) throw new EngineError('lost', 'the ticket of this training is empty', { mayHaveCost: true });
  const path = weightsOf(await resultOf(deps, call, context, waiting));
  const profile: FalStyle = { path, triggerWord: request.triggerWord };
  return { profile, description: String(ticket.description ?? ''), providerRequestId: call.id };
}

async function begin(
  deps: QueueDeps & { readonly trainModel: string },
  request: TrainStyleRequest,
  { signal, keepTicket }: TrainingContext,
): Promise<EngineTicket> {
  const pictures = await request.readPictures();
  const description = await describePictures(pictures);
  const zip = { bytes: await packPictures(enough(pictures)), mimeType: 'application/zip' };
  const isStyle = request.mode === 'style';
  const input = {
    images_data_url: await storeFile(deps.wire, zip, signal),
    trigger_word: request.triggerWord,
    // A style is neither segmented nor captioned: the trigger word means all of the picture.
    is_style: isStyle,
    create_masks: !isStyle,
  };
  const job = { endpoint: deps.trainModel, input };
  // The weights are needed as long as the style exists.
  const call = await submitJob(deps, job, { signal, startWithinMs, keepForSeconds: null });
  const ticket = { ...toTicket([call]), description };
  await keepTicket(ticket);
  return ticket;
}

/** Repeats the pictures when there are too few. */
function enough(pictures: readonly TrainingPicture[]): readonly TrainingPicture[] {
  return pictures.length === 0 || pictures.length >= minPictures
    ? pictures
    : enough([...pictures, ...pictures]);
}

const outputSchema = z.object({ diffusers_lora_file: z.object({ url: z.url({ protocol: /^https?$/ }) }) });

function weightsOf(output: unknown): string {
  const read = outputSchema.safeParse(output);
  if (read.success) return read.data.diffusers_lora_file.url;
  throw new EngineError('unavailable', 'fal ended a training without saying what was learnt', {
    mayHaveCost: true,
  });
}
