import * as z from 'zod';
import type { Call } from '#contract/call.ts';
import type { CallContext, CallHandler, UploadedFile } from './call-context.ts';
import type { ApiContext } from './environment.ts';
import type { Identity } from './identity.ts';
import { isJson, readJson } from './read-json.ts';
import { readMultipart, type UploadSlot } from './read-multipart.ts';
import { type FieldErrors, validate } from './validate.ts';

export interface CallRun<C extends Call> {
  context: ApiContext;
  call: C;
  handler: CallHandler<C>;
  /** As found before the body was read. */
  identity: Identity | null;
  /** Identifies the user again; throws if they lost access. */
  identifyAgain(): Promise<Identity | null>;
  uploads: UploadSlot;
  fieldErrors: FieldErrors | undefined;
}

/**
 * Reads and validates a call's input, runs its handler, answers with JSON, and removes its uploads. A body
 * may take minutes to arrive, and its user may be blocked or lose a right meanwhile: they are identified
 * again afterwards.
 */
export async function runCall<C extends Call>(run: CallRun<C>): Promise<Response> {
  const { context, call, handler, uploads, fieldErrors } = run;
  const { raw } = context.req;
  const read = <Schema extends Call['query' | 'body']>(schema: Schema, value: unknown) =>
    schema && validate(schema, value, fieldErrors);
  const params = read(call.params, context.req.param());
  const query = read(call.query, readQuery(context));
  const body = call.body && read(call.body, await readJson(raw, call.maxJsonBytes));
  const received = await readForm(call, raw, uploads);
  const headers = new Headers({ 'content-type': 'application/json' });
  try {
    const form = read(call.form, received?.fields);
    const hasBody = call.body !== undefined || received !== undefined;
    const identity = hasBody ? await run.identifyAgain() : run.identity;
    const callContext = {
      identity,
      params,
      query,
      body,
      form,
      files: received?.files ?? {},
      request: raw,
      address: context.get('address'),
      requestId: context.get('requestId'),
      isLocal: context.get('isLocal'),
      get signal() {
        return raw.signal;
      },
      setHeader: (name: string, value: string) =>
        name.toLowerCase() === 'set-cookie' ? headers.append(name, value) : headers.set(name, value),
    };
    const answer = await handler(callContext as CallContext<C>);
    const result = saysSuccess(call) ? Object.assign({ success: true }, answer) : answer;
    return new Response(JSON.stringify(result), { headers });
  } finally {
    await received?.dispose();
  }
}

function saysSuccess({ response }: Call): boolean {
  return response instanceof z.ZodObject && 'success' in response.shape;
}

/** An empty list for every part that may carry files. */
function noFiles(call: Call): Record<string, UploadedFile[]> {
  return Object.fromEntries(Object.keys(call.files ?? {}).map((name) => [name, []]));
}

interface AnyForm {
  fields: unknown;
  files: Record<string, UploadedFile[]>;
  dispose(): Promise<void>;
}

/** Reads the call's form in any encoding; undefined for a call without one. */
async function readForm(call: Call, request: Request, uploads: UploadSlot): Promise<AnyForm | undefined> {
  if (!call.form && !call.files) return undefined;
  if (call.mayBeJson && isJson(request)) {
    return {
      fields: (await readJson(request, call.maxJsonBytes)) ?? {},
      files: noFiles(call),
      dispose: async () => {},
    };
  }
  return readMultipart(request, call.files ?? {}, uploads, call);
}

/** Query parameters by name; a list for a repeated one. */
function readQuery(context: ApiContext): Record<string, string | string[]> {
  return Object.fromEntries(
    Object.entries(context.req.queries()).map(([name, values]) => [
      name,
      values.length === 1 ? (values[0] ?? '') : values,
    ]),
  );
}
