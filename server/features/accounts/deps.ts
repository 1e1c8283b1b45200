import type { Fetcher } from '#server/platform/fetcher/fetcher.ts';
import type { Auth } from './auth.ts';
import type { Background } from './background.ts';
import type { AccountOptions } from './options.ts';
import type { Providers } from './providers/providers.ts';
import type { SessionCache } from './session-cache.ts';
import type { UnendedSessions } from './unended-sessions.ts';

export interface AccountDeps extends AccountOptions {
  auth: Auth;
  sessionCache: SessionCache;
  unendedSessions: UnendedSessions;
  background: Background;
  providers: Providers;
  fetcher: Fetcher;
}
