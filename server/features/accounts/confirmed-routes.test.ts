import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from './schema.ts';
import { type AccountBench, openAccountBench } from './testing.ts';

let bench: AccountBench;
beforeAll(async () => {
  bench = await openAccountBench({ adminEmails: ['boss@studio.test', 'unverified@studio.test'] });
});
afterAll(() => bench.close());

const html = { accept: 'text/html,application/xhtml+xml' };
const from = (site: string) => ({ 'sec-fetch-site': site });
const isSignedIn = async (cookie: string) => (await bench.send('/api/user/info', { cookie })).status === 200;

describe('GET /auth/logout', () => {
  it.each(['same-origin', 'none'])(
    'signs out when the browser reports that it came from %s',
    async (site) => {
      const { cookie } = await bench.signUp();
      const answer = await bench.send('/auth/logout', { cookie, headers: { ...html, ...from(site) } });
      expect(answer.status).toBe(303);
      expect(answer.headers.get('location')).toBe('/logout');
      expect(answer.headers.getSetCookie()[0]).toMatch(/session_token=; Max-Age=0/);
      expect(await isSignedIn(cookie)).toBe(false);
    },
  );

  it('redirects to the page that explains a failure', async () => {
    const { cookie } = await bench.signUp();
    await bench.database.db.execute(sql`alter table sessions rename to sessions_away`);
    const answer = await bench.send('/auth/logout', { cookie, headers: { ...html, ...from('none') } });
    const script = await bench.send('/auth/logout', { cookie, headers: from('same-origin') });
    await bench.database.db.execute(sql`alter table sessions_away rename to sessions`);
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe('/logout?error=logout_failed');
    expect(answer.headers.getSetCookie()[0]).toMatch(/session_token=; Max-Age=0/);
    expect(script.status).toBe(503);
    expect(await isSignedIn(cookie)).toBe(false);
  });

  it('answers a script of ours without a redirect', async () => {
    const { cookie } = await bench.signUp();
    const answer = await bench.send('/auth/logout', { cookie, headers: from('same-origin') });
    expect(await answer.json()).toEqual({ success: true });
    expect(await isSignedIn(cookie)).toBe(false);
  });

  it.each<Record<string, string>>([from('cross-site'), from('same-site'), {}])(
    "only asks when another site's page led there: %o",
    async (headers) => {
      const { cookie } = await bench.signUp();
      const answer = await bench.send('/auth/logout', { cookie, headers: { ...html, ...headers } });
      expect(answer.status).toBe(200);
      expect(await answer.text()).toContain('<form method="post" action="/auth/logout">');
      expect(answer.headers.getSetCookie()).toEqual([]);
      const script = await bench.send('/auth/logout', { cookie, headers });
      expect(script.status).toBe(403);
      expect(await isSignedIn(cookie)).toBe(true);
    },
  );

  it("asks in the browser's language", async () => {
    const answer = await bench.send('/auth/logout', { headers: { ...html, 'accept-language': 'pt-BR' } });
    const page = await answer.text();
    expect(page).toContain('<html lang="pt-BR">');
    expect(page).toContain('Você quer sair da sua conta?');
  });

  it('has a sign-out button that works for our own page only', async () => {
    const { cookie } = await bench.signUp();
    const submit = (site: string) =>
      bench.send('/auth/logout', { method: 'POST', cookie, headers: { ...html, ...from(site) } });
    expect((await submit('cross-site')).status).toBe(403);
    expect(await isSignedIn(cookie)).toBe(true);
    expect((await submit('same-origin')).headers.get('location')).toBe('/logout');
    expect(await isSignedIn(cookie)).toBe(false);
  });

  it('is no error without a session', async () => {
    const answer = await bench.send('/auth/logout', { headers: { ...html, ...from('none') } });
    expect(answer.status).toBe(303);
  });
});

