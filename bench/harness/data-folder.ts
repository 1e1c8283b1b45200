import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface DataFolder {
  path: string;
  remove(): void;
}

/** Creates an empty data folder; the caller removes it. */
export function makeDataFolder(): DataFolder {
  const path = mkdtempSync(join(tmpdir(), 'adventure-bench-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}
