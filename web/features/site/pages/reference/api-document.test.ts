import { expect, it } from 'vitest';
import { apiDocumentSchema, callsOf } from './api-document.ts';

const document = apiDocumentSchema.parse({
  openapi: '3.1.0',
  paths: {
    '/api/things/{id}': {
      patch: {
        summary: 'Change a thing',
        tags: ['things'],
        security: [{ session: [] }],
        parameters: [
          { name: 'id', in: 'path', required: true, schema: { type: 'string' } },
          { name: 'dry', in: 'query', schema: { enum: ['a', 'b', 'c', 'd', 'e', 'f', 'g'] } },
        ],
        requestBody: {
          content: {
            'application/json': {
              schema: {
                type: 'object',
                required: ['name'],
                properties: { name: { type: 'string' }, size: { type: ['integer', 'null'] }, any: {} },
              },
            },
          },
        },
        responses: {},
      },
    },
    '/files/{key}': { get: { summary: 'A file' } },
  },
});

it('reads calls with all their parameters', () => {
  const [change, file] = callsOf(document);
  expect(change).toMatchObject({
    method: 'PATCH',
    path: '/api/things/{id}',
    summary: 'Change a thing',
    tag: 'things',
    needsSession: true,
  });
  expect(change?.fields).toEqual([
    { name: 'id', place: 'path', isRequired: true, type: 'string' },
    { name: 'dry', place: 'query', isRequired: false, type: 'a | b | c | d | e | f | …' },
    { name: 'name', place: 'body', isRequired: true, type: 'string' },
    { name: 'size', place: 'body', isRequired: false, type: 'integer | null' },
    { name: 'any', place: 'body', isRequired: false, type: '' },
  ]);
  expect(file).toMatchObject({ method: 'GET', tag: 'api', needsSession: false, fields: [] });
});
