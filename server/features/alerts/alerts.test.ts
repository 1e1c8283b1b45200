import { createHmac } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OperatorWarning } from '#contract/admin-overview.ts';
import { alertLimits } from '#contract/alerts.ts';
import { minuteMs } from '#contract/durations.ts';
import { languages } from '#contract/languages.ts';
import { SettableClock } from '#server/platform/clock.ts';
import { openTestDatabase, type TestDatabase, testDatabaseKind } from '#server/platform/database/testing.ts';
import { createEngineNetwork } from '#server/platform/fetcher/engine-network.ts';
import { newId } from '#server/platform/ids.ts';
import { silentLog } from '#server/platform/log-types.ts';
import type { MailBody } from '#server/platform/mail/mail.ts';
import { createAlerts } from './alerts.ts';
import { openAlerts } from './schema.ts';
import { wordAlert } from './write-alert.ts';

const secret = 'a secret of sixteen';
const failing: OperatorWarning = {
  code: 'engine_failing',
  engines: ['openai'],
  details: { fault: 'misconfigured', failures: 1, since: '2026-01-31T10:00:00.000Z' },
};

let test: TestDatabase;
let receiver: Server;
let url: string;
let clock: SettableClock;
let current: OperatorWarning[];
let mails: MailBody[];
let posted: { headers: Record<string, unknown>; body: string }[];
let answer: number;
const network = createEngineNetwork();

