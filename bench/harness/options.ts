/** What a benchmark and the server process that it has started say to each other. */
import type { PlanName } from '../../contract/plans.ts';

export interface StudioOptions {
  dataDir: string;
  /** A PostgreSQL address; null for the embedded database in the data folder. */
  databaseUrl: string | null;
  /** `ready` answers every request at once with the same picture. */
  engine: 'builtin' | 'ready' | ElsewhereEngine;
  /**
   * A folder whose files are served like the built pages, for a page that ours is compared with; null for
   * none.
   */
  alsoServes: string | null;
}

/**
 * An engine whose provider is at an origin, with so many calls at once; null leaves it at what the engine
 * says itself.
 */
export interface ElsewhereEngine {
  kind: 'openai' | 'replicate';
  origin: string;
  concurrency: number | null;
}

/** The server is up. */
export interface Opened {
  pid: number;
  origin: string;
  /** Where the bare handlers listen that the server is compared with. */
  bareOrigin: string;
  /** How long each part of the start took, in the order in which they came. */
  phases: { name: string; ms: number }[];
}

/** When the parts of one job came to pass. Milliseconds since 1970, with fractions. */
export interface JobTimes {
  engineStartedAt: number;
  engineEndedAt: number;
  /** The first file was handed to the object store. */
  storingStartedAt: number;
  /** The last file was in the object store. */
  storedAt: number;
}

/** Delays of the event loop in milliseconds, beyond the interval in which they are sampled. */
export interface LoopDelay {
  median: number;
  p99: number;
  max: number;
  samples: number;
}

/** `wide`: all are 1280×720. `mixed`: of ten in a row, two are square and one is upright. */
export type GalleryShapes = 'wide' | 'mixed';

/** What can be asked of the process, and what it answers. */
export interface Questions {
  grant: { ask: { userId: string; coins: number }; answer: null };
  subscribe: { ask: { userId: string; plan: PlanName }; answer: null };
  /** Gives a user that many rows in the gallery, all at once. */
  fillGallery: { ask: { userId: string; rows: number; shapes?: GalleryShapes }; answer: null };
  /** The times of the jobs that ended since this was asked last, in the order in which they ended. */
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

/** The clock that is the same in all processes of this machine. */
export function wallClock(): number {
  return performance.timeOrigin + performance.now();
}
