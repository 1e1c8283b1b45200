import * as z from 'zod';
import type { EngineTicket } from '../../calls.ts';

/** What finds a training again. */
const ticketSchema = z.object({
  /** Its id. */
  training: z.string().regex(/^[a-z0-9]{1,64}$/i),
  /** The id of the zip that was sent ahead. */
  file: z.string(),
  /** The look of the pictures in words, which are not read again. */
  description: z.string(),
});
export type TrainingTicket = z.infer<typeof ticketSchema>;

/** What an attempt before has kept; null where nothing was begun. */
export function readTrainingTicket(ticket: EngineTicket | null): TrainingTicket | null {
  const read = ticketSchema.safeParse(ticket);
  return read.success ? read.data : null;
}
