import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { languages } from '#contract/languages.ts';
import { rateLimits } from '#contract/rate-limits.ts';
import { type AdminShowcaseItem, type ShowcaseItem, type SiteContent, siteLimits } from '#contract/site.ts';
import { type Client, openTestApp, type TestApp } from '#server/testing/app.ts';
import { users } from '../accounts/schema.ts';
import { images } from '../gallery/schema.ts';
import { defaultContent } from './content/content.ts';
import { showcaseItems, siteContent } from './schema.ts';
import { builtInPictures } from './showcase/built-in-pictures.ts';
import { isAppPage } from './site.ts';

let bench: TestApp;
let admin: Client;
let user: Client;

/** Number of files opened for reading. */
let opened = 0;

beforeAll(async () => {
  bench = await openTestApp({
    wrapObjects: (store) => ({
      ...store,
      get(key, range) {
        opened += 1;
        return store.get(key, range);
      },
    }),
  });
  admin = await bench.signUp();
  user = await bench.signUp();
  await bench.app.database.db.update(users).set({ isAdmin: true }).where(eq(users.id, admin.userId));
});
afterAll(() => bench.close());

const json = { 'content-type': 'application/json' };
const put = (body: unknown): RequestInit => ({ method: 'PUT', headers: json, body: JSON.stringify(body) });
const patch = (body: unknown): RequestInit => ({ ...put(body), method: 'PATCH' });

async function contentOf(language: string): Promise<SiteContent> {
  const answer = await bench.signedOut(`/api/site-content/${language}`);
  return ((await answer.json()) as { content: SiteContent }).content;
}

async function shown(query = ''): Promise<{ items: ShowcaseItem[]; total: number; hasMore: boolean }> {
  const answer = await bench.signedOut(`/api/showcase${query}`);
  return (await answer.json()) as { items: ShowcaseItem[]; total: number; hasMore: boolean };
}

async function all(): Promise<AdminShowcaseItem[]> {
  return ((await admin.json('/api/admin/showcase')) as { items: AdminShowcaseItem[] }).items;
}

test('serves the default content in each language publicly', async () => {
  for (const language of languages) expect(await contentOf(language)).toEqual(defaultContent(language));
  expect((await bench.signedOut('/api/site-content/tlh')).status).toBe(422);
});

test('an admin replaces the content of one language, and restores the default', async () => {
  const figures = [{ value: '12', label: 'creators' }];
  const answer = await admin.request('/api/admin/site-content/en', put({ ...defaultContent('en'), figures }));
  expect(answer.status).toBe(200);
  expect((await contentOf('en')).figures).toEqual(figures);
  expect(await contentOf('pt')).toEqual(defaultContent('pt'));
  const restored = await admin.json('/api/admin/site-content/en', { method: 'DELETE' });
  expect(restored).toMatchObject({ editedAt: null, content: defaultContent('en') });
  expect(await contentOf('en')).toEqual(defaultContent('en'));
});

test('content that was stored before there were entries for updates has none', async () => {
  const { updates: _, ...older } = { ...defaultContent('es'), figures: [{ value: '7', label: 'creadores' }] };
  await bench.app.database.db
    .update(siteContent)
    .set({ content: older as SiteContent, editedAt: new Date() })
    .where(eq(siteContent.language, 'es'));
  expect(await contentOf('es')).toEqual({ ...older, updates: [] });
  await admin.json('/api/admin/site-content/es', { method: 'DELETE' });
});

test('an admin writes entries of the page Updates, each with a day and two texts', async () => {
  const entry = { date: '2026-11-27', title: 'A meeting', text: 'We meet on Friday.' };
  const save = (updates: unknown) =>
    admin.request('/api/admin/site-content/en', put({ ...defaultContent('en'), updates }));
  for (const wrong of [
    { ...entry, date: 'soon' },
    { ...entry, title: ' ' },
    { ...entry, text: 'x'.repeat(601) },
  ])
    expect((await save([wrong])).status).toBe(422);
  expect((await save([entry])).status).toBe(200);
  expect((await contentOf('en')).updates).toEqual([entry]);
  await admin.json('/api/admin/site-content/en', { method: 'DELETE' });
});

test('content with links to scripts, or without a testimonial, is refused', async () => {
  const badLink = [{ question: 'What?', answer: 'See [this](javascript:alert(1)).' }];
  const linkTo = (url: string) => ({ social: [{ label: 'X', url }] });
  const badLinks = ['//evil.example', 'http://plain.example', 'javascript:alert(1)', 'https://'].map(linkTo);
  for (const wrong of [{ faq: badLink }, ...badLinks, { testimonials: [] }]) {
    const answer = await admin.request(
      '/api/admin/site-content/en',
      put({ ...defaultContent('en'), ...wrong }),
    );
    expect(answer.status).toBe(422);
  }
  expect(await contentOf('en')).toEqual(defaultContent('en'));
});

