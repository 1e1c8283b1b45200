/** What the upscaling thread gets and gives. Structured clones, so plain data only. */
import type { UpscaleRequest } from '../../picture-requests.ts';
import type { Made, Making } from '../../picture-thread/protocol.ts';
import type { Runtime } from '../network/network.ts';

export interface UpscaleTask
  extends Making,
    Pick<UpscaleRequest, 'factor' | 'dynamic' | 'creativity' | 'resemblance' | 'seed'> {}

export interface Upscaled extends Made {
  readonly width: number;
  readonly height: number;
  readonly runtime: Runtime;
}
