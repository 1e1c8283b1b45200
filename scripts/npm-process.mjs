// npm ends without its script when it is stopped: SIGTERM reaches only the shell between them, and SIGKILL
// neither.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const intervalMs = 500;

/** Calls `onEnd` once when the npm that runs this script has ended. Started by anything else, it does nothing. */
export function watchNpm(onEnd) {
  const shell = process.ppid;
  const npm = process.env.npm_lifecycle_event === undefined ? undefined : parentOf(shell);
  if (npm === undefined) return;
  const timer = setInterval(() => {
    if (process.ppid === shell && isRunning(npm)) return;
    clearInterval(timer);
    onEnd();
  }, intervalMs);
  timer.unref();
}

/** Returns the parent of a process; undefined where the system does not say. */
function parentOf(pid) {
  if (process.platform === 'win32') return undefined;
  try {
    // The name in parentheses may contain spaces; the state and the parent follow it.
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    const { stdout, status } = spawnSync('ps', ['-o', 'ppid=', '-p', String(pid)], { encoding: 'utf8' });
    return status === 0 ? Number(stdout) : undefined;
  }
}

function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
