import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { serverEnvironment, serverFlags } from '../../scripts/server-environment.mjs';
import { noBackups } from '../../server/testing/no-backups.ts';

/** `node server/main.ts` as `npm start` runs it, in its own process. */
export interface MainServer {
  pid: number;
  origin: string;
  stop(): Promise<void>;
}

/** Starts `server/main.ts` with additional environment variables. */
export async function startMain(dataDir: string, env: Record<string, string> = {}): Promise<MainServer> {
  const child = spawn(process.execPath, [...serverFlags, 'server/main.ts'], {
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...serverEnvironment,
      ...process.env,
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      ...noBackups,
      ...env,
    },
  });
  // Stop the server with the benchmark, however that ends.
  process.once('exit', () => child.kill('SIGKILL'));
  const exited = once(child, 'exit');
  const ready = Promise.withResolvers<string>();
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString();
    const origin = /ready at (http:\S+)/.exec(output)?.[1];
    if (origin !== undefined) ready.resolve(origin);
  });
  child.once('exit', (code) => ready.reject(new Error(`the server exited with ${code}:\n${output}`)));
  const origin = await ready.promise;
  if (child.pid === undefined) throw new Error('the server has no process id');
  return {
    pid: child.pid,
    origin,
    async stop() {
      child.kill('SIGTERM');
      await exited;
    },
  };
}
