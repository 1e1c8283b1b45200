/**
 * Throughput of `GET /api/user/coins`, signed in, compared with bare handlers of the same framework that run
 * one indexed query on the same database: 50 keep-alive connections, with the load from a separate process.
 *
 * The machine's speed varies from second to second, so each round measures all targets one after the other,
 * and the figure is the median of the rounds' ratios. Runs on the embedded database and, with `DATABASE_URL`,
 * also on PostgreSQL.
 */
import autocannon from 'autocannon';
import { openEmptyPostgresDatabase } from '../server/platform/database/test-databases/postgres.ts';
import { type Client, signUp } from './harness/client.ts';
import { openStudio, type Studio } from './harness/studio.ts';
import { type Figure, median, report, round } from './measure.ts';

const rounds = 5;
const connections = 50;
const seconds = { warmUp: 1, round: 3 };

interface Target {
  address: string;
  headers: Record<string, string>;
}

async function load(target: Target, duration: number): Promise<number> {
  const result = await autocannon({ url: target.address, headers: target.headers, connections, duration });
  if (result.errors > 0 || result.non2xx > 0) {
    throw new Error(`${target.address}: ${result.errors} errors, ${result.non2xx} responses other than 2xx`);
  }
  return result['2xx'] / result.duration;
}

function targetsOf(studio: Studio, client: Client) {
  const bare = (path: string): Target => ({ address: studio.bareOrigin + path, headers: {} });
  return {
    coins: { address: `${studio.origin}/api/user/coins`, headers: { cookie: client.cookie } },
    queryBuilder: bare(`/query-builder/${client.userId}`),
    plainSql: bare(`/plain-sql/${client.userId}`),
    noQuery: bare('/no-query'),
  };
}

type TargetName = keyof ReturnType<typeof targetsOf>;

async function measure(databaseUrl: string | null): Promise<Record<TargetName, number>[]> {
  const studio = await openStudio({ databaseUrl, engine: 'ready' });
  try {
    const targets = targetsOf(studio, await signUp(studio.origin));
    for (const target of Object.values(targets)) await load(target, seconds.warmUp);
    const results: Record<TargetName, number>[] = [];
    for (let round = 0; round < rounds; round += 1) {
      results.push({
        coins: await load(targets.coins, seconds.round),
        queryBuilder: await load(targets.queryBuilder, seconds.round),
        plainSql: await load(targets.plainSql, seconds.round),
        noQuery: await load(targets.noQuery, seconds.round),
      });
    }
    return results;
  } finally {
    await studio.stop();
  }
}

function toFigures(database: string, results: readonly Record<TargetName, number>[]): Figure[] {
  const medianOf = (name: TargetName) => median(results.map((result) => result[name]));
  const ratioTo = (name: TargetName) => median(results.map((result) => result.coins / result[name]));
  return [
    {
      name: `${database}: coins ÷ bare handler, query builder`,
      value: ratioTo('queryBuilder'),
      unit: '×',
      bound: { atLeast: 0.5 },
      comparedWith: `bare handler: ${round(medianOf('queryBuilder'))} /s`,
    },
    {
      name: `${database}: coins ÷ bare handler, plain SQL`,
      value: ratioTo('plainSql'),
      unit: '×',
      bound: { atLeast: 0.5 },
      comparedWith: `bare handler: ${round(medianOf('plainSql'))} /s`,
    },
    {
      name: `${database}: GET /api/user/coins`,
      value: medianOf('coins'),
      unit: '/s',
      comparedWith: `bare handler, no query: ${round(medianOf('noQuery'))} /s`,
    },
  ];
}

const figures = toFigures('embedded', await measure(null));
if (process.env.DATABASE_URL) {
  const database = await openEmptyPostgresDatabase();
  try {
    figures.push(...toFigures('PostgreSQL', await measure(database.databaseUrl)));
  } finally {
    await database.close();
  }
}
report(`Throughput of GET /api/user/coins, ${connections} connections`, figures, [
  ...(process.env.DATABASE_URL ? [] : ['Set DATABASE_URL to measure on PostgreSQL as well.']),
]);
