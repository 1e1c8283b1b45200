import { HTTPException } from 'hono/http-exception';
import { AppError, toAppError, unavailable } from '../app-error.ts';
import type { Log } from '../log-types.ts';
import type { ApiContext } from './environment.ts';
import { presentError } from './present-error.ts';

export type ErrorResponder = (context: ApiContext, thrown: unknown) => Response;

/**
 * Answers any thrown value in the contract's shape. Logs unexpected errors and hides their details. An
 * unknown error of a request during which the database failed is `unavailable`: a library has hidden its
 * cause.
 */
export function createErrorResponder(
  log: Log,
  hasDatabaseFailedSince: (at: number) => boolean = () => false,
): ErrorResponder {
  const blameDatabase = (error: AppError, { var: { startedAt } }: ApiContext) =>
    error.code === 'internal' && hasDatabaseFailedSince(startedAt) ? unavailable(error.cause) : error;
  return (context, thrown) => {
    const hasLeft = context.req.raw.signal.aborted;
    const error = hasLeft
      ? clientDisconnected(thrown)
      : thrown instanceof HTTPException
        ? fromHono(thrown)
        : blameDatabase(toAppError(thrown), context);
    const { requestId } = context.var;
    if (hasLeft) log.info({ requestId, err: thrown }, 'the client disconnected');
    else if (error.status >= 500) {
      log.error({ requestId, code: error.code, err: error.cause ?? error }, 'request failed');
    }
    const headers = new Headers({ 'content-type': 'application/json', 'cache-control': 'no-store' });
    if (error.retryAfterSeconds !== undefined) headers.set('retry-after', String(error.retryAfterSeconds));
    for (const cookie of error.cookies) headers.append('set-cookie', cookie);
    return new Response(JSON.stringify(presentError(error, requestId)), { status: error.status, headers });
  };
}

/** The client has disconnected; this response is only counted. A disconnect is not our failure. */
function clientDisconnected(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown;
  return new AppError('validation_failed', {
    message: 'The request was not sent to its end.',
    cause: thrown,
  });
}

/** Errors of the framework itself, such as a path that is not valid UTF-8. */
function fromHono(exception: HTTPException): AppError {
  const code =
    exception.status === 404 ? 'not_found' : exception.status < 500 ? 'validation_failed' : 'internal';
  return new AppError(code, { cause: exception });
}
