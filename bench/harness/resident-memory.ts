import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';

/** Returns the current resident memory of a process with all its threads, in megabytes (10^6 bytes). */
export function residentMegabytes(pid: number): number {
  const kibibytes =
    process.platform === 'linux'
      ? /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
      : execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' });
  return (Number(kibibytes) * 1024) / 1e6;
}

/** Returns the number of threads of a process. Linux only. */
export function threadsOf(pid: number): number {
  return Number(/Threads:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
}

/** Returns the resident memory of an empty Node process, in megabytes. */
export async function emptyNodeMegabytes(): Promise<number> {
  const child = spawn(process.execPath, ['--eval', "console.log('up'); setInterval(() => {}, 1e6)"], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  const megabytes = residentMegabytes(child.pid ?? 0);
  child.kill('SIGKILL');
  return megabytes;
}
