import { once } from 'node:events';

/** How fast work goes: as fast as it can, or step by step as a test says. */
export interface Pace {
  /** From now on work stands still before its next step. */
  hold(): void;
  /** Lets so many steps be done; resolves when work stands before the one after them, or has ended. */
  step(count?: number): Promise<void>;
  /** Lets everything go on. */
  release(): void;
  /** Resolves when work stands before a step. */
  untilStanding(): Promise<void>;
  /** What work waits for before each step. Rejects with the signal's reason. */
  pass(signal: AbortSignal): Promise<void>;
  /** Says that nothing is worked on any more. */
  rest(): void;
}

export function createPace(): Pace {
  let isHeld = false;
  let allowed = 0;
  let isStanding = false;
  const changes = new EventTarget();
  const tell = (change: 'gate' | 'standing') => changes.dispatchEvent(new Event(change));
  const next = (change: 'gate' | 'standing', signal?: AbortSignal) =>
    once(changes, change, signal ? { signal } : {});

  return {
    hold() {
      isHeld = true;
      allowed = 0;
    },
    async step(count = 1) {
      isHeld = true;
      allowed += count;
      isStanding = false;
      const stood = next('standing');
      tell('gate');
      await stood;
    },
    release() {
      isHeld = false;
      tell('gate');
    },
    async untilStanding() {
      if (!isStanding) await next('standing');
    },
    async pass(signal) {
      signal.throwIfAborted();
      while (isHeld && allowed === 0) {
        const opened = next('gate', signal);
        isStanding = true;
        tell('standing');
        await opened.catch((error: unknown) => {
          throw signal.aborted ? signal.reason : error;
        });
      }
      isStanding = false;
      if (isHeld) allowed -= 1;
      // What was sent before goes out before the next step.
      await new Promise(setImmediate);
    },
    rest() {
      isStanding = false;
      tell('standing');
    },
  };
}
