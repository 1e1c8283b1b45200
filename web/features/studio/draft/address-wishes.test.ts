import { expect, test } from 'vitest';
import { sampleStyle } from '#web/test-data/sample-style.ts';
import { findOwnStyle } from '../styles/find-style.ts';
import { withWishes } from './address-wishes.ts';
import { emptyDraft } from './draft.ts';
import { chooseTool, currentDraft, initialDrafts, putDraft } from './drafts.ts';

const wish = (fields: Record<string, string>) => new URLSearchParams(fields);
const at = (fields: Partial<ReturnType<typeof emptyDraft>>) =>
  putDraft(initialDrafts, { ...emptyDraft(fields.tool ?? 'Thumbnail'), ...fields });
const wished = (drafts: typeof initialDrafts, fields: Record<string, string>) =>
  currentDraft(withWishes(drafts, wish(fields)));

test('a thumbnail style is chosen together with its tool; what was typed in the tool before stays there', () => {
  const drafts = at({ tool: 'Genesys Pro', style: 'Comic', prompt: 'a shark' });
  const { tool, of } = withWishes(drafts, wish({ style: 'Lebron-tzdev' }));
  expect(tool).toBe('Thumbnail');
  expect(of.Thumbnail.style).toBe('Lebron-tzdev');
  expect(of['Genesys Pro']).toMatchObject({ style: 'Comic', prompt: 'a shark' });
});

test('an image style leads to Genesys Pro, and to the Genesys tool that is chosen already', () => {
  const style = 'CCTV footage photo';
  expect(wished(initialDrafts, { style })).toMatchObject({ tool: 'Genesys Pro', style });
  expect(wished(at({ tool: 'ThumbnailsV2' }), { style })).toMatchObject({ tool: 'Genesys Pro', style });
  expect(wished(at({ tool: 'Genesys 1.0' }), { style: 'Comic' })).toMatchObject({
    tool: 'Genesys 1.0',
    style: 'Comic',
  });
});

test('a prompt is written, cut at its limit', () => {
  expect(wished(initialDrafts, { prompt: 'a castle' }).prompt).toBe('a castle');
  expect(wished(initialDrafts, { prompt: 'a'.repeat(9_000) }).prompt).toHaveLength(4_000);
});

test('a style that does not exist changes nothing', () => {
  expect(withWishes(initialDrafts, wish({ style: 'Telepathy' }))).toEqual(initialDrafts);
  expect(withWishes(initialDrafts, wish({}))).toEqual(initialDrafts);
});

test("a link may mean one of the user's own styles, in the tool that has it", () => {
  const own = {
    trained: [sampleStyle('t', { styleName: 'Neon Night' })],
    described: [{ id: 'd', name: 'Velvet', description: '', originalDescription: '', previewUrl: null }],
  };
  const led = (style: string) => withWishes(initialDrafts, wish({ style }), findOwnStyle(style, own));
  expect(currentDraft(led('t'))).toMatchObject({ tool: 'Thumbnail', style: 't' });
  expect(currentDraft(led('neon night'))).toMatchObject({ tool: 'Thumbnail', style: 't' });
  expect(currentDraft(led('velvet'))).toMatchObject({ tool: 'Genesys Pro', style: 'd' });
  expect(currentDraft(led('MrBeast'))).toMatchObject({ tool: 'Thumbnail', style: 'MrBeast-tzdev' });
  expect(led('unheard of')).toEqual(initialDrafts);
  expect(led('')).toEqual(initialDrafts);
});

test('who wants to create a style is led to the tool that shows them', () => {
  const elsewhere = chooseTool(initialDrafts, 'Genesys 1.0');
  const wishes = new URLSearchParams('create-style=1');
  expect(withWishes(elsewhere, wishes)).toEqual(initialDrafts);
});
