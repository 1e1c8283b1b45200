import { createHash, timingSafeEqual } from 'node:crypto';
import { AppError } from '../app-error.ts';
import type { Metrics } from '../metrics.ts';
import { documentRoute } from './document.ts';
import type { ApiContext, ApiHono } from './environment.ts';
import { presentError } from './present-error.ts';

export type Check = () => Promise<unknown>;

export interface ProbeOptions {
  /** What must answer for this process to be useful, by name. */
  checks: Readonly<Record<string, Check>>;
  metrics: Metrics;
  /** Bearer token for the metrics; without it only loopback clients may read them. */
  metricsToken: string | null;
  checkTimeoutMs?: number;
}

export interface Probes {
  /** From now on readiness is 503, so that a load balancer sends no more requests. */
  setStopping(): void;
}

/** Registers `GET /api/health`, `GET /api/ready` and `GET /metrics`. */
export function addProbes(hono: ApiHono, options: ProbeOptions): Probes {
  const { checks, metrics, metricsToken, checkTimeoutMs = 3_000 } = options;
  let isStopping = false;
  const readReport = shareForMoment(() => makeReport(checks, checkTimeoutMs));

  const contentType = 'application/json';
  const open = { signedIn: false, contentType };
  documentRoute(hono, { path: '/api/health', summary: 'Whether the process is up', ...open });
  documentRoute(hono, { path: '/api/ready', summary: 'Whether the server is ready: 200 or 503', ...open });

  hono.get('/api/health', (context) => context.json({ status: 'ok' }));

  hono.get('/api/ready', async (context) => {
    const report = await readReport();
    const isReady = Object.values(report).every((result) => result === 'ok');
    if (!isStopping && isReady) return context.json({ status: 'ok', checks: report });
    const error = presentError(new AppError('unavailable', { retryAfterSeconds: 2 }), context.var.requestId);
    const status = isStopping ? 'stopping' : 'unavailable';
    return context.json({ ...error, status, checks: report }, 503, { 'retry-after': '2' });
  });

  hono.get('/metrics', async (context) => {
    if (!mayReadMetrics(context, metricsToken)) throw new AppError('not_found');
    return context.body(await metrics.text(), 200, { 'content-type': metrics.contentType });
  });

  return {
    setStopping() {
      isStopping = true;
    },
  };
}

type Report = Record<string, 'ok' | 'failed'>;

async function makeReport(checks: ProbeOptions['checks'], timeoutMs: number): Promise<Report> {
  const results = Object.entries(checks).map(async ([name, check]) => {
    const result = (await passes(check, timeoutMs)) ? 'ok' : 'failed';
    return [name, result] as const;
  });
  return Object.fromEntries(await Promise.all(results));
}

const sharedMs = 500;

/** Readiness is public: whatever the load, database and store are checked at most twice a second. */
function shareForMoment<T>(ask: () => Promise<T>): () => Promise<T> {
  let answer: Promise<T> | undefined;
  let goodUntil = 0;
  return () => {
    if (answer !== undefined && performance.now() < goodUntil) return answer;
    goodUntil = Number.POSITIVE_INFINITY;
    answer = ask().finally(() => {
      goodUntil = performance.now() + sharedMs;
    });
    return answer;
  };
}

async function passes(check: Check, timeoutMs: number): Promise<boolean> {
  const timeout = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => timeout.resolve(false), timeoutMs);
  try {
    return await Promise.race([Promise.resolve(check()).then(() => true), timeout.promise]);
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}

function mayReadMetrics(context: ApiContext, token: string | null): boolean {
  if (token === null) return context.var.isLocal;
  const sentToken = /^Bearer (.+)$/i.exec(context.req.header('authorization') ?? '')?.[1] ?? '';
  return timingSafeEqual(digest(sentToken), digest(token));
}

const digest = (text: string) => createHash('sha256').update(text).digest();
