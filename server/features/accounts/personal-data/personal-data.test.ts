import { eq } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dayMs } from '#contract/durations.ts';
import { errorResponseSchema } from '#contract/error-codes.ts';
import { initialSettings } from '#contract/generation.ts';
import { deleteAccount } from '#contract/profile.ts';
import { auditData } from '../../admin/audit-log.ts';
import { auditLog } from '../../admin/schema.ts';
import { ledgerData } from '../../coins/feature.ts';
import { galleryData } from '../../gallery/personal-data.ts';
import { images } from '../../gallery/schema.ts';
import { users } from '../schema.ts';
import { sessionCacheMs } from '../session-cache.ts';
import { type AccountBench, cookiesOf, openAccountBench, type SignedUp, validPassword } from '../testing.ts';
import { closedForMs } from './deletion.ts';

let bench: AccountBench;
const pictureData = () => {
  const { database, objects, accounts } = bench;
  return galleryData({ database, objects, writesPrompt: (userId) => accounts.writesPrompt(userId) });
};
beforeAll(async () => {
  bench = await openAccountBench({
    dataHolders: () => [pictureData(), ledgerData(bench.database), auditData(bench.database)],
  });
});
afterAll(() => bench.close());
// Moves past the rate limits that the previous test used up.
beforeEach(() => bench.clock.advance(61 * 60_000));

const inDays = (days: number) => new Date(bench.clock.now().getTime() + days * dayMs);

const requestDeletion = ({ cookie }: SignedUp, confirmation: string) =>
  bench.send('/api/user/delete-account', { body: { confirmation }, cookie });
const isSignedIn = async (cookie: string) => (await bench.send('/api/user/info', { cookie })).status === 200;
const signInAgain = ({ email }: SignedUp) =>
  bench.send('/api/auth/sign-in/email', { body: { email, password: validPassword } });
/** Both steps of the schedule: closes what is due then, and deletes it some time later. */
const deleteDue = async ({ accounts }: AccountBench, due: Date) =>
  (await accounts.deleteDueAccounts(due)) +
  (await accounts.deleteDueAccounts(new Date(due.getTime() + closedForMs)));
const exists = async ({ userId }: SignedUp) =>
  (await bench.database.db.$count(users, eq(users.id, userId))) === 1;

describe('requesting deletion', () => {
  it('requires the address, in any letter case', async () => {
    const ada = await bench.signUp();
    for (const wrong of ['', 'delete', `${ada.email}x`, 'x'.repeat(300)]) {
      const answer = await requestDeletion(ada, wrong);
      expect(errorResponseSchema.parse(await answer.json()).code).toBe('confirmation_mismatch');
    }
    expect((await requestDeletion(ada, ` ${ada.email.toUpperCase()} `)).status).toBe(200);
  });

  it('gives seven days, ends the other sessions at once, and sends a mail', async () => {
    const ada = await bench.signUp();
    const otherSession = cookiesOf(await signInAgain(ada));
    expect(await isSignedIn(otherSession)).toBe(true);
    const answer = await requestDeletion(ada, ada.email);
    const { user } = deleteAccount.response.parse(await answer.json());
    expect(user.deletionDate).toBe(inDays(7).toISOString());
    expect([await isSignedIn(ada.cookie), await isSignedIn(otherSession)]).toEqual([true, false]);
    expect(bench.sent.at(-1)).toMatchObject({
      recipient: ada.email,
      subject: 'Your account will be deleted',
    });
  });

  it('again does not restart the seven days', async () => {
    const ada = await bench.signUp();
    const due = inDays(7).toISOString();
    await requestDeletion(ada, ada.email);
    bench.clock.advance(dayMs);
    const again = { ...ada, cookie: cookiesOf(await signInAgain(ada)) };
    const { user } = deleteAccount.response.parse(await (await requestDeletion(again, ada.email)).json());
    expect(user.deletionDate).toBe(due);
  });

  it('can be undone by signing in and keeping the account', async () => {
    const ada = await bench.signUp();
    await requestDeletion(ada, ada.email);
    const again = await signInAgain(ada);
    expect(await again.json()).toMatchObject({ user: { deletionDate: expect.any(String) } });
    const response = await bench.send('/api/user/keep-account', { method: 'POST', cookie: cookiesOf(again) });
    expect(await response.json()).toMatchObject({ user: { deletionDate: null } });
    await deleteDue(bench, inDays(8));
    expect(await exists(ada)).toBe(true);
  });
});

