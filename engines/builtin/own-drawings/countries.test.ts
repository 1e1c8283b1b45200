import { expect, test } from 'vitest';
import { hasIcon, iconAspect, rasterIcon } from '../icons.ts';
import { countries } from '../language/concepts/countries.ts';
import { countryDrawing, pinnedCountry, readCountry } from './countries.ts';

test.each(countries.map(({ icon }) => icon))(
  'there is a silhouette of %s, with a pin and without',
  (icon) => {
    expect(hasIcon(icon)).toBe(true);
    expect(hasIcon(pinnedCountry(icon))).toBe(true);
  },
);

test('other names are no countries', () => {
  for (const name of ['country-', 'country-qq', 'shark', 'countryside']) {
    expect(readCountry(name)).toBeNull();
    expect(hasIcon(name) && name !== 'shark').toBe(false);
    expect(pinnedCountry(name)).toBe(name);
  }
  expect(() => countryDrawing('country-qq')).toThrow(RangeError);
});

test.each([
  // With Easter Island Chile would be wider than it is high.
  ['cl', 0.1, 0.3],
  // Without Alaska and Hawaii.
  ['us', 1.35, 1.6],
  // Without Guiana and Réunion.
  ['fr', 0.85, 1.1],
  // Without the Azores and Madeira.
  ['pt', 0.4, 0.65],
  // With the Balearic Islands, without the Canaries.
  ['es', 1.2, 1.6],
  // Without the Caribbean Netherlands.
  ['nl', 0.7, 1],
  // Without Svalbard.
  ['no', 0.6, 0.95],
  // Across the date line in one piece.
  ['ru', 1.5, 2.2],
  // Both parts.
  ['my', 2, 4],
  ['jp', 0.7, 1.1],
  ['br', 0.85, 1.1],
  ['it', 0.7, 1],
])('%s has the proportions of its main land', (code, least, most) => {
  expect(iconAspect(`country-${code}`)).toBeGreaterThan(least);
  expect(iconAspect(`country-${code}`)).toBeLessThan(most);
});

test('outlines are curves all the way', () => {
  for (const { icon } of countries) {
    const outline = / d="([^"]+)" clip-rule/.exec(countryDrawing(icon).body)?.[1];
    expect(outline, icon).toMatch(/^(?:M[\d\s-]+q[\d\s-]+z)+$/);
  }
});

/** The share of opaque pixels of a silhouette that a test holds for. */
function shareOf(icon: string, holds: (red: number, green: number, blue: number) => boolean): number {
  const canvas = rasterIcon(icon, 200);
  const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
  let [opaque, held] = [0, 0];
  for (let at = 0; at < data.length; at += 4) {
    if (data[at + 3]! < 250) continue;
    opaque += 1;
    if (holds(data[at]!, data[at + 1]!, data[at + 2]!)) held += 1;
  }
  return held / opaque;
}

test('Brazil is green and yellow with a blue ball, and its side is dark', () => {
  expect(shareOf('country-br', (r, g, b) => g > 1.15 * r && g > 1.15 * b)).toBeGreaterThan(0.3);
  expect(shareOf('country-br', (r, g, b) => r > 150 && g > 130 && b < 120)).toBeGreaterThan(0.15);
  expect(shareOf('country-br', (r, g, b) => b > 1.5 * r && b > 1.2 * g)).toBeGreaterThan(0.03);
  expect(shareOf('country-br', (r, g, b) => Math.max(r, g, b) < 90)).toBeGreaterThan(0.04);
});

test("Japan's sun is on its land", () => {
  expect(shareOf('country-jp', (r, g, b) => r > 120 && r > 2.5 * g && r > 2.5 * b)).toBeGreaterThan(0.08);
});

test('a pin is red, and golden on a red country', () => {
  const red = (r: number, g: number, b: number) => r > 180 && g < 110 && b < 110;
  expect(shareOf('country-is-pinned', red)).toBeGreaterThan(shareOf('country-is', red) + 0.01);
  const golden = (r: number, g: number, b: number) => r > 190 && g > 120 && b < 90;
  expect(shareOf('country-ch-pinned', golden)).toBeGreaterThan(shareOf('country-ch', golden) + 0.01);
});
