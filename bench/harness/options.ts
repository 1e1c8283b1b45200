/** Messages between a benchmark and the server process that it starts. */
import type { PlanName } from '../../contract/plans.ts';

export interface StudioOptions {
  dataDir: string;
  /** A PostgreSQL address; null for the embedded database in the data folder. */
  databaseUrl: string | null;
  /** `ready` returns the same picture immediately for every request. */
  engine: 'builtin' | 'ready' | RemoteEngineOptions;
  /** A folder of files to serve beside the built pages, for a page to compare with; null for none. */
  alsoServes: string | null;
}

/**
 * A remote engine whose provider is at an origin, with a limit of concurrent calls; null keeps the engine's
 * own limit.
 */
export interface RemoteEngineOptions {
  kind: 'openai' | 'replicate';
  origin: string;
  concurrency: number | null;
}

/** The server is up. */
export interface Opened {
  pid: number;
  origin: string;
  /** Origin of the bare handlers that the server is compared with. */
  bareOrigin: string;
  /** Duration of each phase of the start-up, in order. */
  phases: { name: string; ms: number }[];
}

/** Times within one job. Milliseconds since 1970, with fractions. */
export interface JobTimes {
  engineStartedAt: number;
  engineEndedAt: number;
  /** When the first file was passed to the object store. */
  storingStartedAt: number;
  /** When the last file was stored. */
  storedAt: number;
}

/** Delays of the event loop in milliseconds, without the sampling interval. */
export interface LoopDelay {
  median: number;
  p99: number;
  max: number;
  samples: number;
}

/** `wide`: all 1280×720. `mixed`: of every ten, two are square and one is vertical. */
export type GalleryShapes = 'wide' | 'mixed';

/** The process's methods, with parameters and results. */
export interface StudioMethods {
  grant: { params: { userId: string; coins: number }; result: null };
  subscribe: { params: { userId: string; plan: PlanName }; result: null };
  /** Inserts gallery rows for a user. */
  fillGallery: { params: { userId: string; rows: number; shapes?: GalleryShapes }; result: null };
  /** Times of the jobs that ended since the last such call, in order of their end. */
  jobTimes: { params: null; result: JobTimes[] };
  watchLoop: { params: null; result: null };
  loopDelay: { params: null; result: LoopDelay };
  stop: { params: null; result: null };
}

export type StudioMethod = keyof StudioMethods;

export interface RequestMessage<Name extends StudioMethod = StudioMethod> {
  id: number;
  name: Name;
  params: StudioMethods[Name]['params'];
}

export type ResponseMessage =
  | { kind: 'opened'; opened: Opened }
  | { kind: 'result'; id: number; result: StudioMethods[StudioMethod]['result'] }
  | { kind: 'failure'; id: number; message: string };

/** Returns a time that all processes of this machine share. */
export function wallClock(): number {
  return performance.timeOrigin + performance.now();
}
