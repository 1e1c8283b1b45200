import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';

const runtime = createRequire(import.meta.url).resolve('onnxruntime-node');
const load = `require('node:worker_threads').parentPort.postMessage(
  typeof require(${JSON.stringify(runtime)}).InferenceSession.create)`;

async function loadInThread(): Promise<unknown> {
  const worker = new Worker(load, { eval: true });
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  worker.once('message', resolve);
  worker.once('error', reject);
  try {
    return await promise;
  } finally {
    await worker.terminate();
  }
}

// Releases up to 1.23 load once in a process: after the thread of the upscaler had died, pictures were only
// resized.
test('the native runtime loads in one thread after the other', async () => {
  expect(await loadInThread()).toBe('function');
  expect(await loadInThread()).toBe('function');
});
