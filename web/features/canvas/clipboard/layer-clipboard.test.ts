import { expect, test } from 'vitest';
import { emptyDocument } from '#canvas/document/document.ts';
import type { Layer } from '#canvas/document/layer.ts';
import { newPicture, newText } from '#canvas/document/new-layers.ts';
import { orderOnTop } from '#canvas/document/order.ts';
import { fromClipboard, layersType, toClipboard, withoutForeignPictures } from './layer-clipboard.ts';

const text = newText({
  ...{ id: 'a', name: 'Title', order: 'a0', x: 10, y: 20, font: 'anton', fontSize: 40 },
  content: 'WOW <b>"&\nÉ',
});
const picture = newPicture({
  ...{ id: 'b', name: 'Photo', order: 'a1', x: 10, y: 20, asset: 'one', width: 40, height: 30 },
});
const layers: readonly Layer[] = [text, picture];
const copied = { owner: 'ada', layers };
const readOf = (types: Record<string, string>) => (type: string) => types[type] ?? '';

test('layers are read as they were copied, by the private type or by the HTML alone', () => {
  const types = toClipboard(copied);
  expect(fromClipboard(readOf(types))).toEqual(copied);
  expect(fromClipboard(readOf({ 'text/html': `<meta charset="utf-8">${types['text/html']}` }))).toEqual(
    copied,
  );
  expect(types['text/plain']).toBe('WOW <b>"&\nÉ');
  expect(toClipboard({ owner: 'ada', layers: [picture] })['text/plain']).toBe('Photo');
});

test('what is no layers of ours is none', () => {
  expect(fromClipboard(readOf({ 'text/plain': 'words', 'text/html': '<b>words</b>' }))).toBeNull();
  for (const json of ['{', '{}', '[]', '{"owner":"a","version":1,"layers":[]}']) {
    expect(fromClipboard(readOf({ [layersType]: json }))).toBeNull();
  }
  const newer = JSON.stringify({ owner: 'ada', version: 999, layers });
  expect(fromClipboard(readOf({ [layersType]: newer }))).toBeNull();
  const broken = JSON.stringify({ owner: 'ada', version: 1, layers: [{ ...text, opacity: 'much' }] });
  expect(fromClipboard(readOf({ [layersType]: broken }))).toBeNull();
  expect(fromClipboard(readOf({ 'text/html': '<div data-adventure-layers="%E0%A4%A"></div>' }))).toBeNull();
  const deep = `{"owner":"a","version":1,"layers":[{"id":"a","deep":${'['.repeat(200_000)}${']'.repeat(200_000)}}]}`;
  expect(fromClipboard(readOf({ [layersType]: deep }))).toBeNull();
});

test('pictures of another account are left out', () => {
  expect(withoutForeignPictures(copied, 'ada')).toEqual({ layers, leftOut: 0 });
  expect(withoutForeignPictures(copied, 'bob')).toEqual({ layers: [text], leftOut: 1 });
});

test('a hostile page names layers like the fields of every object, twice, and orders them by any text', () => {
  const named = (id: string, order = 'a0') => ({ ...text, id, order });
  const read = (...copies: object[]) =>
    fromClipboard(readOf({ [layersType]: JSON.stringify({ owner: 'ada', version: 1, layers: copies }) }));
  expect(read(named('__proto__'))?.layers).toEqual([]);
  const ids = ['constructor', 'toString', 'twice', 'twice'];
  expect(read(...ids.map((id) => named(id)))?.layers.map(({ id }) => id)).toEqual([
    'constructor',
    'toString',
    'twice',
  ]);
  // Another layer can be put above them.
  const { layers: pasted = [] } = read(named('one', 'zzz'), named('two', '\u0000')) ?? {};
  const document = {
    ...emptyDocument(10, 10),
    layers: Object.fromEntries(pasted.map((one) => [one.id, one])),
  };
  expect(orderOnTop(document) > (pasted[0]?.order ?? 'z')).toBe(true);
});
