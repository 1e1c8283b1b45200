import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { imageEditTool, tools } from '#contract/tools.ts';
import { testKey as replicateKey } from '#engines/replicate/testing/provider.ts';
import { replicateSubject } from '#engines/replicate/testing/subject.ts';
import { testDatabaseKind } from './platform/database/testing.ts';
import { openObjects } from './platform/objects/objects.ts';
import { openProvider } from './testing/crash-providers.ts';
import { runsCrashTest } from './testing/crash-sample.ts';
import { HttpClient } from './testing/http-client.ts';
import {
  type Cleanups,
  kill,
  makeServerFolder,
  serverMainScript,
  setUnlimitedPlan,
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

const price = tools['Genesys 1.0'].coins + tools[imageEditTool].coins;

describe.runIf(runsCrashTest('edits'))(`kill -9 in the middle of an edit (${testDatabaseKind})`, () => {
  it('asks the engine once, is paid once and leaves no files', { timeout }, async () => {
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
      ENGINE_GENESYS_1: 'builtin',
      ENGINE_EDIT: 'replicate',
    };
    const user = new HttpClient();
    const statuses = async (origin: string) => (await user.jobs(origin)).map(({ status }) => status);
    const first = await startServerProcess(env, cleanups, serverMainScript);
    await user.signUp(first.origin);
    await user.proveAddress(first.origin, place.dataDir);
    await user.generate(first.origin, { prompt: 'A whale over a city' });
    await expect.poll(() => statuses(first.origin), { timeout: 60_000 }).toEqual(['completed']);
    const [made] = await user.jobs(first.origin);
    await stop(first);
    await setUnlimitedPlan(place);

    const second = await startServerProcess(env, cleanups, serverMainScript);
    const isWaitedFor = provider.holdResults();
    const form = new FormData();
    form.append('imageId', made?.images[0]?.id ?? '');
    form.append('prompt', 'make it night');
    const answer = await user.request(`${second.origin}/api/edits`, { method: 'POST', body: form });
    expect(answer.status).toBe(200);
    await isWaitedFor;
    await kill(second);
    provider.release();

    const third = await startServerProcess(env, cleanups, serverMainScript);
    await expect
      .poll(() => statuses(third.origin), { timeout: recoveryTimeoutMs, interval: 100 })
      .toEqual(['completed', 'completed']);
    expect(provider.paidCalls()).toBe(1);
    expect(await user.coins(third.origin)).toBe(100 - price);
    const [edit] = await user.jobs(third.origin);
    expect(edit).toMatchObject({ tool: imageEditTool, images: [{ versionOf: made?.images[0]?.id }] });
    const objects = await openObjects({ dataDir: place.dataDir, s3: null });
    await expect.poll(() => objects.list('edit-sources/')).toEqual([]);
    await stop(third);
    const { db } = await place.openDatabase();
    const { rows } = await db.execute<{ key: string }>(sql`
      select object_key as key from images union select jsonb_array_elements(variants)->>'key' from images`);
    expect((await objects.list('pictures/')).toSorted()).toEqual(rows.map(({ key }) => key).toSorted());
  });
});
