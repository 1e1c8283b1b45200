import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { coinHistoryFilePath, listCoinGrants, listCoinHistory } from '#contract/coin-history.ts';
import { newId } from '#server/platform/ids.ts';
import { type Client, openTestApp, type TestApp } from '#server/testing/app.ts';
import { isFullRun } from '#testing/sample.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp({ readLimit: { perSecond: 1e9, burst: 1e9 } });
});
afterAll(() => test.close());

const grantsOf = async (client: Client) =>
  listCoinGrants.response.parse(await client.json(listCoinGrants.path)).grants;
const pageOf = async (client: Client, query = '') =>
  listCoinHistory.response.parse(await client.json(`${listCoinHistory.path}${query}`));
const fileOf = async (client: Client, query = '') => client.request(`${coinHistoryFilePath}${query}`);

/** Generates a picture, waits for it, and returns its job. */
async function draw(client: Client, prompt: string): Promise<string> {
  const { jobId } = (await (await client.generate({ prompt })).json()) as { jobId: string };
  await client.jobEnded(jobId);
  return jobId;
}

describe("a user's coins", () => {
  it('are listed by grant, and a picture by its tool and the start of its prompt', async () => {
    const client = await test.signUp();
    await client.coins();
    const jobId = await draw(client, 'A whale over a city');
    expect(await grantsOf(client)).toMatchObject([
      { source: 'signup', amount: 100, remaining: 85, held: 0, renewsAt: null },
    ]);
    const { lines, hasMore, nextCursor } = await pageOf(client);
    expect(lines).toMatchObject([
      {
        kind: 'spent',
        coins: 15,
        effect: -15,
        source: null,
        job: { id: jobId, tool: 'Thumbnail', prompt: 'A whale over a city' },
      },
      { kind: 'granted', coins: 100, effect: 100, source: 'signup', job: null },
    ]);
    expect([hasMore, nextCursor]).toEqual([false, null]);
  });

  it("are hidden from other users, even with a cursor of the owner's", async () => {
    const [ada, eve] = [await test.signUp(), await test.signUp()];
    await ada.coins();
    await draw(ada, 'A secret');
    const { nextCursor } = await pageOf(ada, '?limit=1');
    expect(nextCursor).not.toBeNull();
    await eve.coins();
    const { lines } = await pageOf(eve, `?cursor=${newId()}`);
    expect(lines).toMatchObject([{ kind: 'granted', source: 'signup' }]);
    expect((await pageOf(eve, `?cursor=${nextCursor}`)).lines).toEqual(lines);
    expect(await (await fileOf(eve)).text()).not.toContain('spent');
  });

  it.each([
    '?cursor=hello',
    '?cursor=%00',
    '?cursor=1',
    '?limit=0',
    '?limit=51',
    '?limit=x',
    '?kind=hold',
    '?source=bank',
    '?from=yesterday',
    '?to=2026-02-30T00:00:00Z',
  ])('are refused for %s', async (query) => {
    const client = await test.signUp();
    const paths = query.includes('cursor') || query.includes('limit') ? [listCoinHistory.path] : [];
    for (const path of paths.length > 0 ? paths : [listCoinHistory.path, coinHistoryFilePath]) {
      const answer = await client.request(path + query);
      expect(answer.status).toBe(422);
      expect(await answer.json()).toMatchObject({ code: 'validation_failed' });
    }
  });

  it.each([listCoinGrants.path, listCoinHistory.path, coinHistoryFilePath])(
    'require a session: %s',
    async (path) => expect((await test.signedOut(path)).status).toBe(401),
  );
});

describe('the history file', () => {
  it('is CSV for spreadsheets, with tool and reference and without the prompt', async () => {
    const client = await test.signUp();
    await client.coins();
    const jobId = await draw(client, '=HYPERLINK("http://evil.test")');
    const answer = await fileOf(client);
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toMatch(
      /^attachment; filename="adventure-coins-\d{4}-\d\d-\d\d\.csv"/,
    );
    const bytes = new Uint8Array(await answer.arrayBuffer());
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const [head, spent = '', given = '', ...rest] = new TextDecoder().decode(bytes).split('\r\n');
    expect(head).toBe('"date","what","tool","source","coins","effect","reference"');
    expect(spent).toMatch(new RegExp(`^"[^"]+Z","spent","Thumbnail","",15,-15,"${jobId}"$`));
    expect(given).toMatch(/^"[^"]+Z","granted","","signup",100,100,"signup:[^"]+"$/);
    expect(rest).toEqual(['']);
  });

  it('contains only the lines of the filter', async () => {
    const client = await test.signUp();
    await client.coins();
    await draw(client, 'A whale');
    const text = await (await fileOf(client, '?kind=granted')).text();
    expect(text.trim().split('\r\n')).toHaveLength(2);
    expect(text).not.toContain('spent');
  });

  it('can be requested twenty times in ten minutes', async () => {
    const client = await test.signUp();
    const statuses: number[] = [];
    for (let count = 0; count < 21; count += 1) {
      const answer = await fileOf(client);
      statuses.push(answer.status);
      await answer.body?.cancel();
    }
    expect(statuses.slice(0, 20).every((status) => status === 200)).toBe(true);
    expect(statuses.at(-1)).toBe(429);
  });
});

/** A page has 50 of them. */
const entries = isFullRun ? 10_000 : 1_000;

describe(`a history of ${entries} entries`, () => {
  it('comes whole in pages, each starting where the previous one ended, and as one file', async () => {
    const client = await test.signUp();
    await client.coins();
    const { db } = test.app.database;
    // As many grants of one coin, each with its entry.
    await db.execute(sql`
      with given as (
        insert into coin_grants
          (id, user_id, amount, remaining, source, origin, reference, expires_at, created_at)
        select 'many-' || n, ${client.userId}, 1, 1, 'admin', 'gift', 'many:' || n, now() + interval '30 days', now()
        from generate_series(1, ${entries}) n
        returning id
      )
      insert into coin_entries (user_id, id, grant_id, hold_id, kind, amount, reference, created_at)
      select ${client.userId},
        '01890000-0000-7000-8000-' || lpad(substr(id, 6), 12, '0'),
        id, null, 'grant', 1, 'grant:' || id, now() - interval '1 day'
      from given`);
    const ids = new Set<string>();
    let query = '?limit=50';
    for (let pages = 0; ; pages += 1) {
      const { lines, nextCursor } = await pageOf(client, query);
      for (const { id } of lines) ids.add(id);
      if (nextCursor === null) {
        expect(pages).toBe(entries / 50);
        break;
      }
      query = `?limit=50&cursor=${nextCursor}`;
    }
    expect(ids.size).toBe(entries + 1);
    const text = await (await fileOf(client)).text();
    expect(text.trimEnd().split('\r\n')).toHaveLength(entries + 2);
  }, 60_000);
});
