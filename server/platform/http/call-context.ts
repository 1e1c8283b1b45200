import type * as z from 'zod';
import type { Call } from '#contract/call.ts';
import type { Identity } from './identity.ts';

/** A received file. It exists at `path` until the handler has answered: copy what is kept. */
export interface UploadedFile {
  /** The name of the form's part. */
  field: string;
  /** The client's file name. Untrusted: for display, never for a path or type. */
  filename: string;
  path: string;
  bytes: number;
  /** Hexadecimal. */
  sha256: string;
}

type Read<Schema> = Schema extends z.ZodType ? z.infer<Schema> : undefined;

/** A handler's input: all that the contract defines for the call, validated. */
export interface CallContext<C extends Call> {
  identity: C['signedIn'] extends false ? Identity | null : Identity;
  params: Read<C['params']>;
  query: Read<C['query']>;
  body: Read<C['body']>;
  form: Read<C['form']>;
  /** By the part's name; an empty list for a missing part. */
  files: C['files'] extends object ? Record<keyof C['files'], UploadedFile[]> : Record<never, UploadedFile[]>;
  request: Request;
  /** The client's network address, or `unknown`. */
  address: string;
  requestId: string;
  /** Whether the request came from this machine, not through a proxy on it. */
  isLocal: boolean;
  /** Aborts when the client disconnects. */
  signal: AbortSignal;
  /** Sets a response header; `Set-Cookie` adds one. */
  setHeader(name: string, value: string): void;
}

/**
 * What a handler answers. `success: true`, which most responses begin with, is added to it; a handler whose
 * response says nothing else returns nothing.
 */
export type Answer<C extends Call> = WithoutSuccess<z.infer<C['response']>>;

type WithoutSuccess<Response> = Response extends { success: true }
  ? [Exclude<keyof Response, 'success'>] extends [never]
    ? Nothing
    : Omit<Response, 'success'>
  : Response;

/** What a function without a `return` answers. */
type Nothing = Awaited<Promise<void>>;

export type CallHandler<C extends Call> = (context: CallContext<C>) => Promise<Answer<C>>;
