import { cpSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { makeDataDir, type RunningServer, type StartOptions, startServer } from './server.ts';

/**
 * The environment variable with the prepared folder: a server’s data and the state of its admin’s browser.
 */
export const preparedVariable = 'ADVENTURE_E2E_PREPARED';

/** The browser storage of a signed-in user. */
export type SignedIn = Awaited<ReturnType<BrowserContext['storageState']>>;

/** A server that already has an admin, so that no new account becomes one. */
export interface PreparedServer extends RunningServer {
  readonly admin: SignedIn;
  /** Deletes its data, once it has stopped. */
  remove(): void;
}

/**
 * Starts a server on a copy of the prepared data. It trusts the network address that each test user sends.
 */
export async function startPrepared(options: Omit<StartOptions, 'dataDir'> = {}): Promise<PreparedServer> {
  const prepared = process.env[preparedVariable];
  if (prepared === undefined) throw new Error('no data was prepared: run by playwright.config.ts');
  const { dataDir, remove } = makeDataDir();
  cpSync(path.join(prepared, 'data'), dataDir, { recursive: true });
  const server = await startServer({
    ...options,
    dataDir,
    env: { TRUST_PROXY: '127.0.0.1,::1', ...options.env },
  });
  const admin: SignedIn = JSON.parse(readFileSync(path.join(prepared, 'admin.json'), 'utf8'));
  // Cookies belong to the host, but page storage also belongs to the port.
  const origins = admin.origins.map((saved) => ({ ...saved, origin: server.origin }));
  return { ...server, admin: { ...admin, origins }, remove };
}
