import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { GalleryImage } from '#contract/images.ts';
import { linkLimits } from '#contract/limits.ts';
import { rateLimits } from '#contract/rate-limits.ts';
import { sharedPagePath } from '#contract/routes.ts';
import type { Log } from '#server/platform/log-types.ts';
import { type Client, openTestApp, type TestApp } from '#server/testing/app.ts';
import { users } from '../accounts/schema.ts';
import { createGalleryUser, type GalleryUser } from '../gallery/testing.ts';
import { privateLinks } from '../private-links/schema.ts';
import { jsonBody, linkOf, makeLink, resetLimits, type Visit, visit } from './testing.ts';

const logged: string[] = [];
const keep = (details: object, message: string) => void logged.push(JSON.stringify({ details, message }));
const log = new Proxy({} as Log, { get: () => keep });

let test: TestApp;
let ada: GalleryUser;
let eve: GalleryUser;
let cat: GalleryImage;
let dog: GalleryImage;

beforeAll(async () => {
  test = await openTestApp({ readLimit: { perSecond: 1_000, burst: 10_000 }, log });
  ada = await createGalleryUser(test);
  eve = await createGalleryUser(test);
  cat = await ada.make('A secret cat');
  dog = await ada.make('A secret dog');
});
beforeEach(() => resetLimits(test));
afterAll(() => test.close());

/** All that a visitor can ask of a link. */
const visitorCalls = (visitor: Visit): [string, () => Promise<Response>][] => [
  ['content', () => visitor.request('')],
  ['view', () => visitor.open()],
  ['comment', () => visitor.comment('Hello')],
  ['choice', () => visitor.choose(1)],
  ['picture', () => visitor.picture()],
  ['download', () => visitor.picture('/pictures/1/download')],
  ['page', () => test.signedOut(`${sharedPagePath}/${visitor.token}`)],
];

async function statuses(calls: [string, () => Promise<Response>][]): Promise<Record<string, number>> {
  const found: [string, number][] = [];
  for (const [name, call] of calls) found.push([name, (await call()).status]);
  return Object.fromEntries(found);
}

const everywhere = (status: number) =>
  Object.fromEntries(visitorCalls(visit(test, 'x')).map(([name]) => [name, status]));

const allowAll = { allowsComments: true, allowsChoice: true, allowsDownload: true };

describe('who may use a link', () => {
  it('is everybody who has it: a visitor, a stranger; the owner but for a choice', async () => {
    const { token } = await makeLink(ada, [cat.id], allowAll);
    expect(await statuses(visitorCalls(visit(test, token)))).toEqual(everywhere(200));
    expect(await statuses(visitorCalls(visit(test, token, eve)))).toEqual(everywhere(200));
    expect(await statuses(visitorCalls(visit(test, token, ada)))).toEqual({
      ...everywhere(200),
      choice: 403,
    });
  });

  it('is nobody without its token', async () => {
    const { token } = await makeLink(ada, [cat.id], allowAll);
    const tries = [
      token.slice(0, -1),
      `${token}A`,
      token.toLowerCase(),
      [...token].reverse().join(''),
      `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`,
      "'%20or%20'1'='1",
    ];
    for (const wrong of tries)
      expect(await statuses(visitorCalls(visit(test, wrong))), wrong).toEqual(everywhere(404));
  });

  it('its digest and its sealed copy open nothing', async () => {
    const { link, token } = await makeLink(ada, [cat.id]);
    const { db } = test.app.database;
    const [row] = await db.select().from(privateLinks).where(eq(privateLinks.id, link.id));
    expect(JSON.stringify(row)).not.toContain(token);
    for (const stored of [row?.tokenDigest, row?.sealedToken, link.id])
      expect(await visit(test, encodeURIComponent(stored ?? '')).status()).toBe(404);
  });

  it('managing it is for its owner only', async () => {
    const { link, token } = await makeLink(ada, [cat.id]);
    const visitor = visit(test, token);
    await visitor.comment('Mine');
    const comment = (await linkOf(ada, link.id)).thread[0]?.id ?? '';
    const at = `/api/links/${link.id}`;
    const calls: [string, RequestInit][] = [
      [at, {}],
      [at, jsonBody('PATCH', { days: 30 })],
      [at, { method: 'DELETE' }],
      [`${at}/comments`, jsonBody('POST', { picture: 1, text: 'Hi' })],
      [`${at}/comments/${comment}`, { method: 'DELETE' }],
    ];
    const headers = { 'content-type': 'application/json', origin: 'http://localhost' };
    for (const [address, init] of calls) {
      expect((await eve.request(address, init)).status, address).toBe(404);
      expect((await test.signedOut(address, { ...init, headers })).status, address).toBe(401);
    }
    expect((await eve.json('/api/links')) as object).toMatchObject({ links: [] });
    expect(await linkOf(ada, link.id)).toMatchObject({ link: { state: 'open', comments: 1 } });
    for (const [address, init] of calls) expect((await ada.request(address, init)).status, address).toBe(200);
  });

  it('nobody links to pictures of others, unknown ones and those in the trash', async () => {
    const trashed = await ada.make('In the trash');
    await ada.done('delete', { ids: [trashed.id] });
    const ask = (client: Client, imageIds: unknown[]) =>
      client.request('/api/links', jsonBody('POST', { imageIds }));
    expect((await ask(eve, [cat.id])).status).toBe(404);
    expect((await ask(ada, [cat.id, trashed.id])).status).toBe(404);
    expect((await ask(ada, [cat.id, crypto.randomUUID()])).status).toBe(404);
    expect((await ask(ada, [])).status).toBe(422);
    const many = Array.from({ length: linkLimits.maxPictures + 1 }, () => crypto.randomUUID());
    expect((await ask(ada, many)).status).toBe(422);
  });
});

