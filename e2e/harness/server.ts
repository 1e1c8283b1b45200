import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { noBackups } from '#server/testing/no-backups.ts';

const root = path.resolve(fileURLToPath(new URL('../..', import.meta.url)));

/** The time after which a start counts as hung. It may have to build the web app first. */
const startTimeoutMs = 120_000;

/**
 * The start scripts: `npm start`, the server alone, a server whose engine waits for a release, and one that
 * transcribes.
 */
const scripts = {
  start: 'scripts/start.mjs',
  main: 'server/main.ts',
  held: 'server/testing/held-server.ts',
  hearing: 'server/testing/transcribing-server.ts',
} as const;

/** A running Adventure with its own data folder. */
export interface RunningServer {
  readonly origin: string;
  readonly dataDir: string;
  /** Returns everything it has printed, for failed tests. */
  output(): string;
  /** Stops it with SIGTERM and returns the exit code. */
  stop(): Promise<number | null>;
  /** Kills it with SIGKILL and waits for its exit. */
  kill(): Promise<void>;
}

export function makeDataDir(): { dataDir: string; remove(): void } {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'adventure-e2e-'));
  return { dataDir, remove: () => rmSync(dataDir, { recursive: true, force: true }) };
}

export interface StartOptions {
  dataDir: string;
  by?: keyof typeof scripts;
  env?: Record<string, string>;
}

/** Starts Adventure on a free port and waits until it is ready. */
export async function startServer(options: StartOptions): Promise<RunningServer> {
  const child = spawn(process.execPath, [scripts[options.by ?? 'main']], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      PORT: '0',
      DATA_DIR: options.dataDir,
      LOG_LEVEL: 'warn',
      ...noBackups,
      ...options.env,
    },
  });
  let printed = '';
  const exited = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
  // A journey that times out ends its worker without stopping the servers that it started.
  const endWithWorker = () => child.kill('SIGKILL');
  process.once('exit', endWithWorker);
  child.once('exit', () => process.off('exit', endWithWorker));
  const origin = await waitForOrigin(child, (text) => {
    printed += text;
  });
  return {
    origin,
    dataDir: options.dataDir,
    output: () => printed,
    async stop() {
      child.kill('SIGTERM');
      return exited;
    },
    async kill() {
      child.kill('SIGKILL');
      await exited;
    },
  };
}

/** Resolves with the address that a starting server prints; rejects if it ends or hangs before. */
export function waitForOrigin(child: ChildProcess, onText: (text: string) => void): Promise<string> {
  return new Promise((resolve, reject) => {
    let seen = '';
    const timer = setTimeout(() => {
      child.kill('SIGKILL');
      reject(new Error(`the server did not start within ${startTimeoutMs} ms:\n${seen}`));
    }, startTimeoutMs);
    const onData = (chunk: Buffer) => {
      const text = chunk.toString();
      seen += text;
      onText(text);
      const origin = /ready at (https?:\/\/\S+)/.exec(seen)?.[1];
      if (!origin) return;
      clearTimeout(timer);
      resolve(origin);
    };
    child.stdout?.on('data', onData);
    child.stderr?.on('data', onData);
    child.once('exit', (code) => {
      clearTimeout(timer);
      reject(new Error(`the server ended with ${code} before it was ready:\n${seen}`));
    });
  });
}
