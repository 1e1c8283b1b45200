import { once } from 'node:events';

/** The speed of work: as fast as possible, or step by step. */
export interface Pace {
  /** Pauses work before its next step. */
  hold(): void;
  /** Runs this many steps. Resolves when work pauses before the next one, or has ended. */
  step(count?: number): Promise<void>;
  /** Lets everything run. */
  release(): void;
  /** Resolves when work is paused before a step. */
  untilStanding(): Promise<void>;
  /** Waits for permission to run a step. Rejects with the signal's reason. */
  pass(signal: AbortSignal): Promise<void>;
  /** Reports that no work is left. */
  rest(): void;
}

export function createPace(): Pace {
  let isHeld = false;
  let allowed = 0;
  let isStanding = false;
  const changes = new EventTarget();
  const notify = (change: 'gate' | 'standing') => changes.dispatchEvent(new Event(change));
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
      const remaining = next('standing');
      notify('gate');
      await remaining;
    },
    release() {
      isHeld = false;
      notify('gate');
    },
    async untilStanding() {
      if (!isStanding) await next('standing');
    },
    async pass(signal) {
      signal.throwIfAborted();
      while (isHeld && allowed === 0) {
        const opened = next('gate', signal);
        isStanding = true;
        notify('standing');
        await opened.catch((error: unknown) => {
          throw signal.aborted ? signal.reason : error;
        });
      }
      isStanding = false;
      if (isHeld) allowed -= 1;
      // Send what was written before, and only then run the next step.
      await new Promise(setImmediate);
    },
    rest() {
      isStanding = false;
      notify('standing');
    },
  };
}
