import fc from 'fast-check';
import { expect, test } from 'vitest';
import { assertProperty } from '#testing/assert-property.ts';
import { apply, setFields } from '../document/changes.ts';
import { type CanvasDocument, emptyDocument } from '../document/document.ts';
import { newText } from '../document/new-layers.ts';
import { partsOf, typed, withStyle } from '../document/text-parts.ts';
import { merge, openDocument, perform, undoStep } from '../editor/document-store.ts';
import { anyOperation } from '../testing/operations.ts';
import { someLayers } from '../testing/test-editor.ts';
import { difference, SharedDocument } from './shared-document.ts';

const start: CanvasDocument = {
  ...emptyDocument(400, 300),
  layers: Object.fromEntries(someLayers().map((layer) => [layer.id, layer])),
};

/** A tab: its document with its history, and what it shares. */
function openTab(state: Uint8Array) {
  const shared = new SharedDocument(state);
  let current = openDocument(shared.read() ?? emptyDocument(1, 1));
  const unsent: Uint8Array[] = [];
  shared.onUpdate((update) => unsent.push(update));
  const followShared = () => {
    const now = shared.read();
    if (now) current = merge(current, difference(current.document, now));
  };
  return {
    get document() {
      return current.document;
    },
    shared,
    unsent,
    do(changes: Parameters<typeof perform>[2]) {
      const before = current.document;
      current = perform(current, 'step', changes);
      shared.apply(difference(before, current.document));
    },
    undo() {
      const before = current.document;
      current = undoStep(current);
      shared.apply(difference(before, current.document));
    },
    receive(updates: readonly Uint8Array[]) {
      for (const update of updates) shared.receive(update);
      followShared();
    },
  };
}

test('reads what it was made of, and what another has encoded', () => {
  const shared = SharedDocument.of(start);
  expect(shared.read()).toEqual(start);
  expect(new SharedDocument(shared.encode()).read()).toEqual(start);
});

test('any two tabs’ operations converge, in whichever order they arrive', () => {
  const steps = (prefix: string) => fc.array(anyOperation(prefix), { maxLength: 12 });
  assertProperty(
    fc.property(steps('one'), steps('other'), fc.boolean(), (ofOne, ofOther, isUndone) => {
      const state = SharedDocument.of(start).encode();
      const [one, other] = [openTab(state), openTab(state)];
      for (const operation of ofOne) one.do(operation(one.document));
      for (const operation of ofOther) other.do(operation(other.document));
      if (isUndone) one.undo();
      one.receive(other.unsent);
      other.receive([...one.unsent].reverse());
      other.receive(one.unsent);
      expect(one.document).toEqual(other.document);
      expect(one.document).toEqual(one.shared.read());
    }),
  );
});

test('changes of different fields of one layer both stay', () => {
  const state = SharedDocument.of(start).encode();
  const [one, other] = [openTab(state), openTab(state)];
  one.do(setFields(one.document, 'box', { name: 'Mine' }));
  other.do(setFields(other.document, 'box', { opacity: 0.5 }));
  one.receive(other.unsent);
  other.receive(one.unsent);
  expect(one.document.layers.box).toMatchObject({ name: 'Mine', opacity: 0.5 });
  expect(other.document).toEqual(one.document);
});

test('undo in one tab leaves the other tab’s work', () => {
  const state = SharedDocument.of(start).encode();
  const [one, other] = [openTab(state), openTab(state)];
  one.do(setFields(one.document, 'box', { opacity: 0.2 }));
  other.do(setFields(other.document, 'photo', { opacity: 0.7 }));
  one.receive(other.unsent);
  one.undo();
  expect(one.document.layers).toMatchObject({ box: { opacity: 1 }, photo: { opacity: 0.7 } });
});

test('the look of words and what another tab types both stay, whichever comes last', () => {
  const placed = { id: 'text', name: '', order: 'b0', x: 0, y: 0 };
  const text = newText({ ...placed, content: 'I survived 100 days', font: 'anton', fontSize: 20 });
  const state = SharedDocument.of({ ...start, layers: { text } }).encode();
  for (const isFirst of [true, false]) {
    const [one, other] = [openTab(state), openTab(state)];
    const parts = withStyle(text, { from: 11, to: 14 }, { isBold: true });
    one.do(setFields(one.document, 'text', { parts }));
    other.do(setFields(other.document, 'text', typed(text, 'Yes! I survived 100 days', 4)));
    if (isFirst) other.receive(one.unsent);
    one.receive(other.unsent);
    other.receive(one.unsent);
    expect(one.document).toEqual(other.document);
    const merged = one.document.layers.text;
    if (merged?.kind !== 'text') throw new Error('the text is gone');
    const [part] = partsOf(merged);
    expect(part && merged.content.slice(part.from, part.to)).toBe('100');
    one.undo();
    expect(one.document.layers.text).toMatchObject({ content: 'Yes! I survived 100 days', parts: [] });
  }
});

test('an update that was received twice changes nothing', () => {
  const tab = openTab(SharedDocument.of(start).encode());
  const shared = SharedDocument.of(start);
  shared.apply(setFields(start, 'box', { opacity: 0.3 }));
  const before = tab.document;
  tab.receive([tab.shared.encode(), tab.shared.encode()]);
  expect(tab.document).toEqual(before);
});

test('keeps a layer that this version cannot read for a newer one', () => {
  const shared = SharedDocument.of(start);
  shared.apply([{ on: 'field', id: 'box', field: 'opacity', before: 1, after: 'strong' }]);
  expect(shared.read()?.layers.box).toBeUndefined();
  shared.apply([{ on: 'field', id: 'box', field: 'opacity', before: 'strong', after: 0.4 }]);
  expect(shared.read()?.layers.box).toMatchObject({ opacity: 0.4 });
});

test('the difference of two documents makes one the other', () => {
  const operations = fc.array(anyOperation(), { maxLength: 10 });
  assertProperty(
    fc.property(operations, operations, (ofOne, ofOther) => {
      const [one, other] = [ofOne, ofOther].map((list) =>
        list.reduce((document, operation) => apply(document, operation(document)), start),
      );
      if (one && other) expect(apply(one, difference(one, other))).toEqual(other);
    }),
  );
});

test('a shared form with far too many entries is damaged, and not read', () => {
  const layer = newText({
    id: 'a',
    name: '',
    order: 'a0',
    x: 0,
    y: 0,
    content: 'A',
    font: 'anton',
    fontSize: 20,
  });
  const layers = Object.fromEntries(
    Array.from({ length: 2001 }, (_, index) => [`layer-${index}`, { ...layer, id: `layer-${index}` }]),
  );
  const shared = SharedDocument.of({ ...emptyDocument(100, 100), layers });
  expect(shared.parse()).toEqual({ problem: 'damaged' });
});