beforeAll(async () => {
  test = await openTestDatabase();
  receiver = createServer(async (request, response) => {
    posted.push({ headers: request.headers, body: await text(request) });
    response.statusCode = answer;
    response.end();
  });
  await new Promise<void>((listening) => receiver.listen(0, '127.0.0.1', listening));
  url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/alerts`;
});
afterAll(async () => {
  await network.close();
  await new Promise((closed) => receiver.close(closed));
  await test.close();
});
beforeEach(async () => {
  await test.database.db.delete(openAlerts);
  clock = new SettableClock(new Date('2026-01-31T12:00:00Z'));
  [current, mails, posted, answer] = [[], [], [], 200];
});

/** A process that looks for alerts. Entries are worked on by `deliverAll`. */
function openProcess(options: { isMailSent?: boolean; webhook?: string | null } = {}) {
  const { isMailSent = true, webhook = url } = options;
  const entries: Parameters<typeof alerts.deliver>[0][] = [];
  const alerts = createAlerts({
    database: test.database,
    queue: {
      async enqueue(_tx, job, payload) {
        entries.push(job.payload.parse(payload) as unknown as (typeof entries)[number]);
        return newId();
      },
    },
    mail: { isSent: isMailSent },
    clock,
    newId,
    log: silentLog,
    notices: async () => current,
    async mailAdmins(_tx, write) {
      mails.push(write({ language: 'en', name: 'Ada' }));
      return 1;
    },
    webhook: webhook === null ? null : { url: webhook, secret },
    fetch: network.fetch,
    origin: 'https://studio.test',
  });
  return {
    alerts,
    async deliverAll() {
      for (const entry of entries.splice(0)) await alerts.deliver(entry);
    },
  };
}

const subjects = () => mails.map(({ subject }) => subject);
const later = (minutes: number) => clock.advance(minutes * minuteMs);

describe(`an alert (${testDatabaseKind})`, () => {
  it('is sent once per occurrence, by whichever process, and survives a restart', async () => {
    current = [failing];
    await openProcess().alerts.check();
    // Another process, and the next one after a restart.
    await Promise.all([openProcess().alerts.check(), openProcess().alerts.check()]);
    expect(subjects()).toEqual(['The engine openai is failing']);
    expect(mails[0]?.text).toContain('Configuration error: check its key and settings.');
    expect(mails[0]?.text).toContain('https://studio.test/admin');
  });

  it('is over once its cause is gone for a while, and a next occurrence is sent again', async () => {
    const { alerts } = openProcess();
    current = [failing];
    await alerts.check();
    current = [];
    await alerts.check();
    later(alertLimits.resolveMinutes - 1);
    await alerts.check();
    // It came back within the time: the same occurrence.
    current = [failing];
    await alerts.check();
    current = [];
    later(alertLimits.resolveMinutes);
    await alerts.check();
    await alerts.check();
    current = [failing];
    await alerts.check();
    expect(subjects()).toEqual([
      'The engine openai is failing',
      'Resolved: The engine openai is failing',
      'The engine openai is failing',
    ]);
  });

  it('is one of its own for each failing engine', async () => {
    current = [failing, { ...failing, engines: ['fal'] }];
    await openProcess().alerts.check();
    expect(subjects()).toEqual(['The engine openai is failing', 'The engine fal is failing']);
  });

  it('without SMTP reaches the webhook alone', async () => {
    current = [failing];
    const { alerts, deliverAll } = openProcess({ isMailSent: false });
    await alerts.check();
    await deliverAll();
    expect(mails).toEqual([]);
    expect(posted).toHaveLength(1);
  });
});

describe('the webhook', () => {
  it('gets JSON with the words and the facts, signed', async () => {
    current = [failing];
    const { alerts, deliverAll } = openProcess();
    await alerts.check();
    await deliverAll();
    const [{ headers, body } = { headers: {}, body: '' }] = posted;
    expect(JSON.parse(body)).toMatchObject({
      event: 'opened',
      code: 'engine_failing',
      engines: ['openai'],
      title: 'The engine openai is failing',
      details: { fault: 'misconfigured' },
      url: 'https://studio.test/admin',
    });
    const [, time, signature] =
      /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(headers['x-adventure-signature'])) ?? [];
    expect(signature).toBe(createHmac('sha256', secret).update(`${time}.${body}`).digest('hex'));
    expect(Number(time)).toBe(clock.now().getTime() / 1000);
  });

  it('that refuses is tried again by the queue, with the same delivery id and no address in the error', async () => {
    current = [failing];
    const { alerts, deliverAll } = openProcess();
    await alerts.check();
    answer = 503;
    const refused = deliverAll();
    await expect(refused).rejects.toThrow('The receiver of alerts answered 503.');
    await expect(refused).rejects.not.toThrow(url);
  });

  it('cannot be a cloud’s metadata address', async () => {
    const { alerts } = openProcess({ webhook: 'http://169.254.169.254/latest/meta-data' });
    expect(await alerts.test()).toMatchObject({ webhook: 'failed', webhookError: expect.any(String) });
  });
});

describe('a test alert', () => {
  it('says what became of it', async () => {
    expect(await openProcess().alerts.test()).toEqual({
      isMailSent: true,
      mailed: 1,
      webhook: 'delivered',
      webhookError: null,
    });
    expect(subjects()).toEqual(['Test alert']);
    expect(JSON.parse(posted[0]?.body ?? '')).toMatchObject({ event: 'test', code: 'test' });
    answer = 404;
    expect(await openProcess({ isMailSent: false }).alerts.test()).toEqual({
      isMailSent: false,
      mailed: 0,
      webhook: 'failed',
      webhookError: 'The receiver of alerts answered 404.',
    });
    expect((await openProcess({ webhook: null }).alerts.test()).webhook).toBe('off');
  });
});

it.each(languages)('leaves no gap in the words of any alert: %s', (language) => {
  const codes: OperatorWarning[] = [
    failing,
    { code: 'backup_failed', engines: [], details: { error: 'The disk is full' } },
    { code: 'backup_old', engines: [], details: {} },
    { code: 'disk_low', engines: [], details: { freeBytes: 700 * 1024 * 1024 } },
    { code: 'queue_waiting', engines: [], details: { waiting: 3, since: '2026-01-31T10:00:00.000Z' } },
    { code: 'stripe_webhook_secret_missing', engines: [] },
  ];
  for (const warning of codes) {
    for (const event of ['opened', 'resolved'] as const) {
      const { title, line } = wordAlert({ event, warning }, language);
      expect(`${title} ${line}`).not.toMatch(/[{}]|undefined/);
    }
  }
});
