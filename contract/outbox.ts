import * as z from 'zod';
import { defineCall } from './call.ts';

/** A mail that has not been sent. */
export const outboxMailSchema = z.object({
  id: z.string(),
  recipient: z.string(),
  subject: z.string(),
  /** Plain text; links in it may be secrets of the recipient's. */
  text: z.string(),
  createdAt: z.iso.datetime(),
  /** Why the last attempt to send it failed; null where none was made. */
  error: z.string().nullable(),
});
export type OutboxMail = z.infer<typeof outboxMailSchema>;

/** Without SMTP, all mails of the last week, for the operator to hand on; with it, those that are on their way or cannot be sent. */
export const listOutbox = defineCall({
  method: 'get',
  path: '/api/admin/outbox',
  summary: 'Mails that were not sent, newest first; for admins',
  response: z.object({
    success: z.literal(true),
    /** Whether mail is sent at all. */
    isSent: z.boolean(),
    mails: z.array(outboxMailSchema),
  }),
});
