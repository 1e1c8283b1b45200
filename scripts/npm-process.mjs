// npm ends without its script when it is stopped: SIGTERM reaches only the shell between them, and SIGKILL
// neither.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const intervalMs = 500;

/** Calls `onEnd` once when the npm that runs this script has ended. Started by anything else, it does nothing. */
export function watchNpm(onEnd) {
  const parent = process.ppid;
  const npm = process.env.npm_lifecycle_event === undefined ? undefined : findNpm(parent);
  if (npm === undefined) return;
  const timer = setInterval(() => {
    if (process.ppid === parent && isRunning(npm)) return;
    clearInterval(timer);
    onEnd();
  }, intervalMs);
  timer.unref();
}

/**
 * Returns npm's process: the parent where the shell has replaced itself by the script, as bash does, otherwise
 * the shell's parent. What started npm may end before it.
 */
export function findNpm(parent, read = readProcess) {
  const shell = read(parent);
  if (shell === undefined) return undefined;
  if (isNpm(shell.name)) return parent;
  return isNpm(read(shell.parent)?.name ?? '') ? shell.parent : undefined;
}

/** Named by its title, such as "npm start", by its program, or, from Node 24 on, by its main thread. */
const isNpm = (name) => /^(?:npm|pnpm|yarn|bun|node|MainThread)/.test(name);

/** Returns a process's parent and name; undefined where the system does not say. */
function readProcess(pid) {
  if (process.platform === 'win32') return undefined;
  try {
    // The name in parentheses may contain any character; the state and the parent follow it.
    const [, name, parent] = /\((.*)\) \S (\d+)/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
    return { name: name ?? '', parent: Number(parent) };
  } catch {
    const { stdout, status } = spawnSync('ps', ['-o', 'ppid=,comm=', '-p', String(pid)], {
      encoding: 'utf8',
    });
    const [, parent, name] = /^\s*(\d+)\s+(.*)$/m.exec(stdout ?? '') ?? [];
    return status === 0 && name ? { name: name.split('/').at(-1) ?? '', parent: Number(parent) } : undefined;
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
