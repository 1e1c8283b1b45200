import { AppError } from '../app-error.ts';
import type { ApiContext } from './environment.ts';
import type { Authenticate, Identity } from './identity.ts';
import type { RateLimit, RateLimiter } from './rate-limits.ts';

export interface AdmissionOptions {
  authenticate: Authenticate;
  /** The same, by the database alone: nothing that was remembered lets anybody in among the admins. */
  authenticateAnew: Authenticate;
  limiter: RateLimiter;
}

/** Who may come in: finds out who asks, and holds everybody to their limits. */
export function createAdmission({ authenticate, authenticateAnew, limiter }: AdmissionOptions) {
  const findIdentity = async (context: ApiContext): Promise<Identity | null> => {
    const looking = context.get('identity') ?? authenticate(context.req.raw);
    context.set('identity', looking);
    const identity = await looking;
    context.set('userId', identity?.userId);
    return identity;
  };

  /** Throws `rate_limited`, and `not_signed_in` where that is needed. */
  const admit = async (context: ApiContext, needsSession: boolean, limit?: RateLimit) => {
    const address = context.get('address');
    limiter.admit(address);
    const identity = await findIdentity(context);
    const caller = { address, userId: identity?.userId ?? null };
    limiter.takeRead(caller);
    if (needsSession && identity === null) throw new AppError('not_signed_in');
    if (limit !== undefined) await limiter.take(limit, caller);
    return identity;
  };

  /** By what the database says now. Throws `not_signed_in` and `forbidden`. */
  const identifyAdmin = async (context: ApiContext): Promise<Identity> => {
    const looking = authenticateAnew(context.req.raw);
    context.set('identity', looking);
    const identity = await looking;
    if (identity === null) throw new AppError('not_signed_in');
    if (!identity.isAdmin) throw new AppError('forbidden');
    return identity;
  };

  return {
    admit,
    identifyAdmin,
    async admitAdmin(context: ApiContext, limit?: RateLimit): Promise<Identity> {
      await admit(context, true, limit);
      return identifyAdmin(context);
    },
    /** What is remembered of a session answers most of these; one that has ended in this process is not. */
    async identifyAgain(context: ApiContext, needsSession: boolean): Promise<Identity | null> {
      const identity = await authenticate(context.req.raw);
      if (needsSession && identity === null) throw new AppError('not_signed_in');
      return identity;
    },
    /** By the address that asks; looks nobody up. */
    admitToFile: (context: ApiContext): void => limiter.takeFile(context.get('address')),
  };
}
