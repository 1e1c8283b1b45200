import type * as z from 'zod';
import type { ErrorCode } from './errors.ts';

/**
 * One HTTP call: what the server validates with, what the client calls through, what the API document shows.
 */
export interface Call {
  readonly method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  /** Path with parameters in braces, such as `/api/status/{jobId}`. */
  readonly path: string;
  readonly summary: string;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  /** Headers that the call reads, for the API document; in lower case. */
  readonly headers?: z.ZodObject;
  /** A JSON body. */
  readonly body?: z.ZodType;
  /** The fields of a multipart body; files are listed in `files`. */
  readonly form?: z.ZodType;
  /** Whether the fields of a form may come as a JSON object instead, without files. */
  readonly mayBeJson?: boolean;
  /**
   * Names of the multipart parts that carry files, how many of each may come, and what answers more of them:
   * `too_many_files` where nothing says it better.
   */
  readonly files?: Readonly<Record<string, { max: number; tooMany?: ErrorCode }>>;
  /** Of a multipart body; where it is not given, what its files may have together by their number. */
  readonly maxUploadBytes?: number;
  readonly response: z.ZodType;
  /** Whether a session is needed. Default true. */
  readonly signedIn?: boolean;
}

/** Declares a call; it exists for its type, so that paths and schemas stay literal. */
export function defineCall<const T extends Call>(call: T): T {
  return call;
}
