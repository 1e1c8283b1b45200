import { megabyte } from '#contract/bytes.ts';
import { EngineError } from '../engine.ts';
import { pollUntil } from '../remote/poll.ts';
import { createWire } from '../remote/wire.ts';
import { type MadePicture, priceOf, type VendorAccess } from './call-vendor.ts';
import type { Job, Queue } from './queued-job.ts';

const maxPictureBytes = 64 * megabyte;

/** Waits for a job and fetches its picture. Throws an `EngineError` that never allows a free retry. */
export async function awaitJob(
  access: VendorAccess,
  { job, model }: { job: Job; model: string },
  signal: AbortSignal,
): Promise<MadePicture> {
  const { vendor, network, baseUrl, firstPollMs = 500 } = access;
  const { queue } = vendor;
  try {
    if (!queue) throw new EngineError('lost', `${vendor.name} has no jobs`);
    const end = await pollUntil({ signal }, { key: null, firstMs: firstPollMs }, () =>
      pollOnce(access, queue, { job, model }, signal),
    );
    if ('kind' in end) {
      throw new EngineError(end.kind, `${vendor.name} ended with ${end.code}`, {
        mayHaveCost: end.mayHaveCost,
        providerRequestId: job.id,
      });
    }
    // One broken connection must not lose a picture that is made and paid for.
    const bytes = await pollUntil({ signal }, { key: null, firstMs: firstPollMs, maxFailures: 2 }, () =>
      network
        .download(end.url, { maxBytes: maxPictureBytes, signal, trustedOrigins: [new URL(baseUrl).origin] })
        .catch((error: unknown) => {
          throw error instanceof EngineError ? asTransient(error) : error;
        }),
    );
    const spentMicros = job.spentMicros ?? priceOf(vendor, model);
    return { picture: { unchecked: bytes }, spentMicros, providerRequestId: job.id };
  } catch (error) {
    throw afterAcceptance(error, job);
  }
}

/** Polls a job once. Null while it is running. */
async function pollOnce(
  { vendor, key, baseUrl, network }: VendorAccess,
  queue: Queue,
  { job, model }: { job: Job; model: string },
  signal: AbortSignal,
) {
  const pollRequest = queue.pollRequest(job, { baseUrl, model });
  if (pollRequest === null) {
    throw new EngineError('misconfigured', `${vendor.name} named an address that is not its own`);
  }
  const wire = createWire({
    vendor: vendor.name,
    network,
    ...vendor.rules,
    // The job existed when the vendor accepted it.
    explain: (answer) => (gone.has(answer.status) ? 'lost' : (vendor.rules.explain?.(answer) ?? null)),
  });
  const { url, body } = pollRequest;
  try {
    const answer = await wire(url, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        ...queue.authorize(key),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal,
    });
    return queue.readEnd(await answer.json());
  } catch (error) {
    if (signal.aborted) throw signal.reason;
    // An unreadable response may be readable at the next poll; a poll costs nothing, even as a POST. The
    // parser's message may quote the response, and with it the prompt.
    if (!(error instanceof EngineError)) {
      throw new EngineError('unavailable', `${vendor.name} gave an answer that cannot be read`);
    }
    throw asTransient(error);
  }
}

const gone = new Set([404, 410]);

/** The same error for something that can be repeated at no cost. */
function asTransient({ kind, message, cause, retryAfterMs, providerRequestId }: EngineError): EngineError {
  return new EngineError(kind, message, { cause, retryAfterMs, providerRequestId });
}

/**
 * The error of a job that the vendor has accepted: it may be paid for, whatever the cause, unless the
 * vendor has refused it.
 */
function afterAcceptance(error: unknown, job: Job): unknown {
  if (!(error instanceof EngineError) || error.kind === 'refused' || error.mayHaveCost) return error;
  return new EngineError(error.kind, error.message, {
    cause: error.cause,
    retryAfterMs: error.retryAfterMs,
    providerRequestId: job.id,
    mayHaveCost: true,
  });
}
