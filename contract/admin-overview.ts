import * as z from 'zod';
import { defineCall } from './call.ts';
import { engineFaults } from './engine-operations.ts';
import { adminLimits } from './limits.ts';

/**
 * - `sandbox_with_paid_engines`, `stripe_test_key_with_paid_engines`: free coins pay for engines that cost
 *   the operator money.
 * - `paid_engines_without_billing`: a paid engine has turned the sandbox off, and no other billing is
 *   configured.
 * - `open_sign_up_without_coins`: strangers may sign up and call paid engines, which nothing limits but the
 *   daily numbers.
 * - `email_verification_unavailable`: the first coins require a verified address, and the server sends no
 *   mail.
 * - `stripe_webhook_secret_missing`: Stripe's events arrive late.
 * - `engine_failing`: an engine's key was refused, its account is empty, or its calls fail one after another.
 * - `backup_failed`, `backup_old`: the last backup failed; there is none of the last two days.
 * - `disk_low`: little space on the disk of the data folder.
 * - `queue_waiting`: a job has waited too long for a worker.
 */
export const operatorWarningCodes = [
  'sandbox_with_paid_engines',
  'stripe_test_key_with_paid_engines',
  'paid_engines_without_billing',
  'open_sign_up_without_coins',
  'email_verification_unavailable',
  'stripe_webhook_secret_missing',
  'engine_failing',
  'backup_failed',
  'backup_old',
  'disk_low',
  'queue_waiting',
] as const;

export const operatorWarningSchema = z.object({
  code: z.enum(operatorWarningCodes),
  /** Names of the paid engines, or of the failing one. */
  engines: z.array(z.string()),
  /** What is known of it. */
  details: z
    .object({
      /** Why the engine's last call failed. */
      fault: z.enum(engineFaults),
      /** Failed calls in a row. */
      failures: z.number().int(),
      /** Since when, or when the last good backup was taken. */
      since: z.iso.datetime(),
      freeBytes: z.number().int(),
      /** Jobs that wait. */
      waiting: z.number().int(),
      /** For the operator, in English. */
      error: z.string(),
    })
    .partial()
    .optional(),
});
export type OperatorWarning = z.infer<typeof operatorWarningSchema>;

/** How many days the figures cover; a day is shown by the hour. */
const overviewDays = z.coerce
  .number()
  .pipe(z.union(adminLimits.overviewRanges.map((days) => z.literal(days))))
  .default(adminLimits.overviewDays);
export type OverviewDays = z.infer<typeof overviewDays>;

const count = z.number().int().min(0);

export const adminOverviewSchema = z.object({
  days: z.number().int(),
  users: count,
  newUsersThisWeek: count,
  pictures: count,
  jobsToday: count,
  failedToday: count,
  unit: z.enum(['hour', 'day']),
  /** Hours or days in UTC, oldest first, without gaps. Deleted pictures are not counted. */
  steps: z.array(z.object({ at: z.iso.datetime(), pictures: count, completed: count, failed: count })),
  /** From the click to the picture, in the range; null without a picture. */
  timeToPicture: z.object({ medianMs: count, p95Ms: count }).nullable(),
  /** Now. */
  queue: z.object({ waiting: count, running: count, oldestWaitingAt: z.iso.datetime().nullable() }),
  /**
   * The engines used in the range: calls that left this machine, and jobs of the built-in engines. A failed
   * call may have been followed by another engine's success.
   */
  engines: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      isRemote: z.boolean(),
      calls: count,
      done: count,
      failures: z.array(z.object({ fault: z.enum(engineFaults), count })),
      medianMs: count.nullable(),
    }),
  ),
  /** Of the data folder of the process that answers; null where the system does not say. */
  disk: z.object({ freeBytes: count, totalBytes: count }).nullable(),
  version: z.string(),
  /** When the process that answers started. */
  startedAt: z.iso.datetime(),
  /** What the operator should know. */
  warnings: z.array(operatorWarningSchema),
  /** Whether the landing page has the default claims, or sample reviews alone. */
  hasSampleContent: z.boolean(),
  /** Files that pictures refer to and that the store lacks: how many, and the newest of them. */
  missingFiles: z.object({
    count,
    files: z.array(
      z.object({ key: z.string(), imageId: z.string(), userEmail: z.string(), missedAt: z.iso.datetime() }),
    ),
  }),
});
export type AdminOverview = z.infer<typeof adminOverviewSchema>;

export const getAdminOverview = defineCall({
  method: 'get',
  path: '/api/admin/overview',
  summary:
    'Overview: figures of a range of days, the queue, the engines, the server, and what needs attention',
  query: z.object({ days: overviewDays }),
  response: adminOverviewSchema.extend({ success: z.literal(true) }),
});
