import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';

const maxRetries = 2;
/** Events keep data fresh, so it is not refetched on every mount; a focus after this long refetches. */
const staleAfterMs = 30_000;

/** Retries only server and network errors, never refusals. */
export function shouldRetry(failures: number, thrown: unknown): boolean {
  if (!(thrown instanceof ApiError)) return false;
  const isTransient = thrown.code === 'network' || thrown.status >= 500;
  return isTransient && failures < maxRetries;
}

/** 1 s, 2 s, or as long as the server asked for, at most 30 s. */
export function retryDelayMs(failures: number, thrown: unknown): number {
  const retryAfterSeconds = thrown instanceof ApiError ? thrown.retryAfterSeconds : undefined;
  return Math.min(
    retryAfterSeconds === undefined ? 1_000 * 2 ** failures : retryAfterSeconds * 1_000,
    30_000,
  );
}

/**
 * The cache of all server data. Calls `onSignedOut` when any call is answered with 401, so that the session
 * is checked. Calls are made even when the browser believes it is offline: the server may be on the same
 * machine.
 */
export function createQueryClient(onSignedOut: () => void): QueryClient {
  const onError = (thrown: unknown) => {
    if (thrown instanceof ApiError && thrown.code === 'not_signed_in') onSignedOut();
  };
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        staleTime: staleAfterMs,
        retry: shouldRetry,
        retryDelay: retryDelayMs,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
