import { createHash } from 'node:crypto';
import * as z from 'zod';
import { type Answer, type ReceivedRequest, sendJson } from '../../testing/stand-in.ts';
import { modelFacts, trainedInput, trainers } from './models.ts';

/** A prediction or training as Replicate sends it (its HTTP API, OpenAPI 1.0.0-a1). */
export interface ProviderRun {
  id: string;
  model: string;
  version: string;
  input: Record<string, unknown>;
  output: unknown;
  error: string | null;
  status: string;
  data_removed: boolean;
  logs: string;
  created_at: string;
  urls: { get: string; cancel: string };
}

/** A Replicate stand-in. It accepts only what the API and its models describe. */
export interface Provider {
  readonly answer: Answer;
  readonly predictions: ProviderRun[];
  readonly trainings: (ProviderRun & { destination: string })[];
  readonly files: Map<string, { bytes: Buffer; type: string; name: string }>;
  readonly deletedFiles: string[];
  /** The account's models, as `owner/name`. */
  readonly created: string[];
  /** Invalid requests. */
  readonly problems: string[];
  /** The changes of a run at its nth poll, from 1 on. */
  settle: (run: ProviderRun, requests: number) => Partial<ProviderRun>;
  /**
   * A run at its successful end: one address for some models, for others a list with the requested number.
   */
  finish(run: ProviderRun): Partial<ProviderRun>;
  /** Whether models describe themselves. */
  isDescribed: boolean;
  readonly webhookSecret: string;
}

export const versionOf = (model: string) => createHash('sha256').update(model).digest('hex');
export const testKey = 'r8_test0123456789';

const webhookFields = {
  webhook: z.url({ protocol: /^https$/ }).optional(),
  webhook_events_filter: z.array(z.enum(['start', 'output', 'logs', 'completed'])).optional(),
};
const byName = z.strictObject({ input: z.record(z.string(), z.unknown()), ...webhookFields });
const byVersion = byName.extend({ version: z.string().regex(/^[0-9a-f]{64}$/) }).strict();
const training = byName.extend({ destination: z.string().regex(/^[\w.-]+\/[\w.-]+$/) }).strict();
const newModel = z.strictObject({
  owner: z.string(),
  name: z.string(),
  visibility: z.enum(['public', 'private']),
  hardware: z.string().min(1),
  description: z.string().optional(),
});
type Route = (parts: string[], request: ReceivedRequest) => Promise<Reply> | Reply;
type Reply = [status: number, body?: unknown];

