import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import * as z from 'zod';
import { dayMs } from '#contract/durations.ts';
import type { GalleryImage } from '#contract/images.ts';
import type { Notification } from '#contract/notifications.ts';
import type { PrivateLink } from '#contract/private-links.ts';
import { sharedPagePath } from '#contract/routes.ts';
import { defineJob } from '#server/platform/queue/queue.ts';
import { type Client, openTestApp, type TestApp } from '#server/testing/app.ts';
import { createGalleryUser, type GalleryUser } from '../gallery/testing.ts';
import { jsonBody, linkOf, makeLink, resetLimits, visit } from './testing.ts';

let ahead = 0;
const clock = { now: () => new Date(Date.now() + ahead) };

let test: TestApp;
let ada: GalleryUser;
let eve: GalleryUser;
let pictures: GalleryImage[];

beforeAll(async () => {
  test = await openTestApp({ readLimit: { perSecond: 1_000, burst: 10_000 }, clock });
  ada = await createGalleryUser(test);
  eve = await createGalleryUser(test);
});
beforeEach(async () => {
  ahead = 0;
  await resetLimits(test);
  pictures = [await ada.make('A secret aardvark'), await ada.make('A secret badger')];
});
afterAll(() => test.close());

/** The entry that deletes expired data of all features. */
const hourlySweep = defineJob('sweep', z.object({}));

async function unfinished(queue: string): Promise<number | undefined> {
  const { rows } = await test.app.database.db.execute<{ left: number }>(
    sql`select count(*)::int as left from pgboss.job where name = ${queue} and state in ('created', 'retry', 'active')`,
  );
  return rows[0]?.left;
}

const ids = () => pictures.map(({ id }) => id);

async function notificationsOf(client: Client): Promise<Notification[]> {
  const page = (await client.json('/api/notifications')) as { notifications: Notification[] };
  return page.notifications.filter(({ type }) => type.startsWith('link_'));
}

