import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { hashesOf, readReleased, releasedFile } from './migration/released.mjs';

const migrations = join(import.meta.dirname, '..', 'server', 'platform', 'database', 'migrations');

/** Released migrations that are missing or changed: databases made with them would be refused. */
function changed(folder: string): string[] {
  const current = hashesOf(folder);
  return Object.entries(readReleased(folder) ?? {}).flatMap(([tag, hash]) =>
    current[tag] === hash ? [] : [tag],
  );
}

it('a released migration stays as it was', () => {
  expect(changed(migrations)).toEqual([]);
});

it('a changed one is found', () => {
  const folder = mkdtempSync(join(tmpdir(), 'adventure-migrations-'));
  cpSync(migrations, folder, { recursive: true });
  const [tag = ''] = Object.keys(hashesOf(folder));
  writeFileSync(releasedFile(folder), JSON.stringify({ ...hashesOf(folder), [tag]: 'of the release' }));
  expect(changed(folder)).toEqual([tag]);
  rmSync(folder, { recursive: true });
});
