import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { freePort, type Program, startProgram } from './programs.ts';

export const keyId = 'AKREALTEST';
/** With the characters that clients sign differently. */
export const secret = 'sk/real+test/0123456789abcdefghijklmnop';

/** A Ceph cluster of one monitor and one object store in memory, with a gateway that speaks S3. */
export interface Ceph {
  readonly endpoint: string;
  /** Stops the gateway's process without ending it, or lets it go on. */
  freeze(isFrozen: boolean): void;
  stop(): Promise<void>;
}

/** Starts a cluster with its files in a folder. Everything listens on loopback. */
export async function startCeph(folder: string): Promise<Ceph> {
  const at = (...parts: string[]) => path.join(folder, ...parts);
  const ports = { monitor: await freePort(), legacy: await freePort(), gateway: await freePort() };
  for (const name of ['mon', 'osd', 'rgw']) mkdirSync(at(name));
  const [cluster, disk] = [randomUUID(), randomUUID()];
  const monitors = `v2:127.0.0.1:${ports.monitor},v1:127.0.0.1:${ports.legacy}`;
  const config = at('ceph.conf');
  writeFileSync(config, configurationOf({ cluster, monitors, gateway: ports.gateway, folder }));
  const run = (program: string, ...args: string[]) =>
    execFileSync(program, args, { stdio: 'pipe', timeout: 60_000 });
  const keyring = at('keyring');
  run('ceph-authtool', '--create-keyring', keyring, '--gen-key', '-n', 'mon.', '--cap', 'mon', 'allow *');
  for (const [name, monitor] of [
    ['client.admin', 'allow *'],
    ['client.rgw', 'allow rwx'],
    ['osd.0', 'allow profile osd'],
  ]) {
    const caps = ['--cap', 'mon', monitor ?? '', '--cap', 'osd', 'allow *'];
    run('ceph-authtool', keyring, '--gen-key', '-n', name ?? '', ...caps);
  }
  const map = at('monmap');
  run('monmaptool', '--create', '--fsid', cluster, '--addv', 'a', `[${monitors}]`, map);
  run('ceph-mon', '-c', config, '--mkfs', '-i', 'a', '--monmap', map, '--keyring', keyring);

  const programs: Program[] = [];
  const stop = async () => {
    for (const program of programs.reverse()) await program.stop();
  };
  const start = async (program: string, name: readonly string[], port: number) => {
    const started = await startProgram(program, ['-c', config, ...name, '-f'], { port });
    programs.push(started);
    return started;
  };
  try {
    await start('ceph-mon', ['-i', 'a'], ports.monitor);
    run('ceph', '-c', config, 'osd', 'new', disk);
    run('ceph-osd', '-c', config, '-i', '0', '--mkfs', '--osd-uuid', disk);
    // The object store listens on ports of its own choice; the gateway waits for it.
    await start('ceph-osd', ['-i', '0'], ports.monitor);
    const gateway = await start('radosgw', ['-n', 'client.rgw'], ports.gateway);
    const user = ['--uid', 'adventure', '--display-name', 'Adventure'];
    const keys = ['--access-key', keyId, '--secret-key', secret];
    run('radosgw-admin', '-c', config, 'user', 'create', ...user, ...keys);
    return {
      endpoint: `http://127.0.0.1:${ports.gateway}`,
      freeze: (isFrozen) => gateway.signal(isFrozen ? 'SIGSTOP' : 'SIGCONT'),
      stop,
    };
  } catch (thrown) {
    await stop();
    throw thrown;
  }
}

function configurationOf(options: {
  cluster: string;
  monitors: string;
  gateway: number;
  folder: string;
}): string {
  const { cluster, monitors, gateway, folder } = options;
  return `[global]
fsid = ${cluster}
mon host = ${monitors}
mon initial members = a
public network = 127.0.0.0/8
keyring = ${folder}/keyring
auth allow insecure global id reclaim = false
mon allow pool size one = true
mon warn on pool no redundancy = false
osd pool default size = 1
osd pool default min size = 1
osd pool default pg num = 1
osd pool default pgp num = 1
osd crush chooseleaf type = 0
osd objectstore = memstore
memstore device bytes = 1073741824
mon data = ${folder}/mon
osd data = ${folder}/osd
rgw data = ${folder}/rgw
run dir = ${folder}
log file = ${folder}/$name.log
admin socket = ${folder}/$name.asok
pid file = ${folder}/$name.pid
rgw frontends = beast endpoint=127.0.0.1:${gateway}
rgw enable apis = s3
`;
}
