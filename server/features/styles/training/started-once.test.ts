import { desc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { EngineTicket } from '#engines/calls.ts';
import { EngineError } from '#engines/engine.ts';
import type { TrainedStyle, TrainingContext } from '#engines/training.ts';
import { type Client, openTestApp, type TestApp } from '#server/testing/app.ts';
import { createScriptedEngine, type ScriptedEngine } from '#server/testing/scripted-engine.ts';
import { jobs, type NewJobRow } from '../../jobs/schema.ts';
import { customThumbnailStyles } from '../schema.ts';
import {
  hasFailed,
  isReady,
  leaveTraining,
  outcome,
  picturesOf,
  postStyle,
  setPlan,
  styleIn,
  stylesOf,
  styleWith,
} from './testing.ts';

/** A provider with paid trainings that can be found again by a ticket. */
const cancelled: EngineTicket[] = [];
const paid: ScriptedEngine = {
  ...createScriptedEngine({ id: 'paid', isRemote: true }),
  cancelTraining: async (ticket) => void cancelled.push(ticket),
};
Object.assign(paid.capabilities, { afterCrash: 'resume', trainingTimeoutMs: 20_000 });

const learnt: TrainedStyle = { profile: { weights: 'w1' }, description: 'Learnt.' };
let calls: TrainingContext[] = [];

/** Sets what the provider does with the pictures; found by its ticket it answers at once. */
function train(work: (context: TrainingContext) => Promise<TrainedStyle>): void {
  paid.trainStyle = async (request, context) => {
    calls.push(context);
    if (context.ticket !== null) return learnt;
    await request.readPictures();
    return work(context);
  };
}

let bench: TestApp;
beforeAll(async () => {
  bench = await openTestApp({ engine: paid });
});
afterAll(() => bench.close());
beforeEach(() => {
  cancelled.length = 0;
  calls = [];
  train(async () => learnt);
});

async function account(plan: Parameters<typeof setPlan>[2] = 'pro'): Promise<Client> {
  const client = await bench.signUp();
  await setPlan(bench, client, plan);
  return client;
}

/** The job that trains a style. */
const trainingOf = async (id: string) => {
  const { db } = bench.app.database;
  const [style] = await db.select().from(customThumbnailStyles).where(eq(customThumbnailStyles.id, id));
  if (style === undefined) throw new Error('there is no such style');
  const [job] = await db.select().from(jobs).where(eq(jobs.id, style.trainingId));
  if (job === undefined) throw new Error('there is no such training');
  return job;
};

/** Leaves the style's training as a crashed worker would. */
async function insertAbandoned(id: string, left: Partial<NewJobRow>) {
  await leaveTraining(bench, id, left);
  expect(await recover()).toBe(1);
}

async function trainedStyle(client: Client): Promise<string> {
  const { id } = await styleIn(await postStyle(client));
  await styleWith(bench, client, id, isReady);
  calls = [];
  return id;
}

async function callsOf(trainingId: string) {
  const { rows } = await bench.app.database.db.execute<{ operation: string; outcome: string }>(
    sql`select operation, outcome from engine_calls where job_id = ${trainingId} order by started_at`,
  );
  return rows.map(({ operation, outcome }) => `${operation} ${outcome}`);
}

const recover = () => bench.app.jobs.recover();

const remove = (client: Client, id: string) =>
  client.request(`/api/custom-thumbnail-styles/${id}`, { method: 'DELETE' });

describe('a paid training', () => {
  it('is recorded as started before the call, with its ticket after it, and is in the ledger', async () => {
    const seen: string[] = [];
    train(async ({ keepTicket }) => {
      const [job] = await bench.app.database.db.select().from(jobs).orderBy(desc(jobs.createdAt)).limit(1);
      seen.push(`${job?.submission} ${job?.ticket}`);
      await keepTicket({ id: 't1' });
      return learnt;
    });
    const client = await account();
    const { id } = await styleIn(await postStyle(client));
    await styleWith(bench, client, id, isReady);
    expect(seen).toEqual(['submitting null']);
    const training = await trainingOf(id);
    expect(training).toMatchObject({ submission: 'submitted', ticket: { id: 't1' } });
    expect(await callsOf(training.id)).toEqual(['trainStyle done']);
  });

  it('is not started again if its process died during the start: it is reported as lost', async () => {
    const client = await account();
    const id = await trainedStyle(client);
    await insertAbandoned(id, { submission: 'submitting', ticket: null, submittedAt: new Date() });
    const failed = await styleWith(bench, client, id, hasFailed);
    expect(failed.error).toMatchObject({
      code: 'training_lost',
      message: expect.stringContaining('Recover'),
    });
    expect(calls).toEqual([]);
    expect(await callsOf((await trainingOf(id)).id)).toEqual(['trainStyle lost']);
  });

  it('is resumed by its ticket if its process died after that', async () => {
    const client = await account();
    const id = await trainedStyle(client);
    const submittedAt = new Date(Date.now() - 24 * 3_600_000);
    await insertAbandoned(id, { submission: 'submitted', ticket: { id: 't2' }, submittedAt });
    expect(await styleWith(bench, client, id, isReady)).toMatchObject({ description: 'Learnt.' });
    expect(calls.map(({ ticket }) => ticket)).toEqual([{ id: 't2' }]);
  });

  it('is started by the next worker if the previous one died before the start', async () => {
    const client = await account();
    const id = await trainedStyle(client);
    await insertAbandoned(id, { submission: 'none', ticket: null, submittedAt: null });
    await styleWith(bench, client, id, isReady);
    expect(calls).toHaveLength(1);
  });

  it('that was temporarily refused is started again, not before the provider allows it', async () => {
    train(async () => {
      throw new EngineError('rate_limited', 'later', { retryAfterMs: 600_000 });
    });
    const client = await account();
    const { id } = await styleIn(await postStyle(client));
    await styleWith(bench, client, id, ({ status }) => status === 'pending' && calls.length === 1);
    const training = await trainingOf(id);
    expect(training).toMatchObject({ submission: 'none', ticket: null, attempt: 1, requeues: 0 });
    expect(await callsOf(training.id)).toEqual(['trainStyle rate_limited']);
    const { rows } = await bench.app.database.db.execute<{ seconds: number }>(sql`
      select extract(epoch from start_after - created_on)::int as seconds from pgboss.job
      where singleton_key = ${training.id} and state = 'created'`);
    expect(rows[0]?.seconds).toBeGreaterThan(590);
    // The waiting entry is live: the training is not enqueued a second time.
    expect(await recover()).toBe(0);
    await remove(client, id);
  });

  it('that may have been started is not started again, and is recovered for free', async () => {
    train(async () => {
      throw new EngineError('unavailable', 'the answer broke off', { mayHaveCost: true });
    });
    const client = await account();
    const { id } = await styleIn(await postStyle(client));
    expect((await styleWith(bench, client, id, hasFailed)).error?.code).toBe('training_failed');
    expect(calls).toHaveLength(1);
    train(async () => learnt);
    await client.request(`/api/recover-thumbnail-style/${id}`, { method: 'POST' });
    await styleWith(bench, client, id, isReady);
  });
});

describe('a training that is no longer needed', () => {
  /** Starts a training that never ends; returns its signal. */
  function neverEnding(): Promise<AbortSignal> {
    const started = Promise.withResolvers<AbortSignal>();
    train(async ({ signal, keepTicket }) => {
      await keepTicket({ id: 'running' });
      started.resolve(signal);
      return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
    });
    return started.promise;
  }

  it('is cancelled at the provider when its style is deleted', async () => {
    const started = neverEnding();
    const client = await account();
    const { id } = await styleIn(await postStyle(client));
    await started;
    expect(await outcome(await remove(client, id))).toBe('200');
    await expect.poll(() => cancelled).toEqual([{ id: 'running' }]);
  });

  it('is cancelled when its user leaves', async () => {
    const started = neverEnding();
    const client = await account();
    await postStyle(client);
    const signal = await started;
    expect(await bench.app.jobs.personalData.stopWork?.(client.userId)).toBe(false);
    await expect.poll(() => cancelled).toEqual([{ id: 'running' }]);
    await expect.poll(() => signal.reason).toBe('cancelled');
  });

  it('is cancelled at its timeout, and fails', async () => {
    Object.assign(paid.capabilities, { trainingTimeoutMs: 200 });
    void neverEnding();
    const client = await account();
    const { id } = await styleIn(await postStyle(client));
    expect((await styleWith(bench, client, id, hasFailed)).error?.code).toBe('training_failed');
    Object.assign(paid.capabilities, { trainingTimeoutMs: 20_000 });
    await expect.poll(() => cancelled).toEqual([{ id: 'running' }]);
  });

  it('is not aborted during its start: the ticket to cancel is needed first', async () => {
    const posted = Promise.withResolvers<TrainingContext>();
    const answered = Promise.withResolvers<void>();
    train(async (context) => {
      posted.resolve(context);
      await answered.promise;
      await context.keepTicket({ id: 'late' });
      return learnt;
    });
    const client = await account();
    const { id } = await styleIn(await postStyle(client));
    const { signal } = await posted.promise;
    await remove(client, id);
    expect(await stylesOf(client)).toEqual([]);
    expect(signal.aborted).toBe(false);
    answered.resolve();
    await expect.poll(() => cancelled).toEqual([{ id: 'late' }]);
    await expect.poll(() => signal.aborted).toBe(true);
  });
});

describe('the starts of a month', () => {
  async function startThree(client: Client): Promise<void> {
    for (let start = 0; start < 3; start += 1) {
      const { id } = await styleIn(await postStyle(client, { pictures: await picturesOf(3, start) }));
      await styleWith(bench, client, id, hasFailed);
      await remove(client, id);
    }
  }

  it('are returned when trainings fail at the provider', async () => {
    train(async () => {
      throw new EngineError('unavailable', 'down', { mayHaveCost: true });
    });
    const client = await account('basic');
    await startThree(client);
    train(async () => learnt);
    expect(await outcome(await postStyle(client))).toBe('200');
  });

  it('are not returned when the provider rejects the pictures', async () => {
    train(async () => {
      throw new EngineError('refused', 'no');
    });
    const client = await account('basic');
    await startThree(client);
    expect(await outcome(await postStyle(client))).toBe('429 too_many_trainings');
  });
});
