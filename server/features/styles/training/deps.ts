import type { PlanName } from '#contract/plans.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database, Tx } from '#server/platform/database/database.ts';
import type { Events } from '#server/platform/events/events.ts';
import type { Log } from '#server/platform/log-types.ts';
import type { ObjectStore } from '#server/platform/objects/objects.ts';
import type { Queue } from '#server/platform/queue/queue.ts';
import type { ContentPolicy } from '../../content-policy/content-policy.ts';
import { type Engines, type EngineWith, permittedEngines } from '../../engines/engines.ts';
import type { Jobs } from '../../jobs/jobs.ts';

/** An engine that can train styles. */
export type TrainingEngine = EngineWith<'trainStyle'>;

export interface TrainingContext {
  database: Database;
  queue: Queue;
  events: Events;
  objects: ObjectStore;
  jobs: Pick<Jobs, 'define' | 'add' | 'cancelWithin'>;
  clock: Clock;
  log: Log;
  newId: () => string;
  planOf(userId: string): Promise<PlanName>;
  contentPolicy: Pick<ContentPolicy, 'check'>;
  /** Signs an object's key as a URL for browsers. */
  sign(key: string): string;
  /** At least one of them must train styles, or the configuration is wrong. */
  engines: Pick<Engines, 'forOperation' | 'isPaid' | 'byId' | 'call' | 'changesFor'>;
  /** Whether a user may call engines that cost the operator money. */
  mayCallPaid(userId: string): Promise<boolean>;
  /** Notifies the user in the transaction that ends a training. */
  onTrained(tx: Tx, ended: EndedTraining): Promise<void>;
  /** Removes what `onTrained` has announced. Publishes, so it comes after all other writes. */
  onDeleted(tx: Tx, style: Pick<EndedTraining, 'userId' | 'styleId'>): Promise<void>;
}

export interface EndedTraining {
  userId: string;
  trainingId: string;
  styleId: string;
  name: string;
  isReady: boolean;
}

/**
 * The id of the engine that trains a user's new styles. Throws `coins_not_accepted`. Not within a
 * transaction: the embedded database would wait for itself.
 */
export async function trainerId(
  { engines, mayCallPaid }: Pick<TrainingContext, 'engines' | 'mayCallPaid'>,
  userId: string,
): Promise<string> {
  const [engine] = await permittedEngines(engines, 'trainStyle', () => mayCallPaid(userId));
  if (engine === undefined) throw new Error('no engine trains styles');
  return engine.capabilities.id;
}
