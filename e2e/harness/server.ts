import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.resolve(fileURLToPath(new URL('../..', import.meta.url)));

/** How long a start may take before it counts as hung: it may have to build the web app first. */
const startTimeoutMs = 120_000;

/**
 * What can be started: what `npm start` runs, the server alone, one whose engine waits to be released, or one
 * that hears.
 */
const scripts = {
  start: 'scripts/start.mjs',
  main: 'server/main.ts',
  held: 'server/testing/held-server.ts',
  hearing: 'server/testing/transcribing-server.ts',
} as const;

/** A running Adventure with a data folder of its own. */
export interface RunningServer {
  readonly origin: string;
  readonly dataDir: string;
  /** All that it has printed, for a test that fails. */
  output(): string;
  /** Stops it as an operator does, and waits; answers the exit code. */
  stop(): Promise<number | null>;
  /** `kill -9`, and waits until it is gone. */
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

/** Starts Adventure on a free port and waits until it says that it is ready. */
export async function startServer(options: StartOptions): Promise<RunningServer> {
  const child = spawn(process.execPath, [scripts[options.by ?? 'main']], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, PORT: '0', DATA_DIR: options.dataDir, LOG_LEVEL: 'warn', ...options.env },
  });
  let printed = '';
  const exited = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
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

function waitForOrigin(child: ChildProcess, onText: (text: string) => void): Promise<string> {
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
      const origin = /ready at (http:\/\/\S+)/.exec(seen)?.[1];
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
