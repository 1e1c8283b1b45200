import { afterAll, beforeAll, expect, it } from 'vitest';
import { AppError } from '#server/platform/app-error.ts';
import { systemClock } from '#server/platform/clock.ts';
import { openTestDatabase, type TestDatabase } from '#server/platform/database/testing.ts';
import { newId } from '#server/platform/ids.ts';
import { createAuditLog, selectAuditLog } from './audit-log.ts';
import { createOutbox } from './outbox.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await openTestDatabase();
});
afterAll(() => test.close());

const storedMail = {
  recipient: 'ada@studio.test',
  subject: 'Set a new password',
  text: 'https://studio.test/?token=x',
};

function open(isSent: boolean, isNamed: (email: string) => boolean = () => false) {
  const { database } = test;
  const createdAt = systemClock.now();
  const { recipient, subject } = storedMail;
  return createOutbox({
    database,
    accounts: {
      administration: {
        idOf: async () => null,
        isNamed,
        isNamedAdmin: async (_reader, userId) => userId === 'operator',
      },
    },
    auditLog: createAuditLog({ database, clock: systemClock, newId }),
    mail: {
      isSent,
      outbox: async () => [
        { id: '1', recipient, subject, createdAt, error: null },
        { id: '2', recipient, subject, createdAt, error: 'refused' },
      ],
      read: async () => storedMail,
    },
  });
}

it('returns no text if mail is sent, and records nothing', async () => {
  await expect(open(true).read('admin', '1')).rejects.toThrow(AppError);
  await expect(open(true).read('admin', '1')).rejects.toMatchObject({ code: 'forbidden' });
  expect(await selectAuditLog(test.database.db, { limit: 10 })).toEqual([]);
});

it('shows the state of each mail', async () => {
  const states = async (isSent: boolean) => (await open(isSent).list()).mails.map(({ state }) => state);
  expect(await states(true)).toEqual(['waiting', 'failed']);
  expect(await states(false)).toEqual(['kept', 'failed']);
});

it('records reading a mail to an address without an account, too', async () => {
  expect(await open(false).read('admin', '1')).toBe(storedMail.text);
  expect(await selectAuditLog(test.database.db, { limit: 10 })).toMatchObject([
    { action: 'mail.read', actorId: 'admin', subjectId: null, details: { mailId: '1' } },
  ]);
});

it('shows sign-in links of admins listed by the operator only to such admins', async () => {
  const outbox = open(false, (email) => email === storedMail.recipient);
  await expect(outbox.read('admin', '1')).rejects.toMatchObject({ code: 'forbidden' });
  expect(await outbox.read('operator', '1')).toBe(storedMail.text);
});
