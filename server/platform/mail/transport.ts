import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { MailRow } from './schema.ts';

export interface SmtpConfig {
  /** `smtp://` or `smtps://`, with credentials if the server needs them. */
  url: string;
  /** `Name <address>` or the address only. */
  from: string;
}

/** Delivers one mail; throws on failure. */
export interface MailTransport {
  deliver(mail: MailRow): Promise<void>;
  close(): void;
}

const timeoutMs = 20_000;

/** Mail to this machine crosses no network, and Debian's Postfix has a self-signed certificate. */
const isThisMachine = (url: string) => /^(localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(url).hostname);

export function createSmtpTransport({ url, from }: SmtpConfig): MailTransport {
  const smtp = createTransport({
    url,
    ...(isThisMachine(url) && { tls: { rejectUnauthorized: false } }),
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    // Mails contain only our text: nothing in it may name a file or URL to fetch.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async deliver({ id, recipient, subject, text, html, createdAt }) {
      await smtp.sendMail({
        from,
        // An object, so that no address can be parsed as two.
        to: { name: '', address: recipient },
        subject,
        text,
        html,
        date: createdAt,
        // The same for every attempt: a mail that arrives twice is shown once.
        messageId: `<${id}@${domainOf(from)}>`,
        headers: { 'Auto-Submitted': 'auto-generated' },
      });
    },
    close: () => smtp.close(),
  };
}

/** Without SMTP a mail becomes a file that only the server's own user can read. */
export function createFolderTransport(folder: string): MailTransport {
  return {
    async deliver({ id, recipient, subject, text, createdAt }) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const head = `To: ${recipient}\nSubject: ${subject}\nDate: ${createdAt.toISOString()}\n`;
      await writeFile(join(folder, `${id}.txt`), `${head}\n${text}`, { mode: 0o600 });
    },
    close: () => {},
  };
}

function domainOf(from: string): string {
  return /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost';
}
