import { expect, it } from 'vitest';
import { type Popup, popupToShow } from './popup.ts';

const premium: Popup = { kind: 'premium', tool: 'ThumbnailsV2' };
const expired: Popup = { kind: 'trial_expired' };

it('shows the most urgent of all candidates', () => {
  expect(popupToShow(null, [null, expired])).toBe(expired);
  expect(popupToShow(null, [premium, expired])).toBe(premium);
  expect(popupToShow(null, [null, null])).toBeNull();
});

it('keeps the current one until it is closed, and never shows two', () => {
  expect(popupToShow(expired, [premium, { kind: 'trial_expired' }])).toEqual(expired);
  expect(popupToShow(expired, [premium, null])).toBe(premium);
});

it('shows a new result for a new submission', () => {
  const again: Popup = { kind: 'premium', tool: 'ThumbnailsV2' };
  expect(popupToShow(premium, [again, null])).toBe(again);
});
