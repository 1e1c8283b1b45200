import { expect, it } from 'vitest';
import { destinationOf, ownPage } from './destination.ts';

const origin = 'https://adventure.example';

it('opens the app’s pages in the app, and leaves it for others', () => {
  expect(destinationOf('/sandbox/checkout?session=cs_1', origin)).toEqual({
    page: '/sandbox/checkout?session=cs_1',
  });
  expect(destinationOf(`${origin}/payment-success?session_id=cs_1`, origin)).toEqual({
    page: '/payment-success?session_id=cs_1',
  });
  expect(destinationOf('https://checkout.example/pay/1', origin)).toEqual({
    href: 'https://checkout.example/pay/1',
  });
  expect(destinationOf('/auth/logout', origin)).toEqual({ href: `${origin}/auth/logout` });
});

it('never runs a script or opens anything that is not a page', () => {
  expect(destinationOf('javascript:alert(1)', origin)).toBeNull();
  expect(destinationOf('data:text/html,hello', origin)).toBeNull();
  expect(destinationOf('http://', origin)).toBeNull();
});

it('follows no link to another site', () => {
  expect(ownPage('https://evil.example/pricing', origin)).toBeNull();
  expect(ownPage('//evil.example/pricing', origin)).toBeNull();
  // A router or browser reads this path as another host's address.
  expect(ownPage(`${origin}//evil.example/pricing`, origin)).toBeNull();
  expect(ownPage('/.//evil.example/pricing', origin)).toBeNull();
  expect(ownPage('/\\evil.example/pricing', origin)).toBeNull();
  expect(destinationOf(`${origin}//evil.example`, origin)).toEqual({ href: `${origin}//evil.example` });
  expect(ownPage('/auth/logout', origin)).toBeNull();
  expect(ownPage(null, origin)).toBeNull();
  expect(ownPage(`${origin}/editor/canvas`, origin)).toBe('/editor/canvas');
});
