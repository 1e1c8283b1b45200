import { expect, it } from 'vitest';
import { chosenStyle, styleOptions } from './style-options.ts';

const input = {
  allLabel: 'All styles',
  noPreset: 'No preset',
  yours: 'Yours',
  facets: [],
  own: [],
  chosen: undefined,
};
const labels = (options: { label: string }[]) => options.map(({ label }) => label);

it('styles that pictures have come first, most used first, with their counts', () => {
  const options = styleOptions({
    ...input,
    facets: [
      { value: 'default', label: 'Default', count: 3 },
      { value: 'mrbeast-tzdev', label: 'MrBeast', count: 1_234 },
    ],
  });
  expect(options.slice(0, 3)).toEqual([
    { value: 'all', label: 'All styles' },
    { value: 'MrBeast-tzdev', label: 'MrBeast', note: '1,234' },
    { value: 'Default', label: 'Default', note: '3' },
  ]);
});

it('a style that no picture has is not listed, as it would find nothing', () => {
  const options = styleOptions({ ...input, facets: [{ value: 'comic', label: 'Comic', count: 1 }] });
  expect(labels(options)).toEqual(['All styles', 'Comic']);
});

it('the user’s own styles are marked, as they may be named like a preset', () => {
  const options = styleOptions({
    ...input,
    facets: [
      { value: 'retro', label: 'Retro', count: 3 },
      { value: '7', label: 'Retro', count: 2 },
    ],
    own: [{ value: 'custom:7', label: 'Retro' }],
  });
  expect(options.slice(1).map(({ label, note }) => [label, note])).toEqual([
    ['Retro', '3'],
    ['Retro', 'Yours · 2'],
  ]);
});

it('a described style is listed once, as custom:{id}, whether or not pictures have it', () => {
  const options = styleOptions({
    ...input,
    // Pictures have the bare id, and the name that the style had then.
    facets: [{ value: '7', label: 'Old name-style', count: 2 }],
    own: [
      { value: 'custom:7', label: 'My paper' },
      { value: 'custom:8', label: 'Unused' },
    ],
  });
  expect(options.filter(({ value }) => value.includes('7'))).toEqual([
    { value: 'custom:7', label: 'My paper', note: 'Yours · 2' },
  ]);
  expect(labels(options)).not.toContain('Unused');
  expect(chosenStyle(options, '7')).toBe('custom:7');
});

it('a style of V2 says so, and its default has a name', () => {
  const options = styleOptions({
    ...input,
    facets: [
      { value: 'v2:none', label: 'None', count: 2 },
      { value: 'v2:mrbeast', label: 'MrBeast', count: 1 },
    ],
  });
  expect(labels(options).slice(1, 3)).toEqual(['Thumbnails V2: No preset', 'Thumbnails V2: MrBeast']);
});

it('no option is without a name', () => {
  const options = styleOptions({ ...input, facets: [{ value: '', label: '', count: 2 }] });
  expect(labels(options)).not.toContain('');
});

it('a style is found by any of its names', () => {
  const options = styleOptions({
    ...input,
    facets: ['pixeled', 'CCTV footage photo'].map((value) => ({ value, label: value, count: 1 })),
  });
  expect(chosenStyle(options, 'pixeled')).toBe('Pixaled Art');
  expect(chosenStyle(options, 'CCTV footage')).toBe('CCTV footage photo');
  expect(chosenStyle(options, undefined)).toBe('all');
});

it('the chosen style stays in the list when no picture has it any more', () => {
  const options = styleOptions({ ...input, chosen: 'custom:9' });
  expect(chosenStyle(options, 'custom:9')).toBe('custom:9');
  expect(labels(styleOptions({ ...input, chosen: 'comic' }))).toEqual(['All styles', 'Comic']);
  const own = [{ value: 'custom:9', label: 'My paper' }];
  expect(labels(styleOptions({ ...input, own, chosen: 'custom:9' }))).toEqual(['All styles', 'My paper']);
});
