import type { PendingChange, PendingChanges } from './pending-changes.ts';

export interface Sending {
  changes: PendingChanges;
  /** Sends a change to the server. */
  send(change: PendingChange): Promise<void>;
  /** Whether an error is the server's final answer. */
  isRefusal(error: unknown): boolean;
  onDone(change: PendingChange): void;
  onRefused(error: unknown): void;
  /** Runs it in one tab at a time. */
  alone(run: () => Promise<void>): Promise<void>;
}

/**
 * Sends pending changes in order and removes each once it is confirmed. A failed change stays, with all after
 * it, for the next attempt. Returns whether everything was sent. Paused mutations of the query cache would do
 * this for one page only; these survive a reload and are sent once for all tabs.
 */
export function createSender(sending: Sending): () => Promise<boolean> {
  let running: Promise<boolean> | undefined;
  let isRequestedAgain = false;

  async function run(): Promise<boolean> {
    let isComplete = true;
    await sending.alone(async () => {
      isComplete = await sendAll(sending);
    });
    return isComplete;
  }

  return async function sendPending(): Promise<boolean> {
    if (running !== undefined) {
      isRequestedAgain = true;
      return running;
    }
    running = run().finally(() => {
      running = undefined;
    });
    const isComplete = await running;
    if (!isRequestedAgain) return isComplete;
    isRequestedAgain = false;
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
