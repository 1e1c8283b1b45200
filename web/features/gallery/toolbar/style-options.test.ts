import { expect, it } from 'vitest';
import { imageStyles } from '#contract/styles.ts';
import { chosenStyle, styleOptions } from './style-options.ts';

const input = {
  allLabel: 'All styles',
  noPreset: 'No preset',
  unusedLabel: 'Not used yet',
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

it('the specification’s other styles follow in its order under a heading, without a count', () => {
  const options = styleOptions({ ...input, facets: [{ value: 'comic', label: 'Comic', count: 1 }] });
  const rest = imageStyles.filter(({ id }) => id !== 'Comic');
  expect(labels(options)).toEqual(['All styles', 'Comic', ...rest.map(({ label }) => label)]);
  expect(options.slice(2).every(({ group, note }) => group === 'Not used yet' && note === undefined)).toBe(
    true,
  );
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
    { value: 'custom:7', label: 'My paper', note: '2' },
  ]);
  expect(options.at(-1)).toMatchObject({ value: 'custom:8', label: 'Unused', group: 'Not used yet' });
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
  const options = styleOptions(input);
  expect(chosenStyle(options, 'pixeled')).toBe('Pixaled Art');
  expect(chosenStyle(options, 'CCTV footage')).toBe('CCTV footage photo');
  expect(chosenStyle(options, undefined)).toBe('all');
});

it('the chosen style stays in the list when no picture has it any more', () => {
  const options = styleOptions({ ...input, chosen: 'custom:9' });
  expect(chosenStyle(options, 'custom:9')).toBe('custom:9');
});
