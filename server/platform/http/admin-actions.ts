import type { Call } from '#contract/call.ts';
import { AppError } from '../app-error.ts';
import type { Log } from '../log-types.ts';
import type { CallHandler } from './call-context.ts';

/** A valid call with which an admin is about to change something. */
export interface AdminCall {
  actorId: string;
  /** Method and path with its parameters in braces. */
  call: string;
  params: Readonly<Record<string, unknown>>;
  body: unknown;
}

/** Records the outcome of an action: null on success, else the error code. */
export type EndAdminAction = (refusedWith: string | null) => Promise<void>;

/** Records what an admin is about to do. Returns a function that records the outcome. */
export type BeginAdminAction = (action: AdminCall) => Promise<EndAdminAction>;

/** Whether a path belongs to the admin API. `/api/admin-access` does not. */
export function isForAdmins(path: string): boolean {
  return path === '/api/admin' || path.startsWith('/api/admin/');
}

/**
 * Writes an entry before the handler starts, so no action goes unrecorded. Without the entry the handler does
 * not run. If the outcome cannot be written, the entry keeps the outcome `tried`.
 */
export function recordAdminAction<C extends Call>(
  call: C,
  handler: CallHandler<C>,
  { begin, log }: { begin: BeginAdminAction; log: Log },
): CallHandler<C> {
  return async (context) => {
    if (context.identity === null) throw new AppError('not_signed_in');
    const end = await begin({
      actorId: context.identity.userId,
      call: `${call.method.toUpperCase()} ${call.path}`,
      params: { ...context.params },
      body: context.body,
    });
    const close = (refusedWith: string | null) =>
      end(refusedWith).catch((error: unknown) =>
        log.error({ error }, 'admin action result could not be recorded'),
      );
    try {
      const answer = await handler(context);
      await close(null);
      return answer;
    } catch (thrown) {
      await close(thrown instanceof AppError ? thrown.code : 'internal');
      throw thrown;
    }
  };
}
