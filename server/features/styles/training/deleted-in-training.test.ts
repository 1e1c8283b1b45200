import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { EngineTicket } from '#engines/calls.ts';
import { EngineError } from '#engines/engine.ts';
import type { TrainedStyle, TrainingContext } from '#engines/training.ts';
import { testDatabaseKind } from '#server/platform/database/testing.ts';
import { silentLog } from '#server/platform/log-types.ts';
import { openTestApp, type TestApp } from '#server/testing/app.ts';
import { createHeldDatabase } from '#server/testing/held-database.ts';
import { createScriptedEngine, type ScriptedEngine } from '#server/testing/scripted-engine.ts';
import { jobs } from '../../jobs/schema.ts';
import { styleTrainingStarts } from '../schema.ts';
import { hasFailed, isReady, outcome, postStyle, setPlan, styleIn, stylesOf, styleWith } from './testing.ts';

/** A provider with paid trainings that can be found again by a ticket. */
const cancelled: EngineTicket[] = [];
const paid: ScriptedEngine = {
  ...createScriptedEngine({ id: 'paid', isRemote: true }),
  cancelTraining: async (ticket) => void cancelled.push(ticket),
};
Object.assign(paid.capabilities, { afterCrash: 'resume', trainingTimeoutMs: 20_000 });

const learnt: TrainedStyle = { profile: { weights: 'w1' }, description: 'Learnt.' };
const ticket = { id: 't1' };
/** The channel that tells workers of a cancel. */
const cancelNews = 'job_cancelled';

const held = createHeldDatabase();
const logged: unknown[] = [];
const log = {
  ...silentLog,
  warn: (...said: unknown[]) => void logged.push(said),
  error: (...said: unknown[]) => void logged.push(said),
};

let bench: TestApp;
beforeAll(async () => {
  bench = await openTestApp({ engine: paid, wrapDatabase: held.wrap, log });
});
afterAll(() => bench.close());
beforeEach(() => {
  held.droppedChannel = null;
  cancelled.length = 0;
  logged.length = 0;
});

/** A training that has come so far at its provider, and goes on when the test says. */
interface HeldTraining {
  readonly begun: Promise<TrainingContext>;
  end(): void;
  fail(error: EngineError): void;
}

/** Holds the next training once its ticket is stored, or before its start is answered. */
function holdTraining({ at = 'work' }: { at?: 'start' | 'work' } = {}): HeldTraining {
  const begun = Promise.withResolvers<TrainingContext>();
  const answer = Promise.withResolvers<void>();
  paid.trainStyle = async (request, context) => {
    await request.readPictures();
    if (at === 'work') await context.keepTicket(ticket);
    begun.resolve(context);
    await answer.promise;
    if (at === 'start') await context.keepTicket(ticket);
    return learnt;
  };
  return { begun: begun.promise, end: answer.resolve, fail: answer.reject };
}

/** A user with a style in training, and what they had before. */
async function styleInTraining() {
  const client = await bench.signUp();
  await setPlan(bench, client, 'pro');
  const coins = await client.coins();
  const { id, request_id } = await styleIn(await postStyle(client));
  const trainingId = request_id ?? '';
  return { client, coins, id, trainingId };
}
type InTraining = Awaited<ReturnType<typeof styleInTraining>>;

const remove = async ({ client, id }: InTraining) =>
  outcome(await client.request(`/api/custom-thumbnail-styles/${id}`, { method: 'DELETE' }));

/** Holds the next transaction that leaves a training in this status. */
const holdAt = (when: 'before' | 'after', status: string) =>
  held.hold(when, async (tx) => {
    const rows = await tx
      .select({ id: jobs.id })
      .from(jobs)
      .where(
        and(eq(jobs.kind, 'training'), sql`${jobs.status} = ${status}`, sql`${jobs.id} <> all(${past})`),
      );
    return rows.length > 0;
  });
/** The trainings of earlier tests. */
let past = sql`'{}'::text[]`;
beforeEach(async () => {
  const { rows } = await bench.app.database.db.execute<{ id: string }>(sql`select id from jobs`);
  past = sql`${`{${rows.map(({ id }) => id).join(',')}}`}::text[]`;
});

/** Waits until a transaction waits for a row; embedded, transactions wait for each other anyway. */
async function untilOneWaits(): Promise<void> {
  if (testDatabaseKind === 'embedded') return;
  await expect
    .poll(async () => {
      const { rows } = await bench.app.database.db.execute(sql`
        select pid from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock' and query like '%"jobs"%'`);
      return rows.length;
    })
    .toBe(1);
}

/** Waits until no queue entry of the training and its style is left to be worked on. */
async function untilQuiet(): Promise<void> {
  await expect
    .poll(async () => {
      const { rows } = await bench.app.database.db.execute(sql`
        select name, state from pgboss.job
        where (name in ('job-run-hours', 'job-discard') or name like 'style-%')
          and state < 'completed' and start_after <= now()`);
      return rows;
    })
    .toEqual([]);
}

