import { expect, test } from 'vitest';
import { readCanvasEntry } from './canvas-entry.ts';

const id = '0198a0a0-0000-7000-8000-000000000001';
const other = '0198a0a0-0000-7000-8000-000000000002';
const handoff = {
  url: '/files/a.webp',
  id: other,
  prompt: '',
  model: '',
  variant: '',
  style: '',
  resolution: '',
  createdAt: '',
  metadata: {},
};
const nothing = { search: '', state: null, handoff: null, origin: 'https://adventure.example' };

test.each(['image', 'edit'])('opens the picture of ?%s=', (name) => {
  expect(readCanvasEntry({ ...nothing, search: `?${name}=${id}`, handoff })).toEqual({
    named: { id, path: null },
    source: 'studio',
  });
});

test('opens the referenceImage of the history entry, by id or by its own address', () => {
  const byId = readCanvasEntry({ ...nothing, state: { referenceImage: { id, source: 'gallery' } } });
  expect(byId).toEqual({ named: { id, path: null }, source: 'gallery' });
  const byAddress = readCanvasEntry({ ...nothing, state: { referenceImage: '/files/b.webp?signature=1' } });
  expect(byAddress).toEqual({ named: { id: null, path: '/files/b.webp' }, source: 'studio' });
});

test('opens what the gallery handed over', () => {
  expect(readCanvasEntry({ ...nothing, handoff })).toEqual({
    named: { id: other, path: '/files/a.webp' },
    source: 'gallery',
  });
});

test.each([
  { ...nothing },
  { ...nothing, search: '?image=../../etc' },
  { ...nothing, state: { referenceImage: 'https://elsewhere.example/a.png' } },
  { ...nothing, state: 'referenceImage' },
])('opens nothing for %o', (arrival) => {
  expect(readCanvasEntry(arrival)).toBeNull();
});
