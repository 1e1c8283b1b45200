import { expect, it } from 'vitest';
import { affordableTools } from './affordable-tools.ts';

it('lists what 12 coins can still pay for', () => {
  expect(affordableTools(12, 'free')).toEqual([
    { tool: 'Genesys Pro', count: 1 },
    { tool: 'Genesys 1.0', count: 12 },
  ]);
});

it('lists no tool that the plan lacks', () => {
  const names = (plan: 'free' | 'basic') => affordableTools(60, plan).map(({ tool }) => tool);
  expect(names('free')).not.toContain('ThumbnailsV2');
  expect(names('basic')).toContain('ThumbnailsV2');
});

it('lists nothing without coins', () => {
  expect(affordableTools(0, 'free')).toEqual([]);
});
