import type { PendingChange, PendingChanges } from './pending-changes.ts';

export interface Sending {
  changes: PendingChanges;
  /** Tells the server. */
  send(change: PendingChange): Promise<void>;
  /** What the server has said to: it did it, or never will. */
  isRefusal(error: unknown): boolean;
  onDone(change: PendingChange): void;
  onRefused(error: unknown): void;
  /** Runs it in one tab at a time. */
  alone(run: () => Promise<void>): Promise<void>;
}

/**
 * Sends what is pending, in the order in which it was done, and takes it off the list: a change that did not arrive
 * stays, with all behind it, for the next time. Answers whether everything was sent. Paused mutations of the query cache
 * would do it for one page; these survive a reload, and are sent once for all tabs.
 */
export function createSender(sending: Sending): () => Promise<boolean> {
  let running: Promise<boolean> | undefined;
  let isAskedAgain = false;

  async function run(): Promise<boolean> {
    let isThrough = true;
    await sending.alone(async () => {
      isThrough = await sendAll(sending);
    });
    return isThrough;
  }

  return async function sendPending(): Promise<boolean> {
    if (running !== undefined) {
      isAskedAgain = true;
      return running;
    }
    running = run().finally(() => {
      running = undefined;
    });
    const isThrough = await running;
    if (!isAskedAgain) return isThrough;
    isAskedAgain = false;
    return sendPending();
  };
}

async function sendAll({ changes, send, isRefusal, onDone, onRefused }: Sending): Promise<boolean> {
  while (true) {
    const [change] = changes.list();
    if (change === undefined) return true;
    try {
      await send(change);
      onDone(change);
    } catch (error) {
      if (!isRefusal(error)) return false;
      onRefused(error);
    }
    changes.remove(change.key);
  }
}
