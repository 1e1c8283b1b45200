import type { MatrixSubject } from '../../testing/matrix.ts';
import { openNetwork } from '../../testing/network.ts';
import { sendJson } from '../../testing/stand-in.ts';
import { createFal, type FalConfig } from '../fal.ts';
import { createFalServer, testKey } from './fal-server.ts';

/** An engine whose fal is at this origin. */
export function openFal(
  origin: string,
  changed: Partial<FalConfig> = {},
  webhookUrl: string | null = 'https://studio.example/api/engines/fal/webhook',
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
  return createFal(config, { id: 'fal', network: openNetwork, webhookUrl });
}

export const falSubject: MatrixSubject = {
  name: 'fal',
  open: (origin) => openFal(origin),
  goodDay: (origin, png) => createFalServer({ origin, png, rounds: 0 }).answer,
  isPaidCall: ({ method, path }) => method === 'POST' && !path.startsWith('/storage/'),
  isResultCall: ({ path }) => path.includes('/requests/'),
  stillWorking: () => (_request, response) => sendJson(response, { status: 'IN_PROGRESS' }, 202),
};
