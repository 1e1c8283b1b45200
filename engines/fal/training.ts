import * as z from 'zod';
import type { EngineTicket } from '../calls.ts';
import { EngineError } from '../engine.ts';
import { describePictures, packPictures } from '../remote/training-pictures.ts';
import type { TrainedStyle, TrainingContext, TrainingPicture, TrainStyleRequest } from '../training.ts';
import { type QueueDeps, resultOf, submitJob } from './queue.ts';
import type { TaughtStyle } from './taught-style.ts';
import { callsOfTicket, toTicket } from './ticket.ts';
import { storeFile } from './uploads.ts';

/** A training that has not begun by then is not begun. */
const startWithinMs = 30 * 60_000;

/** Trainings take minutes. fal being away for as long is no reason to give one up that is paid for. */
const waiting = { longestMs: 15_000, patience: 40, comesBack: true } as const;

/** fal asks for four at least. */
const fewestPictures = 4;

/**
 * Has fal teach a style to its FLUX model, or waits for a training that was begun before. Throws `EngineError`s, and the
 * signal's reason.
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
  const profile: TaughtStyle = { path, triggerWord: request.triggerWord };
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
    // Of a style nothing is cut out and nothing is captioned: all of it is what the word means.
    is_style: isStyle,
    create_masks: !isStyle,
  };
  const job = { endpoint: deps.trainModel, input };
  // What was learnt is needed for as long as there is the style.
  const call = await submitJob(deps, job, { signal, startWithinMs, keepForSeconds: null });
  const ticket = { ...toTicket([call]), description };
  await keepTicket(ticket);
  return ticket;
}

/** Where there are too few they come twice. */
function enough(pictures: readonly TrainingPicture[]): readonly TrainingPicture[] {
  return pictures.length === 0 || pictures.length >= fewestPictures
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
