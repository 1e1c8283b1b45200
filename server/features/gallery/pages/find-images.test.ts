import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { JobStatusResponse } from '#contract/jobs.ts';
import { galleryLimits } from '#contract/limits.ts';
import { openTestApp, type TestApp } from '../../../testing/app.ts';
import { countsOf, createGalleryUser, type GalleryUser } from '../testing.ts';

let test: TestApp;
let ada: GalleryUser;
let eve: GalleryUser;
const ids: Record<string, string> = {};
const prompts = {
  cafe: 'Café com leite na praia',
  percent: '100% of nothing_at all',
  quotes: `she said "no" and 'yes' \\ maybe`,
  emoji: '🦊🌋',
  styled: 'a castle in the clouds',
};

beforeAll(async () => {
  test = await openTestApp({ readLimit: { perSecond: 1_000, burst: 10_000 } });
  ada = await createGalleryUser(test);
  eve = await createGalleryUser(test);
  for (const [name, prompt] of Object.entries(prompts)) {
    const fields = name === 'styled' ? { variant: 'Genesys 1.0', style: 'CCTV footage' } : {};
    ids[name] = (await ada.make(prompt, fields as Record<string, string>)).id;
  }
  await eve.make('Café of another user');
});
afterAll(() => test.close());

const names = async (query: string) => {
  const found = await ada.page(query);
  expect(found.total).toBe(found.images.length);
  return found.images.map(({ id }) => Object.keys(ids).find((name) => ids[name] === id)).sort();
};
const search = (q: string) => names(`q=${encodeURIComponent(q)}`);

describe('a search', () => {
  it.each([
    ['cafe', ['cafe']],
    ['CAFÉ', ['cafe']],
    // Accents are ignored: any e matches.
    ['é', ['cafe', 'quotes', 'styled']],
    ['%', ['percent']],
    ['_', ['percent']],
    ["'", ['quotes']],
    ['"', ['quotes']],
    ['\\', ['quotes']],
    [`%_'"\\`, []],
    ['nothing_at', ['percent']],
    ['nothingxat', []],
    ['🦊', ['emoji']],
    ['ca', ['cafe', 'styled']],
    ['zebra', []],
  ])('for %s finds the prompts that contain it', async (q, expected) => {
    expect(await search(q)).toEqual([...expected].sort());
  });

  it('of 4,000 characters is accepted, a longer one refused with its own code', async () => {
    expect(await search('x'.repeat(galleryLimits.searchMaxCharacters))).toEqual([]);
    const answer = await ada.request(`/api/user/user-images?q=${'x'.repeat(10_000)}`);
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ code: 'search_too_long' });
    const selection = { filter: { q: 'x'.repeat(10_000) } };
    expect(await (await ada.post('delete', { selection })).json()).toMatchObject({ success: false });
  });

  it('with characters that no text can contain is refused', async () => {
    expect((await ada.request('/api/user/user-images?q=a%00b')).status).toBe(422);
    expect((await ada.post('delete', { selection: { filter: { q: '\ud800' } } })).status).toBe(422);
  });

  it('accepts the first and the last possible day', async () => {
    for (const [query, found] of [
      ['from=0000-01-01', true],
      ['to=0000-01-01', false],
      ['from=9999-12-31', false],
      ['to=9999-12-31', true],
    ] as const) {
      expect((await ada.ids(query)).length > 0, query).toBe(found);
    }
    await ada.done('tag', { filter: { from: '0000-01-01', to: '9999-12-31' } }, { remove: ['none'] });
  });

  it('searches what the user typed if an engine has enhanced it', async () => {
    const { db } = test.app.database;
    await db.execute(sql`update images set original_prompt = 'only typed' where id = ${ids.styled}`);
    expect(await search('only typed')).toEqual(['styled']);
    expect(await search('castle')).toEqual([]);
    await db.execute(sql`update images set original_prompt = null where id = ${ids.styled}`);
  });
});

