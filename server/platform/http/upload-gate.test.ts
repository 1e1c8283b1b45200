import { expect, it } from 'vitest';
import { UploadGate } from './upload-gate.ts';

const forms = (gate: UploadGate, caller: string, count: number) => {
  const held = Promise.withResolvers<void>();
  const all = Array.from({ length: count }, () => gate.pass(caller, () => held.promise));
  return { all, release: held.resolve };
};

it('lets three uploads of one caller in at once, and others beside them', async () => {
  const gate = new UploadGate(async () => true);
  const three = forms(gate, 'ana', 3);
  await expect(gate.pass('ana', async () => 1)).rejects.toMatchObject({ code: 'rate_limited' });
  expect(await gate.pass('ben', async () => 1)).toBe(1);
  three.release();
  await Promise.all(three.all);
  expect(await gate.pass('ana', async () => 1)).toBe(1);
});

it('bounds all uploads together', async () => {
  const gate = new UploadGate(async () => true);
  const many = Array.from({ length: 24 }, (_, caller) => forms(gate, `${caller}`, 1));
  await expect(gate.pass('one more', async () => 1)).rejects.toMatchObject({ code: 'rate_limited' });
  for (const { all, release } of many) {
    release();
    await Promise.all(all);
  }
  expect(await gate.pass('one more', async () => 1)).toBe(1);
});

it('reads nothing where the disk is full, and forgets a form that failed', async () => {
  let hasRoom = false;
  const gate = new UploadGate(async () => hasRoom);
  let reads = 0;
  const read = async () => {
    reads += 1;
    throw new Error('damaged');
  };
  for (let time = 0; time < 5; time++)
    await expect(gate.pass('ana', read)).rejects.toMatchObject({ code: 'storage_failed' });
  expect(reads).toBe(0);
  hasRoom = true;
  for (let time = 0; time < 5; time++) await expect(gate.pass('ana', read)).rejects.toThrow('damaged');
});
