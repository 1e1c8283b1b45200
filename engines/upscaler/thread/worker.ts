/**
 * The upscaling thread. The network blocks it for a piece at a time; between pieces it receives messages of
 * its owner.
 */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { workerData } from 'node:worker_threads';
import { serveTasks } from '../../picture-thread/serve-tasks.ts';
import type { Network, Runtime } from '../network/network.ts';
import { openNetwork } from '../network/open-network.ts';
import { SourceRefused } from '../pixels/read-source.ts';
import type { UpscaleTask } from './protocol.ts';
import { upscale } from './upscale.ts';

const { runtimes } = workerData as { runtimes: readonly Runtime[] };
let opened: Promise<Network> | null = null;

/** The network with a pause before each piece, in which messages arrive. */
function withYielding(network: Network, check: () => void): Network {
  return {
    ...network,
    async double(rgb, width, height) {
      await nextTurn();
      check();
      return network.double(rgb, width, height);
    },
  };
}

serveTasks({
  async perform(task: UpscaleTask, { check, onProgress }) {
    opened ??= openNetwork(runtimes);
    return upscale(task, { network: withYielding(await opened, check), onProgress });
  },
  isRefusal: (error) => error instanceof SourceRefused,
  // The native runtime must not be unloaded while it computes.
  async beforeExit() {
    const network = await opened;
    await network?.close();
  },
});
