import { OpenAPIHono } from '@hono/zod-openapi';
import { expect, it } from 'vitest';
import { errors } from '#contract/errors.ts';
import { AppError } from '../app-error.ts';
import type { ApiEnv } from './environment.ts';
import { createNotFound } from './not-found.ts';

function open() {
  const hono = new OpenAPIHono<ApiEnv>();
  hono.get('/plans', async (_, next) => next() as never);
  const respond = (_: unknown, thrown: unknown) =>
    new Response(null, { status: thrown instanceof AppError ? errors[thrown.code].status : 500 });
  const files = async ({ url }: Request) => (url.endsWith('/plans') ? new Response('the app') : null);
  hono.notFound(createNotFound(hono, respond, files));
  return hono;
}

it('falls back to the files after a route that passed, and refuses other methods of its path', async () => {
  const answered = await open().request('/plans');
  expect([answered.status, await answered.text()]).toEqual([200, 'the app']);
  const refused = await open().request('/plans', { method: 'POST' });
  expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'GET, HEAD, OPTIONS']);
  expect((await open().request('/plans', { method: 'OPTIONS' })).status).toBe(204);
  expect((await open().request('/nothing')).status).toBe(404);
});
