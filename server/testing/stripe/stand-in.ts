import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Clock } from '#server/platform/clock.ts';
import { stripeApiVersion } from '#server/platform/stripe/stripe-client.ts';
import { calls } from './calls.ts';
import { loadDescription } from './description.ts';
import { type FormFields, readForm } from './form.ts';
import { StripeRefusal } from './refusal.ts';
import { createWorld, type World } from './world.ts';

export const standInKey = 'sk_test_stand_in';

/**
 * `slow`: never answers. `busy`: 429. `broken`: 500 without effect, and the same answer for the same key from
 * then on. `lost`: takes effect, but the connection breaks before the answer.
 */
export type InjectedFault = 'slow' | 'busy' | 'broken' | 'lost';

/**
 * Stripe's HTTP API for tests: it checks each request against Stripe's description and can fail in every way.
 * The sandbox (`features/billing/sandbox`) is a product feature instead, a payment provider without money
 * behind the same interface; it speaks no HTTP, so neither can stand for the other.
 */
export interface StripeStandIn {
  /** The value of `STRIPE_API_BASE`. */
  url: string;
  world: World;
  /** Every received call: `method /v1/path`, with its parameters. */
  received: { route: string; fields: FormFields; key: string | null; isReplayed: boolean }[];
  /** Whether parameters are checked against Stripe's API description. */
  isDescribed: boolean;
  /** Makes the next calls of this route fail, one per fault. */
  injectFaults(route: string, ...faults: InjectedFault[]): void;
  close(): Promise<void>;
}

interface Kept {
  route: string;
  body: string;
  status: number;
  answer: string;
}

interface Done {
  status: number;
  json: unknown;
  /** Whether the call was executed, with any outcome. */
  wasExecuted: boolean;
  isReplayed?: boolean;
}

/**
 * A server with Stripe's protocol over the sandbox's accounts, which refuses what Stripe would refuse. It is
 * not a second simulator: the sandbox implements subscriptions, and only the protocol is here.
 */
export async function openStripeStandIn(clock: Clock): Promise<StripeStandIn> {
  const world = createWorld(clock);
  const description = loadDescription();
  const faults: { route: string; fault: InjectedFault }[] = [];
  const received: StripeStandIn['received'] = [];
  const responses = new Map<string, Kept>();
  const server = createServer((request, response) => {
    void answer(request, response).catch((error: unknown) => {
      send(response, 500, { error: { type: 'api_error', message: String(error) } });
    });
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await textIn(request);
    const url = new URL(request.url ?? '/', 'http://stand-in');
    const [route, id] = routeOf(`${(request.method ?? '').toLowerCase()} ${url.pathname}`);
    const isPost = request.method === 'POST';
    const sent = isPost ? body : url.search.slice(1) || body;
    const fields = readForm(sent);
    const key = singleOf(request.headers['idempotency-key']);
    const before = isPost && key !== null ? responses.get(key) : undefined;
    received.push({ route, fields, key, isReplayed: before !== undefined });
    const place = faults.findIndex((one) => one.route === route);
    const fault = place < 0 ? null : faults.splice(place, 1)[0]?.fault;
    if (fault === 'slow') return;
    if (fault === 'busy')
      return send(response, 429, refused('rate_limit_error', 'Too many requests.', 'rate_limit'));
    const done = before
      ? replay(before, route, sent)
      : fault === 'broken'
        ? { status: 500, json: refused('api_error', 'Something went wrong.'), wasExecuted: true }
        : perform(request, route, id, fields);
    // Stripe also stores failures under a key, but not refusals before execution.
    if (isPost && key !== null && !before && done.wasExecuted) {
      responses.set(key, { route, body: sent, status: done.status, answer: JSON.stringify(done.json) });
    }
    if (fault === 'lost') {
      response.destroy();
      return;
    }
    send(response, done.status, done.json, done.isReplayed ? { 'Idempotent-Replayed': 'true' } : {});
  }

  function perform(request: IncomingMessage, route: string, id: string, fields: FormFields): Done {
    let wasExecuted = false;
    try {
      checkHeaders(request);
      const call = calls[route];
      if (!call) throw new StripeRefusal(404, `Unrecognized request URL (${route}).`);
      const problems = description?.(route, fields) ?? [];
      if (problems.length > 0)
        throw new StripeRefusal(400, problems.join(' '), { code: 'parameter_unknown' });
      wasExecuted = true;
      return { status: 200, json: structuredClone(call({ world, id, fields })), wasExecuted };
    } catch (error) {
      if (!(error instanceof StripeRefusal)) throw error;
      return { status: error.status, json: refused(error.type, error.message, error.code), wasExecuted };
    }
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    world,
    received,
    isDescribed: description !== null,
    injectFaults(route, ...list) {
      faults.push(...list.map((fault) => ({ route, fault })));
    },
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

/** Splits a path into its template and its id. */
function routeOf(address: string): [string, string] {
  if (calls[address]) return [address, ''];
  const parts = address.split('/');
  for (let place = parts.length - 1; place > 1; place -= 1) {
    const route = parts.with(place, '{id}').join('/');
    if (calls[route]) return [route, decodeURIComponent(parts[place] ?? '')];
  }
  return [address, ''];
}

function checkHeaders({ headers }: IncomingMessage): void {
  if (headers.authorization !== `Bearer ${standInKey}`) {
    throw new StripeRefusal(401, 'Invalid API Key provided.', { type: 'invalid_request_error' });
  }
  if (headers['stripe-version'] !== stripeApiVersion) {
    throw new StripeRefusal(400, `This program speaks ${stripeApiVersion} alone.`);
  }
}

function replay({ route, body, status, answer }: Kept, nextRoute: string, nextBody: string): Done {
  if (route === nextRoute && body === nextBody) {
    return { status, json: JSON.parse(answer), wasExecuted: true, isReplayed: true };
  }
  const message =
    'Keys for idempotent requests can only be used with the same parameters they were first used with.';
  return { status: 400, json: refused('idempotency_error', message), wasExecuted: false };
}

const refused = (type: string, message: string, code: string | null = null) => ({
  error: { type, message, ...(code !== null && { code }) },
});

function send(
  response: ServerResponse,
  status: number,
  json: unknown,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(JSON.stringify(json));
}

async function textIn(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

const singleOf = (header: string | string[] | undefined) => (typeof header === 'string' ? header : null);
