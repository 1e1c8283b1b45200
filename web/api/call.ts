import type * as z from 'zod';
import type { Call } from '#contract/call.ts';
import { ApiError } from './api-error.ts';
import { dispatchPageEvent } from './browser-events.ts';
import { parseBody, readBody, toApiError } from './response.ts';

type Given<Key extends string, Schema> = Schema extends z.ZodType
  ? undefined extends z.input<Schema>
    ? { [K in Key]?: z.input<Schema> }
    : { [K in Key]: z.input<Schema> }
  : { [K in Key]?: never };

type QueryInput<Schema> = Schema extends z.ZodType ? { query?: z.input<Schema> } : { query?: never };

/** A call's input by its declaration, plus what every call accepts. */
export type CallInput<C extends Call> = Given<'params', C['params']> &
  QueryInput<C['query']> &
  Given<'body', C['body']> &
  Given<'form', C['form']> & {
    /** Files of a multipart call, by part name. */
    files?: Readonly<Record<string, File | Blob | readonly (File | Blob)[]>>;
    headers?: Readonly<Record<string, string>>;
    signal?: AbortSignal;
    /** The browser sends it even if the page is left meanwhile. For small bodies only. */
    keepalive?: boolean;
  };

export type CallArguments<C extends Call> =
  Record<never, never> extends CallInput<C> ? [input?: CallInput<C>] : [input: CallInput<C>];

export type ResponseOf<C extends Call> = z.output<C['response']>;

/** The input of any call. */
export interface PlainInput {
  params?: unknown;
  query?: unknown;
  body?: unknown;
  form?: unknown;
  files?: Readonly<Record<string, File | Blob | readonly (File | Blob)[]>>;
  headers?: Readonly<Record<string, string>>;
  signal?: AbortSignal;
  keepalive?: boolean;
}

/**
 * Makes a call of the contract with the session cookie and returns its validated response. Rejects with an
 * `ApiError`; a cancelled call rejects with the signal's reason.
 */
export async function call<C extends Call>(
  definition: C,
  ...[input]: CallArguments<C>
): Promise<ResponseOf<C>> {
  const plainInput: PlainInput = input ?? {};
  const response = await send(definition, plainInput);
  const answer = readAnswer(definition, response, await readBody(response, plainInput.signal));
  dispatchUploaded(plainInput);
  return answer;
}

/**
 * Validates the answer to a call; throws an `ApiError` for a refusal and for a body that does not match the
 * contract.
 */
export function readAnswer<C extends Call>(definition: C, response: Response, text: string): ResponseOf<C> {
  if (!response.ok) throw toApiError(response, text);
  const parsed = definition.response.safeParse(parseBody(response, text));
  if (!parsed.success) {
    throw new ApiError({
      code: 'bad_response',
      status: response.status,
      message: 'The server sent an answer this page cannot read. Reload the page.',
      unread: 'shape',
      requestId: response.headers.get('x-request-id') ?? undefined,
      cause: parsed.error,
    });
  }
  return parsed.data as ResponseOf<C>;
}

/** Dispatches the event that the server has accepted pictures. */
export function dispatchUploaded({ files }: PlainInput): void {
  const sent = Object.values(files ?? {}).flat();
  const count = sent.filter((file) => file.type.startsWith('image/')).length;
  if (count > 0) dispatchPageEvent('imageUploadComplete', { count });
}

async function send(definition: Call, plainInput: PlainInput): Promise<Response> {
  const { body, type } = encodeBody(plainInput);
  try {
    return await fetch(addressOf(definition.path, plainInput.params, plainInput.query), {
      method: definition.method.toUpperCase(),
      credentials: 'include',
      cache: 'no-store',
      headers: { accept: 'application/json', ...(type && { 'content-type': type }), ...plainInput.headers },
      ...(body !== undefined && { body }),
      ...(plainInput.signal && { signal: plainInput.signal }),
      ...(plainInput.keepalive && { keepalive: true }),
    });
  } catch (cause) {
    if (plainInput.signal?.aborted) throw cause;
    throw noAnswer(cause);
  }
}

export function noAnswer(cause?: unknown): ApiError {
  return new ApiError({
    code: 'network',
    status: 0,
    message: 'Adventure is not responding. Try again.',
    cause,
  });
}

/** Fills a path's braces and appends the query; absent values are left out. */
export function addressOf(path: string, params: unknown, query: unknown): string {
  const values = entriesOf(params);
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values.find(([key]) => key === name)?.[1];
    if (value === undefined) throw new TypeError(`The call to ${path} lacks its parameter ${name}.`);
    return encodeURIComponent(value);
  });
  const search = new URLSearchParams(entriesOf(query)).toString();
  return search === '' ? filled : `${filled}?${search}`;
}

/** The encoded body and its content type; for a form the browser sets the type. */
export function encodeBody(plainInput: PlainInput): { body?: BodyInit; type?: string } {
  if (plainInput.form !== undefined || plainInput.files !== undefined) {
    const form = new FormData();
    for (const [name, value] of entriesOf(plainInput.form)) form.append(name, value);
    for (const [name, files] of Object.entries(plainInput.files ?? {})) {
      for (const file of [files].flat()) form.append(name, file);
    }
    return { body: form };
  }
  if (plainInput.body === undefined) return {};
  return { body: JSON.stringify(plainInput.body), type: 'application/json' };
}

function entriesOf(record: unknown): [string, string][] {
  if (typeof record !== 'object' || record === null) return [];
  return Object.entries(record)
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([name, value]) => [name, String(value)]);
}
