import type { EngineValues } from '../../blueprint.ts';
import type { Engine } from '../../engine.ts';
import type { EngineNetwork } from '../../network.ts';
import { openNetwork } from '../../testing/network.ts';
import { configOf } from '../blueprint.ts';
import { createReplicate } from '../replicate.ts';
import { testKey } from './provider.ts';

/** The engine as an operator configures it, with its provider at an origin. */
export function openReplicate(
  origin: string,
  values: EngineValues = {},
  webhookUrl: string | null = null,
  network: EngineNetwork = openNetwork,
): Engine {
  const config = configOf({ key: testKey, baseUrl: `${origin}/v1`, ...values }, webhookUrl);
  return createReplicate(config, network);
}
