import type { ServerResponse } from 'node:http';
import { type Answer, type ReceivedRequest, sendJson } from '../../testing/stand-in.ts';
import { endpointSchemas, singlePictureEndpoints } from './endpoint-schemas.ts';
import { createFileStore, type StoredFile } from './file-store.ts';

export const testKey = 'key-id:key-secret';

/** A call in the stand-in's queue. */
export interface QueuedCall {
  readonly id: string;
  readonly endpoint: string;
  readonly input: Record<string, unknown>;
  readonly webhook: string | null;
  readonly headers: ReceivedRequest['headers'];
  /** How often its status was polled. */
  polls: number;
  isCancelled: boolean;
}

/** fal's queue and its file store, for an engine with this base URL. */
export interface FalServer {
  readonly answer: Answer;
  readonly calls: readonly QueuedCall[];
  readonly stored: ReadonlyMap<string, StoredFile>;
  /** The requests that fal does not describe, a sentence each. */
  readonly breaches: readonly string[];
}

interface Options {
  readonly origin: string;
  readonly png: Buffer;
  /** How many polls a call needs until it ends. */
  readonly rounds?: number;
  /** Responds with a result in place of the model. */
  readonly result?: (call: QueuedCall, response: ServerResponse) => void;
}

type Validation = string | null;

/** Checks every request against fal's descriptions: the queue's, and the inputs of each endpoint. */
export function createFalServer({ origin, png, rounds = 1, result }: Options): FalServer {
  const calls: QueuedCall[] = [];
  const breaches: string[] = [];
  const store = createFileStore(origin, png);

  function submit(request: ReceivedRequest, response: ServerResponse): Validation {
    const { pathname, searchParams } = new URL(request.path, origin);
    const endpoint = pathname.slice(1);
    const input = request.json() as Record<string, unknown>;
    const wrong = validateSubmit(endpoint, input, request.headers);
    if (wrong !== null) return wrong;
    const id = `00000000-0000-4000-8000-${String(calls.length + 1).padStart(12, '0')}`;
    const { headers } = request;
    const webhook = searchParams.get('fal_webhook');
    calls.push({ id, endpoint, input, webhook, headers, polls: 0, isCancelled: false });
    // The path has only owner and app, as at fal.
    const path = `${origin}/${endpoint.split('/').slice(0, 2).join('/')}/requests/${id}`;
    sendJson(response, {
      request_id: id,
      gateway_request_id: id,
      status: 'IN_QUEUE',
      queue_position: 3,
      response_url: path,
      status_url: `${path}/status`,
      cancel_url: `${path}/cancel`,
    });
    return null;
  }

  function respond(
    call: QueuedCall,
    { method, path }: ReceivedRequest,
    response: ServerResponse,
  ): Validation {
    if (method === 'PUT' && path.endsWith('/cancel')) {
      call.isCancelled = true;
      sendJson(response, { status: 'CANCELLATION_REQUESTED' }, 202);
    } else if (method === 'GET' && path.endsWith('/status')) {
      call.polls += 1;
      const isEnded = call.polls > rounds;
      const said = isEnded ? 'COMPLETED' : call.polls === 1 ? 'IN_QUEUE' : 'IN_PROGRESS';
      sendJson(response, { status: said, request_id: call.id }, isEnded ? 200 : 202);
    } else if (method === 'GET' && result) {
      result(call, response);
    } else if (method === 'GET') {
      sendJson(response, outputOf(call, origin));
    } else {
      return `${method} ${path} is nothing of fal's`;
    }
    return null;
  }

  function handle(request: ReceivedRequest, response: ServerResponse): Validation {
    const { method, path, headers } = request;
    if (path.startsWith('/files/')) return store.file(request, response);
    if (headers.authorization !== `Key ${testKey}`) {
      sendJson(response, { detail: 'Cannot access application' }, 401);
      return null;
    }
    if (path.startsWith('/storage/')) return store.initiate(request, response);
    const call = calls.find(({ id }) => path.includes(`/requests/${id}`));
    if (call !== undefined) return respond(call, request, response);
    if (method === 'POST') return submit(request, response);
    sendJson(response, { detail: 'Request not found' }, 404);
    return null;
  }

  return {
    answer(request, response) {
      const breach = handle(request, response);
      if (breach === null) return;
      breaches.push(breach);
      sendJson(response, { detail: breach }, 500);
    },
    calls,
    stored: store.stored,
    breaches,
  };
}

function validateSubmit(endpoint: string, input: unknown, headers: ReceivedRequest['headers']): Validation {
  const schema = endpointSchemas[endpoint];
  if (!schema) return `there is no endpoint ${endpoint}`;
  const read = schema.safeParse(input);
  if (!read.success) return `${endpoint}: ${read.error.message}`;
  if (headers['x-fal-no-retry'] !== '1') return 'fal may do this twice';
  return Number(headers['x-fal-request-timeout']) > 1 ? null : 'this may begin at any time';
}

/** The successful output of each endpoint. */
function outputOf({ endpoint, input }: QueuedCall, origin: string): unknown {
  const file = { url: `${origin}/files/picture.png`, content_type: 'image/png', width: 8, height: 8 };
  if (endpoint === 'fal-ai/flux-lora-fast-training') {
    const diffusers_lora_file = { url: `${origin}/files/lora.safetensors`, file_name: 'lora.safetensors' };
    return { diffusers_lora_file, config_file: { url: `${origin}/files/config.json` } };
  }
  if (singlePictureEndpoints.has(endpoint)) return { image: file, timings: {} };
  const images = Array.from({ length: Number(input.num_images ?? 1) }, () => file);
  return { images, seed: 7, has_nsfw_concepts: images.map(() => false), prompt: '' };
}
