import { expect, test } from '#web/testing/test.ts';
import { cancelLoadOnUnmount } from './tile-picture.tsx';

test('a picture that is detached while it loads stops, and loads when it is attached again', async () => {
  const picture = new Image();
  const loaded = new Promise((resolve) => picture.addEventListener('load', resolve));
  picture.srcset = '/files/320x180.png 320w';
  picture.src = '/files/1280x720.png';
  const detach = cancelLoadOnUnmount(picture);
  detach?.();
  expect([picture.getAttribute('srcset'), picture.getAttribute('src')]).toEqual([null, null]);
  cancelLoadOnUnmount(picture);
  await loaded;
  expect(picture.naturalWidth).toBeGreaterThan(0);
  expect(picture.getAttribute('srcset')).toBe('/files/320x180.png 320w');
});
