import { expect, it } from 'vitest';
import { type Popup, popupToShow } from './popup.ts';

const premium: Popup = { kind: 'premium', tool: 'ThumbnailsV2' };
const welcome: Popup = { kind: 'welcome' };
const expired: Popup = { kind: 'trial_expired' };

it('shows the most urgent of all candidates', () => {
  expect(popupToShow(null, [null, expired, welcome])).toBe(expired);
  expect(popupToShow(null, [premium, expired, welcome])).toBe(premium);
  expect(popupToShow(null, [null, null])).toBeNull();
});

it('keeps the current one until it is closed, and never shows two', () => {
  expect(popupToShow(welcome, [premium, null, { kind: 'welcome' }])).toEqual(welcome);
  expect(popupToShow(welcome, [premium, null, null])).toBe(premium);
});

it('shows a new result for a new submission', () => {
  const again: Popup = { kind: 'premium', tool: 'ThumbnailsV2' };
  expect(popupToShow(premium, [again, null])).toBe(again);
});
