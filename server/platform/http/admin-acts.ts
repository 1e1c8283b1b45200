import type { Call } from '#contract/call.ts';
import { AppError } from '../app-error.ts';
import type { Log } from '../log-types.ts';
import type { CallHandler } from './call-context.ts';

/** A call with which an admin is about to change something, as it was sent and found valid. */
export interface AdminCall {
  actorId: string;
  /** Method and path with its parameters in braces. */
  call: string;
  params: Readonly<Record<string, unknown>>;
  body: unknown;
}

/** How an act ended: null when it was done, else the code that it was refused with. */
export type EndOfAct = (refusedWith: string | null) => Promise<void>;

/** Writes down what an admin is about to do, and answers how to write down its end. */
export type BeginAct = (act: AdminCall) => Promise<EndOfAct>;

/** Whether a path belongs to the admins. `/api/admin-access` does not. */
export function isForAdmins(path: string): boolean {
  return path === '/api/admin' || path.startsWith('/api/admin/');
}

/**
 * Has a handler's acts written down before it begins, so that none happens without a line: what cannot be written down
 * is not done, and an end that could not be written leaves the line that says that it was tried.
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
        log.error({ error }, 'the end of an act could not be written into the audit log'),
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
