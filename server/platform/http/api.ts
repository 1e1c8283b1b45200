import { OpenAPIHono } from '@hono/zod-openapi';
import type { Call } from '#contract/call.ts';
import { isGraveAdminCall } from '#contract/grave-admin-calls.ts';
import { AppError } from '../app-error.ts';
import { type Clock, systemClock } from '../clock.ts';
import type { Log } from '../log-types.ts';
import { createMetrics, type Metrics } from '../metrics.ts';
import { type BeginAdminAction, isForAdmins, recordAdminAction } from './admin-actions.ts';
import { type AdmissionOptions, createAdmission } from './admission.ts';
import type { CallHandler } from './call-context.ts';
import { checkRequest } from './check-request.ts';
import { addressKey } from './client-address.ts';
import { addDocs } from './docs-page.ts';
import { type DocumentedRoute, documentCall, documentRoute } from './document.ts';
import type { ApiContext, ApiEnv, ApiHono } from './environment.ts';
import { createErrorResponder } from './error-responder.ts';
import { createFrame } from './frame.ts';
import type { Identity } from './identity.ts';
import { createNotFound } from './not-found.ts';
import type { RateLimit } from './rate-limits.ts';
import { requireDiskSpace } from './require-disk-space.ts';
import { runCall } from './run-call.ts';
import { UploadGate } from './upload-gate.ts';
import type { UploadPace } from './upload-pace.ts';
import { prepareUploadFolder } from './uploads.ts';
import type { FieldErrors } from './validate.ts';

export type { BeginAdminAction } from './admin-actions.ts';
export type { Answer } from './call-context.ts';
export type { ApiContext, ApiHono } from './environment.ts';
export type { Identity } from './identity.ts';

export interface HandleOptions {
  /** A limit shared by all processes, besides the in-process one of every call. */
  limit?: RateLimit;
  /** The handler itself records the admin's action, in its transaction. */
  writesAuditLog?: boolean;
  /** Codes more specific than `validation_failed` for some fields. */
  fieldErrors?: FieldErrors;
}

/**
 * Where features register their calls. Those under `/api/admin` require an admin, by the database's current
 * state: `forbidden` otherwise. Grave ones (`graveAdminCalls`) need fresh proof, too.
 */
export interface Api {
  handle<const C extends Call>(call: C, handler: CallHandler<C>): void;
  handle<const C extends Call>(call: C, options: HandleOptions, handler: CallHandler<C>): void;
  /** Serves an existing call under another path. The API document does not show it. */
  alias(method: Call['method'], path: string, call: Call): void;
  /**
   * Identifies the caller of a route outside of the contract, with the same limits. Throws `not_signed_in`
   * and `rate_limited`.
   */
  identify(context: ApiContext, limit?: RateLimit): Promise<Identity>;
  /** Like `identify`, for a route without a required session: null for a visitor. */
  admit(context: ApiContext, limit?: RateLimit): Promise<Identity | null>;
  /** Limits a route for files by network address, without identifying the user. Throws `rate_limited`. */
  admitToFile(context: ApiContext): void;
  /** Like `identify`, for admins only, by the database's current state. Throws `forbidden`, too. */
  identifyAdmin(context: ApiContext): Promise<Identity>;
  /** Whether the session of a long-running response is still valid. */
  isStillSignedIn(context: ApiContext): Promise<boolean>;
  /** Adds a route outside of the contract to the API document. */
  document(route: DocumentedRoute): void;
  /** For routes outside of the contract; the same middleware applies. */
  readonly hono: ApiHono;
}

export interface ApiOptions extends AdmissionOptions {
  trustProxy: readonly string[];
  /** Origin under which browsers reach Adventure; null when unknown. */
  publicUrl: string | null;
  dataDir: string;
  /** Beginnings of paths whose rest is secret, which no log line may have. */
  secretPaths?: readonly string[];
  /** Whether the data folder's disk has room for uploads; default: always. */
  hasSpace?: () => Promise<boolean>;
  log: Log;
  version: string;
  /** Whether the database is away, or has failed since a moment of `performance.now()`. */
  hasDatabaseFailedSince?: (at: number) => boolean;
  /** The session cookie's name, for the API document. */
  sessionCookie: string;
  metrics?: Metrics;
  clock?: Clock;
  /** Called before every call under `/api/admin` that changes something, unless its handler records it. */
  beginAdminAction: BeginAdminAction;
  /**
   * Called before every grave call of the admin panel. Throws `reauthentication_required` if the admin's
   * proof is not fresh.
   */
  requireFreshProof(admin: Identity): Promise<void>;
  /** Answers unmatched requests, such as the web app's files; null if it has no answer either. */
  fallback?: (request: Request) => Promise<Response | null>;
}

