// What the start and test scripts need before anything is installed: plain JavaScript for any Node from
// version 20.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { constants } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { watchNpm } from './npm-process.mjs';
import { prunePackages } from './prune-packages.mjs';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

const minimumMajor = 24;

// What cannot be said, on a full disk or into a closed pipe, ends no start.
for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined);

/** Prints what the script does, in one line. */
export function say(text) {
  process.stdout.write(`adventure: ${text}\n`);
}

/** Ends the script with a message that says what to do. */
export function fail(text) {
  process.stderr.write(`adventure: ${text}\n`);
  process.exit(1);
}

/** Runs a program in the project's folder and waits. If it fails, the script exits with its code. */
export function runOrExit(command, args, options = {}) {
  const result = spawnSync(command, args, { cwd: root, stdio: 'inherit', shell: false, ...options });
  if (result.error) fail(`${command} could not be started: ${result.error.message}`);
  if (result.status !== 0) process.exit(result.status ?? 1);
}

/**
 * Returns whether node_modules holds exactly what the lock file lists. npm writes
 * `node_modules/.package-lock.json` last, so an interrupted install counts as missing.
 */
export function isInstalled({ dev, folder = root }) {
  const hiddenPath = path.join(folder, 'node_modules', '.package-lock.json');
  if (!existsSync(hiddenPath)) return false;
  const wanted = JSON.parse(readFileSync(path.join(folder, 'package-lock.json'), 'utf8')).packages;
  const present = JSON.parse(readFileSync(hiddenPath, 'utf8')).packages;
  return Object.entries(wanted).every(([place, entry]) => {
    if (place === '' || entry.link) return true;
    const found = present[place];
    if (!found) return Boolean(entry.optional || entry.devOptional || entry.peer || (entry.dev && !dev));
    return found.version === entry.version && found.integrity === entry.integrity;
  });
}

/** Returns npm's own script, to run with this Node: `npm` may be a shell wrapper, or missing from PATH. */
function npmCommand() {
  const script = process.env.npm_execpath;
  if (script && /npm-cli\.js$/.test(script)) return [process.execPath, [script]];
  return [process.platform === 'win32' ? 'npm.cmd' : 'npm', []];
}

/**
 * Installs exactly the lock file of a folder (default: the project's) if its node_modules is missing or
 * outdated. `patient: false` fails quickly without a network.
 */
export function ensureInstalled({ dev, folder = root, patient = true }) {
  if (isInstalled({ dev, folder })) return;
  const lock = path.join(path.relative(root, folder), 'package-lock.json');
  say(`installing the packages of ${lock}${dev ? '' : ' (without development tools)'} …`);
  const [command, before] = npmCommand();
  const args = [...before, 'ci', '--no-audit', '--no-fund', '--loglevel=error'];
  const shell = process.platform === 'win32';
  if (!patient) args.push('--prefer-offline', '--fetch-retries=0', '--fetch-timeout=30000');
  runOrExit(command, dev ? args : [...args, '--omit=dev'], { shell, cwd: folder });
  if (!dev) prunePackages(path.join(folder, 'node_modules'));
}

/**
 * Returns the Node that Adventure runs on: the one that npm installed for this platform, otherwise the
 * current one if it is new enough.
 */
export function findNode() {
  const names = [`node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`];
  names.push(`node-bin-${process.platform}-${process.arch}`);
  for (const name of names) {
    const binary = path.join(
      root,
      'node_modules',
      name,
      'bin',
      process.platform === 'win32' ? 'node.exe' : 'node',
    );
    if (!existsSync(binary)) continue;
    // A pinned binary may not run here, for example with another C library: try the next.
    if (spawnSync(binary, ['--version']).status === 0) return binary;
  }
  if (Number(process.versions.node.split('.')[0]) >= minimumMajor) return process.execPath;
  return fail(
    `there is no packaged Node for ${process.platform} ${process.arch}. Install Node ${minimumMajor} or newer and start again.`,
  );
}

/**
 * Runs a program with signals forwarded to it, and resolves with its exit code. With `stopsWithParent` it gets
 * SIGTERM when the npm above ends, and its `process.channel` closes when this process ends in any way.
 */
export function runForwarding(command, args, { stopsWithParent = false, ...options } = {}) {
  return new Promise((resolve) => {
    const stdio = stopsWithParent ? ['inherit', 'inherit', 'inherit', 'ipc'] : 'inherit';
    const child = spawn(command, args, { cwd: root, stdio, ...options });
    const forwarded = ['SIGINT', 'SIGTERM', 'SIGHUP'];
    const forward = (signal) => child.kill(signal);
    for (const signal of forwarded) process.on(signal, forward);
    if (stopsWithParent) watchNpm(() => forward('SIGTERM'));
    child.on('error', (error) => fail(`${command} could not be started: ${error.message}`));
    child.on('exit', (code, signal) => {
      for (const name of forwarded) process.off(name, forward);
      resolve(code ?? 128 + (constants.signals[signal] ?? 0));
    });
  });
}
