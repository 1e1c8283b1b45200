import type { ErrorCode } from './error-codes.ts';
import { accountErrors } from './errors/accounts.ts';
import { adminErrors } from './errors/admin.ts';
import { billingErrors } from './errors/billing.ts';
import { browserErrors } from './errors/browser.ts';
import { canvasErrors } from './errors/canvas.ts';
import { editErrors } from './errors/edits.ts';
import type { ErrorEntry } from './errors/error-entry.ts';
import { fileErrors } from './errors/files.ts';
import { galleryErrors } from './errors/gallery.ts';
import { jobErrors } from './errors/jobs.ts';
import { requestErrors } from './errors/request.ts';
import { serverErrors } from './errors/server.ts';
import { styleErrors } from './errors/styles.ts';

/**
 * Every error that Adventure returns: its stable code (`error-codes.ts`), its HTTP status, and the English
 * message that says what to do. The browser translates by code; a use case may give a more specific message.
 *
 * `insufficient_coins` must begin with "Insufficient coins" and `content_policy` must contain "content
 * policy": clients written against the specification match on those words.
 */
export const errors = {
  ...requestErrors,
  ...styleErrors,
  ...galleryErrors,
  ...canvasErrors,
  ...billingErrors,
  ...fileErrors,
  ...editErrors,
  ...accountErrors,
  ...adminErrors,
  ...jobErrors,
  ...serverErrors,
  ...browserErrors,
} as const satisfies Record<ErrorCode, ErrorEntry>;