describe('a filter', () => {
  it.each([
    ['style=all', 5],
    ['style=CCTV footage', 1],
    ['style=cctv footage photo', 1],
    ['style=CCTV FOOTAGE', 1],
    ['style=mrbeast', 4],
    ['style=MrBeast-tzdev', 4],
    ['style=nobody', 0],
    ['tool=Thumbnail', 4],
    ['tool=Genesys 1.0', 1],
    ['engine=scripted', 5],
    ['engine=other', 0],
    ['tool=Thumbnail&style=CCTV footage', 0],
    ['tool=Thumbnail&q=cafe', 1],
    ['favorite=true', 0],
    ['tag=none', 0],
    ['from=2020-01-01', 5],
    ['to=2020-01-01', 0],
    [`from=${new Date().toISOString().slice(0, 10)}&to=${new Date().toISOString().slice(0, 10)}`, 5],
  ])('by %s finds as many', async (query, count) => {
    const page = await ada.page(query);
    expect([page.images.length, page.total, page.isTotalAtLeast]).toEqual([count, count, false]);
  });

  it('of an unknown kind is refused', async () => {
    for (const query of ['tool=Hammer', 'from=yesterday', 'collection=1', 'sort=best', 'favorite=perhaps']) {
      expect([query, (await ada.request(`/api/user/user-images?${query}`)).status]).toEqual([query, 422]);
    }
  });
});

describe('pages', () => {
  it.each(['', 'tool=Thumbnail', 'q=a'])(
    'under "%s" contain every picture once, in both orders',
    async (filter) => {
      for (const sort of ['latest', 'oldest']) {
        const all = await ada.ids(`${filter}&sort=${sort}`);
        const seen: string[] = [];
        let cursor = '';
        do {
          const page = await ada.page(`${filter}&sort=${sort}&limit=1${cursor && `&cursor=${cursor}`}`);
          expect(page.total).toBe(all.length);
          seen.push(...page.images.map(({ id }) => id));
          cursor = page.nextCursor ?? '';
        } while (cursor);
        expect(seen).toEqual(all);
        expect(await ada.ids(`${filter}&sort=${sort}&limit=2&page=2`)).toEqual(all.slice(2, 4));
      }
      expect(await ada.ids(`${filter}&sort=oldest`)).toEqual((await ada.ids(filter)).toReversed());
    },
  );

  it('end with a whole generation where that is asked for', async () => {
    const bob = await createGalleryUser(test);
    await bob.make('before');
    const { jobId } = await bob.make('four ideas', { num_outputs: '4' });
    await bob.make('after');
    const all = await bob.page();
    const four = all.images.filter((image) => image.jobId === jobId).map(({ id }) => id);
    expect(all.images.map((image) => image.jobId === jobId)).toEqual([false, true, true, true, true, false]);
    const job = (await bob.json(`/api/status/${jobId}`)) as JobStatusResponse;
    expect(job.job.images.map(({ id }) => id)).toEqual(four);

    for (const limit of [2, 3, 4]) {
      const page = await bob.page(`limit=${limit}&whole=true`);
      expect(page.images.map(({ id }) => id).slice(1)).toEqual(four);
      const rest = await bob.page(`limit=${limit}&whole=true&cursor=${page.nextCursor}`);
      expect(rest).toMatchObject({ images: [{ prompt: 'before' }], hasMore: false });
    }
    expect((await bob.page('limit=1&whole=true')).images).toHaveLength(1);
    expect((await bob.page('limit=2')).images).toHaveLength(2);
    expect((await bob.page('limit=2&whole=true&page=1')).images).toHaveLength(2);
    const oldest = await bob.page('limit=2&whole=true&sort=oldest');
    expect(oldest.images).toHaveLength(5);
  });

  it('continue only with their own cursor, not another user’s, filter’s or order’s', async () => {
    const { nextCursor } = await ada.page('limit=2');
    expect((await ada.request(`/api/user/user-images?limit=2&cursor=${nextCursor}`)).status).toBe(200);
    for (const query of ['q=a&', 'sort=oldest&', 'trash=true&']) {
      const answer = await ada.request(`/api/user/user-images?${query}limit=2&cursor=${nextCursor}`);
      expect([answer.status, await answer.json()]).toMatchObject([422, { code: 'validation_failed' }]);
    }
    const answer = await eve.request(`/api/user/user-images?limit=2&cursor=${nextCursor}`);
    expect([answer.status, await answer.json()]).toMatchObject([422, { code: 'validation_failed' }]);
  });
});

