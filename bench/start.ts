/**
 * A warm `npm start` (packages installed, files built, data folder present) until it reports ready, compared
 * with the server alone, an empty Node process and an idle npm; and how the server's start-up time is spent.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { isInstalled } from '../scripts/runtime.mjs';
import { makeDataFolder } from './harness/data-folder.ts';
import { openStudio } from './harness/studio.ts';
import { alignColumns, median, report, round } from './measure.ts';

const runs = 7;
const root = fileURLToPath(new URL('..', import.meta.url));
const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';

/** Output of a start that installs or builds first and so is not warm. */
const coldStart = /installing|building/;

interface Start {
  ms: number;
  output: string;
}

/** Starts a server program, waits until it is ready, and stops it with all its child processes. */
async function timeStart(command: string, args: string[], dataDir: string): Promise<Start> {
  const startedAt = performance.now();
  const child = spawn(command, args, {
    cwd: root,
    // In a new process group, so that the signal also reaches the server that npm starts.
    detached: true,
    shell: process.platform === 'win32',
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'warn' },
  });
  const exited = once(child, 'exit');
  const output = await untilReady(child);
  const ms = performance.now() - startedAt;
  if (child.pid !== undefined) process.kill(-child.pid, 'SIGTERM');
  await exited;
  return { ms, output };
}

function untilReady(child: ChildProcess): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  let output = '';
  child.stdout?.on('data', (chunk: Buffer) => {
    output += chunk.toString();
    if (output.includes('ready at')) resolve(output);
  });
  child.once('exit', () => reject(new Error(`the server exited before it was ready:\n${output}`)));
  return promise;
}

async function timeWarmStart(command: string, args: string[], dataDir: string): Promise<number> {
  const { ms, output } = await timeStart(command, args, dataDir);
  return coldStart.test(output) ? timeWarmStart(command, args, dataDir) : ms;
}

async function timeProgram(command: string, args: string[]): Promise<number> {
  const startedAt = performance.now();
  const child = spawn(command, args, { cwd: root, stdio: 'ignore', shell: process.platform === 'win32' });
  await once(child, 'exit');
  return performance.now() - startedAt;
}

async function phasesOf(dataDir: string): Promise<Map<string, number>> {
  const studio = await openStudio({ dataDir });
  await studio.stop();
  return new Map(studio.phases.map(({ name, ms }) => [name, ms]));
}

function printPhases(starts: readonly Map<string, number>[]): void {
  const names = [...(starts[0]?.keys() ?? [])];
  const total = median(starts.map((start) => [...start.values()].reduce((sum, ms) => sum + ms, 0)));
  const rows = names.map((name) => {
    const ms = median(starts.map((start) => start.get(name) ?? 0));
    return [name, `${round(ms)} ms`, `${Math.round((100 * ms) / total)} %`];
  });
  console.log(`\n${alignColumns([['phase of the server’s start-up', 'median', 'share'], ...rows])}`);
}

// An install during the benchmark would replace the packages that it runs on.
if (!isInstalled({ dev: false }))
  throw new Error('The installed packages do not match the lock file: run npm ci first.');

const folder = makeDataFolder();
try {
  const times = { npmStart: [], server: [], node: [], npm: [] } as Record<string, number[]>;
  const phases: Map<string, number>[] = [];
  // The first start creates the database, and installs and builds what is missing.
  await timeStart(npm, ['start'], folder.path);
  for (let run = 0; run < runs; run += 1) {
    times.npmStart?.push(await timeWarmStart(npm, ['start'], folder.path));
    times.server?.push(await timeWarmStart(process.execPath, ['server/main.ts'], folder.path));
    times.node?.push(await timeProgram(process.execPath, ['--eval', '0']));
    times.npm?.push(await timeProgram(npm, ['--version']));
    phases.push(await phasesOf(folder.path));
  }
  printPhases(phases);
  const medianOf = (name: string) => round(median(times[name] ?? []));
  report('Warm npm start until ready', [
    {
      name: 'npm start, median',
      value: median(times.npmStart ?? []),
      unit: 'ms',
      bound: { atMost: 3_000 },
      comparedWith: `node server/main.ts: ${medianOf('server')} ms; empty Node process: ${medianOf('node')} ms; npm --version: ${medianOf('npm')} ms`,
    },
    { name: 'npm start, fastest', value: Math.min(...(times.npmStart ?? [])), unit: 'ms' },
  ]);
} finally {
  folder.remove();
}