describe('a private link', () => {
  it('shows its pictures without an account, and nothing else about them or their owner', async () => {
    const { link, token } = await makeLink(ada, ids(), { title: 'Cover of June', allowsDownload: true });
    expect(link).toMatchObject({ title: 'Cover of June', state: 'open', pictures: 2, views: 0 });
    expect(token).toMatch(/^[\w-]{32}$/);
    const answer = await visit(test, token).request('');
    const text = await answer.text();
    const { email, displayName } = (await ada.json('/api/user/info')) as Record<string, string>;
    for (const hidden of ['aardvark', ada.userId, email, displayName, ...ids(), 'coins', 'cost'])
      expect(text).not.toContain(hidden);
    const shown = JSON.parse(text);
    expect(shown).toMatchObject({ title: 'Cover of June', isOwner: false, allowsComments: true });
    expect(shown.pictures.map(({ picture }: { picture: number }) => picture)).toEqual([1, 2]);
  });

  it('sends copies and downloads without the prompt, even if the downloads of their owner have it', async () => {
    await ada.request('/api/user/profile', jsonBody('PATCH', { writesPrompt: true }));
    onTestFinished(async () => {
      await ada.request('/api/user/profile', jsonBody('PATCH', { writesPrompt: false }));
    });
    const { token } = await makeLink(ada, ids(), { allowsDownload: true });
    const visitor = visit(test, token);
    const [first] = (await visitor.shown()).pictures;
    const addresses = [...(first?.variants ?? []).map(({ url }) => url), first?.downloadUrl ?? ''];
    expect(addresses.length).toBeGreaterThan(2);
    const own = await ada.request(`/api/images/${pictures[0]?.id}/download?format=webp`);
    expect(Buffer.from(await own.arrayBuffer()).toString('latin1')).toContain('aardvark');
    for (const address of addresses) {
      const answer = await test.signedOut(address);
      expect(answer.status, address).toBe(200);
      expect(answer.headers.get('cache-control')).toBe('private, no-store');
      const bytes = Buffer.from(await answer.arrayBuffer());
      expect(bytes.length).toBe(Number(answer.headers.get('content-length')));
      expect(bytes.toString('latin1')).not.toContain('aardvark');
    }
    const download = await test.signedOut(first?.downloadUrl ?? '');
    expect(download.headers.get('content-type')).toBe('image/jpeg');
    expect(download.headers.get('content-disposition')).toContain('picture-1.jpg');
  });

  it('takes comments and one changeable choice a visitor, which its owner sees', async () => {
    const { link, token } = await makeLink(ada, ids(), { allowsChoice: true });
    const [bob, cat] = [visit(test, token), visit(test, token)];
    await bob.comment('Bigger face?', { picture: 2, name: 'Bob' });
    expect((await bob.choose(1, 'Bob')).status).toBe(200);
    expect((await bob.choose(2, 'Bobby')).status).toBe(200);
    expect((await cat.choose(2)).status).toBe(200);
    const seen = await linkOf(ada, link.id);
    expect(seen.link).toMatchObject({ comments: 1, choices: 2 });
    expect(seen.items.map(({ chosenBy }) => chosenBy)).toEqual([[], [{ name: 'Bobby' }, { name: null }]]);
    expect(seen.thread).toMatchObject([{ picture: 2, name: 'Bob', isOwner: false, text: 'Bigger face?' }]);

    await ada.request(`/api/links/${link.id}/comments`, jsonBody('POST', { picture: 2, text: 'Done.' }));
    expect((await cat.shown()).comments.map(({ text, isOwner }) => [text, isOwner])).toEqual([
      ['Bigger face?', false],
      ['Done.', true],
    ]);
    const comment = seen.thread[0]?.id;
    const removed = await ada.request(`/api/links/${link.id}/comments/${comment}`, { method: 'DELETE' });
    expect(removed.status).toBe(200);
    expect((await cat.shown()).comments.map(({ text }) => text)).toEqual(['Done.']);
    await cat.choose(null);
    expect((await linkOf(ada, link.id)).link.choices).toBe(1);
  });

  it('works for a signed-in stranger as for a visitor, and counts no view of its owner', async () => {
    const { link, token } = await makeLink(ada, ids());
    expect((await visit(test, token, eve).shown()).isOwner).toBe(false);
    expect((await visit(test, token, ada).shown()).isOwner).toBe(true);
    await visit(test, token, ada).open();
    expect((await linkOf(ada, link.id)).link.views).toBe(0);
    await visit(test, token, eve).open();
    await visit(test, token).open();
    expect((await linkOf(ada, link.id)).link.views).toBe(2);
    await visit(test, token, ada).comment('Mine');
    expect((await linkOf(ada, link.id)).thread).toMatchObject([{ isOwner: true, name: null }]);
    expect((await visit(test, token, ada).choose(1)).status).toBe(403);
  });

  it('ends by the clock, can be extended, and is revoked at once and for good', async () => {
    const { link, token } = await makeLink(ada, ids(), { days: 1, allowsDownload: true });
    const visitor = visit(test, token);
    ahead = dayMs - 60_000;
    expect(await visitor.status()).toBe(200);
    ahead = dayMs + 60_000;
    expect(await visitor.status()).toBe(404);
    expect((await visitor.picture()).status).toBe(404);
    expect((await linkOf(ada, link.id)).link.state).toBe('expired');

    const extend = () => ada.request(`/api/links/${link.id}`, jsonBody('PATCH', { days: 7 }));
    expect((await extend()).status).toBe(200);
    expect(await visitor.status()).toBe(200);
    expect((await visitor.picture()).status).toBe(200);

    await ada.request(`/api/links/${link.id}`, { method: 'DELETE' });
    expect(await visitor.status()).toBe(404);
    expect((await visitor.picture()).status).toBe(404);
    expect((await visitor.picture('/pictures/1/download')).status).toBe(404);
    expect((await linkOf(ada, link.id)).link.state).toBe('revoked');
    expect((await extend()).status).toBe(404);
    expect(await visitor.status()).toBe(404);
  });

  it('hides pictures in the trash, shows restored ones, and forgets deleted ones', async () => {
    const { link, token } = await makeLink(ada, ids(), { allowsChoice: true });
    const visitor = visit(test, token);
    await visitor.comment('About the first');
    await visitor.choose(1);
    const [first, second] = ids();
    const { deletionId } = await ada.done('delete', { ids: [first ?? ''] });
    expect((await visitor.shown()).pictures.map(({ picture }) => picture)).toEqual([2]);
    expect((await visitor.shown()).comments).toEqual([]);
    expect((await visitor.picture()).status).toBe(404);
    expect((await visitor.comment('Still there?')).status).toBe(404);
    expect((await linkOf(ada, link.id)).items[0]?.isInTrash).toBe(true);

    await ada.done('restore', { deletionId: deletionId ?? '' });
    expect((await visitor.shown()).comments).toHaveLength(1);
    expect((await visitor.picture()).status).toBe(200);

    await ada.done('delete', { ids: [first ?? ''] });
    await ada.done('purge', { ids: [first ?? ''] });
    expect((await linkOf(ada, link.id)).link).toMatchObject({ pictures: 1, comments: 0, choices: 0 });
    expect((await visitor.picture('/pictures/2/320')).status).toBe(200);

    await ada.done('delete', { ids: [second ?? ''] });
    expect(await visitor.status()).toBe(404);
    await ada.done('purge', { ids: [second ?? ''] });
    expect((await ada.request(`/api/links/${link.id}`)).status).toBe(404);
    const about = (await notificationsOf(ada)).filter(({ values }) =>
      JSON.stringify(values).includes(link.id),
    );
    expect(about).toEqual([]);
  });

  it('is listed for its owner, and deleted a month after its end', async () => {
    const { link } = await makeLink(ada, ids(), { days: 1 });
    const listed = async () => (await ada.json('/api/links')) as { links: PrivateLink[]; isOn: boolean };
    const [newest] = (await listed()).links;
    expect(newest).toMatchObject({ id: link.id, thumbnails: [expect.any(String), expect.any(String)] });
    const sweep = async (days: number) => {
      // The clock stays: sessions would end, too.
      const endedAt = new Date(Date.now() - days * dayMs).toISOString();
      await test.app.database.db.execute(
        sql`update private_links set expires_at = ${endedAt} where id = ${link.id}`,
      );
      await test.app.database.inTransaction((tx) => test.app.queue.enqueue(tx, hourlySweep, {}));
      await expect.poll(() => unfinished('sweep')).toBe(0);
    };
    await sweep(29);
    expect((await listed()).links.some(({ id }) => id === link.id)).toBe(true);
    await sweep(31);
    expect((await listed()).links.some(({ id }) => id === link.id)).toBe(false);
  });
});

