import { totalmem } from 'node:os';
import { megabyte } from '#contract/bytes.ts';

/**
 * What a start needs, measured with a memory limit by control group. The first one makes the embedded
 * database.
 */
export const neededMegabytes = { embedded: 1_536, postgres: 768 } as const;

export interface MemoryReadings {
  /** Bytes of the machine. */
  machine: number;
  /** Bytes that the container may use, by control groups of version 1 or 2; 0 or more than exist without. */
  container: number;
}

function readMemory(): MemoryReadings {
  return { machine: totalmem(), container: process.constrainedMemory() };
}

/**
 * Returns a sentence for the operator when there is less memory than a start needs; otherwise null. The
 * system ends a process without memory by SIGKILL, so that nothing could be said then.
 */
export function describeMemoryShortage(
  database: keyof typeof neededMegabytes,
  { machine, container }: MemoryReadings = readMemory(),
): string | null {
  const isContainer = container > 0 && container < machine;
  const megabytes = Math.floor((isContainer ? container : machine) / megabyte);
  const needed = neededMegabytes[database];
  if (megabytes >= needed) return null;
  const where = isContainer ? 'This container may use' : 'This machine has';
  const remedy =
    database === 'embedded'
      ? `With PostgreSQL (DATABASE_URL) ${neededMegabytes.postgres} MB are enough.`
      : 'Give it more.';
  return `${where} ${megabytes} MB of memory, and Adventure needs ${needed} MB: the system may end it without a word. ${remedy}`;
}
