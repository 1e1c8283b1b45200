import { expect, it } from 'vitest';
import { affordableTools } from './affordable-tools.ts';

it('lists what 12 coins can still pay for', () => {
  expect(affordableTools(12)).toEqual([
    { tool: 'Genesys Pro', count: 1 },
    { tool: 'Genesys 1.0', count: 12 },
  ]);
});

it('lists nothing without coins', () => {
  expect(affordableTools(0)).toEqual([]);
});