describe('/logout', () => {
  const ask = (method: string, cookie: string, headers: Record<string, string>) =>
    bench.send('/logout', { method, cookie, headers });

  it.each([
    ['POST', { accept: 'application/json', ...from('same-origin') }],
    ['POST', { accept: '*/*' }],
    ['GET', { accept: '*/*', ...from('same-origin') }],
    ['GET', { accept: 'application/json', ...from('same-origin') }],
  ])('signs out a program that sends %s with %o', async (method, headers) => {
    const { cookie } = await bench.signUp();
    const answer = await ask(method, cookie, headers);
    expect([answer.status, await answer.json()]).toEqual([200, { success: true }]);
    expect(answer.headers.getSetCookie()[0]).toMatch(/session_token=; Max-Age=0/);
    expect(await isSignedIn(cookie)).toBe(false);
    expect((await ask(method, cookie, headers)).status).toBe(200);
  });

  it('redirects a form of ours to the page', async () => {
    const { cookie } = await bench.signUp();
    const answer = await ask('POST', cookie, { ...html, ...from('same-origin') });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/logout']);
    expect(await isSignedIn(cookie)).toBe(false);
  });

  it.each([
    ['GET', 403, { accept: 'application/json' }],
    ['GET', 403, { accept: 'application/json', ...from('cross-site') }],
    ['GET', 403, { accept: 'application/json', ...from('same-site') }],
    ['POST', 403, { accept: '*/*', ...from('cross-site') }],
    ['POST', 403, { ...html, origin: 'https://evil.example' }],
    // The page of the app, which this bench does not have.
    ['GET', 404, { accept: '*/*' }],
    ['GET', 404, { accept: '*/*', ...from('cross-site') }],
    ['GET', 404, { ...html, ...from('none') }],
    ['GET', 404, { ...html, ...from('same-origin') }],
    ['GET', 404, { ...html, ...from('same-site') }],
    ['GET', 404, { ...html, referer: 'http://localhost/gallery' }],
    ['GET', 404, html],
  ])('changes nothing by %s, which answers %i to %o', async (method, status, headers) => {
    const { cookie } = await bench.signUp();
    const answer = await ask(method, cookie, headers);
    expect(answer.status).toBe(status);
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(await isSignedIn(cookie)).toBe(true);
  });
});

describe('/logout in a browser that comes from another site', () => {
  it.each<[Record<string, string>]>([
    [from('cross-site')],
    // An older browser.
    [{ referer: 'https://evil.example/page' }],
    [{ referer: 'https://localhost.evil.example/' }],
    [{ referer: 'nonsense' }],
  ])('asks before it signs out: %o', async (headers) => {
    const { cookie } = await bench.signUp();
    const answer = await bench.send('/logout', { cookie, headers: { ...html, ...headers } });
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('<form method="post" action="/logout">');
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(await isSignedIn(cookie)).toBe(true);
  });

  it('has a button that signs out and shows the page', async () => {
    const { cookie } = await bench.signUp();
    const headers = { ...html, ...from('same-origin') };
    const answer = await bench.send('/logout', { method: 'POST', cookie, headers });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/logout']);
    expect(await isSignedIn(cookie)).toBe(false);
  });
});

describe('GET /force-admin-access', () => {
  const force = (cookie: string | undefined, headers: Record<string, string> = from('same-origin')) =>
    bench.send('/force-admin-access', { cookie, headers });

  it('gives the right to a verified address that the operator has listed', async () => {
    const { cookie, userId } = await bench.signUp({ email: 'boss@studio.test' });
    const access = async () => (await bench.send('/api/auth/admin-access', { cookie })).json();
    expect(await access()).toEqual({ success: true, isAdmin: false, isNamed: true, takesCode: true });
    await bench.database.db.update(users).set({ emailVerified: true }).where(eq(users.id, userId));
    const answer = await force(cookie);
    expect(await answer.json()).toEqual({ success: true, isAdmin: true });
    expect(await access()).toEqual({ success: true, isAdmin: true, isNamed: true, takesCode: false });
    expect((await force(cookie, { ...html, ...from('same-origin') })).headers.get('location')).toBe('/admin');
  });

  it.each([
    ['one that is not verified', 'unverified@studio.test', 'email_not_verified'],
    ['any other', 'eve@studio.test', 'forbidden'],
  ])('answers 403 to %s', async (_what, email, code) => {
    const { cookie } = await bench.signUp({ email });
    const answer = await force(cookie);
    expect(answer.status).toBe(403);
    expect(await answer.json()).toMatchObject({ code });
  });

  it('redirects to the page that explains why the button was refused', async () => {
    const submit = (cookie: string | undefined) =>
      bench.send('/force-admin-access', {
        method: 'POST',
        cookie,
        headers: { ...html, ...from('same-origin') },
      });
    const { cookie } = await bench.signUp({ email: 'mallory@studio.test' });
    for (const answer of [await submit(cookie), await submit(undefined)]) {
      expect(answer.status).toBe(303);
      expect(answer.headers.get('location')).toBe('/admin-access');
    }
  });

  it("requires a session, and never acts for another site's page", async () => {
    expect((await force(undefined)).status).toBe(401);
    const { cookie } = await bench.signUp();
    expect((await force(cookie, from('none'))).status).toBe(403);
    const page = await force(cookie, { ...html, ...from('none') });
    expect(await page.text()).toContain('<form method="post" action="/force-admin-access">');
  });
});
