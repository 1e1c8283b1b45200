import { expect, it } from 'vitest';
import type { ApiCall } from './api-document.ts';
import { groupCalls } from './call-groups.ts';

const call = (tag: string): ApiCall => ({
  id: tag,
  method: 'GET',
  path: `/api/${tag}`,
  summary: '',
  tag,
  needsSession: false,
  fields: [],
});

it('groups related calls in a fixed order and loses none', () => {
  const groups = groupCalls(['jobs', 'something-new', 'auth', 'generate'].map(call));
  expect(groups.map(({ group, calls }) => [group, calls.map(({ tag }) => tag)])).toEqual([
    ['accounts', ['auth']],
    ['making', ['jobs', 'generate']],
    ['others', ['something-new']],
  ]);
});
