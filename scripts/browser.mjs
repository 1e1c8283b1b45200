// Finds a Chromium for the browser tests, or installs one.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { root, say } from './runtime.mjs';

/** The headless shell comes first: it draws no window. */
const usualPlaces = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

function findSystemChromium() {
  const wanted = process.env.CHROMIUM_PATH;
  if (wanted) return existsSync(wanted) ? wanted : null;
  return usualPlaces.find((place) => existsSync(place)) ?? null;
}

function run(command, args) {
  return spawnSync(command, args, { cwd: root, stdio: 'inherit' }).status === 0;
}

function installFromDebian() {
  const isRoot = process.getuid?.() === 0;
  if (!isRoot || !existsSync('/usr/bin/apt-get')) return false;
  say("installing Debian's Chromium for the tests in a browser …");
  run('apt-get', ['update', '-qq']);
  // A release without that package has the whole browser.
  return installPackage('chromium-headless-shell') || installPackage('chromium');
}

function installPackage(name) {
  const install = ['apt-get', 'install', '-y', '-qq', '--no-install-recommends', name];
  return run('env', ['DEBIAN_FRONTEND=noninteractive', ...install]);
}

/**
 * Returns the path of a Chromium, or null if Playwright's own is installed. Throws with a hint if none can be
 * installed.
 */
export function ensureChromium() {
  const present = findSystemChromium();
  if (present) return present;
  if (installFromDebian()) {
    const installed = findSystemChromium();
    if (installed) return installed;
  }
  say("installing Playwright's Chromium for the tests in a browser …");
  const cli = path.join(root, 'node_modules', '@playwright', 'test', 'cli.js');
  if (run(process.execPath, [cli, 'install', 'chromium'])) return null;
  throw new Error(
    'No Chromium was found and none could be installed. Install one and set CHROMIUM_PATH to it.',
  );
}