test('says that creators own their pictures once the operator turns co-ownership off', async () => {
  const answersOf = async (language: string) => (await contentOf(language)).faq.map(({ answer }) => answer);
  const choose = (value: string) => admin.request('/api/admin/settings/coOwnership', put({ value }));
  const before = await answersOf('pt');
  await choose('off');
  expect((await answersOf('en')).join(' ')).toContain('You do, on every plan.');
  expect((await answersOf('en')).join(' ')).not.toContain('co-own');
  const operator = (await (await bench.signedOut('/api/operator')).json()) as { coOwnership: boolean };
  expect(operator.coOwnership).toBe(false);
  await choose('on');
  expect(await answersOf('pt')).toEqual(before);
});

test('offers no coins of a new account while nobody can create one', async () => {
  const choose = (value: string) => admin.request('/api/admin/settings/signup', put({ value }));
  const isClosed = async () =>
    ((await (await bench.signedOut('/api/auth/check')).json()) as { isSignUpClosed: boolean }).isSignUpClosed;
  for (const [mode, expected] of [
    ['closed', true],
    // An invited account gets them.
    ['invite', false],
    ['open', false],
  ] as const) {
    expect((await choose(mode)).status).toBe(200);
    expect(await isClosed()).toBe(expected);
    for (const language of languages) {
      const standard = defaultContent(language).faq;
      const { faq } = await contentOf(language);
      expect(faq.slice(1)).toEqual(standard.slice(1));
      expect(faq[0]?.question).toBe(standard[0]?.question);
      expect(faq[0]?.answer === standard[0]?.answer).toBe(!expected);
      expect(/\d/.test(faq[0]?.answer ?? '')).toBe(!expected);
    }
  }
});

test('asks admins for true claims and reviews until every language has them', async () => {
  const isAsked = async () =>
    ((await admin.json('/api/admin/overview')) as { hasSampleContent: boolean }).hasSampleContent;
  expect(await isAsked()).toBe(true);
  for (const language of languages) {
    const content = defaultContent(language);
    const testimonials = content.testimonials.map((one) => ({ ...one, isSample: false }));
    await admin.request(`/api/admin/site-content/${language}`, put({ ...content, testimonials }));
  }
  expect(await isAsked()).toBe(false);
  for (const language of languages)
    await admin.request(`/api/admin/site-content/${language}`, { method: 'DELETE' });
  expect(await isAsked()).toBe(true);
});

test('only an admin edits content or showcase', async () => {
  const tries: [string, RequestInit][] = [
    ['/api/admin/site-content/en', {}],
    ['/api/admin/site-content/en', put(defaultContent('en'))],
    ['/api/admin/site-content/en', { method: 'DELETE' }],
    ['/api/admin/showcase', {}],
    ['/api/admin/showcase/order', put({ ids: [] })],
    ['/api/admin/showcase/delivered-cake', patch({ state: 'hidden' })],
  ];
  for (const [address, init] of tries) {
    expect((await user.request(address, init)).status, address).toBe(403);
    const headers = { ...json, origin: 'http://localhost' };
    expect((await bench.signedOut(address, { ...init, headers })).status, address).toBe(401);
  }
});

test('the showcase has the built-in pictures, page by page', async () => {
  const first = await shown();
  expect(first).toMatchObject({ total: builtInPictures.length, hasMore: true });
  expect(first.items.map((item) => item.prompt)).toEqual(
    builtInPictures.slice(0, 8).map((picture) => picture.prompt),
  );
  const last = await shown(`?offset=${builtInPictures.length - 2}&limit=8`);
  expect(last.items.map((item) => item.prompt)).toEqual(
    builtInPictures.slice(-2).map((picture) => picture.prompt),
  );
  expect(last.hasMore).toBe(false);
});

test('an admin hides, shows and orders; a picture shown again comes last', async () => {
  const before = (await shown('?limit=50')).items.map((item) => item.id);
  await admin.request(`/api/admin/showcase/${before[0]}`, patch({ state: 'hidden' }));
  expect((await shown('?limit=50')).items.map((item) => item.id)).toEqual(before.slice(1));
  expect((await all()).at(-1)).toMatchObject({ id: before[0], state: 'hidden', source: 'delivered' });

  await admin.request(`/api/admin/showcase/${before[0]}`, patch({ state: 'shown' }));
  expect((await shown('?limit=50')).items.at(-1)?.id).toBe(before[0]);

  await admin.request('/api/admin/showcase/order', put({ ids: before }));
  expect((await shown('?limit=50')).items.map((item) => item.id)).toEqual(before);
  await admin.request('/api/admin/showcase/order', put({ ids: [before[3], 'unknown', before[3]] }));
  expect((await shown('?limit=50')).items[0]?.id).toBe(before[3]);
  expect((await admin.request('/api/admin/showcase/unknown', patch({ state: 'shown' }))).status).toBe(404);
});

