import * as z from 'zod';
import type { EngineTicket } from '#engines/calls.ts';
import { EngineError } from '#engines/engine.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { defineJob } from '#server/platform/queue/queue.ts';
import type { TrainingContext } from './deps.ts';

const ticketSchema = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]));

/** Cancels a training at its provider. The payload contains its ticket, and no user. */
export const cancelEntry = defineJob(
  'style-cancel-training',
  z.object({ engine: z.string(), ticket: ticketSchema }),
);

/** Timeout of the provider's answer. */
const timeoutMs = 30_000;

/** Enqueues a provider cancel in this transaction; no-op without a ticket. */
export async function enqueueCancel(
  { queue }: Pick<TrainingContext, 'queue'>,
  tx: Tx,
  { engine, ticket }: { engine: string; ticket: EngineTicket | null },
): Promise<void> {
  if (ticket !== null) await queue.enqueue(tx, cancelEntry, { engine, ticket: { ...ticket } });
}

/** Handles the entry. Throws if a retry may help; otherwise the provider's work ends on its own. */
export async function cancelTraining(
  { engines, log }: Pick<TrainingContext, 'engines' | 'log'>,
  { engine: id, ticket }: { engine: string; ticket: EngineTicket },
  shutdown: AbortSignal,
): Promise<void> {
  const engine = engines.byId(id);
  if (engine?.cancelTraining === undefined) return;
  const signal = AbortSignal.any([shutdown, AbortSignal.timeout(timeoutMs)]);
  try {
    await engine.cancelTraining(ticket, { signal });
  } catch (error) {
    if (shutdown.aborted || (error instanceof EngineError && error.mayRetry)) throw error;
    log.warn({ engine: id, error }, 'a training could not be cancelled at its provider');
  }
}
