// `npm run test:real`: runs Adventure beside software of other projects, from Debian's packages and npm:
// proxies, browsers, a mail server, a provider of OpenID Connect. Not part of `npm test`.
//
//     npm run test:real
//     npm run test:real -- proxies
import { spawnSync } from 'node:child_process';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ensureInstalled, fail, root, say } from './runtime.mjs';
import { runNode } from './suites/process.mjs';

const folder = path.join(root, 'real');

/** Programs and the Debian packages that bring them. */
const packages = {
  nginx: 'nginx-light',
  caddy: 'caddy',
  haproxy: 'haproxy',
  curl: 'curl',
  openssl: 'openssl',
  'firefox-esr': 'firefox-esr',
  WebKitWebDriver: 'webkit2gtk-driver',
  'xvfb-run': 'xvfb xauth',
  postfix: 'postfix',
  doveadm: 'dovecot-imapd',
  glewlwyd: 'glewlwyd',
  'ceph-mon': 'ceph-mon',
  'ceph-osd': 'ceph-osd',
  radosgw: 'radosgw',
  ceph: 'ceph-common',
};

const isThere = (program) =>
  ['/usr/bin', '/usr/sbin', '/usr/local/bin'].some((place) => existsSync(path.join(place, program)));

function installMissing() {
  const missing = Object.entries(packages).filter(([program]) => !isThere(program));
  if (missing.length === 0) return;
  const names = missing.flatMap(([, names]) => names.split(' '));
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get'))
    fail(`install Debian's packages ${names.join(', ')}, or their like, and try again`);
  say(`installing Debian's ${names.join(', ')} …`);
  // Packages would start their daemons. Debian asks this script first.
  const policy = '/usr/sbin/policy-rc.d';
  const isOurs = !existsSync(policy);
  if (isOurs) writeFileSync(policy, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  try {
    for (const args of [
      ['update', '-qq'],
      ['install', '-y', '-qq', '--no-install-recommends', ...names],
    ]) {
      const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
      const { status } = spawnSync('apt-get', args, { env, stdio: ['ignore', 'ignore', 'inherit'] });
      if (status !== 0) fail(`apt-get ${args[0]} failed`);
    }
  } finally {
    if (isOurs) rmSync(policy);
  }
}

installMissing();
ensureInstalled({ dev: true, folder });
const build = await runNode(['scripts/web-build.mjs'], { isQuiet: true });
if (build.status !== 0) fail(`the web app could not be built:\n${build.output}`);
const { status } = await runNode([
  ...['node_modules/vitest/vitest.mjs', 'run', '--config', 'real/vitest.config.ts'],
  ...process.argv.slice(2),
]);
process.exitCode = status;
