import { expect, test } from 'vitest';
import {
  addEngine,
  removeEngine,
  saveEngineChain,
  saveEngineSettings,
  testEngine,
} from '#contract/admin-engine-changes.ts';
import { exportAffiliateInterest, markMessage } from '#contract/contact.ts';
import { orderShowcase, putSiteContent, restoreSiteContent, setShowcaseState } from '#contract/site.ts';
import { translator } from '#web/i18n/catalogue.ts';
import { describeAction } from './describe-action.ts';
import { logTexts } from './texts.ts';

const say = (action: string, details: Record<string, unknown> = {}) =>
  describeAction(translator(logTexts), { action, details });

test('describes the panel’s calls in words', () => {
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

test('shows an unknown call as it was made, with the values that fit in a line', () => {
  expect(say('POST /api/admin/things/{id}', { id: 'x', on: true, list: [1] })).toBe(
    'POST /api/admin/things/{id} · x · true',
  );
  expect(say('toString')).toBe('toString');
});
