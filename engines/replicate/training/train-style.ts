import type Replicate from 'replicate';
import * as z from 'zod';
import type { EngineTicket } from '../../calls.ts';
import { EngineError } from '../../engine.ts';
import { withEngineErrors } from '../../remote/as-engine-error.ts';
import { describePictures, packPictures } from '../../remote/training-pictures.ts';
import type { TrainedStyle, TrainingContext, TrainStyleRequest } from '../../training.ts';
import { callWithoutCost, withCost } from '../client.ts';
import type { KnownModels } from '../models/known-models.ts';
import type { ModelName } from '../models/model-name.ts';
import { type Run, readRun, requireSuccess } from '../outcome.ts';
import { vendor } from '../rules.ts';
import { createUploads, removeUploads } from '../uploads.ts';
import { waitForRun } from '../wait-for-run.ts';
import { findDestination } from './destination.ts';
import { readVersion, type TrainedProfile } from './profile.ts';
import { stepsOf, trainingInput } from './training-input.ts';

/** Finds a training again. */
const ticketSchema = z.object({
  /** Its id. */
  training: z.string().regex(/^[a-z0-9]{1,64}$/i),
  /** The id of the uploaded zip. */
  file: z.string(),
  /** The description of the pictures, which are not read again. */
  description: z.string(),
});
type TrainingTicket = z.infer<typeof ticketSchema>;

/** Reads the ticket of an earlier attempt; null when nothing was started. */
function readTrainingTicket(ticket: EngineTicket | null): TrainingTicket | null {
  const read = ticketSchema.safeParse(ticket);
  return read.success ? read.data : null;
}

export interface TrainingDeps {
  readonly client: Replicate;
  readonly known: KnownModels;
  /** The trainer. */
  readonly trainer: ModelName;
  /** Where trained versions go: `owner` or `owner/name`; null for the token's own account. */
  readonly owner: string | null;
  readonly webhook: string | null;
}

/** Trainings take many minutes. */
const maxWaitMs = 20_000;

/**
 * Trains a style on Replicate, or waits for a training that was started earlier. Throws an `EngineError`,
 * where a retry finds the same training again, or the signal's reason.
 */
export async function trainStyle(
  deps: TrainingDeps,
  request: TrainStyleRequest,
  context: TrainingContext,
): Promise<TrainedStyle> {
  const ticket = readTrainingTicket(context.ticket) ?? (await begin(deps, request, context));
  const run = await wait(deps, ticket.training, context);
  await removeUploads(deps.client, [ticket.file]);
  requireSuccess(run);
  const trained = readVersion((run.output as { version?: unknown } | null)?.version);
  if (trained === null) {
    throw new EngineError('unavailable', `${vendor} has trained no version`, { mayHaveCost: true });
  }
  const { triggerWord, mode } = request;
  const profile: TrainedProfile = { kind: 'replicate-lora', ...trained, triggerWord, mode };
  return { profile, description: ticket.description, providerRequestId: run.id };
}

async function begin(
  deps: TrainingDeps,
  request: TrainStyleRequest,
  { signal, keepTicket }: TrainingContext,
): Promise<TrainingTicket> {
  const { client, known, trainer } = deps;
  const model = await known.read(trainer);
  if (model.version === null) {
    throw new EngineError('misconfigured', `${model.id} trains nothing: it has no version of its own`);
  }
  const { version } = model;
  const destination = await findDestination(client, deps.owner, signal);
  const pictures = await request.readPictures();
  const description = await describePictures(pictures);
  const uploads = createUploads(client);
  const zip = { bytes: await packPictures(pictures), mimeType: 'application/zip', name: 'pictures.zip' };
  const address = await uploads.add(zip, signal);
  const file = uploads.ids[0] ?? '';
  try {
    const run = await withEngineErrors(vendor, { signal }, async () =>
      readRun(
        await client.trainings.create(trainer.owner, trainer.name, version, {
          destination,
          input: trainingInput(request, address, model.trainingFields, trainer.fixed),
          ...(deps.webhook !== null && {
            webhook: deps.webhook,
            webhook_events_filter: ['completed'] as const,
          }),
          signal,
        }),
      ),
    );
    const ticket = { training: run.id, file, description };
    await keepTicket(ticket);
    return ticket;
  } catch (error) {
    // A response that rejects the call has started nothing.
    if (error instanceof EngineError && !error.mayHaveCost) await removeUploads(client, uploads.ids);
    throw error;
  }
}

async function wait(
  { client, webhook, trainer }: TrainingDeps,
  id: string,
  context: TrainingContext,
): Promise<Run> {
  const { signal } = context;
  try {
    return await waitForRun(context, {
      key: webhook === null ? null : id,
      maxMs: maxWaitMs,
      read: () => client.trainings.get(id, { signal }),
      onRead: ({ logs }) => {
        const fraction = fractionOf(logs, stepsOf(trainer.fixed));
        if (fraction !== null) context.onProgress(fraction, 'working');
      },
    });
  } catch (error) {
    const isGone = error instanceof EngineError && error.kind === 'lost';
    throw isGone ? withCost(error, true, id) : error;
  }
}

/** Cancels a started training, and removes its uploads. */
export async function cancelTraining(
  { client }: Pick<TrainingDeps, 'client'>,
  kept: EngineTicket,
  signal: AbortSignal,
): Promise<void> {
  const ticket = readTrainingTicket(kept);
  if (ticket === null) return;
  await callWithoutCost(signal, () => client.trainings.cancel(ticket.training, { signal }));
  await removeUploads(client, [ticket.file]);
}

/** The last bar of the training itself; other bars, such as those of downloads, count other things. */
function fractionOf(logs: string | null | undefined, steps: number): number | null {
  const bars = [...(logs ?? '').matchAll(/(?<!\d)(\d{1,9})\/(\d{1,9}) \[/g)].filter(
    ([, , total]) => Number(total) === steps,
  );
  const done = bars.at(-1)?.[1];
  return done === undefined ? null : Math.min(1, Number(done) / steps);
}
