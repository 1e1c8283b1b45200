import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type BackupRun, backupRunSchema } from '#contract/backups.ts';

/**
 * `npm run backup` beside a running server: only the server may open the embedded database, so the command
 * leaves a request in the data folder, and the server its answer.
 */
const requestFile = (dataDir: string) => join(dataDir, 'tmp', 'backup.request');
const answerFile = (dataDir: string) => join(dataDir, 'tmp', 'backup.answer');

const pollMs = 1_000;
/** A server that takes backups removes the request within seconds. */
const acceptedWithinMs = 15_000;

/** Answers requests of the command line until the returned function is called. */
export function answerRequests(dataDir: string, takeBackup: () => Promise<BackupRun>): () => void {
  const timer = setInterval(() => {
    if (!existsSync(requestFile(dataDir))) return;
    void (async () => {
      await rm(requestFile(dataDir), { force: true });
      const run = await takeBackup();
      const unfinished = `${answerFile(dataDir)}.unfinished`;
      await writeFile(unfinished, JSON.stringify(run), { mode: 0o600 });
      await rename(unfinished, answerFile(dataDir));
      // The command sees by its timeout that there is no answer.
    })().catch(() => undefined);
  }, pollMs);
  timer.unref();
  return () => clearInterval(timer);
}

/**
 * Asks the server that owns the data folder for a backup, and waits for its end. Throws if it does not
 * answer; `isServerThere` says whether it still runs.
 */
export async function requestFromServer(dataDir: string, isServerThere: () => boolean): Promise<BackupRun> {
  await mkdir(join(dataDir, 'tmp'), { recursive: true, mode: 0o700 });
  await rm(answerFile(dataDir), { force: true });
  await writeFile(requestFile(dataDir), '', { mode: 0o600 });
  for (let waited = 0; existsSync(requestFile(dataDir)); waited += pollMs) {
    if (waited >= acceptedWithinMs) {
      await rm(requestFile(dataDir), { force: true });
      throw new Error('The process that owns the data folder takes no backups.');
    }
    await wait(pollMs);
  }
  while (!existsSync(answerFile(dataDir))) {
    if (!isServerThere()) throw new Error('The server stopped during the backup.');
    await wait(pollMs);
  }
  const run = backupRunSchema.parse(JSON.parse(await readFile(answerFile(dataDir), 'utf8')));
  await rm(answerFile(dataDir), { force: true });
  return run;
}
