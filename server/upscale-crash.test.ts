import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { tools } from '#contract/tools.ts';
import type { UpscaleItem } from '#contract/upscale-calls.ts';
import { testKey as replicateKey } from '#engines/replicate/testing/provider.ts';
import { replicateSubject } from '#engines/replicate/testing/subject.ts';
import { sampleOf } from '#testing/sample.ts';
import { plain } from './features/upscaling/testing.ts';
import { testDatabaseKind } from './platform/database/testing.ts';
import { openObjects } from './platform/objects/objects.ts';
import { openProvider } from './testing/crash-providers.ts';
import { runsCrashTest } from './testing/crash-sample.ts';
import { HttpClient } from './testing/http-client.ts';
import {
  type Cleanups,
  kill,
  makeServerFolder,
  type ServerFolder,
  serverMainScript,
  startServerProcess,
  stop,
} from './testing/server-processes.ts';

/** On PostgreSQL a crashed process is detected after more than a minute. */
const recoveryTimeoutMs = 150_000;
const timeout = 300_000;

const cleanups: Cleanups = [];
afterEach(async () => {
  for (const clean of cleanups.splice(0).reverse()) await clean();
});

const price = tools.Upscaler.coins;
const ways = sampleOf(['built-in', 'remote'], 1);

/** What is left once the last server has ended: jobs, reserved coins, and files that no row names. */
async function readState(place: ServerFolder) {
  const { db } = await place.openDatabase();
  const { rows: jobs } = await db.execute<{ status: string; attempt: number }>(
    sql`select status, attempt from jobs`,
  );
  const { rows: keys } = await db.execute<{ key: string }>(sql`
    select object_key as key from images
    union select jsonb_array_elements(variants)->>'key' from images
    union select source->>'key' from upscales
    union select source->>'thumbnailKey' from upscales where source->>'thumbnailKey' is not null`);
  const objects = await openObjects({ dataDir: place.dataDir, s3: null });
  // Besides users' files the store contains its marker.
  const stored = (await objects.list('')).filter((key) => !key.startsWith('store/'));
  return { jobs, named: keys.map(({ key }) => key).sort(), stored };
}

async function untilEnded(user: HttpClient, origin: string): Promise<UpscaleItem> {
  const read = async () => {
    const answer = await user.request(`${origin}/api/upscale-history`);
    return ((await answer.json()) as { history: UpscaleItem[] }).history;
  };
  await expect
    .poll(async () => (await read()).map(({ status }) => status), {
      timeout: recoveryTimeoutMs,
      interval: 100,
    })
    .toEqual(['succeeded']);
  const [item] = await read();
  if (!item) throw new Error('the history is empty');
  return item;
}

describe.runIf(runsCrashTest('upscales'))(`kill -9 in the middle of an upscale (${testDatabaseKind})`, () => {
  it.runIf(ways.includes('built-in'))(
    'by the built-in network restarts, is paid once and leaves no files',
    {
      timeout,
    },
    async () => {
      const place = await makeServerFolder(cleanups);
      const env = { ...place.env, HOST: '127.0.0.1', PORT: '0' };
      const user = new HttpClient();
      const first = await startServerProcess(env, cleanups, serverMainScript);
      await user.signUp(first.origin);
      const answer = await user.upscale(first.origin, await plain(600, 400), { scaleFactor: '4' });
      const { jobId } = (await answer.json()) as { jobId: string };
      await expect
        .poll(async () => (await user.jobs(first.origin)).map(({ status }) => status), {
          timeout: 60_000,
          interval: 20,
        })
        .toEqual(['processing']);
      await kill(first);
      const second = await startServerProcess(env, cleanups, serverMainScript);
      const item = await untilEnded(user, second.origin);
      expect(item).toMatchObject({ id: jobId, afterSize: { width: 2_400, height: 1_600 } });
      expect(await user.coins(second.origin)).toBe(100 - price);
      await stop(second);
      const { jobs, named, stored } = await readState(place);
      expect(jobs).toEqual([{ status: 'completed', attempt: 2 }]);
      expect(stored).toEqual(named);
    },
  );

  it.runIf(ways.includes('remote'))(
    'by a remote engine is requested once, and its picture is fitted',
    { timeout },
    async () => {
      const provider = await openProvider(replicateSubject, (origin) => ({
        REPLICATE_API_TOKEN: replicateKey,
        REPLICATE_BASE_URL: `${origin}/v1`,
      }));
      cleanups.push(() => provider.close());
      const place = await makeServerFolder(cleanups);
      const env = {
        ...place.env,
        ...provider.env,
        HOST: '127.0.0.1',
        PORT: '0',
        ENGINE_UPSCALER: 'replicate,upscaler',
      };
      const user = new HttpClient();
      const first = await startServerProcess(env, cleanups, serverMainScript);
      await user.signUp(first.origin);
      await user.proveAddress(first.origin, place.dataDir);
      const isWaitedFor = provider.holdResults();
      const source = await plain(320, 200);
      expect((await user.upscale(first.origin, source, { scaleFactor: '4' })).status).toBe(200);
      await isWaitedFor;
      await kill(first);
      provider.release();
      const second = await startServerProcess(env, cleanups, serverMainScript);
      const item = await untilEnded(user, second.origin);
      expect(item).toMatchObject({
        afterSize: { width: 1_280, height: 800 },
        madeBy: expect.stringMatching(/^Made with/),
      });
      expect(provider.paidCalls()).toBe(1);
      expect(await user.coins(second.origin)).toBe(100 - price);
      await stop(second);
      const { named, stored } = await readState(place);
      expect(stored).toEqual(named);
    },
  );
});
