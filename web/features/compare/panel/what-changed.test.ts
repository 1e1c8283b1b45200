import { expect, it } from 'vitest';
import { whatChanged } from './what-changed.ts';

const keysOf = (...given: Parameters<typeof whatChanged>) => whatChanged(...given).map(({ key }) => key);

it('the neutral settings have drawn nothing in', () => {
  const settings = { dynamic: 10, creativity: 0, resemblance: 100 };
  expect(keysOf({ settings })).toEqual(['changedNothing']);
  expect(keysOf({ settings, madeBy: 'Enlarged by the built-in network' })).toEqual(['changedNothing']);
  expect(keysOf({ settings, madeBy: 'Enlarged by resizing' })).toEqual(['changedByResizing']);
});

it('each slider off its neutral place is told of with its value', () => {
  expect(whatChanged({ settings: { dynamic: 30, creativity: 3, resemblance: 60 } })).toEqual([
    { key: 'changedContrastMore', value: 30 },
    { key: 'changedDetail', value: 3 },
    { key: 'changedStyle', value: 60 },
  ]);
  expect(keysOf({ settings: { dynamic: 1, creativity: 0, resemblance: 100 } })).toEqual([
    'changedContrastLess',
  ]);
});

it('of an engine elsewhere nothing is claimed, and of a record without values neither', () => {
  const settings = { dynamic: 30, creativity: 3, resemblance: 60 };
  expect(keysOf({ settings, madeBy: 'Made with Replicate (upscaler)' })).toEqual(['changedElsewhere']);
  expect(keysOf({ settings: {} })).toEqual(['changedUnknown']);
});
