import type { Engine } from '../../engines/engine.ts';
import { createOpenAi } from '../../engines/openai/openai.ts';
import { configOf } from '../../engines/replicate/blueprint.ts';
import { createReplicate } from '../../engines/replicate/replicate.ts';
import { testKey } from '../../engines/replicate/testing/provider.ts';
import { createEngineNetwork } from '../../server/platform/fetcher/engine-network.ts';
import type { RemoteEngineOptions } from './options.ts';

/** Creates an engine as the server does, for the stand-in that a benchmark started. */
export function openRemoteEngine({ kind, origin, concurrency }: RemoteEngineOptions): Engine {
  const network = createEngineNetwork();
  const baseUrl = `${origin}/v1`;
  const openAi = { id: 'openai', vendor: 'OpenAI', key: 'sk-test-0123456789', baseUrl, server: null };
  const models = {
    imageModel: 'gpt-image-2',
    chatModel: null,
    speechModel: null,
    moderationModel: null,
  };
  const engine =
    kind === 'openai'
      ? createOpenAi({ ...openAi, ...models }, network)
      : createReplicate(configOf({ key: testKey, baseUrl }, null), network);
  const capabilities = { ...engine.capabilities, ...(concurrency !== null && { concurrency }) };
  return { ...engine, capabilities };
}
