import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { errorResponseSchema } from '#contract/error-codes.ts';
import { getProfile, listSessions } from '#contract/profile.ts';
import { signInMethods, users } from '../schema.ts';
import {
  type AccountBench,
  cookiesOf,
  openAccountBench,
  type Sent,
  type SignedUp,
  validPassword,
} from '../testing.ts';
import { readDevice } from './device.ts';

let bench: AccountBench;
beforeAll(async () => {
  bench = await openAccountBench();
});
afterAll(() => bench.close());
// Moves past the rate limits that the previous test used up.
beforeEach(() => bench.clock.advance(20 * 60_000));

const codeOf = async (path: string, sent: Sent) => {
  const response = await bench.send(path, sent);
  return response.status === 200 ? 200 : errorResponseSchema.parse(await response.json()).code;
};
const profileOf = async (cookie: string) =>
  getProfile.response.parse(await (await bench.send('/api/user/profile', { cookie })).json()).profile;
const change = (cookie: string, body: object) =>
  bench.send('/api/user/profile', { method: 'PATCH', cookie, body });
const isSignedIn = async (cookie: string) =>
  (await bench.send('/api/user/profile', { cookie })).status === 200;

async function signInOnAnotherDevice({ email }: SignedUp, userAgent = 'curl/8'): Promise<string> {
  const body = { email, password: validPassword };
  return cookiesOf(
    await bench.send('/api/auth/sign-in/email', { body, headers: { 'user-agent': userAgent } }),
  );
}

describe('a profile', () => {
  it("starts with the sign-up's data and without news mails", async () => {
    const ada = await bench.signUp();
    expect(await profileOf(ada.cookie)).toMatchObject({
      name: 'Ada',
      email: ada.email,
      picture: null,
      language: null,
      theme: null,
      emailPreferences: { newSignIn: true, coinsExpiring: true, news: false },
      writesPrompt: false,
      hasPassword: true,
      deletionDate: null,
    });
  });

  it('changes only the fields sent', async () => {
    const { cookie, userId } = await bench.signUp();
    await change(cookie, { language: 'pt', theme: 'light', emailPreferences: { news: true } });
    await change(cookie, {
      name: ' Grace\u202e ',
      emailPreferences: { newSignIn: false },
      writesPrompt: true,
    });
    expect(await profileOf(cookie)).toMatchObject({
      name: 'Grace',
      language: 'pt',
      theme: 'light',
      emailPreferences: { newSignIn: false, coinsExpiring: true, news: true },
      writesPrompt: true,
    });
    expect(await bench.accounts.writesPrompt(userId)).toBe(true);
    await change(cookie, { language: null });
    expect(await profileOf(cookie)).toMatchObject({ language: null, theme: 'light' });
    const info = await (await bench.send('/api/user/info', { cookie })).json();
    expect(info).toMatchObject({ displayName: 'Grace', language: null, theme: 'light' });
  });

  it.each([
    [{ name: '' }, 'name_required'],
    [{ name: '\u200b' }, 'name_required'],
    [{ name: 'x'.repeat(81) }, 'validation_failed'],
    [{ language: 'tlh' }, 'validation_failed'],
    [{ theme: 'pink' }, 'validation_failed'],
    [{ emailPreferences: { news: 'yes' } }, 'validation_failed'],
  ])('refuses %j', async (body, code) => {
    const { cookie } = await bench.signUp();
    expect(errorResponseSchema.parse(await (await change(cookie, body)).json()).code).toBe(code);
  });

  it('accepts no admin right, plan or address', async () => {
    const { cookie, userId, email } = await bench.signUp();
    await change(cookie, {
      isAdmin: true,
      plan: 'pro',
      email: 'boss@studio.test',
      emailVerified: true,
      name: 'Eve',
    });
    const [row] = await bench.database.db.select().from(users).where(eq(users.id, userId));
    expect(row).toMatchObject({ name: 'Eve', isAdmin: false, plan: 'free', email, emailVerified: false });
  });

  it.each([
    ['GET', '/api/user/profile'],
    ['PATCH', '/api/user/profile'],
    ['POST', '/api/user/profile-picture'],
    ['DELETE', '/api/user/profile-picture'],
    ['POST', '/api/user/password'],
    ['GET', '/api/user/sessions'],
    ['DELETE', '/api/user/sessions/x'],
    ['POST', '/api/user/sign-out-everywhere'],
    ['GET', '/api/user/linked-accounts'],
    ['GET', '/api/user/data'],
    ['POST', '/api/user/delete-account'],
    ['POST', '/api/user/keep-account'],
    ['POST', '/api/auth/send-verification'],
    ['GET', '/api/auth/admin-access'],
  ])('requires a session: %s %s', async (method, path) => {
    expect(await codeOf(path, { method })).toBe('not_signed_in');
  });
});

