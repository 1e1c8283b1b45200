import type * as z from 'zod';
import type { ErrorCode } from './error-codes.ts';

/**
 * One HTTP call. The server validates with it, the client calls through it, and the API document shows it.
 */
export interface Call {
  readonly method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  /** Path with parameters in braces, such as `/api/status/{jobId}`. */
  readonly path: string;
  readonly summary: string;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  /** Headers that the call reads, for the API document; lower-case names. */
  readonly headers?: z.ZodObject;
  /** A JSON body. */
  readonly body?: z.ZodType;
  /** Limit of the JSON body; defaults to a megabyte, which is far above any form. */
  readonly maxJsonBytes?: number;
  /** The fields of a multipart body; files are in `files`. */
  readonly form?: z.ZodType;
  /** Whether the form is also accepted as a JSON object, without files. */
  readonly mayBeJson?: boolean;
  /**
   * The multipart file parts by name: how many of each are accepted, and the error code for more. Default
   * `too_many_files`.
   */
  readonly files?: Readonly<Record<string, { max: number; tooMany?: ErrorCode }>>;
  /** Limit of each file; defaults to `uploadLimits.maxBytes`. */
  readonly maxFileBytes?: number;
  /** Limit of the multipart body; defaults to the sum of the file limits. */
  readonly maxUploadBytes?: number;
  readonly response: z.ZodType;
  /** Whether the call requires a session. Default true. */
  readonly signedIn?: boolean;
}

/** Declares a call. Exists for its type: paths and schemas stay literal. */
export function defineCall<const T extends Call>(call: T): T {
  return call;
}
