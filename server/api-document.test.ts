import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod';
import { languages } from '#contract/languages.ts';
import { openTestApp, type TestApp } from './testing/app.ts';

const operationSchema = z.object({
  parameters: z
    .array(z.object({ name: z.string(), in: z.string(), required: z.boolean().optional() }))
    .optional(),
  requestBody: z.object({ required: z.boolean().optional() }).optional(),
  security: z.array(z.record(z.string(), z.unknown())).optional(),
});
const documentSchema = z.object({
  paths: z.record(z.string(), z.record(z.string(), operationSchema)),
  components: z.object({ securitySchemes: z.object({ session: z.object({ name: z.string() }) }) }),
});

let bench: TestApp;
let document: z.infer<typeof documentSchema>;
beforeAll(async () => {
  bench = await openTestApp();
  document = documentSchema.parse(await (await bench.signedOut('/api/openapi.json')).json());
});
afterAll(() => bench.close());

/** Other names of documented calls, and the routes of the document itself. */
const otherNames =
  /^(get \/api\/(docs.*|openapi\.json|images\/status\/\{jobId\}|replicate\/status\/\{id\}|upscale-history\/user|user-images\/upscale|images\/upscale)|get \/metrics|delete \/api\/(images|user\/upscale|user\/user-images|user\/images|user\/delete-image)\/\{id\})$/;

/** Routes for browsers, not programs: pages, their files, provider callbacks, form buttons. */
const pages =
  /^(get \/(pricing|how-it-works|robots\.txt|sitemap\.xml|showcase\/.*|s\/\{token\}|auth\/(google|oidc)\/callback)?|post \/((auth\/)?logout|force-admin-access))$/;
const landingPages = languages.map((language) => `get /${language}`);
const isLeftOut = (route: string) =>
  otherNames.test(route) || pages.test(route) || landingPages.includes(route);

it('lists every route except aliases', () => {
  const routes = bench.app.api.hono.routes
    .filter(({ method }) => method !== 'ALL')
    .map(
      ({ method, path }) =>
        `${method.toLowerCase()} ${path.replaceAll(/:(\w+)/g, '{$1}').replace('*', '{key}')}`,
    );
  const shown = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => `${method} ${path}`),
  );
  expect(new Set(routes.filter((route) => !isLeftOut(route)))).toEqual(new Set(shown));
});

it('names the session cookie', async () => {
  const response = await bench.signedOut('/api/auth/sign-up/email', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      name: 'Ada',
      email: 'ada@studio.test',
      password: 'a long enough secret',
      acceptedTerms: true,
    }),
  });
  const { name } = document.components.securitySchemes.session;
  expect(response.headers.getSetCookie()[0]).toMatch(new RegExp(`^${name}=`));
});

it('lists the headers that a call reads, and which bodies are optional', () => {
  expect(document.paths['/api/generate']?.post?.parameters).toContainEqual(
    expect.objectContaining({ name: 'idempotency-key', in: 'header', required: false }),
  );
  expect(document.paths['/api/user/renew-session']?.post?.requestBody?.required).toBe(false);
  expect(document.paths['/api/auth/sign-in/email']?.post?.requestBody?.required).toBe(true);
});

it("describes the values of the generation's fields", async () => {
  const { paths } = (await (await bench.signedOut('/api/openapi.json')).json()) as {
    paths: Record<string, { post: { requestBody: { content: Record<string, { schema: unknown }> } } }>;
  };
  expect(paths['/api/generate']?.post.requestBody.content['multipart/form-data']?.schema).toMatchObject({
    properties: {
      variant: { enum: ['Thumbnail', 'Genesys Pro', 'Genesys 1.0'] },
      aspectRatio: { enum: ['16:9', '1:1', '9:16'] },
      output_quality: { type: 'number', minimum: 0, maximum: 100 },
      interval: { type: 'number', minimum: 0, maximum: 10 },
      seed: { type: 'integer', minimum: 0 },
      num_outputs: { anyOf: [{ enum: [1] }, { enum: [2] }, { enum: [4] }] },
    },
  });
});
