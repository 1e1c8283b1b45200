import { describe, expect, it } from 'vitest';
import { createHosts } from './hosts.ts';

describe('an address of fal', () => {
  it.each([
    'https://queue.fal.run/fal-ai/flux/requests/1/status',
    'https://queue.falrun.com/fal-ai/flux/requests/1',
    'https://rest.fal.ai/storage/upload/initiate?storage_type=fal-cdn-v3',
    'https://v3b.fal.media/files/upload?x=1',
  ])('is accepted unchanged: %s', (address) => {
    expect(createHosts(null).reach(address)).toBe(address);
  });

  it.each([
    'http://queue.fal.run/fal-ai/flux/requests/1',
    'https://queue.fal.run:8443/x',
    'https://queue.fal.run@evil.example/x',
    'https://user:word@queue.fal.run/x',
    'https://evilfal.run/x',
    'https://queue.fal.run.evil.example/x',
    'http://127.0.0.1/x',
    'file:///etc/passwd',
    'requests/1',
    '',
  ])('is rejected: %s', (address) => {
    expect(() => createHosts(null).reach(address)).toThrow('not its own');
  });

  it.each([
    ['http://10.0.0.7:9000', 'https://queue.fal.run/fal-ai/flux?x=1', 'http://10.0.0.7:9000/fal-ai/flux?x=1'],
    ['https://gate.example/fal/', 'https://rest.fal.ai/a', 'https://gate.example/fal/a'],
    ['https://gate.example/fal', 'https://gate.example/other/1', 'https://gate.example/other/1'],
    ['https://gate.example', 'https://v3.fal.media/files/1', 'https://v3.fal.media/files/1'],
  ])('behind %s is reached there: %s', (base, address, reached) => {
    expect(createHosts(base).reach(address)).toBe(reached);
  });

  it('may be a store for files that are put without the key, and for nothing else', () => {
    const address = 'https://uploads.storage.googleapis.com/file?signed=1';
    expect(createHosts(null).reachStore(address)).toBe(address);
    expect(() => createHosts(null).reach(address)).toThrow('not its own');
    expect(() => createHosts(null).reachStore('https://evil.example/file')).toThrow('not its own');
    expect(() => createHosts(null).reachStore('http://169.254.169.254/file')).toThrow('not its own');
  });

  it('is rejected on another host than the configured base', () => {
    expect(() => createHosts('http://10.0.0.7:9000').reach('http://10.0.0.8:9000/x')).toThrow('not its own');
  });
});