export function createApi(options: ApiOptions): Api {
  const { log, publicUrl, clock = systemClock, metrics = createMetrics() } = options;
  const uploadFolder = prepareUploadFolder(options.dataDir, clock.now());
  const uploadGate = new UploadGate();
  const hasSpace = options.hasSpace ?? (async () => true);
  const hono: ApiHono = new OpenAPIHono<ApiEnv>();
  const respondToError = createErrorResponder(log, options.hasDatabaseFailedSince);
  const installed = new Map<Call, (method: Call['method'], path: string) => void>();

  hono.use('*', createFrame({ ...options, metrics, respondToError }));
  hono.use('*', (context, next) => {
    checkRequest(context.req.raw, publicUrl);
    return next();
  });
  hono.onError((error, context) => respondToError(context, error));
  hono.notFound(createNotFound(hono, respondToError, options.fallback));
  const { admit, admitAdmin, admitToFile, identifyAdmin, identifyAgain } = createAdmission(options);
  addDocs({ hono, admitToFile }, options);

  return {
    hono,
    handle<const C extends Call>(call: C, ...rest: [CallHandler<C>] | [HandleOptions, CallHandler<C>]) {
      const handleOptions: HandleOptions = rest.length === 2 ? rest[0] : {};
      const callHandler = rest.length === 2 ? rest[1] : rest[0];
      if (installed.has(call)) throw new Error(`${call.method} ${call.path} has two handlers`);
      const needsSession = call.signedIn !== false;
      const needsAdmin = isForAdmins(call.path);
      if (needsAdmin && !needsSession)
        throw new Error(`${call.path} is under /api/admin and needs a session`);
      const isGrave = needsAdmin && isGraveAdminCall(call);
      const isWritten = needsAdmin && call.method !== 'get' && !handleOptions.writesAuditLog;
      const actions = { begin: options.beginAdminAction, log };
      const handler = isWritten ? recordAdminAction(call, callHandler, actions) : callHandler;
      const install = (method: Call['method'], path: string) => {
        const route = path.replaceAll(/\{(\w+)\}/g, ':$1');
        hono.on(method.toUpperCase(), route, async (context) => {
          context.set('route', path);
          const { limit, fieldErrors } = handleOptions;
          const identity = needsAdmin
            ? await admitAdmin(context, limit)
            : await admit(context, needsSession, limit);
          if (isGrave && identity !== null) await options.requireFreshProof(identity);
          if (call.files !== undefined) await requireDiskSpace({ hasSpace });
          const uploads = {
            folder: uploadFolder,
            enter: (pace: UploadPace) => {
              const address = context.get('address');
              return uploadGate.enter(identity?.userId ?? address, addressKey(address), pace);
            },
          };
          return runCall({
            context,
            call,
            handler,
            identity,
            identifyAgain: () => (needsAdmin ? identifyAdmin(context) : identifyAgain(context, needsSession)),
            uploads,
            fieldErrors,
          });
        });
      };
      installed.set(call, install);
      install(call.method, call.path);
      documentCall(hono, call);
    },
    alias(method, path, call) {
      const install = installed.get(call);
      if (install === undefined)
        throw new Error(`${path} cannot be an alias of ${call.path}, which has no handler`);
      if (isForAdmins(path) && !isForAdmins(call.path))
        throw new Error(`${path} is under /api/admin, and ${call.path} is not`);
      install(method, path);
    },
    document: (route) => documentRoute(hono, route),
    async identify(context, limit) {
      const identity = await admit(context, true, limit);
      if (identity === null) throw new AppError('not_signed_in');
      return identity;
    },
    identifyAdmin: (context) => admitAdmin(context),
    admit: (context, limit) => admit(context, false, limit),
    admitToFile,
    async isStillSignedIn(context) {
      const identity = await options.authenticate(context.req.raw);
      return identity !== null && identity.userId === context.get('userId');
    },
  };
}