export function createProvider(origin: string, png: Buffer): Provider {
  const requests = new Map<string, number>();
  let made = 0;
  const isUpTo = (problem: string): Reply => {
    provider.problems.push(problem);
    return [422, { title: 'Input validation failed', detail: problem, status: 422 }];
  };

  const begin = (model: string, version: string, input: Record<string, unknown>): ProviderRun => {
    made += 1;
    const id = `p${made}x${'0'.repeat(20)}`;
    return {
      id,
      model,
      version,
      input,
      output: null,
      error: null,
      status: 'starting',
      data_removed: false,
      logs: '',
      created_at: '2026-11-22T08:00:00Z',
      urls: { get: `${origin}/v1/predictions/${id}`, cancel: `${origin}/v1/predictions/${id}/cancel` },
    };
  };

  function predict(model: string, schema: z.ZodObject, input: unknown, request: ReceivedRequest): Reply {
    if (!/^\d+[smh]$/.test(String(request.headers['cancel-after']))) return isUpTo('no deadline');
    const read = schema.safeParse(input);
    if (!read.success) return isUpTo(`${model}: ${z.prettifyError(read.error)}`);
    const run = begin(model, 'hidden', read.data);
    provider.predictions.push(run);
    return [201, run];
  }

  const look = (runs: ProviderRun[], id: string): Reply => {
    const run = runs.find((one) => one.id === id);
    if (!run)
      return [404, { title: 'Not found', detail: 'The requested resource could not be found.', status: 404 }];
    requests.set(id, (requests.get(id) ?? 0) + 1);
    if (run.status === 'starting' || run.status === 'processing') {
      Object.assign(run, provider.settle(run, requests.get(id) ?? 1));
    }
    return [200, run];
  };

  const stop = (runs: ProviderRun[], id: string): Reply => {
    const run = runs.find((one) => one.id === id);
    if (!run) return [404, {}];
    if (run.status !== 'succeeded') run.status = 'canceled';
    return [200, run];
  };

  const describe = (id: string): Reply => {
    const facts = modelFacts[id];
    const [owner, name] = id.split('/');
    if (provider.created.includes(id)) return [200, { owner, name, latest_version: null }];
    if (!facts) return [404, { title: 'Not found', status: 404 }];
    const Input = z.toJSONSchema(facts.input);
    const TrainingInput = trainers[id] && z.toJSONSchema(trainers[id]);
    const openApi = { components: { schemas: { Input, ...(TrainingInput && { TrainingInput }) } } };
    return [
      200,
      {
        owner,
        name,
        is_official: facts.isOfficial,
        latest_version: { id: versionOf(id), openapi_schema: provider.isDescribed ? openApi : null },
      },
    ];
  };

  const routes: [method: string, path: RegExp, route: Route][] = [
    ['GET', /^\/v1\/models\/([^/]+)\/([^/]+)$/, ([owner, name]) => describe(`${owner}/${name}`)],
    [
      'GET',
      /^\/v1\/models\/([^/]+)\/([^/]+)\/versions\/([^/]+)$/,
      ([owner, name, version]) => {
        if (version === versionOf('trained') && provider.isDescribed) {
          const schemas = { Input: z.toJSONSchema(trainedInput) };
          return [200, { id: version, openapi_schema: { components: { schemas } } }];
        }
        const [status, model] = describe(`${owner}/${name}`);
        const { latest_version: latest } = (model ?? {}) as { latest_version?: object };
        return version === versionOf(`${owner}/${name}`) ? [status, latest] : [404, {}];
      },
    ],
    [
      'POST',
      /^\/v1\/models\/([^/]+)\/([^/]+)\/predictions$/,
      ([owner, name], request) => {
        const id = `${owner}/${name}`;
        const body = byName.safeParse(request.json());
        if (!body.success) return isUpTo(z.prettifyError(body.error));
        const facts = modelFacts[id];
        if (!facts?.isOfficial) return [404, { title: 'Not found', status: 404 }];
        return predict(id, facts.input, body.data.input, request);
      },
    ],
    [
      'POST',
      /^\/v1\/predictions$/,
      (_parts, request) => {
        const body = byVersion.safeParse(request.json());
        if (!body.success) return isUpTo(z.prettifyError(body.error));
        const { version, input } = body.data;
        const [id, facts] = Object.entries(modelFacts).find(([model]) => versionOf(model) === version) ?? [];
        if (version === versionOf('trained')) return predict('trained', trainedInput, input, request);
        if (id && facts) return predict(id, facts.input, input, request);
        return [
          422,
          { title: 'Invalid version or not permitted', detail: 'It does not exist.', status: 422 },
        ];
      },
    ],
    ['GET', /^\/v1\/predictions\/([^/]+)$/, ([id = '']) => look(provider.predictions, id)],
    ['POST', /^\/v1\/predictions\/([^/]+)\/cancel$/, ([id = '']) => stop(provider.predictions, id)],
    [
      'POST',
      /^\/v1\/models\/([^/]+)\/([^/]+)\/versions\/([^/]+)\/trainings$/,
      ([owner, name, version = ''], request) => {
        const id = `${owner}/${name}`;
        const schema = trainers[id];
        if (!schema || version !== versionOf(id)) return [404, {}];
        const body = training.safeParse(request.json());
        if (!body.success) return isUpTo(z.prettifyError(body.error));
        const { destination, input } = body.data;
        const read = schema.safeParse(input);
        if (!read.success) return isUpTo(z.prettifyError(read.error));
        if (!provider.created.includes(destination)) return [404, { title: 'Destination not found' }];
        const run = { ...begin(id, version, read.data), destination };
        provider.trainings.push(run);
        return [201, run];
      },
    ],
    ['GET', /^\/v1\/trainings\/([^/]+)$/, ([id = '']) => look(provider.trainings, id)],
    ['POST', /^\/v1\/trainings\/([^/]+)\/cancel$/, ([id = '']) => stop(provider.trainings, id)],
    [
      'POST',
      /^\/v1\/files$/,
      async (_parts, request) => {
        const form = await request.form();
        const content = form.get('content') as File;
        const id = `f${provider.files.size}`;
        const bytes = Buffer.from(await content.arrayBuffer());
        provider.files.set(id, { bytes, type: content.type, name: content.name });
        return [
          201,
          { id, urls: { get: `${origin}/v1/files/${id}` }, content_type: content.type, size: bytes.length },
        ];
      },
    ],
    [
      'DELETE',
      /^\/v1\/files\/([^/]+)$/,
      ([id = '']) => {
        provider.deletedFiles.push(id);
        return [204];
      },
    ],
    ['GET', /^\/v1\/account$/, () => [200, { type: 'user', username: 'acme', name: 'Acme' }]],
    [
      'GET',
      /^\/v1\/hardware$/,
      () => [
        200,
        [
          { name: 'CPU', sku: 'cpu' },
          { name: 'T4', sku: 'gpu-t4' },
        ],
      ],
    ],
    [
      'POST',
      /^\/v1\/models$/,
      (_parts, request) => {
        const body = newModel.safeParse(request.json());
        if (!body.success) return isUpTo(z.prettifyError(body.error));
        const id = `${body.data.owner}/${body.data.name}`;
        if (provider.created.includes(id)) return [409, { title: 'Conflict', status: 409 }];
        provider.created.push(id);
        return [201, body.data];
      },
    ],
    ['GET', /^\/v1\/webhooks\/default\/secret$/, () => [200, { key: provider.webhookSecret }]],
  ];

  const provider: Provider = {
    predictions: [],
    trainings: [],
    files: new Map(),
    deletedFiles: [],
    created: [],
    problems: [],
    isDescribed: true,
    webhookSecret: `whsec_${Buffer.from('a secret of an account').toString('base64')}`,
    settle: (run) => succeeded(run),
    finish: succeeded,
    async answer(request, response) {
      const { pathname } = new URL(request.path, origin);
      if (pathname.startsWith('/delivery/')) {
        // Downloads carry no token.
        if (request.headers.authorization !== undefined) provider.problems.push('a token at the delivery');
        return void response.writeHead(200, { 'content-type': 'image/png' }).end(png);
      }
      const isAuthorized = request.headers.authorization === `Bearer ${testKey}`;
      if (isAuthorized && pathname.endsWith('/download')) {
        return void response.writeHead(200, { 'content-type': 'image/png' }).end(png);
      }
      if (!isAuthorized) {
        return sendJson(response, { title: 'Unauthenticated', status: 401 }, 401);
      }
      for (const [method, path, route] of routes) {
        const match = method === request.method ? path.exec(pathname) : null;
        if (!match) continue;
        const [status, body] = await route(match.slice(1), request);
        return status === 204 ? void response.writeHead(204).end() : sendJson(response, body, status);
      }
      provider.problems.push(`${request.method} ${request.path}`);
      return sendJson(response, { title: 'Not found', status: 404 }, 404);
    },
  };

  function succeeded({ id, model, input }: ProviderRun): Partial<ProviderRun> {
    const address = `${origin}/delivery/${id}`;
    const count = Number(input.num_outputs ?? input.num_images ?? 1);
    const list = Array.from({ length: count }, (_, at) => `${address}/${at}.png`);
    const isList = model === 'trained' || modelFacts[model]?.output === 'list';
    return { status: 'succeeded', output: isList ? list : `${address}.png` };
  }

  return provider;
}