/** Asserts that nothing is left of a deleted style and its training, and that nobody paid twice. */
async function expectGone(
  { client, coins, id, trainingId }: InTraining,
  ended: { status: string; call: string | null; cancelled: readonly EngineTicket[] },
): Promise<void> {
  await untilQuiet();
  const { db } = bench.app.database;
  expect(await stylesOf(client)).toEqual([]);
  expect(await bench.filesOf(client)).toEqual([]);
  const [job] = await db.select().from(jobs).where(eq(jobs.id, trainingId));
  expect(job).toMatchObject({ status: ended.status, leaseToken: null });
  const calls = await db.execute<{ outcome: string }>(
    sql`select outcome from engine_calls where job_id = ${trainingId}`,
  );
  expect(calls.rows.map((call) => call.outcome)).toEqual(ended.call === null ? [] : [ended.call]);
  expect(cancelled).toEqual(ended.cancelled);
  expect(await client.coins()).toBe(coins);
  const starts = await db
    .select({ isCounted: styleTrainingStarts.isCounted })
    .from(styleTrainingStarts)
    .where(eq(styleTrainingStarts.userId, client.userId));
  expect(starts).toHaveLength(1);
  const { notifications } = (await client.json('/api/notifications')) as { notifications: object[] };
  expect(JSON.stringify(notifications)).not.toContain(id);
  // Browsers that follow the events end without the style, too.
  const { rows } = await db.execute<{ type: string; payload: object }>(
    sql`select type, payload from events where user_id = ${client.userId} order by seq`,
  );
  const ofStyle = rows.filter(({ type }) => type.startsWith('style.'));
  expect(ofStyle.at(-1)).toMatchObject({ type: 'style.deleted', payload: { id } });
  expect(logged).toEqual([]);
}

describe(`a style that is deleted (${testDatabaseKind})`, () => {
  it('before its training has begun leaves nothing, and starts nothing', async () => {
    held.droppedChannel = cancelNews;
    const training = holdTraining();
    const claim = holdAt('after', 'processing');
    const style = await styleInTraining();
    await claim.reached;
    expect(await remove(style)).toBe('200');
    claim.release();
    training.end();
    await expectGone(style, { status: 'cancelled', call: null, cancelled: [] });
  });

  it('while its training is being started is cancelled by the ticket that comes later', async () => {
    held.droppedChannel = cancelNews;
    const training = holdTraining({ at: 'start' });
    const style = await styleInTraining();
    await training.begun;
    expect(await remove(style)).toBe('200');
    training.end();
    await expectGone(style, { status: 'cancelled', call: 'aborted', cancelled: [ticket] });
  });

  it('before its training is complete gets no result, even if its worker was not notified', async () => {
    held.droppedChannel = cancelNews;
    const training = holdTraining();
    const style = await styleInTraining();
    await training.begun;
    expect(await remove(style)).toBe('200');
    training.end();
    await expectGone(style, { status: 'cancelled', call: 'done', cancelled: [ticket] });
  });

  it.each([
    ['for good', new EngineError('invalid_input', 'not these'), 'invalid_input'],
    ['for a while', new EngineError('rate_limited', 'later'), 'rate_limited'],
  ])('before its training fails %s has no failure', async (_how, error, call) => {
    held.droppedChannel = cancelNews;
    const training = holdTraining();
    const style = await styleInTraining();
    await training.begun;
    expect(await remove(style)).toBe('200');
    training.fail(error);
    await expectGone(style, { status: 'cancelled', call, cancelled: [ticket] });
  });

  it('between the provider’s answer and its completion gets no result', async () => {
    const training = holdTraining();
    const style = await styleInTraining();
    await training.begun;
    const deletion = holdAt('before', 'cancelled');
    const removed = remove(style);
    await deletion.reached;
    training.end();
    await untilOneWaits();
    deletion.release();
    expect(await removed).toBe('200');
    await expectGone(style, { status: 'cancelled', call: 'done', cancelled: [ticket] });
  });

  it('while its completion is written is deleted after it, with what it announced', async () => {
    const training = holdTraining();
    const style = await styleInTraining();
    await training.begun;
    const completion = holdAt('before', 'completed');
    training.end();
    await completion.reached;
    const removed = remove(style);
    await untilOneWaits();
    completion.release();
    expect(await removed).toBe('200');
    await expectGone(style, { status: 'completed', call: 'done', cancelled: [] });
  });

  it.each(['ready', 'failed'] as const)('when it is %s takes its notification along', async (end) => {
    const training = holdTraining();
    const style = await styleInTraining();
    await training.begun;
    if (end === 'ready') training.end();
    else training.fail(new EngineError('refused', 'no'));
    await styleWith(bench, style.client, style.id, end === 'ready' ? isReady : hasFailed);
    await untilQuiet();
    expect(await remove(style)).toBe('200');
    logged.length = 0;
    const status = end === 'ready' ? 'completed' : 'failed';
    await expectGone(style, { status, call: end === 'ready' ? 'done' : 'refused', cancelled: [] });
  });
});