describe('a link shows its own pictures alone', () => {
  it('whatever place, id or width is asked for', async () => {
    const { token } = await makeLink(ada, [cat.id]);
    await makeLink(ada, [dog.id, cat.id]);
    const visitor = visit(test, token);
    const paths = [
      '2/320',
      '0/320',
      '-1/320',
      '1.5/320',
      '1/321',
      '1/99999',
      '1/0',
      `${dog.id}/320`,
      'x/320',
    ];
    for (const path of paths) expect((await visitor.picture(`/pictures/${path}`)).status, path).toBe(404);
    expect((await visitor.comment('Hi', { picture: 2 })).status).toBe(404);
  });

  it('no comment, choice or download that its owner does not allow', async () => {
    const { token } = await makeLink(ada, [cat.id], { allowsComments: false });
    expect(await statuses(visitorCalls(visit(test, token)))).toEqual({
      ...everywhere(200),
      comment: 403,
      choice: 403,
      download: 404,
    });
  });

  it('its pictures have no other address: none of the owner’s own, which live a day', async () => {
    const { link, token } = await makeLink(ada, [cat.id], allowAll);
    const visitor = visit(test, token);
    const { pictures } = await visitor.shown();
    const addresses = pictures.flatMap(({ variants, downloadUrl }) => [
      ...variants.map(({ url }) => url),
      downloadUrl ?? '',
    ]);
    for (const address of addresses) expect(address).toMatch(/^\/api\/shared\//);
    await ada.request(`/api/links/${link.id}`, { method: 'DELETE' });
    for (const address of addresses) expect((await test.signedOut(address)).status).toBe(404);
  });
});

describe('a link ends', () => {
  it('while its owner is blocked, and works again afterwards', async () => {
    const { token } = await makeLink(eve, [(await eve.make('A cat')).id], allowAll);
    const block = (blockedAt: Date | null) =>
      test.app.database.db.update(users).set({ blockedAt }).where(eq(users.id, eve.userId));
    await block(new Date());
    expect(await statuses(visitorCalls(visit(test, token)))).toEqual(everywhere(404));
    await block(null);
    expect(await statuses(visitorCalls(visit(test, token)))).toEqual(everywhere(200));
  });

  it('for comments and choices that race with its revocation, too', async () => {
    const { link, token } = await makeLink(ada, [cat.id], allowAll);
    const visitors = Array.from({ length: 4 }, () => visit(test, token));
    const racing = visitors.map((one, index) => (index % 2 === 0 ? one.comment('Racing') : one.choose(1)));
    await Promise.all([...racing, ada.request(`/api/links/${link.id}`, { method: 'DELETE' })]);
    for (const answer of await Promise.all(racing)) expect([200, 404]).toContain(answer.status);
    const before = await linkOf(ada, link.id);
    await visitors[0]?.comment('Too late');
    await visitors[1]?.choose(null);
    expect(await linkOf(ada, link.id)).toEqual(before);
  });
});

describe('floods', () => {
  it('of comments are paced by address and by link, and end at the link’s limit', async () => {
    const { link, token } = await makeLink(ada, [cat.id]);
    const visitor = visit(test, token);
    for (let count = 0; count < rateLimits.linkComment.perAddress; count += 1)
      expect((await visitor.comment(`Comment ${count}`)).status).toBe(200);
    const refused = await visitor.comment('One too many');
    expect([refused.status, refused.headers.has('retry-after')]).toEqual([429, true]);

    const from = async (index: number) => {
      const answer = await test.app.api.hono.request(
        `http://localhost/api/shared/${token}/comments`,
        jsonBody('POST', { visitor: crypto.randomUUID(), picture: 1, text: 'Flood' }),
        { incoming: { socket: { remoteAddress: `203.0.113.${index}` } } },
      );
      return answer.status;
    };
    const answers: number[] = [];
    for (let index = 0; index < rateLimits.commentsOfLink.perUser; index += 1)
      answers.push(await from(index));
    expect(answers).toContain(429);
    expect((await linkOf(ada, link.id)).link.comments).toBe(rateLimits.commentsOfLink.perUser);
  });

  it('of one visitor and of many end at their limits', async () => {
    const { token } = await makeLink(ada, [cat.id], { allowsChoice: true });
    const visitor = visit(test, token);
    for (let count = 0; count < linkLimits.maxCommentsPerVisitor; count += 1) {
      await resetLimits(test);
      expect((await visitor.comment('Again')).status).toBe(200);
    }
    await resetLimits(test);
    const full = await visitor.comment('Again');
    expect([full.status, ((await full.json()) as { code: string }).code]).toEqual([429, 'link_full']);
    expect((await visit(test, token).comment('Me')).status).toBe(200);
  });

  it('of choices by one browser leave one choice', async () => {
    const { link, token } = await makeLink(ada, [cat.id, dog.id], { allowsChoice: true });
    const visitor = visit(test, token);
    await Promise.all([1, 2, 1, 2, 1, 2].map((picture) => visitor.choose(picture)));
    expect((await linkOf(ada, link.id)).link.choices).toBe(1);
  });

  it('of links end at the limit of open ones', async () => {
    const owner = await createGalleryUser(test);
    const { id } = await owner.make('A cat');
    for (let count = 0; count < linkLimits.maxOpenPerUser; count += 1) {
      if (count % 50 === 0) await resetLimits(test);
      await makeLink(owner, [id]);
    }
    await resetLimits(test);
    const answer = await owner.request('/api/links', jsonBody('POST', { imageIds: [id] }));
    expect(((await answer.json()) as { code: string }).code).toBe('too_many_links');
  });
});

describe('hostile texts', () => {
  it('are stored as plain text without what could disguise others', async () => {
    const { link, token } = await makeLink(ada, [cat.id]);
    const visitor = visit(test, token);
    const html = '<img src=x onerror=alert(1)>';
    await visitor.comment(`${html}\n\n\n\n\u202egnp.exe\u2066\u200b end`, {
      name: '\u202eadmin\u2069\u200b',
    });
    const accents = `H\u0301\u0301\u0301\u0301\u0301\u0301\u0301i 👨‍👩‍👧`;
    await visitor.comment(accents, { name: html });
    const [first, second] = (await linkOf(ada, link.id)).thread;
    expect(first).toMatchObject({ name: 'admin', text: `${html}\n\ngnp.exe end` });
    expect(second).toMatchObject({ name: html, text: 'H\u0301\u0301\u0301i 👨‍👩‍👧'.normalize('NFC') });
  });

  it('that are empty, invisible, too long or no text are refused', async () => {
    const { token } = await makeLink(ada, [cat.id]);
    const visitor = visit(test, token);
    const long = 'x'.repeat(linkLimits.commentMaxCharacters + 1);
    for (const text of ['', '   ', '\u200b\u200b', '\u2800', long, 'x'.repeat(1_000_000)])
      expect((await visitor.comment(text)).status, text.slice(0, 10)).toBe(422);
    expect((await visitor.comment('Hi', { name: 'x'.repeat(41) })).status).toBe(422);
    expect((await visitor.comment('Hi', { name: 'two\nlines' })).status).toBe(422);
    expect((await visitor.comment('Hi', { name: ' \u200b ' })).status).toBe(200);
    const odd = await visitor.request(
      '/comments',
      jsonBody('POST', { visitor: 'short', picture: 1, text: 'a' }),
    );
    expect(odd.status).toBe(422);
  });
});

it('another site’s page can neither comment nor choose for a visitor', async () => {
  const { link, token } = await makeLink(ada, [cat.id], allowAll);
  const send = (path: string, init: RequestInit, headers: Record<string, string>) =>
    test.signedOut(`/api/shared/${token}${path}`, { ...init, headers: { ...init.headers, ...headers } });
  const comment = jsonBody('POST', { visitor: crypto.randomUUID(), picture: 1, text: 'Forged' });
  for (const headers of [{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://evil.example' }]) {
    expect((await send('/comments', comment, headers)).status).toBe(403);
    expect((await send('/views', { method: 'POST' }, headers)).status).toBe(403);
  }
  const asForm = { ...comment, headers: { 'content-type': 'text/plain' } };
  expect((await send('/comments', asForm, {})).status).toBeGreaterThanOrEqual(400);
  expect((await linkOf(ada, link.id)).link).toMatchObject({ comments: 0, views: 0 });
});

it('no log line has the token of a link', async () => {
  const { token } = await makeLink(ada, [cat.id], allowAll);
  logged.length = 0;
  const visitor = visit(test, token);
  for (const [, call] of visitorCalls(visitor)) await call();
  await visitor.request('/nothing');
  await test.signedOut(`${sharedPagePath}/${token}`, { method: 'POST' });
  await test.signedOut(`${sharedPagePath}/${token}/more`);
  await visitor.picture('/pictures/99/320');
  expect(logged.length).toBeGreaterThan(5);
  expect(logged.filter((line) => line.includes(token))).toEqual([]);
});

it('every answer behind a token forbids keeping it and passing its address on', async () => {
  const { token } = await makeLink(ada, [cat.id], allowAll);
  const visitors = [visit(test, token), visit(test, 'unknown')];
  for (const [name, call] of visitors.flatMap(visitorCalls)) {
    const { headers } = await call();
    expect([headers.get('cache-control'), headers.get('referrer-policy')], name).toEqual([
      'private, no-store',
      'no-referrer',
    ]);
    expect(headers.get('x-robots-tag'), name).toContain('noindex');
  }
});
