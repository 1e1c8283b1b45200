import { expect, it } from 'vitest';
import { requireFeature } from './accounts.ts';

it('allows what a plan includes and names the error otherwise', () => {
  expect(() => requireFeature('pro', 'canvasEditor')).not.toThrow();
  expect(() => requireFeature('basic', 'thumbnailsV2')).not.toThrow();
  const refused = expect.objectContaining({ code: 'premium_required', status: 403 });
  expect(() => requireFeature('basic', 'canvasEditor')).toThrow(refused);
  expect(() => requireFeature('free', 'thumbnailsV2')).toThrow(refused);
});
