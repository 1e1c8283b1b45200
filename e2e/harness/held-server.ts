import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type PreparedServer, startPrepared } from './prepared-server.ts';

/** How held jobs end. */
export type End = 'picture' | 'refused' | 'failed';

/** A server whose jobs stand at 42 % until they are released. */
export interface HeldServer extends PreparedServer {
  /** Ends all held jobs, and lets those that start from now on end in the same way. */
  release(end?: End): void;
  /** Holds the jobs that start from now on. */
  hold(): void;
}

/** Ends the jobs of a held server on `dataDir` that began before its first `hold()`. */
export function releaseHeld(dataDir: string, end: End = 'picture', hold = 'first'): void {
  mkdirSync(path.join(dataDir, 'released'), { recursive: true });
  writeWhole(path.join(dataDir, 'released', hold), end);
}

export async function startHeld(): Promise<HeldServer> {
  const server = await startPrepared({ by: 'held' });
  let holds = 0;
  return {
    ...server,
    release: (end) => releaseHeld(server.dataDir, end, holds === 0 ? 'first' : `${holds}`),
    hold() {
      holds += 1;
      writeWhole(path.join(server.dataDir, 'hold'), `${holds}`);
    },
  };
}

/** The engine reads these files all the time, and must not find one half written. */
function writeWhole(file: string, content: string): void {
  writeFileSync(`${file}.new`, content);
  renameSync(`${file}.new`, file);
}
