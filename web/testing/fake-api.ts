import type * as z from 'zod';
import type { Call } from '#contract/call.ts';
import { type ErrorCode, type ErrorResponse, errors } from '#contract/errors.ts';

type Read<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;

/** A request as the server would see it: read by the schemas of its call. */
export interface FakeRequest<C extends Call> {
  params: Read<C['params']>;
  query: Read<C['query']>;
  /** The JSON body, or the fields of a form. */
  body: C['form'] extends z.ZodType ? Read<C['form']> : Read<C['body']>;
  /** The files of a form, by the name of their part. */
  files: Readonly<Record<string, File[]>>;
  headers: Headers;
}

/** What a call is answered with; a `Response` goes out as it is, for refusals and broken answers. */
export type FakeAnswer<C extends Call> = z.input<C['response']> | Response;
type Answering<C extends Call> = (request: FakeRequest<C>) => FakeAnswer<C> | Promise<FakeAnswer<C>>;

interface Route {
  call: Call;
  answer: (request: FakeRequest<Call>) => unknown;
}

/**
 * The server of a component test. It answers what the test has given it, and checks requests and answers by the contract.
 * What it was not told to answer, and what does not fit the contract, is a problem that fails the test.
 */
export function createFakeApi() {
  const routes: Route[] = [];
  const heard: { call: Call; request: FakeRequest<Call> }[] = [];
  const problems: string[] = [];

  return {
    problems,

    /** Answers a call from now on, in place of what answered it before. */
    answer<C extends Call>(call: C, answer: Answering<C>): void {
      routes.unshift({ call, answer: answer as Route['answer'] });
    },

    /** The requests of a call, the first one first. */
    requests<C extends Call>(call: C): FakeRequest<C>[] {
      return heard.filter((one) => one.call === call).map(({ request }) => request as FakeRequest<C>);
    },

    async fetch(request: Request): Promise<Response> {
      const { pathname } = new URL(request.url);
      const route = routes.find(
        ({ call }) => call.method.toUpperCase() === request.method && paramsOf(call, pathname) !== null,
      );
      if (route === undefined) return fail(`Nothing answers ${request.method} ${pathname}.`);
      try {
        const read = await readRequest(route.call, request);
        heard.push({ call: route.call, request: read });
        const answer = await route.answer(read);
        return answer instanceof Response ? answer.clone() : answerOf(route.call, answer);
      } catch (thrown) {
        return fail(`${request.method} ${pathname}: ${thrown}`);
      }
    },
  };

  function fail(problem: string): Response {
    problems.push(problem);
    return refusal('internal');
  }
}

export type FakeApi = ReturnType<typeof createFakeApi>;

/** The server's refusal with a code of the catalogue. */
export function refusal(code: ErrorCode, more: Partial<ErrorResponse> = {}): Response {
  const { status, message } = errors[code];
  const body = { success: false, error: message, message, code, requestId: 'request-1', ...more };
  return Response.json(body, { status });
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

/** The values of a path's braces; null for an address that is not the call's. */
function paramsOf(call: Call, pathname: string): Record<string, string> | null {
  const pattern = call.path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)');
  const match = new RegExp(`^${pattern}$`).exec(pathname);
  if (match === null) return null;
  return Object.fromEntries(
    Object.entries(match.groups ?? {}).map(([name, value]) => [name, decodeURIComponent(value)]),
  );
}
