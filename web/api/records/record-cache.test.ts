import fc from 'fast-check';
import { expect, test } from 'vitest';
import { assertProperty } from '#testing/assert-property.ts';
import { memoryStorage } from '#web/test-data/memory-storage.ts';
import { createRecordCache, picturePrefix, protectedNames, recordLimits } from './record-cache.ts';

const prefix = 'adventure-record:u1:';
const day = 24 * 60 * 60_000;

function open(kept = new Map<string, string>(), limits?: Partial<Record<keyof typeof recordLimits, number>>) {
  const clock = { now: 1_800_000_000_000 };
  const storage = memoryStorage(kept);
  const cache = createRecordCache({
    storage: () => storage,
    prefix,
    now: () => clock.now,
    limits: { ...recordLimits, ...limits },
  });
  const bytes = () => [...kept].reduce((sum, [key, text]) => sum + Buffer.byteLength(key + text), 0);
  return { cache, clock, kept, storage, bytes };
}

test('returns what was written, with time and size beside it', () => {
  const { cache, clock, kept } = open();
  expect(cache.write({ gallery: { total: 3, title: 'über' } })).toBe(true);
  expect(cache.read('gallery')).toEqual({ total: 3, title: 'über' });
  const json = '{"total":3,"title":"über"}';
  expect(JSON.parse(kept.get(`${prefix}gallery`) ?? '')).toEqual({
    timestamp: clock.now,
    size: Buffer.byteLength(json),
    data: JSON.parse(json),
  });
});

test('another tab never misses a record while it is written again', () => {
  const kept = new Map<string, string>();
  const storage = memoryStorage(kept);
  const seen: boolean[] = [];
  const look = () => void seen.push(kept.has(`${prefix}gallery`));
  const watched: Storage = Object.assign(Object.create(storage), {
    setItem(key: string, text: string) {
      look();
      storage.setItem(key, text);
    },
    removeItem(key: string) {
      storage.removeItem(key);
      look();
    },
  });
  const cache = createRecordCache({ storage: () => watched, prefix, now: () => 0 });
  cache.write({ gallery: 1 });
  seen.length = 0;
  cache.write({ gallery: 2 });
  expect(seen.length).toBeGreaterThan(0);
  expect(seen).not.toContain(false);
  expect(cache.read('gallery')).toBe(2);
});

test('a record is valid for seven days', () => {
  const { cache, clock, kept } = open();
  cache.write({ gallery: 1, favoriteImages: ['a'] });
  clock.now += 7 * day;
  expect(cache.read('gallery')).toBe(1);
  clock.now += 1;
  expect(cache.read('gallery')).toBeUndefined();
  expect(kept.has(`${prefix}gallery`)).toBe(false);
  expect(cache.read('favoriteImages')).toEqual(['a']);
});

test('keeps the last 50 pictures', () => {
  const { cache, clock } = open();
  const pictures = (from: number, count: number) =>
    Object.fromEntries(
      Array.from({ length: count }, (_, at) => [`${picturePrefix}${from + at}`, { at: from + at }]),
    );
  cache.write(pictures(0, 40));
  clock.now += 1_000;
  cache.write({ ...pictures(100, 45), gallery: 1 });
  expect(cache.names().filter((name) => name.startsWith(picturePrefix))).toHaveLength(50);
  for (let at = 100; at < 145; at += 1) expect(cache.read(`${picturePrefix}${at}`)).toEqual({ at });
  expect(cache.read('gallery')).toBe(1);
});

test('without space the oldest records are deleted, about 2 MB at a time, and protected ones stay', () => {
  const { cache, clock, bytes } = open();
  const text = 'x'.repeat(500_000);
  for (const name of protectedNames) cache.write({ [name]: name });
  for (let at = 0; at < 10; at += 1) {
    clock.now += 1_000;
    expect(cache.write({ [`r${at}`]: text })).toBe(true);
  }
  expect(bytes()).toBeGreaterThan(4.9e6);
  clock.now += 1_000;
  expect(cache.write({ last: text })).toBe(true);
  expect(
    cache
      .names()
      .filter((name) => /^r\d$/.test(name))
      .toSorted(),
  ).toEqual(['r5', 'r6', 'r7', 'r8', 'r9']);
  for (const name of protectedNames) expect(cache.read(name)).toBe(name);
});

