import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type PreparedServer, startPrepared } from './prepared-server.ts';

/** The result of held jobs. */
export type End = 'picture' | 'refused' | 'failed';

/** A server whose jobs stay at 42 % until they are released. */
export interface HeldServer extends PreparedServer {
  /** Ends all held jobs, and all later ones, with this result. */
  release(end?: End): void;
  /** Holds all jobs that start from now on. */
  hold(): void;
}

/** Ends the jobs of a held server on `dataDir` that started before its first `hold()`. */
export function releaseHeld(dataDir: string, end: End = 'picture', hold = 'first'): void {
  mkdirSync(path.join(dataDir, 'released'), { recursive: true });
  writeAtomically(path.join(dataDir, 'released', hold), end);
}

export async function startHeldServer(): Promise<HeldServer> {
  const server = await startPrepared({ by: 'held' });
  let holds = 0;
  return {
    ...server,
    release: (end) => releaseHeld(server.dataDir, end, holds === 0 ? 'first' : `${holds}`),
    hold() {
      holds += 1;
      writeAtomically(path.join(server.dataDir, 'hold'), `${holds}`);
    },
  };
}

/** Writes a file atomically. The engine polls these files and must not read a partial one. */
function writeAtomically(file: string, content: string): void {
  writeFileSync(`${file}.new`, content);
  renameSync(`${file}.new`, file);
}
