import { expect, it } from 'vitest';
import { toDetails } from './action-details.ts';

it('keeps parameters and body by name', () => {
  expect(toDetails({ id: 'm1' }, { status: 'done', shown: true, stars: 5 })).toEqual({
    id: 'm1',
    status: 'done',
    shown: true,
    stars: 5,
  });
  expect(toDetails({ id: 'm1' }, undefined)).toEqual({ id: 'm1' });
  expect(toDetails({}, ['a'])).toEqual({ body: ['a'] });
});

it('cuts long texts and lists at any depth', () => {
  const details = toDetails({}, { faq: [{ answer: 'a'.repeat(3_000) }], ids: Array(500).fill('x') });
  expect(details.faq).toEqual([{ answer: `${'a'.repeat(200)}…` }]);
  expect(details.ids).toHaveLength(51);
  expect((details.ids as string[]).at(-1)).toBe('… and 450 more');
});

it('drops passwords, codes and tokens at any depth', () => {
  const sent = {
    password: 'hunter2',
    code: 'ABCD',
    nested: [{ accessToken: 't', clientSecret: { a: 's' } }],
  };
  expect(JSON.stringify(toDetails({ code: 'EFGH' }, sent))).not.toMatch(/hunter2|ABCD|EFGH|"t"|"s"/);
});
