/**
 * What an idle server takes: `node server/main.ts` as it is, on the embedded database and a data
 * folder that exists. Processor time of all its threads in slices of ten seconds, and resident memory. Linux
 * only.
 *
 *     npm run bench -- idle --minutes=3
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { makeDataFolder } from './harness/data-folder.ts';
import { startMain } from './harness/main-server.ts';
import { residentMegabytes } from './harness/resident-memory.ts';
import { median, report } from './measure.ts';

const { values: options } = parseArgs({ options: { minutes: { type: 'string', default: '3' } } });
const minutes = Number(options.minutes);
if (!(minutes > 0)) throw new Error('--minutes takes a number above 0');

/** Until what a start leaves to be done is done. */
const settleMs = 30_000;
const sliceMs = 10_000;
const ticksPerSecond = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));

/** Returns the processor time that a process has used, in milliseconds. */
function processorMs(pid: number): number {
  const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
  // Fields 14 and 15 of the line, of which two precede: time in the program and in the system.
  const [user = 0, system = 0] = fields.split(' ').slice(11, 13).map(Number);
  return ((user + system) * 1_000) / ticksPerSecond;
}

const folder = makeDataFolder();
// The process that creates the database is not the usual one.
await (await startMain(folder.path)).stop();
const server = await startMain(folder.path);
try {
  await setTimeout(settleMs);
  const shares: number[] = [];
  const startedAt = performance.now();
  let [before, sliceAt] = [processorMs(server.pid), startedAt];
  while (performance.now() - startedAt < minutes * 60_000) {
    await setTimeout(sliceMs);
    const [now, at] = [processorMs(server.pid), performance.now()];
    shares.push((100 * (now - before)) / (at - sliceAt));
    [before, sliceAt] = [now, at];
  }
  report(`An idle server, during ${minutes} minutes`, [
    { name: 'share of a core, median', value: median(shares), unit: '%', bound: { atMost: 0.5 } },
    { name: 'share of a core, most in ten seconds', value: Math.max(...shares), unit: '%' },
    { name: 'resident memory', value: residentMegabytes(server.pid), unit: 'MB' },
  ]);
} finally {
  await server.stop();
  folder.remove();
}
