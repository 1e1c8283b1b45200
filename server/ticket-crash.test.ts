import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { tools } from '#contract/tools.ts';
import { bflSubject, lumaSubject } from '#engines/ai-sdk/testing/subjects.ts';
import { testKey as falKey } from '#engines/fal/testing/fal-server.ts';
import { falSubject } from '#engines/fal/testing/subject.ts';
import { openAiSubject } from '#engines/openai/testing/subject.ts';
import { testKey as replicateKey } from '#engines/replicate/testing/provider.ts';
import { replicateSubject } from '#engines/replicate/testing/subject.ts';
import { webUiSubject } from '#engines/webui/testing/subject.ts';
import { sampleOf } from '#testing/sample.ts';
import type { Database } from './platform/database/database.ts';
import { testDatabaseKind } from './platform/database/testing.ts';
import { type CrashProvider, openComfyUiProvider, openProvider } from './testing/crash-providers.ts';
import { runsCrashTest } from './testing/crash-sample.ts';
import { HttpClient } from './testing/http-client.ts';
import {
  type Cleanups,
  kill,
  makeServerFolder,
  type ServerProcess,
  serverMainScript,
  setUnlimitedPlan,
  startServerProcess,
  stop,
  untilDone,
} from './testing/server-processes.ts';

interface Subject {
  engine: string;
  open(): Promise<CrashProvider>;
  /** Whether its calls can be found again after a crash. */
  hasTickets: boolean;
  trains?: true;
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
        REPLICATE_API_TOKEN: replicateKey,
        REPLICATE_BASE_URL: `${origin}/v1`,
      })),
    hasTickets: true,
    trains: true,
  },
  {
    engine: 'fal',
    open: () => openProvider(falSubject, (origin) => ({ FAL_KEY: falKey, FAL_BASE_URL: origin })),
    hasTickets: true,
    trains: true,
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
/** At most four starts of a server. */
const timeout = 300_000;
const recoveryTimeoutMs = 150_000;
/** From the kill to the end of a job that another process goes on with. */
const maxResumeMs = 15_000;

const cleanups: Cleanups = [];
afterEach(async () => {
  for (const clean of cleanups.splice(0).reverse()) await clean();
});

/** A user (with an unlimited plan if needed), a provider, and consecutive server processes that use it. */
async function openScene(subject: Subject, { isPlanNeeded = false } = {}) {
  const provider = await subject.open();
  cleanups.push(() => provider.close());
  const place = await makeServerFolder(cleanups);
  // No remote moderation: it would be another call.
  const env = { ...place.env, ...provider.env, HOST: '127.0.0.1', PORT: '0', ENGINE_MODERATE: 'builtin' };
  const start = () => startServerProcess(env, cleanups, serverMainScript);
  const user = new HttpClient();
  let first: ServerProcess | null = await start();
  await user.signUp(first.origin);
  await user.proveAddress(first.origin, place.dataDir);
  if (isPlanNeeded) {
    await stop(first);
    await setUnlimitedPlan(place);
    first = null;
  }

  /**
   * Starts work, and ends the server when the provider reaches this point. In the next process everything
   * succeeds.
   */
  async function crash(
    submit: (origin: string) => Promise<Response>,
    reached: (provider: CrashProvider) => Promise<void>,
    end: (life: ServerProcess) => Promise<void> = kill,
  ) {
    const life = first ?? (await start());
    const isReached = reached(provider);
    expect((await submit(life.origin)).status).toBe(200);
    await untilDone('ask its provider', isReached, life.output);
    await end(life);
    provider.release();
    return start();
  }
  return { provider, place, user, crash, start, first };
}

/** Resolves when a server has noticed that it must stop. */
async function untilUnready({ origin }: ServerProcess): Promise<void> {
  const isReady = () =>
    fetch(`${origin}/api/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(isReady, { interval: 20, timeout: 20_000 }).toBe(false);
}

type Scene = Awaited<ReturnType<typeof openScene>>;

async function untilOneHasEnded<T extends { status: string }>(list: () => Promise<T[]>): Promise<T> {
  const ended = async () =>
    (await list()).filter(({ status }) => ['completed', 'ready', 'failed'].includes(status));
  await expect
    .poll(async () => (await ended()).length, { timeout: recoveryTimeoutMs, interval: 100 })
    .toBe(1);
  const [only] = await ended();
  if (only === undefined) throw new Error('nothing has ended');
  return only;
}

async function makePictureThroughCrash(
  scene: Scene,
  reached: (provider: CrashProvider) => Promise<void>,
  end = kill,
) {
  const { user, crash } = scene;
  const life = await crash((origin) => user.generate(origin, { prompt: 'A shark' }), reached, end);
  const job = await untilOneHasEnded(() => user.jobs(life.origin));
  const coins = await user.coins(life.origin);
  await stop(life);
  return { job, coins, ...(await countIn(await scene.place.openDatabase())) };
}

async function trainThroughCrash(
  scene: Scene,
  reached: (provider: CrashProvider) => Promise<void>,
  end = kill,
) {
  const { user, crash } = scene;
  const life = await crash((origin) => user.train(origin, 'harbour'), reached, end);
  const style = await untilOneHasEnded(() => user.styles(life.origin));
  await stop(life);
  return { style, ...(await countIn(await scene.place.openDatabase())) };
}

/** The recorded engine calls, and the number of pictures. */
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

const unanswered = ({ holdCalls }: CrashProvider) => holdCalls();
const waitedFor = ({ holdResults }: CrashProvider) => holdResults();

/** PostgreSQL only differs in how it detects a dead process: one engine is enough. */
const tried = subjects.filter(({ engine }) => testDatabaseKind === 'embedded' || engine === 'replicate');

/** A moment at which the server ends, and the expected result. */
interface End {
  title: string;
  concerns(subject: Subject): boolean;
  check(subject: Subject): Promise<void>;
}

const ends: readonly End[] = [
  {
    title: 'kill -9 before the call is answered: it is not called again, and the coins are returned',
    concerns: () => true,
    async check(subject) {
      const scene = await openScene(subject);
      const { job, coins, calls, images } = await makePictureThroughCrash(scene, unanswered);
      expect(job).toMatchObject({ status: 'failed', error: { code: 'job_lost' } });
      expect({ coins, calls, images, paid: scene.provider.paidCalls() }).toEqual({
        coins: 100,
        calls: [`${subject.engine} generate lost`],
        images: 0,
        paid: 1,
      });
    },
  },
  {
    title: 'SIGTERM before the call is answered: the server waits for it; one picture, one price',
    concerns: ({ hasTickets }) => !hasTickets,
    async check(subject) {
      const scene = await openScene(subject);
      const { job, coins, calls, images } = await makePictureThroughCrash(scene, unanswered, async (life) => {
        const stopped = stop(life);
        await untilUnready(life);
        scene.provider.release();
        await stopped;
      });
      expect(job).toMatchObject({ status: 'completed', images: [{ cost: price }] });
      expect({ coins, calls, images, paid: scene.provider.paidCalls() }).toEqual({
        coins: 100 - price,
        calls: [`${subject.engine} generate done`],
        images: 1,
        paid: 1,
      });
    },
  },
  {
    title: 'kill -9 after its ticket was stored: one call, one picture, one price',
    concerns: ({ hasTickets }) => hasTickets,
    async check(subject) {
      const scene = await openScene(subject);
      const { job, coins, calls, images } = await makePictureThroughCrash(scene, waitedFor);
      expect(job).toMatchObject({ status: 'completed', images: [{ cost: price }] });
      expect({ coins, calls, images, paid: scene.provider.paidCalls() }).toEqual({
        coins: 100 - price,
        calls: [`${subject.engine} generate done`],
        images: 1,
        paid: 1,
      });
    },
  },
  {
    title: 'kill -9 while a training starts: it is not started again, and can be recovered',
    concerns: ({ trains = false }) => trains,
    async check(subject) {
      const scene = await openScene(subject, { isPlanNeeded: true });
      const { style, calls } = await trainThroughCrash(scene, unanswered);
      expect(style).toMatchObject({ status: 'failed', error: { code: 'training_lost' } });
      expect(calls).toEqual([`${subject.engine} trainStyle lost`]);
      expect(scene.provider.paidCalls()).toBe(1);
    },
  },
  {
    title: 'kill -9 during a started training: one training, and the style is ready',
    concerns: ({ trains = false }) => trains,
    check: (subject) => expectTrainedOnce(subject, kill),
  },
  {
    title: 'a graceful stop during a training hands it on: one training, one line in the ledger',
    concerns: ({ trains = false }) => trains,
    check: (subject) => expectTrainedOnce(subject, stop),
  },
];

async function expectTrainedOnce(
  subject: Subject,
  end: (server: ServerProcess) => Promise<void>,
): Promise<void> {
  const scene = await openScene(subject, { isPlanNeeded: true });
  const { style, calls } = await trainThroughCrash(scene, waitedFor, end);
  expect(style).toMatchObject({ status: 'ready', error: null });
  expect(calls).toEqual([`${subject.engine} trainStyle done`]);
  expect(scene.provider.paidCalls()).toBe(1);
}

const matrix = tried.flatMap((subject) =>
  ends
    .filter(({ concerns }) => concerns(subject))
    .map(({ title, check }) => ({ engine: subject.engine, title, check: () => check(subject) })),
);

describe.runIf(runsCrashTest('provider calls'))(
  `the end of a server that waits for an engine (${testDatabaseKind})`,
  () => {
    it.each(sampleOf(matrix, 1))('$engine: $title', { timeout }, ({ check }) => check());
  },
);

const [remote] = subjects.filter(({ engine }) => engine === 'replicate');

describe.runIf(testDatabaseKind === 'postgres')('a process that is killed beside another', () => {
  it(`leaves its remote jobs to it, which go on within ${maxResumeMs / 1_000} s`, { timeout }, async () => {
    if (remote === undefined) throw new Error('there is no such engine');
    const { provider, user, start, first } = await openScene(remote);
    if (first === null) throw new Error('no server is running');
    const isHeld = provider.holdResults();
    expect((await user.generate(first.origin, { prompt: 'A shark' })).status).toBe(200);
    await untilDone('ask its provider', isHeld, first.output);
    const other = await start();
    provider.release();
    await kill(first);
    const killedAt = performance.now();
    const job = await untilOneHasEnded(() => user.jobs(other.origin));
    expect(performance.now() - killedAt).toBeLessThan(maxResumeMs);
    expect(job.status).toBe('completed');
    expect(provider.paidCalls()).toBe(1);
  });
});
