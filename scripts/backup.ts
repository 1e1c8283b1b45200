/**
 * Takes a backup now, while the server runs or not.
 *
 *   npm run backup
 *
 * Reads the server's variables. Exits with 1 if the backup failed. On PostgreSQL it needs `pg_dump`.
 */
import type { BackupRun } from '../contract/backups.ts';
import { type Config, loadConfig } from '../server/config.ts';
import { createBackups } from '../server/features/backups/backups.ts';
import { requestFromServer } from '../server/features/backups/command-line.ts';
import { systemClock } from '../server/platform/clock.ts';
import { prepareDataFolder } from '../server/platform/data-folder.ts';
import { lockDataFolder } from '../server/platform/database/data-folder-lock.ts';
import { openUnchangedDatabase } from '../server/platform/database/database.ts';
import { DataFolderInUseError } from '../server/platform/database/errors.ts';
import { newId } from '../server/platform/ids.ts';
import { silentLog } from '../server/platform/log-types.ts';

async function backUp(config: Config): Promise<BackupRun> {
  const { dataDir, databaseUrl } = config;
  await prepareDataFolder(dataDir);
  try {
    return await backUpHere(config);
  } catch (error) {
    if (databaseUrl !== null || !(error instanceof DataFolderInUseError)) throw error;
    return requestFromServer(dataDir, () => !isFree(dataDir));
  }
}

async function backUpHere(config: Config): Promise<BackupRun> {
  const { dataDir, databaseUrl, backups: place, s3 } = config;
  const database = await openUnchangedDatabase({
    dataDir,
    databaseUrl: databaseUrl ?? undefined,
    backups: place,
    log: silentLog,
  });
  try {
    const objects = { kind: s3 ? ('s3' as const) : ('disk' as const) };
    const backups = createBackups({ database, objects, config, clock: systemClock, newId, log: silentLog });
    return await backups.takeNow();
  } finally {
    await database.close();
  }
}

function isFree(dataDir: string): boolean {
  try {
    lockDataFolder(dataDir).release();
    return true;
  } catch {
    return false;
  }
}

try {
  const config = loadConfig(process.env);
  const run = await backUp(config);
  if (run.state !== 'done') throw new Error(run.error ?? 'The backup failed.');
  console.log(`Backed up to ${config.backups.folder}, as ${run.name}.`);
  if (config.s3) console.log('The pictures are in the S3 bucket. Back it up yourself.');
  else if (run.objects === null)
    console.log('Without pictures: BACKUP_OBJECTS is off. Back them up yourself.');
  else console.log(`With ${run.objects} files of pictures.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
