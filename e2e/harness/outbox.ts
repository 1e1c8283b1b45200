import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import type { RunningServer } from './server.ts';

/** The mails that a server without SMTP has laid down for its operator. */
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

/** Waits for a link to a page that was mailed to an address, another one than `before`, and answers it. */
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
    expect(link, `a mail to ${recipient} with a link to ${page}`).not.toBe('');
    expect(link, 'a newer mail').not.toBe(before);
  }).toPass();
  return link;
}
