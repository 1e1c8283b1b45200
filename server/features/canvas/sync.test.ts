import { and, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as Y from 'yjs';
import { setFields } from '#canvas/document/changes.ts';
import { newPen, newShape } from '#canvas/document/new-layers.ts';
import { SharedDocument } from '#canvas/sync/shared-document.ts';
import { anyOperation } from '#canvas/testing/operations.ts';
import { canvasLimits } from '#contract/canvas-limits.ts';
import { testDatabaseKind } from '#server/platform/database/testing.ts';
import { events } from '#server/platform/events/schema.ts';
import { type Client, openTestApp, type TestApp } from '#server/testing/app.ts';
import { assertProperty } from '#testing/assert-property.ts';
import { canvasDocuments } from './schema.ts';
import { blank, codeOf, documentOf, opened, openTab, send, signUpEditor } from './testing.ts';

let bench: TestApp;
let ada: Client;
beforeAll(async () => {
  bench = await openTestApp({ readLimit: { perSecond: 1_000, burst: 10_000 } });
  ada = await signUpEditor(bench);
});
afterAll(() => bench.close());

const star = (id: string) =>
  newShape({
    id,
    name: id,
    order: `b${id}`,
    x: 9,
    y: 9,
    shape: 'star',
    width: 9,
    height: 9,
    color: '#00ff00',
  });
const sync = (id: string, body: object) => send(ada, 'POST', `/api/canvas/documents/${id}/sync`, body);
const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');
/** What another program could send: any content of the shared maps, after what is in a state. */
const updateOf = (write: (shared: Y.Doc) => void, state?: string) => {
  const shared = new Y.Doc();
  if (state !== undefined) Y.applyUpdate(shared, Buffer.from(state, 'base64'));
  write(shared);
  return base64(Y.encodeStateAsUpdate(shared));
};
const someVector = base64(new SharedDocument().stateVector);

describe(`syncing documents (${testDatabaseKind})`, () => {
  it('merges what two tabs have changed, whoever syncs first, and keeps it for a third', async () => {
    const { id } = await blank(ada);
    const [one, other] = [await openTab(ada, id, 'one'), await openTab(ada, id, 'other')];
    one.add(star('mine'));
    other.add(star('yours'));
    await one.sync();
    await other.sync();
    expect(Object.keys(other.document.layers).sort()).toEqual(['mine', 'yours']);
    await one.sync();
    expect(one.document).toEqual(other.document);
    one.shared.apply(setFields(one.document, 'mine', { opacity: 0.5 }));
    other.shared.apply(setFields(other.document, 'mine', { name: 'renamed' }));
    await Promise.all([one.sync(), other.sync()]);
    await Promise.all([one.sync(), other.sync()]);
    expect(one.document.layers.mine).toMatchObject({ opacity: 0.5, name: 'renamed' });
    expect(await documentOf(ada, id)).toEqual(one.document);
  });

  it('converges for any operations of two clients, in whichever order they sync', async () => {
    const steps = (prefix: string) => fc.array(anyOperation(prefix), { maxLength: 6 });
    await assertProperty(
      fc.asyncProperty(
        steps('one'),
        steps('other'),
        fc.array(fc.boolean(), { maxLength: 4 }),
        async (ofOne, ofOther, order) => {
          const { id } = await blank(ada);
          const [one, other] = [await openTab(ada, id), await openTab(ada, id)];
          const queues = [
            { tab: one, left: [...ofOne] },
            { tab: other, left: [...ofOther] },
          ];
          for (const isOne of order) {
            for (const { tab, left } of queues.slice(isOne ? 0 : 1, isOne ? 1 : 2)) {
              const operation = left.shift();
              if (operation) tab.shared.apply(operation(tab.document));
              await tab.sync();
            }
          }
          for (const { tab, left } of queues)
            for (const operation of left) tab.shared.apply(operation(tab.document));
          await Promise.all([one.sync(), other.sync()]);
          await Promise.all([one.sync(), other.sync()]);
          expect(one.document).toEqual(other.document);
          expect(await documentOf(ada, id)).toEqual(one.document);
          await send(ada, 'DELETE', `/api/canvas/documents/${id}?forever=true`);
        },
      ),
      { numRuns: 12 },
    );
  });

  it('changes nothing when it is repeated or asks only, and says when it does', async () => {
    const { id } = await blank(ada);
    const tab = await openTab(ada, id);
    tab.add(star('mine'));
    const { body } = tab;
    const first = (await (await sync(id, body)).json()) as { updatedAt: string };
    const before = await eventsOf(ada.userId);
    expect(await (await sync(id, body)).json()).toMatchObject({ updatedAt: first.updatedAt });
    expect(await (await sync(id, { ...body, update: null })).json()).toMatchObject(first);
    expect(await eventsOf(ada.userId)).toEqual(before);
    expect(before.at(-1)).toEqual({ documentId: id, tab: 'a tab' });
  });

  it('refuses what is no document, and stores nothing of it', async () => {
    const { id } = await blank(ada);
    const { state } = await opened(ada, id);
    const refused = async (update: string) => codeOf(await sync(id, { update, stateVector: someVector }));
    const damaged = '422 canvas_document_damaged';
    expect(await refused(base64(Buffer.from('no update at all')))).toBe(damaged);
    expect(await refused(updateOf((doc) => doc.getMap('document').set('width', -3), state))).toBe(damaged);
    expect(await refused(updateOf((doc) => doc.getMap('document').set('version', 'one'), state))).toBe(
      damaged,
    );
    expect(await refused(updateOf((doc) => doc.getMap('document').set('version', 99), state))).toBe(
      '409 canvas_document_newer',
    );
    const withLayer = (fields: object) =>
      updateOf((doc) => doc.getMap('layers').set('odd', new Y.Map(Object.entries(fields))), state);
    const assets = Array.from({ length: 70_000 }, (_, index) => ({ asset: `asset ${index}` }));
    expect(await refused(withLayer({ assets }))).toBe(damaged);
    for (const body of [
      { update: 'äöü', stateVector: someVector },
      { update: null, stateVector: '' },
      { update: null, stateVector: base64(Buffer.from([255, 255, 255])) },
      { update: null },
    ])
      expect(await codeOf(await sync(id, body))).toBe('422 validation_failed');
    expect((await opened(ada, id)).state).toBe(state);
  });

  it('keeps layers that this version cannot read, such as those of a newer tab', async () => {
    const { id } = await blank(ada);
    const update = updateOf((doc) => {
      doc.getMap('layers').set('plain', 'no map');
      doc.getMap<Y.Map<unknown>>('layers').set('new', new Y.Map([['kind', 'hologram']]));
    });
    expect((await sync(id, { update, stateVector: someVector })).status).toBe(200);
    const tab = await openTab(ada, id);
    expect(tab.document.layers).toEqual({});
    expect(tab.shared.everyLayer).toEqual({ plain: 'no map', new: { kind: 'hologram' } });
  });

  it('opens no document of a newer version, and says what to do', async () => {
    const { id } = await blank(ada);
    const newer = new Y.Doc();
    newer.getMap('document').set('version', 99);
    const state = base64(Y.encodeStateAsUpdate(newer));
    await bench.app.database.db.update(canvasDocuments).set({ state });
    for (const path of ['', '/file']) {
      const answer = await send(ada, 'GET', `/api/canvas/documents/${id}${path}`);
      expect(answer.status).toBe(409);
      expect(await answer.json()).toMatchObject({
        code: 'canvas_document_newer',
        error: expect.stringContaining('newer version'),
      });
    }
  });

  it('takes a hundred layers and large drawings, beyond a megabyte of JSON', async () => {
    const { id } = await blank(ada);
    const tab = await openTab(ada, id);
    tab.add(...Array.from({ length: 150 }, (_, at) => star(`star-${at}`)));
    const points = Array.from(
      { length: 20_000 },
      (_, at) => [at / 7, at / 3, 0.5] as [number, number, number],
    );
    const pen = {
      name: 'pen',
      order: 'c',
      x: 0,
      y: 0,
      points,
      color: '#112233',
      width: 9,
      isHighlighter: false,
    };
    for (const at of [1, 2, 3]) tab.add(newPen({ ...pen, id: `pen-${at}` }));
    expect(JSON.stringify(tab.body).length).toBeGreaterThan(1_000_000);
    await tab.sync();
    expect(Object.keys((await documentOf(ada, id)).layers)).toHaveLength(153);
  });

  it('refuses a document that has become too large', async () => {
    const { id } = await blank(ada);
    const long = 'x'.repeat(canvasLimits.stateBytes - 2_000);
    const update = updateOf((doc) => doc.getMap('layers').set('one', long));
    expect((await sync(id, { update, stateVector: someVector })).status).toBe(200);
    const more = updateOf((doc) => doc.getMap('layers').set('two', 'x'.repeat(4_000)));
    expect(await codeOf(await sync(id, { update: more, stateVector: someVector }))).toBe(
      '413 canvas_document_too_large',
    );
    const most = {
      update: 'x'.repeat(Math.ceil(canvasLimits.stateBytes / 3) * 4 + 4),
      stateVector: someVector,
    };
    expect(await codeOf(await sync(id, most))).toBe('422 validation_failed');
  });
});

async function eventsOf(userId: string): Promise<unknown[]> {
  const rows = await bench.app.database.db
    .select({ payload: events.payload })
    .from(events)
    .where(and(eq(events.userId, userId), eq(events.type, 'canvas.changed')))
    .orderBy(events.seq);
  return rows.map(({ payload }) => payload);
}
