import * as z from 'zod';
import type { EngineTicket } from '../calls.ts';
import { EngineError, type EngineErrorKind } from '../engine.ts';

/** A job that a vendor has accepted. */
export interface Job {
  readonly id: string;
  /** Where to poll for its result, if the vendor has given a URL. */
  readonly url: string | null;
  /** In millionths of a US dollar; null when the vendor does not report it. */
  readonly spentMicros: number | null;
}

/** The state of a job; null while it is running. */
export type JobEnd =
  | { readonly url: string }
  | { readonly kind: EngineErrorKind; readonly code: string; readonly mayHaveCost: boolean }
  | null;

/** How to poll a vendor's jobs. */
export interface Queue {
  /** Whether a model responds with a job. */
  respondsWithJob(model: string): boolean;
  /** Returns the job in the response to a call; null when there is none. */
  readJob(answer: unknown): Job | null;
  /** Returns the request for a job's result, which carries the key. Null when the key must not go there. */
  pollRequest(
    job: Job,
    at: { readonly baseUrl: string; readonly model: string },
  ): { readonly url: string; readonly body?: unknown } | null;
  authorize(key: string): Record<string, string>;
  /** Throws zod's error for a response of unknown shape. */
  readEnd(answer: unknown): JobEnd;
}

const ticketSchema = z.looseObject({ model: z.string(), jobs: z.int().min(1).max(100) });
const jobSchema = z.object({
  id: z.string(),
  url: z.string().nullable(),
  spentMicros: z.number().nullable(),
});

/** Packs jobs into a ticket, by which they are found again after a crash. */
export function toTicket(model: string, jobs: readonly Job[]): EngineTicket {
  return Object.fromEntries([
    ['model', model],
    ['jobs', jobs.length],
    ...jobs.flatMap(({ id, url, spentMicros }, at) => [
      [`id${at}`, id],
      [`url${at}`, url],
      [`spentMicros${at}`, spentMicros],
    ]),
  ]);
}

/** Reads the jobs of a ticket. Throws an `EngineError` when the ticket is not one of ours. */
export function readTicket(ticket: EngineTicket): { model: string; jobs: readonly Job[] } {
  try {
    const { model, jobs } = ticketSchema.parse(ticket);
    const read = Array.from({ length: jobs }, (_, at) =>
      jobSchema.parse({
        id: ticket[`id${at}`],
        url: ticket[`url${at}`],
        spentMicros: ticket[`spentMicros${at}`],
      }),
    );
    return { model, jobs: read };
  } catch (cause) {
    throw new EngineError('lost', 'the ticket names no job', { cause, mayHaveCost: true });
  }
}
