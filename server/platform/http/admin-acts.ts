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

/** Records how an act ended: null on success, else the error code. */
export type EndOfAct = (refusedWith: string | null) => Promise<void>;

/** Records what an admin is about to do, and returns how to record its end. */
export type BeginAct = (act: AdminCall) => Promise<EndOfAct>;

/** Whether a path belongs to the admin API. `/api/admin-access` does not. */
export function isForAdmins(path: string): boolean {
  return path === '/api/admin' || path.startsWith('/api/admin/');
}

/**
 * Records a handler's acts before it starts, so that none happens without a line. If the record cannot be
 * written the act is not done; if its end cannot be written the line says that it was tried.
 */
export function recordAdminActs<C extends Call>(
  call: C,
  handler: CallHandler<C>,
  { begin, log }: { begin: BeginAct; log: Log },
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
