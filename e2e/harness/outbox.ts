import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import type { RunningServer } from './server.ts';

/** Returns the e-mails to a recipient from the outbox of a server without SMTP. */
function mailsTo(server: RunningServer, recipient: string): string[] {
  const folder = path.join(server.dataDir, 'outbox');
  try {
    return readdirSync(folder)
      .toSorted()
      .map((file) => readFileSync(path.join(folder, file), 'utf8'))
      .filter((mail) => mail.startsWith(`To: ${recipient}\n`));
  } catch {
    return [];
  }
}

/** Waits for a mailed link to a page, other than `before`, and returns it. */
export async function mailedLink(
  server: RunningServer,
  recipient: string,
  page: string,
  before = '',
): Promise<string> {
  let link = '';
  await expect(() => {
    const links = mailsTo(server, recipient).flatMap(
      (mail) => mail.match(new RegExp(`http\\S+${page}\\?token=\\S+`, 'g')) ?? [],
    );
    link = links.at(-1) ?? '';
    expect(link, `an e-mail to ${recipient} with a link to ${page}`).not.toBe('');
    expect(link, 'a newer e-mail').not.toBe(before);
  }).toPass();
  return link;
}
