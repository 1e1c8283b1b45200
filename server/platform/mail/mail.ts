import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { desc, eq, lt, or, sql } from 'drizzle-orm';
import * as z from 'zod';
import { dayMs } from '#contract/durations.ts';
import { outboxLimits } from '#contract/outbox.ts';
import type { Clock } from '../clock.ts';
import type { Database, Reader, Tx } from '../database/database.ts';
import type { Log } from '../log-types.ts';
import { defineJob, type Queue } from '../queue/queue.ts';
import type { MailContent } from './mail-content.ts';
import { mails } from './schema.ts';
import { createFolderTransport, createSmtpTransport, type SmtpConfig } from './transport.ts';
import { asHtml } from './write-html.ts';

export type { SmtpConfig } from './transport.ts';

export interface OutboxMail {
  id: string;
  recipient: string;
  subject: string;
  createdAt: Date;
  /** Why it could not be sent; null before any attempt. */
  error: string | null;
}

/** Sends mails or, without SMTP, keeps them where only the operator reads them. */
export interface Mail {
  /** Whether mail is actually sent. */
  readonly isSent: boolean;
  /** Queues a mail in the caller's transaction: it is sent on commit only. */
  send(tx: Tx, recipient: string, body: MailBody): Promise<void>;
  /** Unsent mails, newest first, without their texts, which contain secrets. */
  outbox(limit: number): Promise<OutboxMail[]>;
  /** One of them with its text; null for an unknown id. The caller records who reads it. */
  read(reader: Reader, mailId: string): Promise<{ recipient: string; subject: string; text: string } | null>;
  /** Deletes all mails to a lower-case address, and those that contain it, queued or kept. */
  deleteMailsTo(address: string): Promise<void>;
  /** Deletes mails older than any secret in them is valid; for the schedule. */
  sweep(): Promise<void>;
  /** Registers the worker that sends. */
  work(): void;
  close(): void;
}

/** A wake-up; the mail is in its row. Retries for about two hours, for a server that restarts. */
const sendMailEntry = defineJob('send-mail', z.object({ mailId: z.string() }), {
  redeliveryLimit: 8,
  redeliveryDelaySeconds: 30,
  expireSeconds: 120,
});

export interface MailOptions {
  database: Database;
  queue: Pick<Queue, 'enqueue' | 'work'>;
  clock: Clock;
  newId(): string;
  log: Log;
  dataDir: string;
  /** Null to keep mails for the operator. */
  smtp: SmtpConfig | null;
}

const keepMs = outboxLimits.keepDays * dayMs;

export function createMail(options: MailOptions): Mail {
  const { database, queue, clock, newId, log, smtp } = options;
  const folder = join(options.dataDir, 'outbox');
  const transport = smtp ? createSmtpTransport(smtp) : createFolderTransport(folder);
  const removeFiles = (ids: string[]) =>
    Promise.all(ids.map((id) => rm(join(folder, `${id}.txt`), { force: true })));

  async function deliver(mailId: string): Promise<void> {
    const [mail] = await database.db.select().from(mails).where(eq(mails.id, mailId));
    if (!mail) return;
    try {
      await transport.deliver(mail);
    } catch (error) {
      const { code, status, isFinal } = readFailure(error);
      const reason = error instanceof Error ? withoutLinks(error.message).slice(0, 500) : 'unknown';
      await database.db.update(mails).set({ error: reason }).where(eq(mails.id, mailId));
      // Neither the recipient nor the server's words, which repeat the address, are logged; the queue logs
      // what is thrown.
      const text = isFinal ? 'a mail was refused for good' : 'a mail could not be sent and will be retried';
      log.warn({ mailId, code, status }, text);
      if (isFinal) return;
      throw new Error(`The mail server did not take a mail (${[code, status].filter(Boolean).join(' ')}).`);
    }
    if (smtp) await database.db.delete(mails).where(eq(mails.id, mailId));
  }

  return {
    isSent: smtp !== null,
    async send(tx, recipient, body) {
      const id = newId();
      await tx.insert(mails).values({ id, recipient, ...body, createdAt: clock.now() });
      await queue.enqueue(tx, sendMailEntry, { mailId: id });
    },
    outbox: (limit) =>
      database.db
        .select({
          id: mails.id,
          recipient: mails.recipient,
          subject: mails.subject,
          createdAt: mails.createdAt,
          error: mails.error,
        })
        .from(mails)
        .orderBy(desc(mails.createdAt), desc(mails.id))
        .limit(limit),
    async read(reader, mailId) {
      const { recipient, subject, text } = mails;
      const [mail] = await reader
        .select({ recipient, subject, text })
        .from(mails)
        .where(eq(mails.id, mailId));
      return mail ?? null;
    },
    async deleteMailsTo(address) {
      const gone = await database.db
        .delete(mails)
        .where(or(eq(mails.recipient, address), sql`position(${address} in lower(${mails.text})) > 0`))
        .returning({ id: mails.id });
      await removeFiles(gone.map(({ id }) => id));
    },
    async sweep() {
      const before = new Date(clock.now().getTime() - keepMs);
      const gone = await database.db
        .delete(mails)
        .where(lt(mails.createdAt, before))
        .returning({ id: mails.id });
      await removeFiles(gone.map(({ id }) => id));
    },
    work() {
      queue.work(sendMailEntry, ({ payload }) => deliver(payload.mailId));
    },
    close: () => transport.close(),
  };
}

/** What nodemailer and the server say about a failed attempt, without addresses. */
function readFailure(error: unknown): { code: string | null; status: number | null; isFinal: boolean } {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  const status = typeof responseCode === 'number' ? responseCode : null;
  // RFC 5321, 4.2.1: a 5yz answer to recipient or text is final. One to the sign-in is the operator's.
  const isFinal = (code === 'EENVELOPE' || code === 'EMESSAGE') && status !== null && status >= 500;
  return { code: typeof code === 'string' ? code : null, status, isFinal };
}

/** A server that refuses a mail because of a link may quote the link, which is the recipient's secret. */
function withoutLinks(text: string): string {
  return text.replaceAll(/https?:\S+|\S*token=\S+/gi, '[link]');
}

export interface MailBody {
  subject: string;
  text: string;
  html: string;
}

/** Writes a mail as plain text and as HTML simple enough for every mail client. */
export function composeMail(content: MailContent): MailBody {
  const subject = oneLine(content.subject);
  return { subject, text: asText(content), html: asHtml({ ...content, subject }) };
}

function asText({ greeting, paragraphs, code, action, footer }: MailContent): string {
  const [first = '', ...others] = paragraphs;
  const parts = [greeting, first, ...(code ? [code] : []), ...others];
  if (action) parts.push(`${action.label}:\n${action.url}`);
  return `${[...parts, `-- \n${footer}`].join('\n\n')}\n`;
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
