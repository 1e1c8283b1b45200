import { expect, it } from 'vitest';
import { minuteMs } from '#contract/durations.ts';
import { memoryStorage } from '#web/test-data/memory-storage.ts';
import { clearPendingImage, readPendingImage, storePendingImage } from './pending-image.ts';

const imageId = '0b6b4f0e-63a5-4c1d-9d5b-3b7f7d9a1c22';

it('is kept for five minutes', () => {
  const storage = memoryStorage(new Map());
  storePendingImage(() => storage, imageId, 1_000);
  expect(readPendingImage(() => storage, 1_000 + 5 * minuteMs)).toBe(imageId);
  expect(readPendingImage(() => storage, 1_001 + 5 * minuteMs)).toBeNull();
  // A clock that was set back must not keep it.
  expect(readPendingImage(() => storage, 0)).toBeNull();
  clearPendingImage(() => storage);
  expect(readPendingImage(() => storage, 1_000)).toBeNull();
});

it.each(['{', 'null', '{"imageId":"../etc","sentAt":1}', `{"imageId":"${imageId}"}`])(
  'survives %s',
  (text) => {
    const storage = memoryStorage(new Map([['adventure-upscale-image', text]]));
    expect(readPendingImage(() => storage, 1)).toBeNull();
  },
);

it('does nothing if storage is blocked', () => {
  const blocked = () => {
    throw new Error('blocked');
  };
  storePendingImage(blocked, imageId, 1);
  clearPendingImage(blocked);
  expect(readPendingImage(blocked, 1)).toBeNull();
});
