import * as z from 'zod';
import { megabyte } from '#contract/bytes.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Api } from '#server/platform/http/api.ts';
import { readBytes } from '#server/platform/http/read-bytes.ts';
import type { Log } from '#server/platform/log-types.ts';
import type { Engines } from './engines-types.ts';

/** What providers send: a prediction with its logs, and small pictures as text. */
const maxBodyLength = 8 * megabyte;
const tooLarge = () => new AppError('payload_too_large', { message: 'A webhook may send at most 8 MB.' });
/** A provider's own keys may have to be fetched first. */
const maxCheckMs = 10_000;

/**
 * `POST /api/engines/{id}/webhook`: providers' notifications. A signed one only says that it is time to ask
 * the provider. So it does no harm when repeated, late, or early.
 */
export function registerWebhooks(
  api: Api,
  { engines, clock, log }: { engines: Pick<Engines, 'byId' | 'notify'>; clock: Clock; log: Log },
): void {
  api.document({
    method: 'post',
    path: '/api/engines/{id}/webhook',
    summary: 'Receive a webhook of an engine’s provider, with the provider’s signature',
    signedIn: false,
    params: z.object({ id: z.string() }),
    contentType: 'application/json',
  });
  api.hono.post('/api/engines/:id/webhook', async (context) => {
    api.admitToFile(context);
    const engine = engines.byId(context.req.param('id'));
    if (!engine?.readWebhook) throw new AppError('not_found');
    const body = await readBytes(context.req.raw, maxBodyLength, tooLarge);
    const delivery = { headers: context.req.raw.headers, body, receivedAt: clock.now() };
    const signal = AbortSignal.timeout(maxCheckMs);
    const key = await engine.readWebhook(delivery, { signal });
    const { id } = engine.capabilities;
    if (key === null) {
      log.warn({ engine: id }, 'a webhook was not signed by the provider, or is too old');
      throw new AppError('forbidden');
    }
    await engines.notify(id, key);
    return context.json({ ok: true });
  });
}
