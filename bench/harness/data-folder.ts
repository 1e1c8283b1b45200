import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface DataFolder {
  path: string;
  remove(): void;
}

/** A new, empty data folder; whoever asked for it removes it. */
export function makeDataFolder(): DataFolder {
  const path = mkdtempSync(join(tmpdir(), 'adventure-bench-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}
