import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { guardedLookup, isLinkLocal, refuseLinkLocal } from './address-guard.ts';
import { createEngineNetwork } from './engine-network.ts';

let server: Server;
let port: number;
let requests: number;
beforeEach(async () => {
  requests = 0;
  server = createServer((_request, response) => {
    requests += 1;
    response.end('pictures');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  port = (server.address() as AddressInfo).port;
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
});

/** A network in which every name is at one address. */
function networkAt(address: string) {
  return createEngineNetwork({
    resolve: async () => [{ address, family: address.includes(':') ? 6 : 4 }],
  });
}

const causeOf = (failed: Promise<unknown>) =>
  failed.then(
    () => 'it answered',
    (error: Error) => String(error.cause ?? error),
  );

it('reaches engines on this machine and in private networks, by address and by name', async () => {
  const network = networkAt('127.0.0.1');
  for (const host of ['127.0.0.1', 'comfy.test']) {
    const answer = await network.fetch(`http://${host}:${port}/prompt`);
    expect(await answer.text()).toBe('pictures');
  }
  expect(requests).toBe(2);
  await network.close();
});

it.each([
  ['http://169.254.169.254/latest/meta-data/', '127.0.0.1'],
  ['http://[fe80::1]/', '127.0.0.1'],
  ['http://[fd00:ec2::254]/', '127.0.0.1'],
  ['http://0xa9fea9fe/', '127.0.0.1'],
  ['http://metadata.test/', '169.254.169.254'],
  ['http://metadata.test/', '::ffff:169.254.169.254'],
  ['http://metadata.test/', '100.100.100.200'],
])('refuses %s where names are at %s, before it connects', async (address, names) => {
  const network = networkAt(names);
  expect(await causeOf(network.fetch(address))).toContain('only ENGINE_LINK_LOCAL_HOSTS can allow it');
  const download = network.download(address, {
    maxBytes: 100,
    signal: AbortSignal.timeout(5_000),
    trustedOrigins: [new URL(address).origin],
  });
  await expect(download).rejects.toThrow('could not be fetched (host)');
  await network.close();
});

it('lets the operator allow a host by its name', () => {
  const check = refuseLinkLocal(['camera.test']);
  const addresses = [{ address: '169.254.7.7', family: 4 }];
  expect(() => check('Camera.test', addresses)).not.toThrow();
  expect(() => check('other.test', addresses)).toThrow('link-local');
  const found = new Promise((resolve) => {
    const look = guardedLookup(async () => addresses, check);
    look('camera.test', {}, (error, address) => resolve(error ?? address));
  });
  return expect(found).resolves.toBe('169.254.7.7');
});

it.each(['10.0.0.7', '192.168.1.5', '127.0.0.1', '::1', 'fd12::1', '8.8.8.8'])(
  '%s is not link-local',
  (one) => expect(isLinkLocal(one)).toBe(false),
);
