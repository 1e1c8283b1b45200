import { expect, it } from 'vitest';
import { nextSubmission } from './submission-key.ts';

const newKey = () => 'new';

it('gives every submission its own key', () => {
  expect(nextSubmission(null, 'a shark', newKey)).toEqual({ key: 'new', fields: 'a shark' });
});

it('repeats a submission whose answer was lost under the same key', () => {
  expect(nextSubmission({ key: 'first', fields: 'a shark' }, 'a shark', newKey).key).toBe('first');
});

it('takes a new key when the form has changed since', () => {
  expect(nextSubmission({ key: 'first', fields: 'a shark' }, 'a whale', newKey).key).toBe('new');
});
