import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { inspect } from 'node:util';
import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { SettableClock } from '../clock.ts';
import { openTestDatabase, type TestDatabase } from '../database/testing.ts';
import { newId } from '../ids.ts';
import { type Log, silentLog } from '../log-types.ts';
import type { Handler } from '../queue/queue.ts';
import { composeMail, createMail, type Mail, type SmtpConfig } from './mail.ts';
import { mails } from './schema.ts';

let test: TestDatabase;
let dataDir: string;
let clock: SettableClock;
beforeAll(async () => {
  test = await openTestDatabase();
});
afterAll(() => test.close());
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'adventure-mail-'));
  clock = new SettableClock(new Date());
});
afterEach(async () => {
  await test.database.db.delete(mails);
  rmSync(dataDir, { recursive: true, force: true });
});

const body = composeMail({
  language: 'en',
  subject: 'A mail\r\nBcc: eve@studio.test',
  greeting: 'Hello <b>Ada</b>',
  paragraphs: ['One & two'],
  action: { label: 'Go', url: 'https://studio.test/verify-email?token=a&b="c"' },
  footer: 'Because you asked.',
});

/** Mail with a queue that the test processes. */
function openMail(
  smtp: SmtpConfig | null,
  log: Log = silentLog,
): { mail: Mail; deliverAll(): Promise<void> } {
  const waiting: object[] = [];
  let handler: Handler<object> | undefined;
  const mail = createMail({
    database: test.database,
    clock,
    newId,
    log,
    dataDir,
    smtp,
    queue: {
      async enqueue(_tx, _job, payload) {
        waiting.push(payload);
        return newId();
      },
      work(_job, handle) {
        handler = async (entry) => handle({ ...entry, payload: _job.payload.parse(entry.payload) });
      },
    },
  });
  mail.work();
  return {
    mail,
    async deliverAll() {
      for (const payload of waiting.splice(0)) {
        await handler?.({ id: newId(), payload, attempt: 1, signal: new AbortController().signal });
      }
    },
  };
}

const sendTo = (mail: Mail, recipient: string) =>
  test.database.inTransaction((tx) => mail.send(tx, recipient, body));

