import { expect, test } from 'vitest';
import { type FeedSettings, initialSettings, parseSettings, placeOn, shuffledPosition } from './settings.ts';

test('a first visit starts without a picture', () => {
  expect(parseSettings(undefined)).toEqual(initialSettings);
});

test('returns what was stored, including an uploaded picture', () => {
  const settings: FeedSettings = {
    picture: {
      kind: 'upload',
      dataUrl: 'data:image/webp;base64,AA',
      name: 'a.png',
      width: 1920,
      height: 1080,
      bytes: 9,
    },
    title: 'I survived 100 days',
    channel: 'My channel',
    length: '1:02:33',
    surface: 'upNext',
    theme: 'light',
    isGreyscale: true,
    place: 5,
  };
  expect(parseSettings(settings)).toEqual(settings);
});

test('keeps the input when everything else is damaged', () => {
  const stored = {
    title: 'keep me',
    picture: { kind: 'upload', dataUrl: 'javascript:1' },
    surface: 'cinema',
  };
  expect(parseSettings({ ...stored, theme: 7, place: -1 })).toEqual({ ...initialSettings, title: 'keep me' });
});

test('a position beyond the end of a shorter surface is its last one', () => {
  expect(placeOn('upNext', 7)).toBe(7);
  expect(placeOn('search', 7)).toBe(4);
});

test('shuffling always moves the card, and stays on the surface', () => {
  for (const random of [0, 0.2, 0.5, 0.8, 0.999]) {
    const place = shuffledPosition('home', 2, random);
    expect(place).not.toBe(2);
    expect(place).toBeGreaterThanOrEqual(0);
    expect(place).toBeLessThan(6);
  }
});
