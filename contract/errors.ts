import * as z from 'zod';
import { accountErrors } from './errors/accounts.ts';
import { adminErrors } from './errors/admin.ts';
import { billingErrors } from './errors/billing.ts';
import type { ErrorEntry } from './errors/error-entry.ts';
import { fileErrors } from './errors/files.ts';
import { galleryErrors } from './errors/gallery.ts';
import { jobErrors } from './errors/jobs.ts';
import { requestErrors } from './errors/request.ts';
import { serverErrors } from './errors/server.ts';
import { styleErrors } from './errors/styles.ts';

/**
 * Every error that Adventure returns: its stable code, its HTTP status, and the English message that says
 * what to do. The browser translates by code; a use case may give a more specific message.
 *
 * `insufficient_coins` must begin with "Insufficient coins" and `content_policy` must contain "content
 * policy": clients written against the specification match on those words.
 */
export const errors = {
  ...requestErrors,
  ...styleErrors,
  ...galleryErrors,
  ...billingErrors,
  ...fileErrors,
  ...accountErrors,
  ...adminErrors,
  ...jobErrors,
  ...serverErrors,
} as const satisfies Record<string, ErrorEntry>;

export type ErrorCode = keyof typeof errors;

export const errorCodes = Object.keys(errors) as [ErrorCode, ...ErrorCode[]];

export const errorCodeSchema = z.enum(errorCodes);

/** The body of every error response. `error` and `message` both carry the sentence for the user. */
export const errorResponseSchema = z.object({
  success: z.literal(false),
  error: z.string(),
  message: z.string(),
  code: errorCodeSchema,
  requestId: z.string(),
  /** Invalid fields by name, for `validation_failed` and similar errors. */
  fields: z.record(z.string(), z.string()).optional(),
  /** Seconds until a retry makes sense, for `rate_limited` and `unavailable`. */
  retryAfterSeconds: z.number().optional(),
});
export type ErrorResponse = z.infer<typeof errorResponseSchema>;