describe('its owner', () => {
  it('hears of the first opening once, and of comments and choices in sum until they are read', async () => {
    const owner = await createGalleryUser(test);
    const { id } = await owner.make('A cat');
    const { link, token } = await makeLink(owner, [id], { title: 'Cats', allowsChoice: true });
    const visitor = visit(test, token);
    await visitor.open();
    await visitor.open();
    expect(await notificationsOf(owner)).toMatchObject([
      { type: 'link_opened', values: { linkId: link.id, title: 'Cats' } },
    ]);
    await visitor.comment('One');
    await visitor.comment('Two');
    await visitor.choose(1);
    const [choices, comments] = await notificationsOf(owner);
    expect(choices).toMatchObject({ type: 'link_choices', values: { count: 1 } });
    expect(comments).toMatchObject({
      type: 'link_comments',
      values: { count: 2 },
      title: '2 new comments on your link',
    });

    await owner.request(`/api/notifications/${comments?.id}/read`, { method: 'POST' });
    await visitor.comment('Three');
    expect((await notificationsOf(owner)).map(({ type, values }) => [type, values])).toMatchObject([
      ['link_comments', { count: 1 }],
      ['link_choices', { count: 1 }],
      ['link_comments', { count: 2 }],
      ['link_opened', {}],
    ]);
  });

  it('sees it live', async () => {
    const { link, token } = await makeLink(ada, ids());
    const news = Promise.withResolvers<unknown>();
    const ready = Promise.withResolvers<void>();
    const stop = await test.app.events.subscribe(ada.userId, null, async ({ type, payload }) => {
      if (type === 'ready') ready.resolve();
      if (type === 'link.changed') news.resolve(payload);
    });
    await ready.promise;
    await visit(test, token).comment('Hello');
    expect(await news.promise).toEqual({ id: link.id });
    stop();
  });
});

