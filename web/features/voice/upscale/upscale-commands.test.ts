import { expect, it } from 'vitest';
import { parseUpscaleCommand, type UpscaleCommand } from './upscale-commands.ts';

it.each<[string, UpscaleCommand]>([
  ['Upscale.', { kind: 'start' }],
  ['Please upscale it', { kind: 'start' }],
  ['ampliar, por favor', { kind: 'start' }],
  ['Generate', { kind: 'start' }],
  ['Amplía', { kind: 'start' }],
  ['Clear the prompt', { kind: 'clear' }],
  ['4x', { kind: 'factor', factor: 4 }],
  ['8 X', { kind: 'factor', factor: 8 }],
  ['two times', { kind: 'factor', factor: 2 }],
  ['Factor 8', { kind: 'factor', factor: 8 }],
  ['quatro vezes', { kind: 'factor', factor: 4 }],
  ['ocho veces', { kind: 'factor', factor: 8 }],
  ['PNG', { kind: 'format', format: 'png' }],
  ['JPEG', { kind: 'format', format: 'jpg' }],
  ['web p', { kind: 'format', format: 'webp' }],
  ['switch to Genesys Pro', { kind: 'tool', tool: 'Genesys Pro' }],
])('%s', (said, command) => {
  expect(parseUpscaleCommand(said)).toEqual(command);
});

it.each(['a castle at dusk', 'upscale the castle at dusk', '16x', 'four designs', 'square', ''])(
  'treats "%s" as text',
  (said) => {
    expect(parseUpscaleCommand(said)).toBeNull();
  },
);
