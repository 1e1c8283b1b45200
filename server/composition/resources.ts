import type { EngineBlueprint } from '#engines/blueprint.ts';
import type { Engine } from '#engines/engine.ts';
import type { EngineNetwork } from '#engines/network.ts';
import type { Config } from '../config.ts';
import type { PasswordHashing } from '../features/accounts/accounts.ts';
import type { OwnWords } from '../features/content-policy/content-policy.ts';
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
  /** The engines of this process itself, in the order in which they are asked. */
  engines: readonly [Engine, ...Engine[]];
  /** The blueprints and the network of remote engines; absent: no remote engines. */
  remoteEngines?: { blueprints: readonly EngineBlueprint[]; network: EngineNetwork };
  log: Log;
  clock: Clock;
  metrics: Metrics;
  /** Cheap requests a second and person; the contract's number unless a measurement needs more. */
  readLimit?: { perSecond: number; burst: number };
  /** How passwords are hashed; as accounts do it unless a test wants it fast. */
  passwordHashing?: PasswordHashing;
  /** Asks how much room the disk has; the system's answer unless a test gives another. */
  freeBytes?: FreeBytes;
  /** Room that is kept on the disk for running jobs; without it what is free counts alone. */
  reserve?: Pick<DiskReserve, 'isSpent'>;
  /** The folder of the built web app; without it the landing page is not served. */
  webFolder?: string;
  /** What the operator adds to the words of the content policy. */
  ownWords?: OwnWords;
  /** Answers what no route does: the web app's files. */
  fallback?: (request: Request) => Promise<Response | null>;
}