test('a record larger than the whole limit is not stored and costs the others nothing', () => {
  const { cache } = open();
  cache.write({ a: 1 });
  expect(cache.write({ huge: 'x'.repeat(recordLimits.maxBytes) })).toBe(false);
  expect(cache.read('a')).toBe(1);
});

test('never touches foreign keys, whatever space it needs', () => {
  const kept = new Map([
    ['user', '{}'],
    ['adventure-studio-draft', 'x'.repeat(1_000)],
  ]);
  const { cache } = open(kept, { maxBytes: 2_000, cleanupBytes: 800 });
  for (let at = 0; at < 20; at += 1) cache.write({ [`r${at}`]: 'y'.repeat(300) });
  cache.clear();
  expect([...kept.keys()]).toEqual(['user', 'adventure-studio-draft']);
});

test.each([
  '',
  'text',
  '{}',
  '{"timestamp":1',
  '{"timestamp":1800000000000,"size":1,"data":{"a"',
  'null',
  '[]',
])('survives a damaged record: %j', (damaged) => {
  const kept = new Map([[`${prefix}gallery`, damaged]]);
  const { cache } = open(kept);
  expect(cache.read('gallery')).toBeUndefined();
  expect(cache.write({ gallery: 'new', other: 1 })).toBe(true);
  expect(cache.read('gallery')).toBe('new');
});

test('survives full and blocked storage', () => {
  const { kept, storage } = open();
  const { setItem } = storage;
  let room = 3;
  storage.setItem = (key, value) => {
    if (kept.size >= room) throw new DOMException('full', 'QuotaExceededError');
    setItem(key, value);
  };
  const full = createRecordCache({ storage: () => storage, prefix, now: () => 1_800_000_000_000 });
  for (const name of ['a', 'b', 'c', 'd']) expect(full.write({ [name]: name })).toBe(true);
  expect(full.read('d')).toBe('d');
  room = 0;
  expect(full.write({ e: 1 })).toBe(false);

  const blocked = createRecordCache({
    storage: () => {
      throw new DOMException('blocked', 'SecurityError');
    },
    prefix,
    now: () => 1,
  });
  expect(blocked.write({ a: 1 })).toBe(false);
  expect(blocked.read('a')).toBeUndefined();
  expect(blocked.names()).toEqual([]);
  blocked.clear();
});

test('any sequence of writes respects the limit, and reads return the last write', () => {
  const limits = { maxBytes: 4_000, cleanupBytes: 1_500, maxAgeMs: day, maxPictures: 5 };
  const name = fc.oneof(
    fc.constantFrom(...protectedNames, 'gallery'),
    fc.integer({ min: 0, max: 12 }).map((at) => `${picturePrefix}${at}`),
  );
  const step = fc.record({
    name,
    data: fc.oneof(fc.string({ maxLength: 900, unit: 'grapheme' }), fc.jsonValue()),
    waitMs: fc.integer({ min: 0, max: day }),
  });
  assertProperty(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const { cache, clock, bytes } = open(new Map(), limits);
      const last = new Map<string, unknown>();
      for (const { name: written, data, waitMs } of steps) {
        clock.now += waitMs;
        const isThere = cache.write({ [written]: data });
        if (isThere) last.set(written, data);
        expect(bytes()).toBeLessThanOrEqual(limits.maxBytes);
        const names = cache.names();
        expect(names.filter((one) => one.startsWith(picturePrefix)).length).toBeLessThanOrEqual(5);
        if (isThere || !protectedNames.includes(written)) expect(names.includes(written)).toBe(isThere);
        else expect(names.includes(written)).toBe(last.has(written));
        for (const one of names) expect(JSON.stringify(cache.read(one))).toBe(JSON.stringify(last.get(one)));
      }
    }),
    { numRuns: 200 },
  );
});
