import type * as z from 'zod';
import type { Call } from '#contract/call.ts';
import type { Identity } from './identity.ts';

/** A file that was received: it lies at `path` until the handler has answered, so what is kept must be copied. */
export interface UploadedFile {
  /** The name of the form's part. */
  field: string;
  /** What the sender called it. Untrusted: for showing, never for a path or a type. */
  filename: string;
  path: string;
  bytes: number;
  /** Hexadecimal. */
  sha256: string;
}

type Read<Schema> = Schema extends z.ZodType ? z.infer<Schema> : undefined;

/** What a handler gets: everything the contract says of the call, validated. */
export interface CallContext<C extends Call> {
  identity: C['signedIn'] extends false ? Identity | null : Identity;
  params: Read<C['params']>;
  query: Read<C['query']>;
  body: Read<C['body']>;
  form: Read<C['form']>;
  /** By the part's name; an empty list for a part that did not come. */
  files: C['files'] extends object ? Record<keyof C['files'], UploadedFile[]> : Record<never, UploadedFile[]>;
  request: Request;
  /** The client's network address, or `unknown`. */
  address: string;
  requestId: string;
  /** Whether the request was made on this machine, and no proxy on it passed it on. */
  isLocal: boolean;
  /** Aborted when the client goes away. */
  signal: AbortSignal;
  /** Sets a header of the answer; `Set-Cookie` adds one. */
  setHeader(name: string, value: string): void;
}

export type CallHandler<C extends Call> = (context: CallContext<C>) => Promise<z.infer<C['response']>>;
