import type { Fetcher } from '#server/platform/fetcher/fetcher.ts';
import type { Auth } from './auth.ts';
import type { Background } from './background.ts';
import type { AccountOptions } from './options.ts';
import type { PendingSignOuts } from './pending-sign-outs.ts';
import type { Providers } from './providers/providers.ts';
import type { SessionCache } from './session-cache.ts';

export interface AccountDeps extends AccountOptions {
  auth: Auth;
  sessionCache: SessionCache;
  pendingSignOuts: PendingSignOuts;
  background: Background;
  providers: Providers;
  fetcher: Fetcher;
}
