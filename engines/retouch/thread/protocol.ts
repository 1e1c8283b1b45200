/** The messages between the retouching thread and its owner. Structured clones, so plain data only. */
import type { EditAction } from '../plan.ts';
import type { AlphaGrid } from '../subject/subject.ts';

export interface RetouchTask {
  /** Given up as soon as it is read: a file may be as large as its pixels. */
  bytes: Uint8Array;
  /** White changes; null for the whole picture. */
  readonly mask: Uint8Array | null;
  readonly actions: readonly EditAction[];
  /** 0 to 1. */
  readonly strength: number;
  readonly seed: number;
  /** What the picture is of, if that was looked for and found. */
  readonly subject: AlphaGrid | null;
}

export interface Retouched {
  /** A PNG. */
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly width: number;
  readonly height: number;
  /** Where it is in the picture, if it is only the part around the mask. */
  readonly place: { readonly left: number; readonly top: number } | null;
  /** The marked share of the picture. */
  readonly maskShare: number;
}

/** Owner → thread. */
export type OwnerMessage =
  | {
      kind: 'retouch';
      taskId: number;
      task: RetouchTask;
      /** Not 0 when the work is to stop: a thread at work reads no messages. */
      stop: SharedArrayBuffer;
    }
  | { kind: 'close' };

/** Thread → owner. One of the last three ends a task. */
export type ThreadMessage =
  | { kind: 'progress'; taskId: number; fraction: number }
  | { kind: 'done'; taskId: number; result: Retouched }
  | { kind: 'stopped'; taskId: number }
  | { kind: 'failed'; taskId: number; isRefused: boolean; message: string };
