import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const patienceMs = 30_000;

/** Waits for the verification mail of a server without SMTP and returns its token. */
export async function mailedToken(dataDir: string, recipient: string): Promise<string> {
  for (const until = Date.now() + patienceMs; Date.now() < until; await wait(50)) {
    const token = mailsTo(dataDir, recipient)
      .map((mail) => /\/verify-email\?token=(\S+)/.exec(mail)?.[1])
      .find((found) => found !== undefined);
    if (token !== undefined) return token;
  }
  throw new Error(`no verification mail to ${recipient} has arrived`);
}

function mailsTo(dataDir: string, recipient: string): string[] {
  const folder = path.join(dataDir, 'outbox');
  try {
    const mails = readdirSync(folder).map((file) => readFileSync(path.join(folder, file), 'utf8'));
    return mails.filter((mail) => mail.startsWith(`To: ${recipient}\n`));
  } catch {
    // The first mail creates the folder, and a mail being written is renamed at its end.
    return [];
  }
}
