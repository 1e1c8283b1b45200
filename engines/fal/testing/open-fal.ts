import type { EngineNetwork } from '../../network.ts';
import { openNetwork } from '../../testing/network.ts';
import { createFal, type FalConfig } from '../fal.ts';
import { testKey } from './fal-server.ts';

export const testWebhook = 'https://studio.example/api/engines/fal/webhook';

/** An engine with fal at this origin. */
export function openFal(
  origin: string,
  changed: Partial<FalConfig> = {},
  webhookUrl: string | null = testWebhook,
  network: EngineNetwork = openNetwork,
) {
  const config: FalConfig = {
    key: testKey,
    baseUrl: origin,
    model: 'fal-ai/flux/dev',
    editModel: 'fal-ai/flux-pro/kontext',
    inpaintModel: 'fal-ai/flux-pro/v1/fill',
    upscaleModel: 'fal-ai/clarity-upscaler',
    backgroundModel: 'fal-ai/birefnet/v2',
    trainModel: 'fal-ai/flux-lora-fast-training',
    ...changed,
  };
  return createFal(config, { id: 'fal', network, webhookUrl });
}
