import { z as openApiZod, type RouteConfig } from '@hono/zod-openapi';
import type * as z from 'zod';
import type { Call } from '#contract/call.ts';
import { errorResponseSchema } from '#contract/error-codes.ts';
import type { ApiHono } from './environment.ts';

const errorResponse = {
  description: 'What went wrong, with a stable code and a message that says what to do',
  content: { 'application/json': { schema: errorResponseSchema } },
};

/** A route outside of the contract, for the API document. */
export interface DocumentedRoute {
  /** Default: GET. */
  method?: 'post';
  path: string;
  summary: string;
  signedIn: boolean;
  params?: z.ZodObject;
  query?: z.ZodObject;
  /** The response's content type. */
  contentType: string;
}

/** Adds a route outside of the contract to the API document. */
export function documentRoute(hono: ApiHono, route: DocumentedRoute): void {
  const { method = 'get', path, summary, signedIn, params, query, contentType } = route;
  hono.openAPIRegistry.registerPath({
    method,
    path,
    summary,
    tags: tagsOf(path),
    security: signedIn ? [{ session: [] }] : [],
    request: { ...(params && { params }), ...(query && { query }) },
    responses: {
      200: { description: 'Done', content: { [contentType]: { schema: openApiZod.any() } } },
      default: errorResponse,
    },
  });
}

const tagsOf = (path: string) => [path.split('/')[path.startsWith('/api/') ? 2 : 1] ?? 'api'];

/** Adds a call to the API document. */
export function documentCall(hono: ApiHono, call: Call): void {
  hono.openAPIRegistry.registerPath(describeCall(call));
}

function describeCall(call: Call): RouteConfig {
  const body = describeBody(call);
  return {
    method: call.method,
    path: call.path,
    summary: call.summary,
    tags: tagsOf(call.path),
    security: call.signedIn === false ? [] : [{ session: [] }],
    request: {
      ...(call.params && { params: call.params }),
      ...(call.query && { query: call.query }),
      ...(call.headers && { headers: call.headers }),
      ...(body && { body }),
    },
    responses: {
      200: { description: 'Done', content: { 'application/json': { schema: call.response } } },
      default: errorResponse,
    },
  };
}

type BodyConfig = NonNullable<NonNullable<RouteConfig['request']>['body']>;

function describeBody(call: Call): BodyConfig | undefined {
  if (call.body) {
    const required = !call.body.safeParse(undefined).success;
    return { required, content: { 'application/json': { schema: call.body } } };
  }
  if (!call.form && !call.files) return undefined;
  const form = { 'multipart/form-data': { schema: describeForm(call) } };
  const json = call.mayBeJson && call.form && { 'application/json': { schema: call.form } };
  return { required: true, content: { ...form, ...json } };
}

function describeForm(call: Call): z.ZodType {
  const parts: Record<string, z.ZodType> = {};
  for (const [name, { max }] of Object.entries(call.files ?? {})) {
    const file = openApiZod.any().openapi({ type: 'string', format: 'binary' });
    parts[name] = (max === 1 ? file : openApiZod.array(file).max(max)).optional();
  }
  const fields = call.form && 'shape' in call.form ? call.form : openApiZod.object({});
  return fields instanceof openApiZod.ZodObject ? fields.extend(parts) : fields;
}
