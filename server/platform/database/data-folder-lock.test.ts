import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { silentLog } from '../log-types.ts';
import { lockDataFolder } from './data-folder-lock.ts';
import { openDatabase } from './database.ts';
import { DataFolderInUseError } from './errors.ts';
import { copyTemplateTo } from './test-databases/embedded.ts';
import { nextLine, startTestProcess, type TestProcess } from './test-processes/process.ts';

// Each process starts its own database.
vi.setConfig({ testTimeout: 120_000 });

let dataDir: string;
const processes: TestProcess[] = [];

function start(): TestProcess {
  const process = startTestProcess(new URL('./test-processes/own-folder.ts', import.meta.url), dataDir);
  processes.push(process);
  return process;
}

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'adventure-lock-'));
});
afterEach(async () => {
  for (const process of processes.splice(0)) await process.killImmediately();
  rmSync(dataDir, { recursive: true, force: true });
});

describe('the lock of a data folder', () => {
  it('keeps a second process out, names the owner, and is free the moment the owner is killed', async () => {
    await copyTemplateTo(dataDir);
    const owner = start();
    await nextLine(owner);
    const second = start();
    expect(await second.ended).toBe(1);
    expect(second.complaints()).toContain(`The data folder ${dataDir} is in use by process ${owner.pid} on `);
    expect(second.complaints()).toMatch(/running since \d{4}-\d\d-\d\dT/);
    await owner.killImmediately();
    const next = start();
    expect(await nextLine(next)).toBe('open');
  });

  it('cannot be taken twice by its owner, and is released on close', async () => {
    const lock = lockDataFolder(dataDir);
    await expect(openDatabase({ dataDir, log: silentLog })).rejects.toThrow(DataFolderInUseError);
    lock.release();
    lockDataFolder(dataDir).release();
  });
});
