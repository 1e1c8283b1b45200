import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Engine } from '#engines/engine.ts';
import { pollUntil } from '#engines/remote/poll.ts';
import { testDatabaseKind } from '#server/platform/database/testing.ts';
import { openTestApp, type TestApp } from '#server/testing/app.ts';
import { createScriptedEngine, paintPlainly } from '#server/testing/scripted-engine.ts';

/** An engine whose provider works until the test ends it, and signs its webhooks with "yes". */
function openProvider() {
  const engine = createScriptedEngine({ id: 'caller', isRemote: true, timeoutMs: 60_000 });
  const provider = { isDone: false, polls: 0, waiting: Promise.withResolvers<void>() };
  engine.setBehaviour(async (request, context) => {
    await pollUntil(context, { key: 'call-1', firstMs: 3_600_000, maxMs: 3_600_000 }, async () => {
      provider.polls += 1;
      if (!provider.isDone) setImmediate(provider.waiting.resolve);
      return provider.isDone ? true : null;
    });
    return paintPlainly(request, context);
  });
  const readWebhook: Engine['readWebhook'] = async ({ headers, body }) =>
    headers.get('x-signature') === 'yes' ? new TextDecoder().decode(body) : null;
  return { engine: Object.assign(engine, { readWebhook }), provider };
}

let bench: TestApp;
let open: ReturnType<typeof openProvider>;
beforeEach(async () => {
  open = openProvider();
  bench = await openTestApp({ engine: open.engine });
});
afterEach(() => bench.close());

const send = (body: string, headers: Record<string, string> = {}) =>
  bench.signedOut('/api/engines/caller/webhook', { method: 'POST', body, headers });

it(`a webhook wakes the waiting call, and only the provider's answer counts (${testDatabaseKind})`, async () => {
  const client = await bench.signUp();
  // Before the call is known here: it wakes nothing.
  expect((await send('call-1', { 'x-signature': 'yes' })).status).toBe(200);
  const { jobId } = (await (await client.generate()).json()) as { jobId: string };
  const ended = client.jobEnded(jobId);
  await open.provider.waiting.promise;
  // Forged: it wakes nothing.
  expect((await send('call-1', { 'x-signature': 'no' })).status).toBe(403);
  expect((await send('call-2', { 'x-signature': 'yes' })).status).toBe(200);
  expect(open.provider.polls).toBe(1);
  open.provider.isDone = true;
  // Twice, with another site's origin as from a browser: the signature is enough.
  const sent = { 'x-signature': 'yes', origin: 'https://provider.example', 'sec-fetch-site': 'cross-site' };
  expect((await send('call-1', sent)).status).toBe(200);
  expect((await send('call-1', sent)).status).toBe(200);
  expect(await ended).toMatchObject({ status: 'completed' });
  expect(open.provider.polls).toBe(2);
  // Late.
  expect((await send('call-1', { 'x-signature': 'yes' })).status).toBe(200);
  expect(await client.coins()).toBe(85);
});

it('an engine without webhooks has no webhook address', async () => {
  const answers = await Promise.all(
    ['builtin', 'nobody', '%00'].map((id) =>
      bench.signedOut(`/api/engines/${id}/webhook`, { method: 'POST', body: 'call-1' }),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual([404, 404, expect.toBeOneOf([400, 404])]);
});

it('a body above eight megabytes is refused', async () => {
  const answer = await send('x'.repeat(8 * 1024 * 1024 + 1), { 'x-signature': 'yes' });
  expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([
    413,
    'payload_too_large',
  ]);
});
