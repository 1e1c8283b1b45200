import { AppError } from '../app-error.ts';
import type { ApiContext } from './environment.ts';
import type { Authenticate, Identity } from './identity.ts';
import type { RateLimit, RateLimiter } from './rate-limits.ts';

export interface AdmissionOptions {
  authenticate: Authenticate;
  /** Like `authenticate`, but always reads the database: required for admins. */
  authenticateUncached: Authenticate;
  limiter: RateLimiter;
  /** Throws where the operator wants more of an admin. */
  admitToPanel?(admin: Identity): Promise<void>;
}

/** Identifies the caller of every request and enforces the rate limits. */
export function createAdmission({
  authenticate,
  authenticateUncached,
  limiter,
  admitToPanel,
}: AdmissionOptions) {
  const findIdentity = async (context: ApiContext): Promise<Identity | null> => {
    const looking = context.get('identity') ?? authenticate(context.req.raw);
    context.set('identity', looking);
    const identity = await looking;
    context.set('userId', identity?.userId);
    return identity;
  };

  /** Throws `rate_limited`, and `not_signed_in` if a session is required. */
  const admit = async (context: ApiContext, needsSession: boolean, limit?: RateLimit) => {
    // Identified first, so that strangers at a user's address take none of the user's requests. A forged
    // session cookie costs no query: its signature is checked before.
    const identity = await findIdentity(context);
    const caller = { address: context.get('address'), userId: identity?.userId ?? null };
    limiter.takeRead(caller);
    if (needsSession && identity === null) throw new AppError('not_signed_in');
    if (limit !== undefined) await limiter.take(limit, caller);
    return identity;
  };

  /** Reads the database. Throws `not_signed_in` and `forbidden`. */
  const identifyAdmin = async (context: ApiContext): Promise<Identity> => {
    const looking = authenticateUncached(context.req.raw);
    context.set('identity', looking);
    const identity = await looking;
    if (identity === null) throw new AppError('not_signed_in');
    if (!identity.isAdmin) throw new AppError('forbidden');
    await admitToPanel?.(identity);
    return identity;
  };

  return {
    admit,
    identifyAdmin,
    async admitAdmin(context: ApiContext, limit?: RateLimit): Promise<Identity> {
      await admit(context, true, limit);
      return identifyAdmin(context);
    },
    /** Usually answered from the session cache, which excludes sessions ended in this process. */
    async identifyAgain(context: ApiContext, needsSession: boolean): Promise<Identity | null> {
      const identity = await authenticate(context.req.raw);
      if (needsSession && identity === null) throw new AppError('not_signed_in');
      return identity;
    },
    /** Limited by network address; identifies no user. */
    admitToFile: (context: ApiContext): void => limiter.takeFile(context.get('address')),
  };
}
