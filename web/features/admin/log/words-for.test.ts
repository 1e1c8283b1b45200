import { expect, test } from 'vitest';
import {
  addEngine,
  removeEngine,
  saveEngineChain,
  saveEngineSettings,
  testEngine,
} from '#contract/admin-engines.ts';
import { exportAffiliateInterest, markMessage } from '#contract/contact.ts';
import { orderShowcase, putSiteContent, restoreSiteContent, setShowcaseState } from '#contract/site.ts';
import { translator } from '#web/i18n/catalogue.ts';
import { adminTexts } from '../texts.ts';
import { wordsFor } from './words-for.ts';

const say = (action: string, details: Record<string, unknown> = {}) =>
  wordsFor(translator(adminTexts), { action, details });

test('says in words what the calls of the panel have done', () => {
  const calls = [markMessage, exportAffiliateInterest, putSiteContent, restoreSiteContent, setShowcaseState];
  const ofEngines = [saveEngineSettings, addEngine, removeEngine, saveEngineChain, testEngine];
  for (const call of [...calls, orderShowcase, ...ofEngines]) {
    expect(say(`${call.method.toUpperCase()} ${call.path}`)).not.toContain('/api/');
  }
  expect(say('PATCH /api/admin/messages/{messageId}', { status: 'done' })).toBe('Marked a message as done');
  expect(say('PUT /api/admin/site-content/{language}', { language: 'pt', faq: [] })).toBe(
    'Changed the content: Português (Brasil)',
  );
  expect(say('user.coins', { amount: -1_500 })).toBe('−1,500 coins');
});

test('shows a call that it does not know as it was made, with what fits in a line', () => {
  expect(say('POST /api/admin/things/{id}', { id: 'x', on: true, list: [1] })).toBe(
    'POST /api/admin/things/{id} · x · true',
  );
  expect(say('toString')).toBe('toString');
});
