/**
 * The upscaling thread. The network blocks it for a piece at a time; between pieces it receives messages of
 * its owner.
 */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import type { Network, Runtime } from '../network/network.ts';
import { openNetwork } from '../network/open-network.ts';
import { SourceRefused } from '../pixels/read-source.ts';
import type { OwnerMessage, ThreadMessage, UpscaleTask } from './protocol.ts';
import { upscale } from './upscale.ts';

class Stopped extends Error {}

const { runtimes } = workerData as { runtimes: readonly Runtime[] };
let opened: Promise<Network> | null = null;
let isClosing = false;
let running: { taskId: number; isStopped: boolean } | null = null;

function post(message: ThreadMessage, transfer: ArrayBuffer[] = []): void {
  parentPort?.postMessage(message, transfer);
}

/** The network with a pause after each piece, in which messages arrive. */
function withYielding(network: Network): Network {
  return {
    ...network,
    async double(rgb, width, height) {
      await nextTurn();
      if (running?.isStopped || isClosing) throw new Stopped();
      return network.double(rgb, width, height);
    },
  };
}

async function perform(taskId: number, task: UpscaleTask): Promise<void> {
  running = { taskId, isStopped: false };
  try {
    opened ??= openNetwork(runtimes);
    const result = await upscale(task, {
      network: withYielding(await opened),
      onProgress: (fraction) => post({ kind: 'progress', taskId, fraction }),
    });
    post({ kind: 'done', taskId, result }, [result.bytes.buffer]);
  } catch (error) {
    if (error instanceof Stopped) post({ kind: 'stopped', taskId });
    else {
      const message = error instanceof Error ? error.message : String(error);
      post({ kind: 'failed', taskId, isRefused: error instanceof SourceRefused, message });
    }
  }
  running = null;
  if (isClosing) await leave();
}

/**
 * The native runtime must not be unloaded while it computes: the thread ends by itself, after the piece.
 */
async function leave(): Promise<void> {
  const network = await opened;
  await network?.close();
  process.exit(0);
}

parentPort?.on('message', (message: OwnerMessage) => {
  if (message.kind === 'upscale') void perform(message.taskId, message.task);
  else if (message.kind === 'close') {
    isClosing = true;
    if (!running) void leave();
  } else if (running?.taskId === message.taskId) running.isStopped = true;
});
