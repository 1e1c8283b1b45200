import type { PlanName } from '#contract/plans.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database, Tx } from '#server/platform/database/database.ts';
import type { Events } from '#server/platform/events/events.ts';
import type { Log } from '#server/platform/log-types.ts';
import type { ObjectStore } from '#server/platform/objects/objects.ts';
import type { Queue } from '#server/platform/queue/queue.ts';
import type { ContentPolicy } from '../../content-policy/content-policy.ts';
import type { Engines, EngineWith } from '../../engines/engines.ts';
import type { Jobs } from '../../jobs/jobs.ts';

/** An engine that can be taught a style. */
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
  /** Signs an object's key into an address that a browser may load. */
  sign(key: string): string;
  /** That none of them trains styles is a fault of the configuration. */
  engines: Pick<Engines, 'forOperation' | 'byId' | 'call' | 'changesFor'>;
  /** Tells the user that a training has ended, in the transaction that says so. */
  onTrained(tx: Tx, ended: EndedTraining): Promise<void>;
}

export interface EndedTraining {
  userId: string;
  trainingId: string;
  styleId: string;
  name: string;
  isReady: boolean;
}

/** The id of the engine that trains styles from now on. */
export function trainerId({ engines }: Pick<TrainingContext, 'engines'>): string {
  const [engine] = engines.forOperation('trainStyle');
  if (engine === undefined) throw new Error('no engine trains styles');
  return engine.capabilities.id;
}
