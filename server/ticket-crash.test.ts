import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import type { Job } from '#contract/jobs.ts';
import { tools } from '#contract/tools.ts';
import { bflSubject, lumaSubject } from '#engines/ai-sdk/testing/subjects.ts';
import { testKey } from '#engines/fal/testing/fal-server.ts';
import { falSubject } from '#engines/fal/testing/subject.ts';
import { openAiSubject } from '#engines/openai/testing/subject.ts';
import { replicateSubject } from '#engines/replicate/testing/subject.ts';
import { webUiSubject } from '#engines/webui/testing/subject.ts';
import type { Database } from './platform/database/database.ts';
import { testDatabaseKind } from './platform/database/testing.ts';
import { type CrashProvider, openComfyUiProvider, openProvider } from './testing/crash-providers.ts';
import { type Cleanups, kill, type Life, makePlace, startLife, stop, wholeServer } from './testing/lives.ts';
import { Visitor } from './testing/visitor.ts';

interface Subject {
  engine: string;
  open(): Promise<CrashProvider>;
  /** Whether what was begun is found again after a crash. */
  hasTickets: boolean;
}

const subjects: readonly Subject[] = [
  {
    engine: 'openai',
    open: () =>
      openProvider(openAiSubject, (origin) => ({
        OPENAI_API_KEY: 'sk-test-0123456789',
        OPENAI_BASE_URL: `${origin}/v1`,
      })),
    hasTickets: false,
  },
  {
    engine: 'replicate',
    open: () =>
      openProvider(replicateSubject, (origin) => ({
        REPLICATE_API_TOKEN: 'r8_test0123456789',
        REPLICATE_BASE_URL: `${origin}/v1`,
      })),
    hasTickets: true,
  },
  {
    engine: 'fal',
    open: () => openProvider(falSubject, (origin) => ({ FAL_KEY: testKey, FAL_BASE_URL: origin })),
    hasTickets: true,
  },
  {
    engine: 'bfl',
    open: () => openProvider(bflSubject, (origin) => ({ BFL_API_KEY: 'test', BFL_BASE_URL: `${origin}/v1` })),
    hasTickets: true,
  },
  {
    engine: 'luma',
    open: () => openProvider(lumaSubject, (origin) => ({ LUMA_API_KEY: 'test', LUMA_BASE_URL: origin })),
    hasTickets: true,
  },
  { engine: 'comfyui', open: openComfyUiProvider, hasTickets: true },
  {
    engine: 'webui',
    open: () => openProvider(webUiSubject, (origin) => ({ WEBUI_URL: origin })),
    hasTickets: false,
  },
];

const price = tools['Genesys 1.0'].coins;

const cleanups: Cleanups = [];
afterEach(async () => {
  for (const clean of cleanups.splice(0).reverse()) await clean();
});

/** A server on one of the providers, with somebody who has pressed, at the moment that the provider has been brought to. */
async function pressAndKill(subject: Subject, reached: (provider: CrashProvider) => Promise<void>) {
  const provider = await subject.open();
  cleanups.push(() => provider.close());
  const place = await makePlace(cleanups);
  // What is said is not judged elsewhere: it would be a call of its own.
  const env = { ...place.env, ...provider.env, HOST: '127.0.0.1', PORT: '0', ENGINE_MODERATE: 'builtin' };
  const start = () => startLife(env, cleanups, wholeServer);
  const first = await start();
  const person = new Visitor();
  const userId = await person.signUp(first.origin);
  const isReached = reached(provider);
  expect((await person.generate(first.origin, { prompt: 'A shark' })).status).toBe(200);
  await isReached;
  await kill(first);
  return { provider, place, person, userId, start };
}

async function untilEnded(person: Visitor, { origin }: Life): Promise<Job> {
  const ended = async () => (await person.jobs(origin)).filter(({ finishedAt }) => finishedAt !== null);
  await expect.poll(async () => (await ended()).length, { timeout: 90_000, interval: 100 }).toBe(1);
  const [job] = await ended();
  if (job === undefined) throw new Error('no job has ended');
  return job;
}

/** The calls of engines that are written down, and how many pictures there are. */
async function countIn({ db }: Database) {
  const calls = await db.execute<{ engine: string; operation: string; outcome: string }>(
    sql`select engine, operation, outcome from engine_calls order by started_at`,
  );
  const images = await db.execute<{ count: number }>(sql`select count(*)::int as count from images`);
  return {
    calls: calls.rows.map(({ engine, operation, outcome }) => `${engine} ${operation} ${outcome}`),
    images: images.rows[0]?.count,
  };
}

describe.each(subjects)(`kill -9 of a server that waits for $engine (${testDatabaseKind})`, (subject) => {
  const { engine, hasTickets } = subject;

  it('before it knows whether its call was taken: it is not called again, and the coins come back', {
    timeout: 180_000,
  }, async () => {
    const { provider, person, place, start } = await pressAndKill(subject, ({ holdCalls }) => holdCalls());
    provider.release();
    const life = await start();
    const job = await untilEnded(person, life);
    expect(job).toMatchObject({ status: 'failed', error: { code: 'job_lost' } });
    expect(await person.coins(life.origin)).toBe(100);
    await stop(life);
    expect(provider.paidCalls()).toBe(1);
    expect(await countIn(await place.look())).toEqual({ calls: [`${engine} generate lost`], images: 0 });
  });

  it.runIf(hasTickets)(
    'after its ticket was kept: one call, one picture, one price',
    {
      timeout: 180_000,
    },
    async () => {
      const { provider, person, place, start } = await pressAndKill(subject, ({ holdResults }) =>
        holdResults(),
      );
      provider.release();
      const life = await start();
      const job = await untilEnded(person, life);
      expect(job).toMatchObject({ status: 'completed', images: [{ madeBy: expect.any(String) }] });
      expect(await person.coins(life.origin)).toBe(100 - price);
      await stop(life);
      expect(provider.paidCalls()).toBe(1);
      expect(await countIn(await place.look())).toEqual({ calls: [`${engine} generate done`], images: 1 });
    },
  );
});
