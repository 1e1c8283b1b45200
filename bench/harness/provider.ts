import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/**
 * `answers`: OpenAI, returns a picture immediately. `silent`: OpenAI, accepts every request and never
 * responds. `endless`: Replicate, accepts every prediction and never finishes it.
 */
export type ProviderKind = 'answers' | 'silent' | 'endless';

export interface Provider {
  origin: string;
  stop(): Promise<void>;
}

/** Starts a provider stand-in in its own process. */
export async function startProvider(kind: ProviderKind): Promise<Provider> {
  const child = fork(fileURLToPath(new URL('./provider-process.ts', import.meta.url)), [kind]);
  const [origin] = await once(child, 'message');
  return {
    origin,
    async stop() {
      const ended = once(child, 'exit');
      child.disconnect();
      await ended;
    },
  };
}
