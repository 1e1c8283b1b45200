import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Clock, systemClock } from '../clock.ts';
import { type Log, silentLog } from '../log-types.ts';
import { createMetrics } from '../metrics.ts';
import { type Api, type ApiOptions, createApi } from './api.ts';
import type { Authenticate } from './identity.ts';
import { createRateLimiter } from './rate-limits.ts';

const authenticate: Authenticate = async (request) => {
  const userId = request.headers.get('cookie');
  return userId === null ? null : { userId, email: 'a@b.c', isAdmin: false, sessionId: 's1' };
};

export interface TestApi {
  api: Api;
  dataDir: string;
  remove(): void;
}

/** An API with its own data folder. The cookie is the user's id; the shared limits never apply. */
export function createTestApi(
  options: Partial<Omit<ApiOptions, 'dataDir'>> & { clock?: Clock; log?: Log } = {},
): TestApi {
  const dataDir = mkdtempSync(join(tmpdir(), 'adventure-api-'));
  const clock = options.clock ?? systemClock;
  const windows = { take: async () => {}, release: async () => {}, sweep: async () => {} };
  const api = createApi({
    authenticate,
    authenticateUncached: authenticate,
    beginAdminAction: async () => async () => {},
    requireFreshProof: async () => {},
    trustProxy: [],
    publicUrl: null,
    limiter: createRateLimiter({ windows, clock }),
    log: silentLog,
    version: '1.2.3',
    sessionCookie: 'session',
    metrics: createMetrics(),
    clock,
    ...options,
    dataDir,
  });
  return { api, dataDir, remove: () => rmSync(dataDir, { recursive: true, force: true }) };
}
