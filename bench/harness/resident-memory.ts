import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';

/** What a process has in memory at this moment, all its threads together, in megabytes (10^6 bytes). */
export function residentMegabytes(pid: number): number {
  const kibibytes =
    process.platform === 'linux'
      ? /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
      : execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' });
  return (Number(kibibytes) * 1024) / 1e6;
}

/** How many threads a process has; Linux alone says it in this way. */
export function threadsOf(pid: number): number {
  return Number(/Threads:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
}

/** What a Node process takes that does nothing. */
export async function emptyNodeMegabytes(): Promise<number> {
  const child = spawn(process.execPath, ['--eval', "console.log('up'); setInterval(() => {}, 1e6)"], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  const megabytes = residentMegabytes(child.pid ?? 0);
  child.kill('SIGKILL');
  return megabytes;
}
