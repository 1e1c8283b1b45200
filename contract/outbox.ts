import * as z from 'zod';
import { defineCall } from './call.ts';

/** How long a mail is kept that could not be sent, or that waits for the operator. */
export const outboxLimits = { keepDays: 7 } as const;

/**
 * - `waiting`: being sent, or about to be.
 * - `failed`: the last attempt failed; it is retried.
 * - `kept`: the server sends no mail, so it waits for the operator to forward it.
 */
export const mailStates = ['waiting', 'failed', 'kept'] as const;

/** An unsent mail as shown to admins. Leaves out its text, because the links in it are secrets. */
export const outboxMailSchema = z.object({
  id: z.string(),
  recipient: z.string(),
  subject: z.string(),
  state: z.enum(mailStates),
  createdAt: z.iso.datetime(),
  /** Error of the last attempt; null without one. */
  error: z.string().nullable(),
});
export type OutboxMail = z.infer<typeof outboxMailSchema>;

/**
 * Without SMTP, all mails of the last days, for the operator to forward; with SMTP, mails that are being sent
 * or cannot be sent.
 */
export const listOutbox = defineCall({
  method: 'get',
  path: '/api/admin/outbox',
  summary: 'Unsent e-mails, newest first, without their texts',
  response: z.object({
    success: z.literal(true),
    /** Whether the server sends mail. */
    isSent: z.boolean(),
    mails: z.array(outboxMailSchema),
  }),
});

/** Fails with `forbidden` on a server that sends mail: then only the recipient needs to read it. */
export const readOutboxMail = defineCall({
  method: 'post',
  path: '/api/admin/outbox/{mailId}/text',
  summary: 'The text of an unsent e-mail; the audit log records who read it',
  params: z.object({ mailId: z.string().max(100) }),
  response: z.object({
    success: z.literal(true),
    /** Plain text. A person who opens a link in it acts as the recipient. */
    text: z.string(),
  }),
});
