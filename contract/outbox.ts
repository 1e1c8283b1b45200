import * as z from 'zod';
import { defineCall } from './call.ts';

/**
 * - `waiting`: on its way, or about to be.
 * - `failed`: the last attempt to send it failed; it is tried again.
 * - `kept`: nothing sends mail here, so it waits for the operator to hand it on.
 */
export const mailStates = ['waiting', 'failed', 'kept'] as const;

/**
 * What admins see of a mail that has not been sent. Its text, in which links are secrets, is no part of it.
 */
export const outboxMailSchema = z.object({
  id: z.string(),
  recipient: z.string(),
  subject: z.string(),
  state: z.enum(mailStates),
  createdAt: z.iso.datetime(),
  /** Why the last attempt to send it failed; null where none was made. */
  error: z.string().nullable(),
});
export type OutboxMail = z.infer<typeof outboxMailSchema>;

/**
 * Without SMTP, all mails of the last week, for the operator to hand on; with it, those that are on their way
 * or cannot be sent.
 */
export const listOutbox = defineCall({
  method: 'get',
  path: '/api/admin/outbox',
  summary: 'Unsent e-mails, newest first, without their texts',
  response: z.object({
    success: z.literal(true),
    /** Whether mail is sent at all. */
    isSent: z.boolean(),
    mails: z.array(outboxMailSchema),
  }),
});

/** Throws `forbidden` if mail is sent: then only the recipient needs to read it. */
export const readOutboxMail = defineCall({
  method: 'post',
  path: '/api/admin/outbox/{mailId}/text',
  summary: 'The text of an unsent e-mail; the audit log records who read it',
  params: z.object({ mailId: z.string().max(100) }),
  response: z.object({
    success: z.literal(true),
    /** Plain text; opening a link in it acts as the recipient. */
    text: z.string(),
  }),
});
