import type * as z from 'zod';
import type { Call } from '#contract/call.ts';
import type { ErrorCode, ErrorResponse } from '#contract/error-codes.ts';
import { errors } from '#contract/errors.ts';

type Read<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;

/** A request parsed by its call's schemas, as the server reads it. */
export interface FakeRequest<C extends Call> {
  params: Read<C['params']>;
  query: Read<C['query']>;
  /** The JSON body, or a form's fields. */
  body: C['form'] extends z.ZodType ? Read<C['form']> : Read<C['body']>;
  /** A form's files, by part name. */
  files: Readonly<Record<string, File[]>>;
  headers: Headers;
}

/**
 * The answer to a call. A `Response` is sent unchanged: a refusal, an invalid answer, or a network failure by
 * `Response.error()`.
 */
export type FakeAnswer<C extends Call> = z.input<C['response']> | Response;
type Answering<C extends Call> = (request: FakeRequest<C>) => FakeAnswer<C> | Promise<FakeAnswer<C>>;

interface Route {
  call: Call;
  answer: (request: FakeRequest<Call>) => unknown;
}

/**
 * The server of a component test. Returns the answers that a test defines, and validates requests and answers
 * against the contract. A call without an answer, or a mismatch, fails the test.
 */
export function createFakeApi() {
  const routes: Route[] = [];
  const files: { path: RegExp; answer: (request: Request) => Response }[] = [];
  const received: { call: Call; request: FakeRequest<Call> }[] = [];
  const problems: string[] = [];

  return {
    problems,

    /** Sets the answer to a call, replacing the previous one. */
    answer<C extends Call>(call: C, answer: Answering<C>): void {
      routes.unshift({ call, answer: answer as Route['answer'] });
    },

    /** Answers addresses outside the contract, such as downloads, replacing the previous answer. */
    answerFile(path: RegExp, answer: (request: Request) => Response): void {
      files.unshift({ path, answer });
    },

    /** The requests of a call, oldest first. */
    requests<C extends Call>(call: C): FakeRequest<C>[] {
      return received.filter((one) => one.call === call).map(({ request }) => request as FakeRequest<C>);
    },

    async fetch(request: Request): Promise<Response> {
      const { pathname } = new URL(request.url);
      const route = routes.find(
        ({ call }) => call.method.toUpperCase() === request.method && paramsOf(call, pathname) !== null,
      );
      const file = files.find(({ path }) => path.test(pathname));
      if (route === undefined && file !== undefined) return file.answer(request);
      if (route === undefined) return fail(`Nothing answers ${request.method} ${pathname}.`);
      const answer = await answerBy(route, request);
      if (answer.type === 'error') throw new TypeError('Failed to fetch');
      return answer;
    },
  };

  async function answerBy(route: Route, request: Request): Promise<Response> {
    try {
      const read = await readRequest(route.call, request);
      received.push({ call: route.call, request: read });
      const answer = await route.answer(read);
      return answer instanceof Response ? answer.clone() : answerOf(route.call, answer);
    } catch (thrown) {
      return fail(`${request.method} ${new URL(request.url).pathname}: ${thrown}`);
    }
  }

  function fail(problem: string): Response {
    problems.push(problem);
    return refusal('internal');
  }
}

export type FakeApi = ReturnType<typeof createFakeApi>;

/** A refusal with a code of the catalogue. If the page retries, it does so without a pause. */
export function refusal(code: ErrorCode, more: Partial<ErrorResponse> = {}): Response {
  const { status, message } = errors[code];
  const body = { success: false, error: message, message, code, requestId: 'request-1', ...more };
  return Response.json(body, { status, headers: { 'retry-after': '0' } });
}

function answerOf(call: Call, answer: unknown): Response {
  const parsed = call.response.safeParse(answer);
  if (!parsed.success) throw new Error(`the answer does not fit the contract: ${parsed.error.message}`);
  return Response.json(answer);
}

async function readRequest(call: Call, request: Request): Promise<FakeRequest<Call>> {
  const { pathname, searchParams } = new URL(request.url);
  const files: Record<string, File[]> = {};
  const body = (call.form ?? call.files) ? await readForm(request, files) : await readJson(request);
  const read = (schema: z.ZodType | undefined, value: unknown) => schema?.parse(value);
  return {
    params: read(call.params, paramsOf(call, pathname)),
    query: read(call.query, Object.fromEntries(searchParams)),
    body: read(call.form ?? call.body, body),
    files,
    headers: request.headers,
  } as FakeRequest<Call>;
}

async function readJson(request: Request): Promise<unknown> {
  const text = await request.text();
  return text === '' ? undefined : JSON.parse(text);
}

async function readForm(request: Request, files: Record<string, File[]>): Promise<object> {
  const fields: Record<string, string> = {};
  for (const [name, value] of await request.formData()) {
    if (typeof value === 'string') fields[name] = value;
    else files[name] = [...(files[name] ?? []), value];
  }
  return fields;
}

/** The values of a path's parameters; null if the path does not match. */
function paramsOf(call: Call, pathname: string): Record<string, string> | null {
  const pattern = call.path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)');
  const match = new RegExp(`^${pattern}$`).exec(pathname);
  if (match === null) return null;
  return Object.fromEntries(
    Object.entries(match.groups ?? {}).map(([name, value]) => [name, decodeURIComponent(value)]),
  );
}