test("a user's picture is public once shared and picked by an admin, and gone when withdrawn", async () => {
  const started = (await (await user.generate({ prompt: 'A shared cat' })).json()) as { jobId: string };
  await user.jobEnded(started.jobId);
  const { images } = (await user.json('/api/user/user-images')) as { images: { id: string }[] };
  const imageId = images[0]?.id ?? '';
  const share = `/api/user-images/${imageId}/share`;

  expect((await admin.request(share, { method: 'POST' })).status).toBe(404);
  expect(await user.json(share, { method: 'POST' })).toMatchObject({ state: 'offered' });
  expect((await shown('?limit=50')).total).toBe(builtInPictures.length);
  const offered = (await all()).find((item) => item.state === 'offered');
  expect(offered).toMatchObject({ source: 'user', prompt: 'A shared cat' });
  const file = offered?.variants[0]?.url ?? '';
  expect((await bench.signedOut(file)).status).toBe(401);
  expect((await admin.request(file)).status).toBe(200);

  await admin.request(`/api/admin/showcase/${offered?.id}`, patch({ state: 'shown' }));
  expect((await shown('?limit=50')).items.at(-1)?.prompt).toBe('A shared cat');
  const answer = await bench.signedOut(file);
  expect(answer.headers.get('content-type')).toMatch(/^image\//);
  opened = 0;
  const head = await bench.signedOut(file, { method: 'HEAD' });
  expect([head.status, head.headers.get('content-length')]).toEqual([
    200,
    String((await answer.arrayBuffer()).byteLength),
  ]);
  expect(opened).toBe(0);

  expect(await user.json(share, { method: 'DELETE' })).toMatchObject({ state: null });
  expect((await shown('?limit=50')).total).toBe(builtInPictures.length);
  expect((await bench.signedOut(file)).status).toBe(404);
});

const action = (body: object) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

test('a shared picture is hidden while it is in its owner’s trash, and back in its place when restored', async () => {
  const started = (await (await user.generate({ prompt: 'A deleted dog' })).json()) as { jobId: string };
  await user.jobEnded(started.jobId);
  const { images } = (await user.json('/api/user/user-images')) as { images: { id: string }[] };
  const imageId = images[0]?.id ?? '';
  await user.request(`/api/user-images/${imageId}/share`, { method: 'POST' });
  const offered = (await all()).find((item) => item.state === 'offered');
  await admin.request(`/api/admin/showcase/${offered?.id}`, patch({ state: 'shown' }));
  await user.request(`/api/user-images/${imageId}`, { method: 'DELETE' });
  const left = await shown('?limit=50');
  expect(left.items.some((item) => item.prompt === 'A deleted dog')).toBe(false);
  expect(left.total).toBe(left.items.length);
  const file = offered?.variants[0]?.url ?? '';
  expect((await bench.signedOut(file)).status).toBe(404);
  expect((await all()).some(({ id }) => id === offered?.id)).toBe(false);

  const selection = { ids: [imageId] };
  await user.request('/api/gallery/restore', action({ selection }));
  expect((await shown('?limit=50')).items.at(-1)?.prompt).toBe('A deleted dog');
  expect((await bench.signedOut(file)).status).toBe(200);

  await user.request('/api/gallery/delete', action({ selection }));
  await user.request('/api/gallery/purge', action({ selection }));
  const { db } = bench.app.database;
  expect(await db.select().from(showcaseItems).where(eq(showcaseItems.imageId, imageId))).toEqual([]);
});

async function pictureOf(owner: Client, prompt: string): Promise<typeof images.$inferSelect> {
  const { jobId } = (await (await owner.generate({ prompt })).json()) as { jobId: string };
  await owner.jobEnded(jobId);
  const [row] = await bench.app.database.db.select().from(images).where(eq(images.userId, owner.userId));
  if (row === undefined) throw new Error('no picture');
  return row;
}

test("limits a user's open submissions, and frees slots again", async () => {
  const sharer = await bench.signUp();
  const row = await pictureOf(sharer, 'Many of them');
  const ids = Array.from({ length: siteLimits.maxOpenOffers + 4 }, () => randomUUID());
  await bench.app.database.db.insert(images).values(ids.map((id) => ({ ...row, id, jobId: null })));
  const share = async (id = '', method = 'POST') => {
    const answer = await sharer.request(`/api/user-images/${id}/share`, { method });
    return answer.status === 200 ? 'ok' : ((await answer.json()) as { code: string }).code;
  };
  const offered = async () => (await all()).filter((item) => item.prompt === 'Many of them').length;

  const answers = await Promise.all(ids.map((id) => share(id)));
  expect(answers.filter((answer) => answer === 'ok')).toHaveLength(siteLimits.maxOpenOffers);
  expect(answers.filter((answer) => answer === 'too_many_submissions')).toHaveLength(4);
  expect(await offered()).toBe(siteLimits.maxOpenOffers);
  const open = ids.filter((_, index) => answers[index] === 'ok');
  const [first, second, third] = ids.filter((_, index) => answers[index] !== 'ok');

  // A repeated offer stays one; withdrawing, deleting or deciding frees a place.
  expect(await share(open[0])).toBe('ok');
  expect(await share(open[0], 'DELETE')).toBe('ok');
  expect([await share(first), await share(second)]).toEqual(['ok', 'too_many_submissions']);
  await sharer.request(`/api/user-images/${open[1]}`, { method: 'DELETE' });
  expect([await share(second), await share(third)]).toEqual(['ok', 'too_many_submissions']);
  const item = (await all()).find(({ prompt }) => prompt === 'Many of them');
  await admin.request(`/api/admin/showcase/${item?.id}`, patch({ state: 'hidden' }));
  expect(await share(third)).toBe('ok');
});

test('submitting and withdrawing repeatedly is limited', async () => {
  const sharer = await bench.signUp();
  const { id } = await pictureOf(sharer, 'To and fro');
  const statuses: number[] = [];
  for (let turn = 0; turn <= rateLimits.showcaseOffer.perUser; turn += 1) {
    const share = `/api/user-images/${id}/share`;
    statuses.push((await sharer.request(share, { method: 'POST' })).status);
    expect((await sharer.request(share, { method: 'DELETE' })).status).toBe(200);
  }
  expect(statuses.filter((status) => status === 200)).toHaveLength(rateLimits.showcaseOffer.perUser);
  expect(statuses.at(-1)).toBe(429);
});

test('search engines get the public pages only', async () => {
  const open = await openTestApp({ env: { PUBLIC_URL: 'https://studio.example' } });
  const sitemap = await (await open.signedOut('/sitemap.xml')).text();
  expect(sitemap).toContain('<loc>https://studio.example/pricing</loc>');
  expect(sitemap).toContain('hreflang="pt-BR" href="https://studio.example/pt"');
  expect(sitemap).not.toContain('/editor');
  const robots = await (await open.signedOut('/robots.txt')).text();
  expect(robots).toContain('Disallow: /editor\n');
  expect(robots).toContain('Sitemap: https://studio.example/sitemap.xml');
  await open.close();
});

test('search engines get no host from a request', async () => {
  const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example' };
  const robots = await (await bench.signedOut('/robots.txt', { headers })).text();
  expect(robots).toContain('Disallow: /editor\n');
  expect(robots).not.toMatch(/Sitemap|http/);
  const sitemap = await bench.signedOut('/sitemap.xml', { headers });
  expect([sitemap.status, await sitemap.text()]).toEqual([404, expect.stringContaining('PUBLIC_URL')]);
});

test('browsers of another language are redirected to their page, unless English was requested explicitly', async () => {
  const headers = { 'accept-language': 'pt-BR,pt;q=0.9' };
  const led = await bench.signedOut('/?from=mail', { headers });
  expect(led.status).toBe(302);
  expect(led.headers.get('location')).toBe('/pt?from=mail');
  expect((await bench.signedOut('/?lang=en', { headers })).headers.get('location')).not.toBe('/pt');
  const chosen = (language: string) => ({ ...headers, cookie: `a=b; adventure-language=${language}` });
  expect((await bench.signedOut('/', { headers: chosen('es') })).headers.get('location')).toBe('/es');
  expect((await bench.signedOut('/', { headers: chosen('en') })).headers.get('location')).not.toBe('/pt');
  expect((await bench.signedOut('/', { headers: chosen('//x') })).headers.get('location')).toBe('/pt');
  const how = await bench.signedOut('/how-it-works');
  expect(how.headers.get('location')).toBe('/#how-it-works');
});

test("the app's pages are those of the route table and the aliases", () => {
  expect(['/editor', '/editor/canvas', '/pricing/', '/app'].every(isAppPage)).toBe(true);
  expect(['/', '/nothing', '/editor/nothing', '/toString'].some(isAppPage)).toBe(false);
});
