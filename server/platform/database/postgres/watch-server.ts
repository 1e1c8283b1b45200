import { Client, type ClientConfig, type Pool, type PoolClient } from 'pg';
import { secondMs } from '#contract/durations.ts';
import type { Outage } from '../outage.ts';

const probeEveryMs = secondMs;
const probeTimeoutMs = 3_000;

/** PostgreSQL's own refusals, such as of too many connections: the server is there. */
const serverCode = /^[0-9A-Z]{5}$/;

export interface ServerWatch {
  /** A connection was lost or could not be opened. */
  fail(reason: string): void;
  close(): void;
}

/**
 * Notes when the server is away, and asks it once a second until it is back. Statements on connections that
 * have silently broken fail then, in place of waiting for the network's quarter of an hour.
 */
export function watchServer(pool: Pool, config: ClientConfig, outage: Outage): ServerWatch {
  const busy = new Set<PoolClient>();
  let probe: NodeJS.Timeout | undefined;
  let isClosed = false;
  const fail = (reason: string) => {
    if (isClosed) return;
    outage.begin(reason);
    probe ??= setTimeout(ask, 0);
  };
  const ask = async () => {
    const error = await findFailure(config);
    probe = undefined;
    if (isClosed) return;
    if (error === null) return outage.end();
    outage.begin(error.message);
    // The driver rejects what still waits on it.
    if (!isFromServer(error)) for (const client of busy) if (client instanceof Client) void client.end();
    probe = setTimeout(ask, probeEveryMs);
    probe.unref();
  };
  pool.on('connect', (client) => {
    client.on('error', (error) => fail(error.message));
  });
  pool.on('acquire', (client) => busy.add(client));
  pool.on('release', (_error, client) => busy.delete(client));
  // Without a listener, an idle connection that breaks would end the process.
  pool.on('error', (error) => fail(error.message));
  return {
    fail,
    close() {
      isClosed = true;
      clearTimeout(probe);
    },
  };
}

async function findFailure(config: ClientConfig): Promise<Error | null> {
  const client = new Client({ ...config, connectionTimeoutMillis: probeTimeoutMs });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return null;
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  } finally {
    client.end().catch(() => undefined);
  }
}

function isFromServer(error: Error): boolean {
  return 'code' in error && typeof error.code === 'string' && serverCode.test(error.code);
}
