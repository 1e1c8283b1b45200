import { expect, test } from 'vitest';
import { toOklab } from '../oklab.ts';
import { rasterIcon } from './icons.ts';
import { withNeutralWhites } from './neutral-whites.ts';

test('a lilac grey becomes a neutral one of the same lightness, in shapes and in filters', () => {
  const body =
    '<path fill="#D2C4E0"/><path fill="#9871C0"/><path fill="#B9B4C3"/><path fill="#FF8844"/>' +
    '<feColorMatrix values="0 0 0 0 0.72 0 0 0 0 0.62 0 0 0 0 0.82 0 0 0 1 0"/>';
  const colors = [...withNeutralWhites(body).matchAll(/#([0-9a-f]{6})/gi)].map(([, hex = '']) => hex);
  const [first = '', , , orange] = colors;
  const [lightness, a, b] = toOklab(
    [0, 2, 4].map((at) => Number.parseInt(first.slice(at, at + 2), 16)) as never,
  );
  expect(Math.hypot(a, b)).toBeLessThan(0.01);
  expect(lightness).toBeCloseTo(toOklab([0xd2, 0xc4, 0xe0])[0], 1);
  expect(orange?.toLowerCase()).toBe('ff8844');
  expect(withNeutralWhites(body)).not.toContain('0.82');
});

test('a purple thing stays purple', () => {
  const body = '<path fill="#764FBE"/><path fill="#7542B7"/><path fill="#997ED0"/>';
  expect(withNeutralWhites(body)).toBe(body);
});

test('the ship, the shark and the elephant are no longer lavender, the aubergine still is', () => {
  const chromaOf = (icon: string) => {
    const canvas = rasterIcon(icon, 96);
    const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
    let [sum, count] = [0, 0];
    for (let at = 0; at < data.length; at += 4) {
      const [, a, b] = toOklab([data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]);
      const isLilac = a > 0 && b < 0;
      if ((data[at + 3] ?? 0) < 200) continue;
      sum += isLilac ? Math.hypot(a, b) : 0;
      count += 1;
    }
    return sum / count;
  };
  for (const icon of ['ship', 'shark', 'elephant', 'classical-building'])
    expect(chromaOf(icon), icon).toBeLessThan(0.02);
  expect(chromaOf('eggplant')).toBeGreaterThan(0.1);
});
