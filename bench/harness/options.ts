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

/** The process's questions and answers. */
export interface Questions {
  grant: { ask: { userId: string; coins: number }; answer: null };
  subscribe: { ask: { userId: string; plan: PlanName }; answer: null };
  /** Inserts gallery rows for a user. */
  fillGallery: { ask: { userId: string; rows: number; shapes?: GalleryShapes }; answer: null };
  /** Times of the jobs that ended since the last such question, in order of their end. */
  jobTimes: { ask: null; answer: JobTimes[] };
  watchLoop: { ask: null; answer: null };
  loopDelay: { ask: null; answer: LoopDelay };
  stop: { ask: null; answer: null };
}

export type QuestionName = keyof Questions;

export interface QuestionMessage<Name extends QuestionName = QuestionName> {
  id: number;
  name: Name;
  ask: Questions[Name]['ask'];
}

export type AnswerMessage =
  | { kind: 'opened'; opened: Opened }
  | { kind: 'answer'; id: number; answer: Questions[QuestionName]['answer'] }
  | { kind: 'failure'; id: number; message: string };

/** Returns a time that all processes of this machine share. */
export function wallClock(): number {
  return performance.timeOrigin + performance.now();
}
