/** The messages between the upscaling thread and its owner. Structured clones, so plain data only. */
import type { UpscaleRequest } from '../../picture-requests.ts';
import type { Runtime } from '../network/network.ts';

export interface UpscaleTask
  extends Pick<UpscaleRequest, 'factor' | 'dynamic' | 'creativity' | 'resemblance' | 'seed'> {
  readonly bytes: Uint8Array;
}

export interface Upscaled {
  /** A PNG. */
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly width: number;
  readonly height: number;
  readonly runtime: Runtime;
}

/** Owner → thread. */
export type OwnerMessage =
  | { kind: 'upscale'; taskId: number; task: UpscaleTask }
  | { kind: 'stop'; taskId: number }
  | { kind: 'close' };

/** Thread → owner. One of the last three ends a task. */
export type ThreadMessage =
  | { kind: 'progress'; taskId: number; fraction: number }
  | { kind: 'done'; taskId: number; result: Upscaled }
  | { kind: 'stopped'; taskId: number }
  | { kind: 'failed'; taskId: number; isRefused: boolean; message: string };