describe('deletion', () => {
  it('closes the account first, and erases it when no process can accept one of its sessions', async () => {
    const ada = await bench.signUp();
    const other = await openAccountBench({}, bench.database);
    await requestDeletion(ada, ada.email);
    const isSignedInOnOther = async () =>
      (await other.send('/api/user/info', { cookie: ada.cookie })).status === 200;
    expect(await isSignedInOnOther()).toBe(true);
    const closedAt = inDays(7);
    expect(await bench.accounts.deleteDueAccounts(closedAt)).toBe(0);
    // Neither its owner nor an admin can reopen it.
    expect((await signInAgain(ada)).status).toBe(403);
    await expect(bench.accounts.administration.unblock(ada.userId)).rejects.toMatchObject({
      code: 'not_found',
    });
    await expect(bench.accounts.cancelDeletion(ada.userId)).rejects.toMatchObject({ code: 'not_signed_in' });
    await expect.poll(isSignedInOnOther, { timeout: 1_000, interval: 10 }).toBe(false);
    const afterMs = (ms: number) => new Date(closedAt.getTime() + ms);
    expect(closedForMs).toBeGreaterThan(2 * sessionCacheMs);
    expect(await bench.accounts.deleteDueAccounts(afterMs(closedForMs - 1))).toBe(0);
    expect(await exists(ada)).toBe(true);
    expect(await bench.accounts.deleteDueAccounts(afterMs(closedForMs))).toBe(1);
    expect(await exists(ada)).toBe(false);
    await other.close();
  });

  it('happens after the seventh day, not before; then sign-in is refused', async () => {
    await bench.database.db.update(users).set({ deletionDueAt: null });
    const ada = await bench.signUp();
    await requestDeletion(ada, ada.email);
    expect(await deleteDue(bench, inDays(6.99))).toBe(0);
    expect(await isSignedIn(ada.cookie)).toBe(true);
    expect(await deleteDue(bench, inDays(7))).toBe(1);
    expect(await exists(ada)).toBe(false);
    expect(await isSignedIn(ada.cookie)).toBe(false);
    expect((await signInAgain(ada)).status).toBe(401);
    expect(await bench.coins.audit()).toEqual([]);
    // The address is free for a new account.
    expect(await bench.signUp({ email: ada.email })).not.toMatchObject({ userId: ada.userId });
  });

  it("removes everything in the user's folders, including files without a row", async () => {
    const ada = await bench.signUp();
    const key = `pictures/${ada.userId}/job/1/0.webp`;
    await bench.objects.put(key, new Uint8Array([1]), { contentType: 'image/webp' });
    await requestDeletion(ada, ada.email);
    await deleteDue(bench, inDays(7));
    expect(await bench.objects.exists(key)).toBe(false);
  });

  it('of one account that fails does not stop the others', async () => {
    const [ada, eve] = [await bench.signUp(), await bench.signUp()];
    for (const account of [ada, eve]) await requestDeletion(account, account.email);
    const failing = await openAccountBench(
      {
        dataHolders: () => [
          {
            name: 'failing',
            records: {},
            async erase(_tx, { userId }) {
              if (userId === ada.userId) throw new Error('it does not go');
            },
          },
        ],
      },
      bench.database,
    );
    await deleteDue(failing, inDays(8));
    await failing.close();
    expect([await exists(ada), await exists(eve)]).toEqual([true, false]);
    await deleteDue(bench, inDays(8));
    expect(await exists(ada)).toBe(false);
  });

  it('waits while the user has running work, with the account closed', async () => {
    let isQuiet = false;
    const busy = await openAccountBench({
      dataHolders: () => [
        { name: 'busy', records: {}, stopWork: async () => isQuiet, erase: async () => {} },
      ],
    });
    const ada = await busy.signUp();
    await busy.send('/api/user/delete-account', { body: { confirmation: ada.email }, cookie: ada.cookie });
    const later = new Date(busy.clock.now().getTime() + 8 * dayMs);
    expect(await deleteDue(busy, later)).toBe(0);
    const body = { email: ada.email, password: validPassword };
    expect((await busy.send('/api/auth/sign-in/email', { body })).status).toBe(403);
    isQuiet = true;
    expect(await deleteDue(busy, later)).toBe(1);
    await busy.close();
  });
});

