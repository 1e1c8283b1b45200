// Runs the programs of a test run.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { root } from '../runtime.mjs';

/**
 * Where V8 caches compiled modules. Each server that a test starts loads 2,000 of them, which takes 6 s of
 * processor time without the cache.
 */
const compileCache = path.join(root, 'node_modules', '.cache', 'adventure', 'compiled');

/**
 * Runs Node with `args` and resolves with its exit status, output and duration in seconds. `isQuiet` collects
 * the output, for programs that run in parallel; otherwise it is printed as it comes and `output` is empty.
 */
export function runNode(args, { env = {}, isQuiet = false } = {}) {
  const started = performance.now();
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      stdio: isQuiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
      env: { NODE_COMPILE_CACHE: compileCache, ...process.env, ...env },
    });
    let output = '';
    const keep = (chunk) => {
      output += chunk;
    };
    child.stdout?.on('data', keep);
    child.stderr?.on('data', keep);
    const end = (status) => resolve({ status, output, seconds: (performance.now() - started) / 1000 });
    child.on('error', (error) => {
      output += `${error.message}\n`;
      end(1);
    });
    child.on('close', (code) => end(code ?? 1));
  });
}
