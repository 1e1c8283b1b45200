import * as z from 'zod';
import type { EngineTicket } from '../calls.ts';
import { EngineError, type EngineErrorKind } from '../engine.ts';

/** A job that a vendor has taken. */
export interface Job {
  readonly id: string;
  /** Where its result is asked for, if the vendor has said so. */
  readonly url: string | null;
  /** In millionths of a US dollar; null where the vendor does not say. */
  readonly spentMicros: number | null;
}

/** How far a job is; null while it goes on. */
export type JobEnd =
  | { readonly url: string }
  | { readonly kind: EngineErrorKind; readonly code: string; readonly mayHaveCost: boolean }
  | null;

/** How a vendor's jobs are asked for. */
export interface Queue {
  /** Whether a model's answer is a job. */
  takes(model: string): boolean;
  /** The job in the answer to a call; null where there is none. */
  readJob(answer: unknown): Job | null;
  /** What asks for a job's result; the key goes along. Null where the key must not go there. */
  ask(
    job: Job,
    at: { readonly baseUrl: string; readonly model: string },
  ): { readonly url: string; readonly body?: unknown } | null;
  authorize(key: string): Record<string, string>;
  /** Of an answer that nobody understands it throws what zod throws. */
  readEnd(answer: unknown): JobEnd;
}

const ticketSchema = z.looseObject({ model: z.string(), jobs: z.int().min(1).max(100) });
const jobSchema = z.object({
  id: z.string(),
  url: z.string().nullable(),
  spentMicros: z.number().nullable(),
});

/** What finds jobs again after a crash. */
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

/** The jobs of a ticket. Throws an `EngineError` where it is not one of ours. */
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