describe('the export of all data', () => {
  async function picture({ userId }: SignedUp, prompt: string): Promise<Buffer> {
    const bytes = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#abc' } })
      .webp()
      .toBuffer();
    const objectKey = `pictures/${userId}/1/1/0.webp`;
    await bench.objects.put(objectKey, bytes, { contentType: 'image/webp' });
    await bench.database.db.insert(images).values({
      userId,
      id: '0199c0de-0000-7000-8000-000000000001',
      objectKey,
      mimeType: 'image/webp',
      bytes: bytes.length,
      width: 20,
      height: 20,
      variants: [],
      thumbhash: '',
      tool: 'Thumbnail',
      prompt,
      styleId: 'MrBeast',
      styleName: 'MrBeast',
      settings: initialSettings,
      cost: 15,
      engine: 'builtin',
      madeBy: 'a test',
      isModelMade: false,
      warnings: [],
      createdAt: new Date('2026-01-02T03:04:05Z'),
    });
    return bytes;
  }

  it("is a zip of account, records, ledger and pictures, with no other user's data", async () => {
    const [ada, eve] = [await bench.signUp(), await bench.signUp({ name: 'Eve' })];
    const bytes = await picture(ada, 'a lighthouse');
    const answer = await bench.send('/api/user/data', { cookie: ada.cookie });
    expect(answer.headers.get('content-type')).toBe('application/zip');
    expect(answer.headers.get('content-disposition')).toMatch(
      /^attachment; filename="adventure-data-[\d-]+\.zip"/,
    );
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
    const file = 'pictures/2026-01-02-0199c0de-0000-7000-8000-000000000001.webp';
    expect(Object.keys(files).toSorted()).toEqual(
      [
        'account.json',
        'admin/admin-actions.json',
        'ledger/entries.json',
        'ledger/grants.json',
        'ledger/holds.json',
        file,
        'pictures/collections.json',
        'pictures/pictures.json',
      ].toSorted(),
    );
    const read = (name: string) => JSON.parse(strFromU8(files[name] ?? new Uint8Array())) as unknown;
    expect(read('account.json')).toMatchObject({
      email: ada.email,
      name: 'Ada',
      sessions: [{ isCurrent: true }],
    });
    expect(read('ledger/entries.json')).toMatchObject([{ kind: 'grant', amount: 100 }]);
    expect(read('ledger/holds.json')).toEqual([]);
    expect(read('pictures/pictures.json')).toMatchObject([{ prompt: 'a lighthouse' }]);
    expect(Buffer.from(files[file] ?? []).equals(bytes)).toBe(true);
    const words = Object.values(files)
      .map((content) => strFromU8(content))
      .join();
    for (const secret of [eve.userId, eve.email, 'scrypt', 'password":', 'token'])
      expect(words).not.toContain(secret);
  });

  it("has the prompt in a picture's file if its owner wants it in downloads", async () => {
    const ada = await bench.signUp();
    await bench.database.db.delete(images);
    const bytes = await picture(ada, 'a hidden lighthouse');
    await bench.send('/api/user/profile', {
      method: 'PATCH',
      body: { writesPrompt: true },
      cookie: ada.cookie,
    });
    const answer = await bench.send('/api/user/data', { cookie: ada.cookie });
    const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
    const file = files['pictures/2026-01-02-0199c0de-0000-7000-8000-000000000001.webp'] ?? new Uint8Array();
    const { xmpAsString } = await sharp(file, { failOn: 'warning' }).metadata();
    expect(xmpAsString).toContain('a hidden lighthouse');
    expect(xmpAsString).toContain('a test');
    expect(await sharp(file).raw().toBuffer()).toEqual(await sharp(bytes).raw().toBuffer());
  });

  it('lists what admins did to the account, without naming them', async () => {
    const [ada, boss] = [await bench.signUp(), await bench.signUp({ name: 'Boss' })];
    const entry = {
      action: 'user.coins',
      actorId: boss.userId,
      subjectId: ada.userId,
      reason: 'a lost picture',
      outcome: 'done' as const,
      details: { amount: 50 },
    };
    await bench.database.db.insert(auditLog).values({
      ...entry,
      id: 'an-entry',
      requestId: 'a-request',
      createdAt: new Date('2026-01-02T03:04:05Z'),
    });
    const answer = await bench.send('/api/user/data', { cookie: ada.cookie });
    const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
    const actions = strFromU8(files['admin/admin-actions.json'] ?? new Uint8Array());
    expect(JSON.parse(actions)).toEqual([
      {
        action: 'user.coins',
        outcome: 'done',
        reason: 'a lost picture',
        details: { amount: 50 },
        createdAt: '2026-01-02T03:04:05.000Z',
      },
    ]);
    expect(actions).not.toContain(boss.userId);
  });

  it('leaves out a lost file and includes the rest', async () => {
    const ada = await bench.signUp();
    await bench.database.db.delete(images);
    await picture(ada, 'gone');
    await bench.objects.delete([`pictures/${ada.userId}/1/1/0.webp`]);
    const answer = await bench.send('/api/user/data', { cookie: ada.cookie });
    const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
    expect(Object.keys(files)).toContain('pictures/pictures.json');
  });

  it('is limited to five times an hour', async () => {
    const { cookie } = await bench.signUp();
    const statuses = [];
    for (let count = 0; count < 6; count += 1) {
      const answer = await bench.send('/api/user/data', { cookie });
      await answer.arrayBuffer();
      statuses.push(answer.status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });
});