describe('the page of a link', () => {
  const page = (token: string) => test.signedOut(`${sharedPagePath}/${token}`);

  it('is found while the link works, with a title and no picture for previews', async () => {
    const { token } = await makeLink(ada, ids(), { title: '<b>Cover</b> of "June"' });
    const answer = await page(token);
    expect(answer.status).toBe(200);
    const html = await answer.text();
    expect(html).toContain('og:title" content="&lt;b&gt;Cover&lt;/b&gt; of &quot;June&quot;"');
    expect(html).not.toContain('og:image');
    expect(html).not.toContain(token);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'referrer-policy': 'no-referrer',
      'x-robots-tag': expect.stringContaining('noindex'),
      'cache-control': 'private, no-store',
    });
  });

  it('is the same for every link that does not work', async () => {
    const gone = await ada.make('A gone cat');
    const { link: revoked, token: revokedToken } = await makeLink(ada, ids(), { title: 'Revoked' });
    const { token: expiredToken } = await makeLink(ada, ids(), { days: 1 });
    const { token: emptyToken } = await makeLink(ada, [gone.id], { days: 30 });
    await ada.request(`/api/links/${revoked.id}`, { method: 'DELETE' });
    await ada.done('delete', { ids: [gone.id] });
    ahead = 2 * dayMs;
    const answers = new Set<string>();
    for (const token of [revokedToken, expiredToken, emptyToken, 'A'.repeat(32), 'x']) {
      const answer = await page(token);
      expect(answer.status).toBe(404);
      const call = await visit(test, token).request('');
      const { requestId: _id, ...body } = (await call.json()) as { requestId: string };
      const headers = [...answer.headers].filter(([name]) => name !== 'x-request-id');
      answers.add(JSON.stringify([await answer.text(), headers, call.status, body]));
    }
    expect([...answers]).toHaveLength(1);
    expect([...answers][0]).toContain('link_closed');

    // Nor does what a visitor may do say that a link once worked.
    const visitor = 'v'.repeat(32);
    const tries: [string, RequestInit?][] = [
      ['/comments', jsonBody('POST', { visitor, name: 'Bob', picture: 1, text: 'Hello' })],
      ['/choice', jsonBody('PUT', { visitor, name: 'Bob', picture: null })],
      ['/pictures/1/320'],
    ];
    for (const [path, init] of tries) {
      const codes = [emptyToken, 'A'.repeat(32)].map(async (token) => {
        const answer = await visit(test, token).request(path, init);
        return [answer.status, ((await answer.json()) as { code: string }).code];
      });
      expect(await Promise.all(codes), path).toEqual([
        [404, 'link_closed'],
        [404, 'link_closed'],
      ]);
    }
  });
});

it('links that an operator has switched off neither open nor can be made', async () => {
  const off = await openTestApp({ env: { SHARE_LINKS: 'off' } });
  const owner = await createGalleryUser(off);
  const { id } = await owner.make('A cat');
  const answer = await owner.request('/api/links', jsonBody('POST', { imageIds: [id] }));
  expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([403, 'links_off']);
  expect(await owner.json('/api/links')).toMatchObject({ isOn: false, links: [] });
  await off.close();
});
