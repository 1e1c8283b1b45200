/** The messages between a thread that makes pictures and its owner. Structured clones, so plain data only. */

/** A picture to be made from another. The thread gets a copy of the bytes, which it may give up. */
export interface Making {
  readonly bytes: Uint8Array;
}

/** A made picture. Its bytes move to the owner. */
export interface Made {
  /** A PNG. */
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** Owner → thread. */
export type OwnerMessage<Task> =
  | {
      kind: 'task';
      taskId: number;
      task: Task;
      /** Not 0 when the work is to stop: a thread at work reads no messages. */
      stop: SharedArrayBuffer;
    }
  | { kind: 'close' };

/** Thread → owner. One of the last three ends a task. */
export type ThreadMessage<Result> =
  | { kind: 'progress'; taskId: number; fraction: number }
  | { kind: 'done'; taskId: number; result: Result }
  | { kind: 'stopped'; taskId: number }
  | { kind: 'failed'; taskId: number; isRefused: boolean; message: string };
