// Where a test run keeps its temporary files.
import { mkdtempSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const memoryFolder = '/dev/shm';
const neededBytes = 8 * 1024 ** 3;

/**
 * Makes the folder of a run, in memory where there is enough of it: the tests copy databases of 1,300 files, and
 * creating a file takes ten times as long on a disk.
 */
export function makeTemporaryFolder() {
  const parent = hasSpaceInMemory() ? memoryFolder : tmpdir();
  return mkdtempSync(path.join(parent, 'adventure-tests-'));
}

function hasSpaceInMemory() {
  try {
    const { bavail, bsize } = statfsSync(memoryFolder);
    return Math.min(bavail * bsize, process.availableMemory()) > neededBytes;
  } catch {
    // Only Linux has the folder.
    return false;
  }
}
