import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import type { Log } from '../log-types.ts';
import type { Metrics } from '../metrics.ts';
import { type Client, createClientReader, isLoopback, isLoopbackHost } from './client-address.ts';
import type { ApiContext, ApiEnv } from './environment.ts';
import { securityHeaders } from './security-headers.ts';

export interface FrameOptions {
  trustProxy: readonly string[];
  publicUrl: string | null;
  /** Beginnings of paths whose rest is secret: log lines have the route's template instead. */
  secretPaths?: readonly string[];
  log: Log;
  metrics: Metrics;
  respondToError(context: ApiContext, thrown: unknown): Response;
}

const forwardingHeaders = [
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
];
const requestIdPattern = /^[\w.:-]{8,128}$/;

/**
 * The outermost middleware: client address, request id, response headers, one log line, one metric. Every
 * response passes it.
 */
export function createFrame(options: FrameOptions): MiddlewareHandler<ApiEnv> {
  const readClient = createClientReader(options.trustProxy);
  const headers = securityHeaders(options.publicUrl);
  const durations = options.metrics.histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the request to the head of its answer',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
  });
  const warnOfProxy = createProxyWarning(options.log);
  return async (context, next) => {
    const startedAt = performance.now();
    context.set('startedAt', startedAt);
    const { address, namesAnother } = identify(context, readClient);
    if (namesAnother) warnOfProxy(address);
    try {
      await next();
    } catch (thrown) {
      context.res = options.respondToError(context, thrown);
    }
    const answer = writableHeaders(context);
    for (const [name, value] of headers) if (!answer.has(name)) answer.set(name, value);
    answer.set('x-request-id', context.get('requestId'));
    if (!answer.has('cache-control')) answer.set('cache-control', 'no-store');
    const durationMs = performance.now() - startedAt;
    const { method } = context.req;
    const route = context.get('route') ?? rawRoute(context);
    durations.observe({ method: knownMethod(method), route, status: context.res.status }, durationMs / 1000);
    const isSecret = options.secretPaths?.some((start) => context.req.path.startsWith(start)) ?? false;
    logRequest(options.log, context, { path: isSecret ? route : context.req.path, durationMs });
  };
}

/**
 * Warns once of a peer that forwards requests and is not trusted. Its users then share the limits of one
 * address. Any client can send the header, so the operator decides.
 */
function createProxyWarning(log: Log): (address: string) => void {
  let hasWarned = false;
  return (address) => {
    if (hasWarned) return;
    hasWarned = true;
    const message = `${address} sends X-Forwarded-For and is not trusted, so all requests through it count as one visitor's. If it is your proxy, set TRUST_PROXY=${address}`;
    log.warn({ address }, message);
  };
}

/** Some responses, such as `Response.redirect`, have immutable headers. */
function writableHeaders(context: ApiContext): Headers {
  try {
    context.res.headers.set('x-request-id', context.get('requestId'));
  } catch {
    context.res = new Response(context.res.body, context.res);
  }
  return context.res.headers;
}

function identify(context: ApiContext, readClient: ReturnType<typeof createClientReader>): Client {
  const { headers } = context.req.raw;
  const peer = context.env?.incoming?.socket?.remoteAddress;
  const client = readClient(peer, headers.get('x-forwarded-for'));
  const claimedId = client.throughProxy ? headers.get('x-request-id') : null;
  context.set('isLocal', isLocal(context, client.address));
  // Removes headers that clients can forge before any other code reads them.
  if (!client.throughProxy) {
    for (const name of forwardingHeaders) if (headers.has(name)) headers.delete(name);
  }
  context.set('address', client.address);
  context.set('requestId', claimedId !== null && requestIdPattern.test(claimedId) ? claimedId : randomUUID());
  return client;
}

/**
 * Whether a request really comes from this machine. A local proxy's requests have this machine's address,
 * too, but name the client in a header, or at least the host that the browser used. The host also excludes a
 * foreign page whose name resolves to loopback.
 */
function isLocal(context: ApiContext, address: string): boolean {
  const { headers, url } = context.req.raw;
  const isLocalPeer = isLoopback(address) || context.env?.incoming === undefined;
  const wasForwarded = ['via', ...forwardingHeaders].some((name) => headers.has(name));
  // A plain nginx forwards no client address, uses HTTP/1.0 and its own host name.
  const isOldVersion =
    context.env?.incoming?.httpVersionMajor === 1 && context.env.incoming.httpVersionMinor === 0;
  const origin = headers.get('origin');
  const isLocalOrigin = origin === null || (URL.canParse(origin) && isLoopbackHost(new URL(origin).host));
  const isLocalHost = isLoopbackHost(headers.get('host') ?? new URL(url).host);
  return isLocalPeer && !wasForwarded && !isOldVersion && isLocalOrigin && isLocalHost;
}

/**
 * The template of a route outside of the contract. Unmatched paths share one name: clients can invent any
 * number.
 */
function rawRoute(context: ApiContext): string {
  const path = routePath(context, -1);
  return path === '*' || path === '/*' ? 'unmatched' : path;
}

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
const knownMethod = (method: string) => (methods.has(method) ? method : 'other');

function logRequest(
  log: Log,
  context: ApiContext,
  { path, durationMs }: { path: string; durationMs: number },
): void {
  const { method } = context.req;
  const { status } = context.res;
  const details = {
    requestId: context.get('requestId'),
    method,
    path,
    status,
    ms: Math.round(durationMs * 10) / 10,
    address: context.get('address'),
    userId: context.get('userId'),
  };
  // Pictures and static files come by the dozen; only errors among them are logged.
  const isCall = path.startsWith('/api/');
  if (isCall || status >= 400) log.info(details, 'request');
  else log.debug(details, 'request');
}
