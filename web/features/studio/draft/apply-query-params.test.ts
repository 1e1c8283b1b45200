import { expect, test } from 'vitest';
import { sampleStyle } from '#web/test-data/sample-style.ts';
import { findOwnStyle } from '../styles/find-style.ts';
import { withQueryParams } from './apply-query-params.ts';
import { emptyDraft } from './draft.ts';
import { chooseTool, currentDraft, initialDrafts, putDraft } from './drafts.ts';

const request = (fields: Record<string, string>) => new URLSearchParams(fields);
const at = (fields: Partial<ReturnType<typeof emptyDraft>>) =>
  putDraft(initialDrafts, { ...emptyDraft(fields.tool ?? 'Thumbnail'), ...fields });
const requested = (drafts: typeof initialDrafts, fields: Record<string, string>) =>
  currentDraft(withQueryParams(drafts, request(fields)));

test('a thumbnail style is chosen with its tool and keeps what was typed there', () => {
  const drafts = at({ tool: 'Genesys Pro', style: 'Comic', prompt: 'a shark' });
  const { tool, of } = withQueryParams(drafts, request({ style: 'Lebron-tzdev' }));
  expect(tool).toBe('Thumbnail');
  expect(of.Thumbnail.style).toBe('Lebron-tzdev');
  expect(of['Genesys Pro']).toMatchObject({ style: 'Comic', prompt: 'a shark' });
});

test('an image style selects Genesys Pro, or the Genesys tool that is already chosen', () => {
  const style = 'CCTV footage photo';
  expect(requested(initialDrafts, { style })).toMatchObject({ tool: 'Genesys Pro', style });
  expect(requested(at({ tool: 'ThumbnailsV2' }), { style })).toMatchObject({ tool: 'Genesys Pro', style });
  expect(requested(at({ tool: 'Genesys 1.0' }), { style: 'Comic' })).toMatchObject({
    tool: 'Genesys 1.0',
    style: 'Comic',
  });
});

test('a prompt is filled in, cut at its limit', () => {
  expect(requested(initialDrafts, { prompt: 'a castle' }).prompt).toBe('a castle');
  expect(requested(initialDrafts, { prompt: 'a'.repeat(9_000) }).prompt).toHaveLength(4_000);
});

test('an unknown style changes nothing', () => {
  expect(withQueryParams(initialDrafts, request({ style: 'Telepathy' }))).toEqual(initialDrafts);
  expect(withQueryParams(initialDrafts, request({}))).toEqual(initialDrafts);
});

test("a link may name one of the user's own styles, in the tool that has it", () => {
  const own = {
    trained: [sampleStyle('t', { styleName: 'Neon Night' })],
    described: [{ id: 'd', name: 'Velvet', description: '', originalDescription: '', previewUrl: null }],
  };
  const draftsOfStyle = (style: string) =>
    withQueryParams(initialDrafts, request({ style }), findOwnStyle(style, own));
  expect(currentDraft(draftsOfStyle('t'))).toMatchObject({ tool: 'Thumbnail', style: 't' });
  expect(currentDraft(draftsOfStyle('neon night'))).toMatchObject({ tool: 'Thumbnail', style: 't' });
  expect(currentDraft(draftsOfStyle('velvet'))).toMatchObject({ tool: 'Genesys Pro', style: 'd' });
  expect(currentDraft(draftsOfStyle('MrBeast'))).toMatchObject({ tool: 'Thumbnail', style: 'MrBeast-tzdev' });
  expect(draftsOfStyle('unheard of')).toEqual(initialDrafts);
  expect(draftsOfStyle('')).toEqual(initialDrafts);
});

test('a link to create a style selects the tool that shows own styles', () => {
  const elsewhere = chooseTool(initialDrafts, 'Genesys 1.0');
  expect(requested(elsewhere, { 'create-style': '1' }).tool).toBe('Thumbnail');
});
