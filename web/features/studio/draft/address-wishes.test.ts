import { expect, test } from 'vitest';
import { withWishes } from './address-wishes.ts';
import { initialDraft } from './draft.ts';

const wish = (fields: Record<string, string>) => new URLSearchParams(fields);

test('a thumbnail style is chosen together with its tool; the prompt stays', () => {
  const draft = { ...initialDraft, tool: 'Genesys Pro' as const, style: 'Comic', prompt: 'a shark' };
  expect(withWishes(draft, wish({ style: 'Lebron-tzdev' }))).toEqual({
    ...draft,
    tool: 'Thumbnail',
    style: 'Lebron-tzdev',
  });
});

test('an image style leads to Genesys Pro, and to the Genesys tool that is chosen already', () => {
  expect(withWishes(initialDraft, wish({ style: 'CCTV footage photo' }))).toMatchObject({
    tool: 'Genesys Pro',
    style: 'CCTV footage photo',
  });
  const draft = { ...initialDraft, tool: 'Genesys 1.0' as const, style: 'Photographic' };
  expect(withWishes(draft, wish({ style: 'Comic' }))).toMatchObject({ tool: 'Genesys 1.0', style: 'Comic' });
});

test('a prompt is written, cut at its limit', () => {
  expect(withWishes(initialDraft, wish({ prompt: 'a castle' })).prompt).toBe('a castle');
  expect(withWishes(initialDraft, wish({ prompt: 'a'.repeat(9_000) })).prompt).toHaveLength(4_000);
});

test('a style that does not exist changes nothing', () => {
  expect(withWishes(initialDraft, wish({ style: 'Telepathy' }))).toEqual(initialDraft);
  expect(withWishes(initialDraft, wish({}))).toEqual(initialDraft);
});
