import * as z from 'zod';
import { megabyte } from './bytes.ts';
import { defineCall } from './call.ts';

/** When the operator gets an alert, and when it is resolved. */
export const alertLimits = {
  /** Failed calls in a row of an engine. A refused key or an empty account counts at once. */
  failuresInARow: 3,
  /** Free space of the data folder's disk. */
  lowDiskBytes: 1_024 * megabyte,
  /** How long a job may wait for a worker. */
  queueMinutes: 15,
  /** A cause must be gone this long before it counts as over: one that comes and goes is one alert. */
  resolveMinutes: 10,
} as const;

export const testAlerts = defineCall({
  method: 'post',
  path: '/api/admin/alerts/test',
  summary: 'Send a test alert to all admins by e-mail, and to ALERT_WEBHOOK_URL',
  response: z.object({
    success: z.literal(true),
    /** Whether this server sends e-mail. */
    isMailSent: z.boolean(),
    /** Admins with a confirmed address. */
    mailed: z.number().int(),
    webhook: z.enum(['off', 'delivered', 'failed']),
    /** Why the webhook failed, in English. */
    webhookError: z.string().nullable(),
  }),
});
export type AlertTest = Omit<z.infer<typeof testAlerts.response>, 'success'>;
