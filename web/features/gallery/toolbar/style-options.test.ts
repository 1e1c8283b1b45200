import { expect, it } from 'vitest';
import { imageStyles } from '#contract/styles.ts';
import { chosenStyle, styleOptions } from './style-options.ts';

const input = { allLabel: 'All styles', facets: [], own: [], chosen: undefined };
/** "All styles" and the image styles come first. */
const listed = 1 + imageStyles.length;
const labels = (options: { label: string }[]) => options.map(({ label }) => label);

it('the specification’s styles keep their order, used or not', () => {
  const options = styleOptions({
    ...input,
    facets: [{ value: 'Default', label: 'Default', count: 1_234 }],
  });
  expect(labels(options).slice(0, 4)).toEqual(['All styles', 'Photographic', 'Realistic', 'Cartoon']);
  expect(options).toHaveLength(listed);
  expect(options.at(-1)).toEqual({ value: 'Default', label: 'Default', note: '1,234' });
});

it('then come other styles with pictures, then the user’s own', () => {
  const options = styleOptions({
    ...input,
    facets: [
      { value: 'custom:7', label: 'My paper', count: 2 },
      { value: 'MrBeast-tzdev', label: 'MrBeast', count: 5 },
    ],
    own: [
      { value: 'custom:7', label: 'My paper' },
      { value: 'custom:8', label: 'Unused' },
    ],
  });
  expect(options.slice(listed)).toEqual([
    { value: 'MrBeast-tzdev', label: 'MrBeast', note: '5' },
    { value: 'custom:7', label: 'My paper', note: '2' },
    { value: 'custom:8', label: 'Unused' },
  ]);
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
