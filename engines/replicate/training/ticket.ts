import * as z from 'zod';
import type { EngineTicket } from '../../calls.ts';

/** Finds a training again. */
const ticketSchema = z.object({
  /** Its id. */
  training: z.string().regex(/^[a-z0-9]{1,64}$/i),
  /** The id of the uploaded zip. */
  file: z.string(),
  /** The description of the pictures, which are not read again. */
  description: z.string(),
});
export type TrainingTicket = z.infer<typeof ticketSchema>;

/** Reads the ticket of an earlier attempt; null when nothing was started. */
export function readTrainingTicket(ticket: EngineTicket | null): TrainingTicket | null {
  const read = ticketSchema.safeParse(ticket);
  return read.success ? read.data : null;
}
