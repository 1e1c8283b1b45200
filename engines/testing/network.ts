import type { EngineNetwork } from '../network.ts';

/** A network without guards, for stand-ins on this machine. */
export const openNetwork: EngineNetwork = {
  fetch: (input, init) => fetch(input, init),
  async download(address, { signal }) {
    return new Uint8Array(await (await fetch(address, { signal })).arrayBuffer());
  },
};
