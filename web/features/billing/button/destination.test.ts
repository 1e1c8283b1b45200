import { expect, it } from 'vitest';
import { destinationOf, ownPage } from './destination.ts';

const origin = 'https://adventure.example';

it('stays in the app for its own pages, and leaves it for others', () => {
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

it('runs no script and opens nothing that is no page', () => {
  expect(destinationOf('javascript:alert(1)', origin)).toBeNull();
  expect(destinationOf('data:text/html,hello', origin)).toBeNull();
  expect(destinationOf('http://', origin)).toBeNull();
});

it('is led by nobody’s link to another site', () => {
  expect(ownPage('https://evil.example/pricing', origin)).toBeNull();
  expect(ownPage('//evil.example/pricing', origin)).toBeNull();
  // A path that a router, or a browser, reads as another host's address.
  expect(ownPage(`${origin}//evil.example/pricing`, origin)).toBeNull();
  expect(ownPage('/.//evil.example/pricing', origin)).toBeNull();
  expect(ownPage('/\\evil.example/pricing', origin)).toBeNull();
  expect(destinationOf(`${origin}//evil.example`, origin)).toEqual({ href: `${origin}//evil.example` });
  expect(ownPage('/auth/logout', origin)).toBeNull();
  expect(ownPage(null, origin)).toBeNull();
  expect(ownPage(`${origin}/editor/canvas`, origin)).toBe('/editor/canvas');
});
