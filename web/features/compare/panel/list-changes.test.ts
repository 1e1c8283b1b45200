import { expect, it } from 'vitest';
import { listChanges } from './list-changes.ts';

const keysOf = (...given: Parameters<typeof listChanges>) => listChanges(...given).map(({ key }) => key);

it('the neutral settings changed nothing', () => {
  const settings = { dynamic: 10, creativity: 0, resemblance: 100 };
  expect(keysOf({ settings })).toEqual(['changedNothing']);
  expect(keysOf({ settings, madeBy: 'Enlarged by the built-in network' })).toEqual(['changedNothing']);
  expect(keysOf({ settings, madeBy: 'Enlarged by resizing' })).toEqual(['changedByResizing']);
});

it('each slider off its neutral value is reported with its value', () => {
  expect(listChanges({ settings: { dynamic: 30, creativity: 3, resemblance: 60 } })).toEqual([
    { key: 'changedContrastMore', value: 30 },
    { key: 'changedDetail', value: 3 },
    { key: 'changedStyle', value: 60 },
  ]);
  expect(keysOf({ settings: { dynamic: 1, creativity: 0, resemblance: 100 } })).toEqual([
    'changedContrastLess',
  ]);
});

it('no effect is reported for a remote engine or a record without values', () => {
  const settings = { dynamic: 30, creativity: 3, resemblance: 60 };
  expect(keysOf({ settings, madeBy: 'Made with Replicate (upscaler)' })).toEqual(['changedByEngine']);
  expect(keysOf({ settings: {} })).toEqual(['changedUnknown']);
});
