import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/**
 * `answers`: OpenAI, whose picture is ready at once. `silent`: OpenAI, which takes every request and never
 * answers. `endless`: Replicate, which takes every prediction and works on it for ever.
 */
export type ProviderKind = 'answers' | 'silent' | 'endless';

export interface Provider {
  origin: string;
  stop(): Promise<void>;
}

/** Starts a provider's stand-in in a process of its own. */
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
