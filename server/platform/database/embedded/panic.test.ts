import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { copyTemplateTo } from '../test-databases/embedded.ts';
import { EmbeddedClient } from './client.ts';
import { databaseFolder } from './folders.ts';

const root = mkdtempSync(join(tmpdir(), 'adventure-panic-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

it('a database that cannot write its log reports it at once and answers nothing more', {
  timeout: 60_000,
}, async () => {
  const folder = databaseFolder(root);
  await copyTemplateTo(root);
  const losses: Error[] = [];
  const client = await EmbeddedClient.open(folder, (reason) => losses.push(reason));
  await client.exec('create table pile (id int)');
  // As on a full disk: the next log file cannot be created.
  rmSync(join(folder, 'pg_wal'), { recursive: true });
  await client.exec('select pg_switch_wal()');
  await expect(client.query('insert into pile values (1)')).rejects.toMatchObject({ severity: 'PANIC' });
  await expect(client.query('select 1')).rejects.toThrow('pg_wal');
  await client.close();
  expect(losses).toEqual([expect.objectContaining({ severity: 'PANIC' })]);
});
