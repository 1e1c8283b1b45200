import { expect, it } from 'vitest';
import { fadeReach } from './faces.ts';

const bounds = { x: 100, y: 0, width: 500, height: 600 };
const face = (x: number) => ({ x, y: 50, width: 100, height: 140 });

it('fades a fifth of a cut-out whose faces are far from the edge', () => {
  expect(fadeReach({ bounds, faces: [] }, 'left')).toBe(100);
  expect(fadeReach({ bounds, faces: [face(300)] }, 'left')).toBe(100);
  expect(fadeReach({ bounds, faces: [face(300)] }, 'right')).toBe(100);
});

it('ends the fade before the nearest face and its ear', () => {
  const faces = [face(150), face(440)];
  expect(fadeReach({ bounds, faces }, 'left')).toBe(30);
  expect(fadeReach({ bounds, faces }, 'right')).toBe(40);
  // A face at the edge itself does not fade at all.
  expect(fadeReach({ bounds, faces: [face(105)] }, 'left')).toBe(0);
});
