import { AppError } from './http/app-error.ts';

/** Whose turn it is. Where the signal says that the user has left before it came, the line is left at once. */
export interface Turn {
  userId: string;
  signal?: AbortSignal | undefined;
}

export interface Turns {
  /**
   * Runs work once it is its turn among the same user's, in the order in which it came; other users have lines of their own.
   * So whatever works on one thing after another below, in the order in which it is asked, takes it from the users by turns.
   * Throws the signal's reason where it is aborted while the work waits, and `rate_limited` where too much of the user's waits.
   */
  inTurn<T>(turn: Turn, work: () => Promise<T>): Promise<T>;
}

interface TurnsOptions {
  /** How much of one user's is worked on at the same time. */
  atOnce: number;
  /** How much more of one user's may wait: above any honest number. */
  mostWaiting: number;
}

interface Line {
  running: number;
  waiting: (() => void)[];
}

/** So long a user whose line is full is asked to wait before the next try. */
const retryAfterSeconds = 10;

/** A line for each user, so that nobody's many requests keep the others waiting. One thing has one of these a process. */
export function createTurns({ atOnce, mostWaiting }: TurnsOptions): Turns {
  const lines = new Map<string, Line>();

  /** Resolves when there is room in the line; that room is then taken. */
  function enter(line: Line, signal: AbortSignal | undefined): Promise<void> | undefined {
    if (line.running < atOnce) {
      line.running += 1;
      return undefined;
    }
    if (line.waiting.length >= mostWaiting) throw new AppError('rate_limited', { retryAfterSeconds });
    return new Promise((resolve, reject) => {
      const begin = () => {
        signal?.removeEventListener('abort', leave);
        resolve();
      };
      const leave = () => {
        line.waiting.splice(line.waiting.indexOf(begin), 1);
        reject(signal?.reason);
      };
      signal?.addEventListener('abort', leave, { once: true });
      line.waiting.push(begin);
    });
  }

  return {
    async inTurn({ userId, signal }, work) {
      signal?.throwIfAborted();
      const line = lines.get(userId) ?? { running: 0, waiting: [] };
      lines.set(userId, line);
      await enter(line, signal);
      try {
        signal?.throwIfAborted();
        return await work();
      } finally {
        const next = line.waiting.shift();
        // Who waits takes the room over.
        if (next) next();
        else line.running -= 1;
        if (line.running === 0) lines.delete(userId);
      }
    },
  };
}