describe('a profile picture', () => {
  const picture = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#336699' } })
      .jpeg()
      .toBuffer();

  async function upload(cookie: string, bytes: Buffer): Promise<Response> {
    const body = new FormData();
    body.append('picture', new Blob([new Uint8Array(bytes)]), 'me.jpg');
    return bench.api.hono.request('/api/user/profile-picture', { method: 'POST', body, headers: { cookie } });
  }

  const keyOf = (address: string | null) => address?.replace('/files/', '') ?? '';

  it('is cropped to a square and shown everywhere', async () => {
    const { cookie, userId } = await bench.signUp();
    const { profile } = getProfile.response.parse(
      await (await upload(cookie, await picture(900, 500))).json(),
    );
    expect(profile.picture).toMatch(new RegExp(`^/files/avatars/${userId}/`));
    const stored = await bench.objects.get(keyOf(profile.picture));
    const { width, height, format } = await sharp(
      Buffer.concat((await stored?.stream.toArray()) as Buffer[]),
    ).metadata();
    expect({ width, height, format }).toEqual({ width: 256, height: 256, format: 'webp' });
    const info = await (await bench.send('/api/user/info', { cookie })).json();
    expect(info).toMatchObject({ profilePicture: profile.picture });
  });

  it('replaces the previous one, deletes its file, and can be removed', async () => {
    const { cookie, userId } = await bench.signUp();
    await upload(cookie, await picture(300, 300));
    await upload(cookie, await picture(400, 400));
    expect(await bench.objects.list(`avatars/${userId}/`)).toHaveLength(1);
    await bench.send('/api/user/profile-picture', { method: 'DELETE', cookie });
    expect(await bench.objects.list(`avatars/${userId}/`)).toEqual([]);
    expect((await profileOf(cookie)).picture).toBeNull();
  });

  it('has at most 20 megapixels, or the old one stays', async () => {
    const { cookie } = await bench.signUp();
    await upload(cookie, await picture(300, 300));
    const { picture: before } = await profileOf(cookie);
    const refused = await upload(cookie, await picture(5_001, 4_000));
    expect(refused.status).toBe(422);
    expect(await refused.json()).toMatchObject({ code: 'profile_picture_too_large' });
    expect((await profileOf(cookie)).picture).toBe(before);
  });

  it('must be an image', async () => {
    const { cookie } = await bench.signUp();
    const answer = await upload(cookie, Buffer.from('<svg onload="alert(1)"/>'));
    expect(answer.status).toBe(415);
    const none = await bench.api.hono.request('/api/user/profile-picture', {
      method: 'POST',
      body: new FormData(),
      headers: { cookie },
    });
    expect(none.status).toBe(422);
  });
});

describe('the sessions of a user', () => {
  const sessionsOf = async (cookie: string) =>
    listSessions.response.parse(await (await bench.send('/api/user/sessions', { cookie })).json()).sessions;
  const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';

  it('list the current one first, by device and without a place', async () => {
    const ada = await bench.signUp();
    const otherSession = await signInOnAnotherDevice(ada, firefox);
    const sessions = await sessionsOf(otherSession);
    expect(sessions).toMatchObject([
      { isCurrent: true, browser: 'Firefox', system: 'Windows', kind: 'computer' },
      { isCurrent: false },
    ]);
    expect(JSON.stringify(sessions)).not.toMatch(/ip|address|token/i);
  });

  it('show when they were last active, to the minute', async () => {
    const ada = await bench.signUp();
    await bench.send('/api/user/update-activity', { method: 'POST', cookie: ada.cookie });
    expect((await sessionsOf(ada.cookie))[0]?.lastSeenAt).toBe(bench.clock.now().toISOString());
  });

  it('can be ended one by one, but not those of other users', async () => {
    const [ada, eve] = [await bench.signUp(), await bench.signUp()];
    const otherSession = await signInOnAnotherDevice(ada);
    expect(await isSignedIn(otherSession)).toBe(true);
    const other = (await sessionsOf(ada.cookie)).find(({ isCurrent }) => !isCurrent);
    const path = `/api/user/sessions/${other?.id}`;
    expect(await codeOf(path, { method: 'DELETE', cookie: eve.cookie })).toBe(200);
    expect(await isSignedIn(otherSession)).toBe(true);
    expect(await codeOf(path, { method: 'DELETE', cookie: ada.cookie })).toBe(200);
    expect(await isSignedIn(otherSession)).toBe(false);
    expect(await isSignedIn(ada.cookie)).toBe(true);
  });

  it('can all be ended at once, including this one, whose cookie is cleared', async () => {
    const [ada, eve] = [await bench.signUp(), await bench.signUp()];
    const otherSession = await signInOnAnotherDevice(ada);
    expect(await isSignedIn(otherSession)).toBe(true);
    const answer = await bench.send('/api/user/sign-out-everywhere', { method: 'POST', cookie: ada.cookie });
    expect(await answer.json()).toEqual({ success: true, endedSessions: 2 });
    expect(answer.headers.getSetCookie()[0]).toMatch(/session_token=; Max-Age=0/);
    expect([await isSignedIn(ada.cookie), await isSignedIn(otherSession)]).toEqual([false, false]);
    expect(await isSignedIn(eve.cookie)).toBe(true);
  });

  it.each([
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
      'Safari',
      'iOS',
      'phone',
    ],
    [
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
      'Chrome',
      'Linux',
      'computer',
    ],
    ['\u0000\u0000', null, null, 'other'],
    [null, null, null, 'other'],
  ])('are named after the user agent: %s', (userAgent, browser, system, kind) => {
    expect(readDevice(userAgent)).toEqual({ browser, system, kind });
  });
});

describe('the last sign-in method', () => {
  it('cannot be removed', async () => {
    const { cookie, userId } = await bench.signUp();
    const [method] = await bench.database.db
      .select()
      .from(signInMethods)
      .where(eq(signInMethods.userId, userId));
    const path = `/api/user/linked-accounts/${method?.id}`;
    expect(await codeOf(path, { method: 'DELETE', cookie })).toBe('last_sign_in_method');
  });
});
