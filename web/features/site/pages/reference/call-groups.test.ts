import { expect, it } from 'vitest';
import type { ApiCall } from './api-document.ts';
import { groupCalls, withoutMoney } from './call-groups.ts';

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

it('leaves out what a studio without coins does not have: calls, and sentences of the others', () => {
  const called = (path: string, summary: string) => ({ ...call('user'), path, summary });
  const calls = [
    called('/api/billing', 'The billing state'),
    called('/api/admin/billing/failed-payments', 'Unpaid invoices'),
    called('/api/stripe/change-plan', 'Get the address'),
    called('/api/user/coins/grants', 'The grants'),
    called('/api/admin/users/{userId}/plan', 'Set it'),
    called('/api/affiliate', 'Ask to be one'),
    called('/api/user/check-premium-access', 'Whether the plan includes ThumbnailsV2'),
    called('/api/jobs/{jobId}/cancel', 'Cancel a job. Its coins are returned'),
    called('/api/jobs', 'The newest jobs, active ones first'),
  ];
  expect(withoutMoney(calls).map(({ path, summary }) => [path, summary])).toEqual([
    ['/api/jobs/{jobId}/cancel', 'Cancel a job'],
    ['/api/jobs', 'The newest jobs, active ones first'],
  ]);
});