describe('a composed mail', () => {
  it('contains no markup or header from user input', () => {
    expect(body.subject).toBe('A mail Bcc: eve@studio.test');
    expect(body.html).toContain('Hello &lt;b&gt;Ada&lt;/b&gt;');
    expect(body.html).toContain('href="https://studio.test/verify-email?token=a&amp;b=&quot;c&quot;"');
    expect(body.text).toContain('Go:\nhttps://studio.test/verify-email?token=a&b="c"\n');
  });

  it('is dark if the reader’s system is, and no long word leaves the column', () => {
    expect(body.html).toContain('<meta name="color-scheme" content="light dark">');
    expect(body.html).toContain('@media (prefers-color-scheme:dark)');
    expect(body.html).toContain('overflow-wrap:anywhere');
  });

  it('fetches nothing, which would reveal that it was read', () => {
    expect(body.html).not.toMatch(/<(img|link|script)|@import|url\(/);
  });

  it('shows the URL of a page below its button, and no URL for programs', () => {
    const answer = composeMail({
      language: 'en',
      subject: 'A message',
      greeting: 'Hello',
      paragraphs: [],
      action: { label: 'Answer', url: 'mailto:ada@studio.test?subject=A1' },
      footer: 'Because you asked.',
    });
    expect(body.html).toContain('>https://studio.test/verify-email?token=a&amp;b=&quot;c&quot;</p>');
    expect(answer.html).toContain('href="mailto:ada@studio.test?subject=A1"');
    expect(answer.html).not.toContain('>mailto:');
  });
});

describe('with SMTP', () => {
  let server: SMTPServer;
  let received: { to: string[]; source: string }[];
  let refuses: boolean;
  let refusal: string;
  let refusalStatus: number;
  let smtp: SmtpConfig;
  beforeEach(async () => {
    received = [];
    refuses = false;
    refusal = 'not now';
    refusalStatus = 451;
    server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onRcptTo: (_address, _session, done) =>
        done(refuses ? Object.assign(new Error(refusal), { responseCode: refusalStatus }) : null),
      onData(stream, session, done) {
        void text(stream).then((source) => {
          received.push({ to: session.envelope.rcptTo.map(({ address }) => address), source });
          done();
        });
      },
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    const { port } = server.server.address() as AddressInfo;
    smtp = { url: `smtp://127.0.0.1:${port}`, from: 'Adventure <studio@studio.test>' };
  });
  afterEach(() => new Promise<void>((closed) => server.close(closed)));

  it('is sent as text and HTML, to one recipient, and not kept', async () => {
    const { mail, deliverAll } = openMail(smtp);
    await sendTo(mail, 'ada@studio.test');
    await deliverAll();
    expect(received).toHaveLength(1);
    expect(received[0]?.to).toEqual(['ada@studio.test']);
    expect(received[0]?.source).toMatch(/^From: Adventure <studio@studio.test>/m);
    expect(received[0]?.source).toMatch(/^Subject: A mail Bcc: eve@studio.test\r$/m);
    expect(received[0]?.source).toMatch(/^Content-Type: multipart\/alternative/m);
    expect(await mail.outbox(10)).toEqual([]);
    expect(readdirSync(dataDir)).toEqual([]);
    mail.close();
  });

  it('removes links of the mail from the recorded error', async () => {
    const { mail, deliverAll } = openMail(smtp);
    refusal = 'Blocked: https://studio.test/verify-email?token=secret and token=secret';
    refuses = true;
    await sendTo(mail, 'ada@studio.test');
    await expect(deliverAll()).rejects.toThrow();
    const [{ error = '' } = {}] = await mail.outbox(10);
    expect(error).toContain('Blocked');
    expect(error).not.toContain('secret');
    mail.close();
  });

  it('is retried when the server refuses, with the recorded error', async () => {
    const { mail, deliverAll } = openMail(smtp);
    refuses = true;
    await sendTo(mail, 'ada@studio.test');
    await expect(deliverAll()).rejects.toThrow();
    expect(await mail.outbox(10)).toMatchObject([
      { recipient: 'ada@studio.test', error: expect.any(String) },
    ]);
    mail.close();
  });

  it('is not retried when its recipient is refused for good', async () => {
    const { mail, deliverAll } = openMail(smtp);
    refuses = true;
    refusalStatus = 550;
    refusal = 'no such user';
    await sendTo(mail, 'ada@studio.test');
    await deliverAll();
    expect(await mail.outbox(10)).toMatchObject([{ error: expect.stringContaining('no such user') }]);
    mail.close();
  });

  it.each([451, 550])('names no recipient in the log after status %i', async (status) => {
    const lines: unknown[] = [];
    const warn = (...line: unknown[]) => void lines.push(line);
    const { mail, deliverAll } = openMail(smtp, { ...silentLog, warn });
    refuses = true;
    refusalStatus = status;
    // Letters that the hexadecimal id of a mail in the log cannot hold by chance.
    refusal = '5.1.1 <zoltan@studio.test> is refused';
    await sendTo(mail, 'zoltan@studio.test');
    const thrown = await deliverAll().catch((error: unknown) => error);
    expect(lines).toHaveLength(1);
    expect(inspect([lines, thrown], { depth: 9 })).toContain(String(status));
    expect(inspect([lines, thrown], { depth: 9 })).not.toMatch(/zoltan|studio\.test/);
    mail.close();
  });
});

describe('a mail server on this machine', () => {
  it('may have a certificate that nobody has signed', async () => {
    const received: string[] = [];
    const server = new SMTPServer({
      authOptional: true,
      onData(stream, session, done) {
        void text(stream).then(() => {
          received.push(session.secure ? 'encrypted' : 'plain');
          done();
        });
      },
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    const { port } = server.server.address() as AddressInfo;
    const { mail, deliverAll } = openMail({ url: `smtp://127.0.0.1:${port}`, from: 'studio@studio.test' });
    await sendTo(mail, 'ada@studio.test');
    await deliverAll();
    expect(received).toEqual(['encrypted']);
    mail.close();
    await new Promise<void>((closed) => server.close(closed));
  });
});

describe('without SMTP', () => {
  it('is kept for the operator, in a file with owner-only access, and deleted after a week', async () => {
    const { mail, deliverAll } = openMail(null);
    expect(mail.isSent).toBe(false);
    await sendTo(mail, 'ada@studio.test');
    await deliverAll();
    const folder = join(dataDir, 'outbox');
    const [name = ''] = readdirSync(folder);
    expect(readFileSync(join(folder, name), 'utf8')).toContain('/verify-email?token=');
    expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600);
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    expect(await mail.outbox(10)).toMatchObject([{ recipient: 'ada@studio.test', error: null }]);
    clock.advance(7 * 24 * 60 * 60_000 + 1);
    await mail.sweep();
    expect(readdirSync(folder)).toEqual([]);
    expect(await mail.outbox(10)).toEqual([]);
  });

  it('is deleted with its recipient', async () => {
    const { mail, deliverAll } = openMail(null);
    await sendTo(mail, 'ada@studio.test');
    await sendTo(mail, 'bob@studio.test');
    await deliverAll();
    await mail.deleteMailsTo('ada@studio.test');
    expect((await mail.outbox(10)).map(({ recipient }) => recipient)).toEqual(['bob@studio.test']);
    expect(readdirSync(join(dataDir, 'outbox'))).toHaveLength(1);
  });

  it('of a rolled-back transaction does not exist', async () => {
    const { mail } = openMail(null);
    const undone = test.database.inTransaction(async (tx) => {
      await mail.send(tx, 'ada@studio.test', body);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await mail.outbox(10)).toEqual([]);
  });
});
