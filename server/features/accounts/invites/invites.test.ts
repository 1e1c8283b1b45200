import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getSignInMethods } from '#contract/accounts.ts';
import { dayMs } from '#contract/durations.ts';
import type { Invite } from '#contract/invites.ts';
import type { ServerSettingValue } from '#contract/server-settings.ts';
import { rateWindows } from '#server/platform/http/schema.ts';
import { type AccountBench, newAccount, openAccountBench } from '../testing.ts';

let bench: AccountBench;
let mode: ServerSettingValue<'signup'>;
let adminId: string;
beforeAll(async () => {
  bench = await openAccountBench({ signUpMode: () => mode, adminEmails: ['boss@studio.test'] });
  mode = 'open';
  adminId = (await bench.signUp()).userId;
});
afterAll(() => bench.close());
beforeEach(async () => {
  mode = 'invite';
  await bench.database.db.delete(rateWindows);
});

const invites = () => bench.accounts.administration.invites;
async function makeInvite(given: { maxUses?: number; days?: number } = {}) {
  const { invite, path } = await invites().create(adminId, {
    note: 'for Ada',
    maxUses: 1,
    days: 7,
    ...given,
  });
  return { id: invite.id, token: new URL(path, 'http://localhost').searchParams.get('invite') ?? '' };
}
const signUpWith = async (invite?: string, email?: string) => {
  const body = {
    ...newAccount(email === undefined ? {} : { email }),
    ...(invite !== undefined && { invite }),
  };
  const answer = await bench.send('/api/auth/sign-up/email', { body });
  return answer.status === 200 ? 'done' : ((await answer.json()) as { code: string }).code;
};
const find = async (id: string): Promise<Invite | undefined> =>
  (await invites().list()).find((invite) => invite.id === id);
const shownMode = async () =>
  getSignInMethods.response.parse(await (await bench.send('/api/auth/methods')).json()).signUp;

describe('sign-up by invitation', () => {
  it('is refused without an invitation and with an invented one', async () => {
    expect(await signUpWith()).toBe('invite_required');
    expect(await signUpWith('x'.repeat(32))).toBe('invite_invalid');
    expect(await signUpWith("' or 1=1 --")).toBe('invite_invalid');
  });

  it('works once with a one-use invitation, and says who used it', async () => {
    const { id, token } = await makeInvite();
    expect(await signUpWith(token, 'ada.invited@studio.test')).toBe('done');
    expect(await signUpWith(token)).toBe('invite_invalid');
    expect(await find(id)).toMatchObject({
      state: 'used_up',
      uses: 1,
      usedBy: [{ email: 'ada.invited@studio.test' }],
    });
  });

  it('lets one of eight sign-ups in that race for the last use', async () => {
    const { id, token } = await makeInvite();
    const answers = await Promise.all(Array.from({ length: 8 }, () => signUpWith(token)));
    expect(answers.toSorted()).toEqual(['done', ...Array<string>(7).fill('invite_invalid')]);
    expect((await find(id))?.usedBy).toHaveLength(1);
  });

  it('does not count a sign-up that fails', async () => {
    const { id, token } = await makeInvite();
    expect(await signUpWith(token, 'ada.invited@studio.test')).toBe('email_taken');
    expect(await find(id)).toMatchObject({ state: 'open', uses: 0 });
  });

  it('is refused with an expired and with a revoked invitation', async () => {
    const late = await makeInvite({ days: 1 });
    bench.clock.advance(dayMs);
    expect(await signUpWith(late.token)).toBe('invite_invalid');
    expect((await find(late.id))?.state).toBe('expired');
    const revoked = await makeInvite({ maxUses: 5 });
    expect(await signUpWith(revoked.token)).toBe('done');
    await invites().revoke(revoked.id);
    await invites().revoke(revoked.id);
    expect(await signUpWith(revoked.token)).toBe('invite_invalid');
    expect(await find(revoked.id)).toMatchObject({ state: 'revoked', uses: 1 });
  });

  it('never shows the secret of an invitation again', async () => {
    const { token } = await makeInvite();
    expect(JSON.stringify(await invites().list())).not.toContain(token);
  });
});

describe('closed sign-up', () => {
  it('is refused to everybody, with an invitation too, and lets known users in', async () => {
    const { token } = await makeInvite();
    mode = 'closed';
    expect([await signUpWith(), await signUpWith(token)]).toEqual(['sign_up_closed', 'sign_up_closed']);
    const { email, password } = newAccount({ email: 'ada.invited@studio.test' });
    expect((await bench.send('/api/auth/sign-in/email', { body: { email, password } })).status).toBe(200);
  });

  it('is open to an address that the operator has listed, until it has its account', async () => {
    mode = 'closed';
    expect(await shownMode()).toBe('open');
    expect(await signUpWith(undefined, 'Boss@studio.test')).toBe('done');
    expect(await shownMode()).toBe('closed');
  });

  it('is open to the first account of a server', async () => {
    const fresh = await openAccountBench({ signUpMode: () => 'closed' });
    const methods = async () =>
      ((await (await fresh.send('/api/auth/methods')).json()) as { signUp: string }).signUp;
    expect(await methods()).toBe('open');
    const answers = await Promise.all(
      [newAccount(), newAccount()].map((body) => fresh.send('/api/auth/sign-up/email', { body })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403]);
    expect(await methods()).toBe('closed');
    await fresh.close();
  });
});
