import { HTTPException } from 'hono/http-exception';
import { AppError, toAppError } from '../app-error.ts';
import type { Log } from '../log-types.ts';
import type { ApiContext } from './environment.ts';
import { presentError } from './present-error.ts';

export type ErrorResponder = (context: ApiContext, thrown: unknown) => Response;

/** Answers whatever was thrown in the contract's one shape. What nobody foresaw is logged and says nothing internal. */
export function createErrorResponder(log: Log): ErrorResponder {
  return (context, thrown) => {
    const hasLeft = context.req.raw.signal.aborted;
    const error = hasLeft
      ? fromLeaving(thrown)
      : thrown instanceof HTTPException
        ? fromHono(thrown)
        : toAppError(thrown);
    const { requestId } = context.var;
    if (hasLeft) log.info({ requestId, err: thrown }, 'the client went away');
    else if (error.status >= 500) {
      log.error({ requestId, code: error.code, err: error.cause ?? error }, 'request failed');
    }
    const headers = new Headers({ 'content-type': 'application/json', 'cache-control': 'no-store' });
    if (error.retryAfterSeconds !== undefined) headers.set('retry-after', String(error.retryAfterSeconds));
    for (const cookie of error.cookies) headers.append('set-cookie', cookie);
    return new Response(JSON.stringify(presentError(error, requestId)), { status: error.status, headers });
  };
}

/** Nobody hears this answer, but the measures do: a client that leaves is no failure of ours. */
function fromLeaving(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown;
  return new AppError('validation_failed', {
    message: 'The request was not sent to its end.',
    cause: thrown,
  });
}

/** What the framework itself refuses, such as a path that is not valid UTF-8. */
function fromHono(exception: HTTPException): AppError {
  const code =
    exception.status === 404 ? 'not_found' : exception.status < 500 ? 'validation_failed' : 'internal';
  return new AppError(code, { cause: exception });
}
