import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const patienceMs = 30_000;

/** The token of the link that proves an address, out of the mail that a server without SMTP lays down; waited for. */
export async function mailedToken(dataDir: string, recipient: string): Promise<string> {
  for (const until = Date.now() + patienceMs; Date.now() < until; await wait(50)) {
    const token = mailsTo(dataDir, recipient)
      .map((mail) => /\/verify-email\?token=(\S+)/.exec(mail)?.[1])
      .find((found) => found !== undefined);
    if (token !== undefined) return token;
  }
  throw new Error(`no mail to ${recipient} has come to prove its address`);
}

function mailsTo(dataDir: string, recipient: string): string[] {
  const folder = path.join(dataDir, 'outbox');
  try {
    const mails = readdirSync(folder).map((file) => readFileSync(path.join(folder, file), 'utf8'));
    return mails.filter((mail) => mail.startsWith(`To: ${recipient}\n`));
  } catch {
    // The folder comes with the first mail, and a file that is being put there may have another name in a moment.
    return [];
  }
}