describe('favourites and tags', () => {
  it('are added, found, counted and removed', async () => {
    const { cafe = '', emoji = '', styled = '' } = ids;
    expect(await ada.done('favorite', { ids: [cafe, emoji] }, { isFavorite: true })).toMatchObject({
      count: 2,
    });
    expect(await names('favorite=true')).toEqual(['cafe', 'emoji']);
    await ada.done('tag', { ids: [cafe] }, { add: [' Summer ', 'Holiday'] });
    await ada.done('tag', { filter: { favorite: true } }, { add: ['SUMMER'] });
    expect(await names('tag=summer')).toEqual(['cafe', 'emoji']);
    expect(await names('tag=Summer&favorite=true&q=caf')).toEqual(['cafe']);
    const { images } = await ada.page('tag=summer');
    expect(images.map(({ tags }) => tags).sort()).toEqual([['Summer', 'Holiday'], ['Summer']].sort());
    expect(await ada.facets()).toMatchObject({
      favorites: 2,
      tags: [
        { value: 'summer', label: 'Summer', count: 2 },
        { value: 'holiday', label: 'Holiday', count: 1 },
      ],
    });
    await ada.done('tag', { ids: [cafe, emoji, styled] }, { remove: ['suMMer'] });
    await ada.done('favorite', { filter: {} }, { isFavorite: false });
    expect(await ada.facets()).toMatchObject({ favorites: 0, tags: [{ value: 'holiday' }] });
    await ada.done('tag', { ids: [cafe] }, { remove: ['holiday'] });
    const { kept, counted } = await countsOf(test, ada.userId);
    expect(kept).toEqual(counted);
  });

  it('are stored without invisible characters, and found with them', async () => {
    const { cafe = '', emoji = '' } = ids;
    await ada.done('tag', { ids: [cafe] }, { add: ['\u200eBlue  hour\u200f'] });
    await ada.done('tag', { ids: [emoji] }, { add: ['blue\u00a0ho\u00adur'] });
    expect((await ada.facets()).tags).toEqual([{ value: 'blue hour', label: 'Blue hour', count: 2 }]);
    expect(await names(`tag=${encodeURIComponent('\u202aBLUE hour\u202c')}`)).toEqual(['cafe', 'emoji']);
    await ada.done('tag', { ids: [cafe, emoji] }, { remove: ['Blue\u200b hour'] });
    expect((await ada.facets()).tags).toEqual([]);
  });

  it('are limited to twenty per picture; too many add none', async () => {
    const { cafe = '', emoji = '' } = ids;
    const many = Array.from({ length: galleryLimits.tagsPerImage }, (_, n) => `tag ${n}`);
    await ada.done('tag', { ids: [cafe] }, { add: many });
    const refused = await ada.post('tag', { selection: { ids: [emoji, cafe] }, add: ['one more'] });
    expect([refused.status, await refused.json()]).toMatchObject([422, { code: 'too_many_tags' }]);
    expect(await names('tag=one more')).toEqual([]);
    expect(await ada.done('tag', { ids: [cafe] }, { add: ['TAG 3'] })).toMatchObject({ count: 1 });
    expect((await ada.post('tag', { selection: { ids: [cafe] }, add: ['a\u0000b'] })).status).toBe(422);
    for (const tag of ['  ', '\u200b\ufeff', '\u202e\u2069', '\u3164']) {
      const answer = await ada.post('tag', { selection: { ids: [cafe] }, add: [tag] });
      expect([tag, answer.status, await answer.json()]).toMatchObject([
        tag,
        422,
        { code: 'validation_failed' },
      ]);
    }
    await ada.done('tag', { ids: [cafe] }, { remove: many });
  });
});
