import type { EngineBlueprint } from '#engines/blueprint.ts';
import type { Engine } from '#engines/engine.ts';
import type { EngineNetwork } from '#engines/network.ts';
import type { Config } from '../config.ts';
import type { PasswordHashing } from '../features/accounts/accounts.ts';
import type { OperatorWords } from '../features/content-policy/content-policy.ts';
import type { Clock } from '../platform/clock.ts';
import type { FreeBytes } from '../platform/data-folder.ts';
import type { Database } from '../platform/database/database.ts';
import type { DiskReserve } from '../platform/disk-reserve.ts';
import type { Log } from '../platform/log-types.ts';
import type { Metrics } from '../platform/metrics.ts';
import type { ObjectStore } from '../platform/objects/objects.ts';
import type { Secrets } from '../platform/secrets/secrets.ts';

/** What a process opens before it can compose the features. */
export interface Resources {
  config: Config;
  version: string;
  database: Database;
  objects: ObjectStore;
  secrets: Secrets;
  /** The engines of this process itself, in fallback order. */
  engines: readonly [Engine, ...Engine[]];
  /** The blueprints and the network of remote engines; absent: no remote engines. */
  remoteEngines?: { blueprints: readonly EngineBlueprint[]; network: EngineNetwork };
  log: Log;
  clock: Clock;
  metrics: Metrics;
  /** Cheap requests per second and user; benchmarks raise the contract's. */
  readLimit?: { perSecond: number; burst: number };
  /** How passwords are hashed; tests use a fast way. */
  passwordHashing?: PasswordHashing;
  /** Reads the free disk space; tests replace the system's. */
  freeBytes?: FreeBytes;
  /** Disk space kept for running jobs; without it only free space counts. */
  reserve?: Pick<DiskReserve, 'isSpent'>;
  /** The folder of the built web app; without it the landing page is not served. */
  webFolder?: string;
  /** The operator's additions to the content policy. */
  operatorWords?: OperatorWords;
  /** Answers unmatched requests: the web app's files. */
  fallback?: (request: Request) => Promise<Response | null>;
}
