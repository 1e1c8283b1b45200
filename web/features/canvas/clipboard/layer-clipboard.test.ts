import { expect, test } from 'vitest';
import type { Layer } from '#canvas/document/layer.ts';
import { newPicture, newText } from '#canvas/document/new-layers.ts';
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
});

test('pictures of another account are left out', () => {
  expect(withoutForeignPictures(copied, 'ada')).toEqual({ layers, leftOut: 0 });
  expect(withoutForeignPictures(copied, 'bob')).toEqual({ layers: [text], leftOut: 1 });
});
