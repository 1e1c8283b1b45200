import { createCanvas, Image } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { withLightFilters } from './light-filters.ts';

const hard =
  '<feColorMatrix in="SourceAlpha" result="r2" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 127 0"/>';
const begin = '<feFlood flood-opacity="0" result="r0"/><feBlend in="SourceGraphic" in2="r0" result="r1"/>';
const shadow = (dx: number, from: string, to: string) =>
  `${hard}<feOffset dx="${dx}"/><feGaussianBlur stdDeviation="1.5"/>` +
  '<feComposite in2="r2" k2="-1" k3="1" operator="arithmetic"/>' +
  '<feColorMatrix values="0 0 0 0 0.9 0 0 0 0 0.3 0 0 0 0 0.1 0 0 0 1 0"/>' +
  `<feBlend in2="${from}" result="${to}"/>`;
const bodyOf = (steps: string) =>
  `<g filter="url(#a)"><circle cx="16" cy="16" r="11" fill="#3366ff"/></g><defs><filter id="a" x="0" y="0" ` +
  `width="32" height="32" color-interpolation-filters="sRGB" filterUnits="userSpaceOnUse">${steps}</filter></defs>`;

function pixelsOf(body: string): Uint8ClampedArray {
  const image = new Image();
  image.src = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="128" height="128" viewBox="0 0 32 32">${body}</svg>`,
  );
  const context = createCanvas(128, 128).getContext('2d');
  // On a ground: a colour that is hardly there is hardly seen.
  context.fillStyle = '#808080';
  context.fillRect(0, 0, 128, 128);
  context.drawImage(image, 0, 0);
  return context.getImageData(0, 0, 128, 128).data;
}

test.each([
  ['a blur', `${begin}<feGaussianBlur result="r3" stdDeviation="1"/>`],
  ['an inner shadow', begin + shadow(2, 'r1', 'r3')],
  ['three inner shadows', begin + shadow(2, 'r1', 'r3') + shadow(-3, 'r3', 'r4') + shadow(0, 'r4', 'r5')],
])('%s looks the same in fewer steps', (_, steps) => {
  const body = bodyOf(steps);
  const light = withLightFilters(body);
  expect(light).not.toMatch(/feFlood|arithmetic/);
  expect(light.match(/SourceAlpha/g)?.length ?? 0).toBeLessThanOrEqual(1);
  const [before, after] = [pixelsOf(body), pixelsOf(light)];
  const differences = before.map((value, at) => Math.abs(value - (after[at] ?? 0)));
  const mean = differences.reduce((sum, one) => sum + one, 0) / differences.length;
  expect(mean).toBeLessThan(0.05);
  // Where the rim covers a hundredth of a pixel, the shape is not hard, and the two calculations differ.
  const visibly = differences.filter((one) => one > 8).length / differences.length;
  expect(visibly).toBeLessThan(0.001);
});

test('a filter that needs its empty ground keeps it', () => {
  const body = bodyOf(`${begin}<feGaussianBlur stdDeviation="1"/><feBlend in2="r0" result="r3"/>`);
  expect(withLightFilters(body)).toBe(body);
});
