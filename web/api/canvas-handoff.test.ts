import { expect, test } from 'vitest';
import { memoryStorage } from '#web/test-data/memory-storage.ts';
import { takeCanvasHandoff, writeCanvasHandoff } from './canvas-handoff.ts';

const handoff = {
  url: '/files/pictures/a/0.webp?e=1&s=2',
  id: '0b6b4f0e-63a5-4c1d-9d5b-3b7f7d9a1c22',
  prompt: 'a shark',
  model: 'Thumbnail',
  variant: 'Thumbnail',
  style: 'Default',
  resolution: '16:9',
  createdAt: '2026-05-01T09:00:00.000Z',
  metadata: { tool: 'Thumbnail' },
};
const now = 1_800_000_000_000;

test('is read once, within ten minutes', () => {
  const storage = memoryStorage();
  expect(writeCanvasHandoff(storage, handoff, now)).toBe(true);
  expect(storage.getItem('editImageTimestamp')).toBe(`${now}`);
  expect(takeCanvasHandoff(storage, now + 10 * 60_000)).toEqual(handoff);
  expect(takeCanvasHandoff(storage, now)).toBeNull();
  writeCanvasHandoff(storage, handoff, now);
  expect(takeCanvasHandoff(storage, now + 10 * 60_000 + 1)).toBeNull();
  expect(storage.length).toBe(0);
});

test.each(['', 'text', 'null', '{}', JSON.stringify({ ...handoff, url: 'https://elsewhere.example/a.png' })])(
  'reads nothing from %j',
  (data) => {
    const storage = memoryStorage(
      new Map([
        ['editImageData', data],
        ['editImageTimestamp', `${now}`],
      ]),
    );
    expect(takeCanvasHandoff(storage, now)).toBeNull();
  },
);

test('returns nothing when storage is blocked', () => {
  const blocked = memoryStorage();
  blocked.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  blocked.getItem = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  expect(writeCanvasHandoff(blocked, handoff, now)).toBe(false);
  expect(takeCanvasHandoff(blocked, now)).toBeNull();
});
