import { createHash } from 'node:crypto';
import * as z from 'zod';
import { megabyte } from '#contract/bytes.ts';
import { minuteMs } from '#contract/durations.ts';
import type { EngineNetwork } from '../network.ts';
import type { SourcePicture } from '../picture-requests.ts';
import { withEngineErrors } from '../remote/as-engine-error.ts';
import { withCost } from '../remote/cost.ts';
import { withTimeLimit } from '../remote/time-limit.ts';
import { createWire } from '../remote/wire.ts';
import {
  acceptedSchema,
  choicesIn,
  type Outcome,
  type OutputFile,
  outcomeSchema,
  queueSchema,
  uploadSchema,
} from './answers.ts';
import type { Graph } from './graph.ts';
import { comfyUiRules } from './rules.ts';

/** A running or waiting graph. */
export interface Queued {
  readonly graph: Graph;
}

/** ComfyUI's HTTP API at the address that the operator has set. Its functions throw `EngineError`. */
export interface ComfyUiClient {
  /**
   * Returns the choices of a node type's input, such as the checkpoint files; empty when there is no such
   * node type.
   */
  choices(classType: string, input: string, signal: AbortSignal): Promise<readonly string[]>;
  /** Returns the picture's name in graphs. */
  upload(picture: Pick<SourcePicture, 'bytes' | 'mimeType'>, signal: AbortSignal): Promise<string>;
  queue(
    graph: Graph,
    ids: { promptId: string; clientId: string },
    signal: AbortSignal,
  ): Promise<z.infer<typeof acceptedSchema>>;
  /** Returns null until the graph has ended, and when the server has restarted since. */
  outcome(promptId: string, signal: AbortSignal): Promise<Outcome | null>;
  /** Returns null when the graph neither runs nor waits. */
  queued(promptId: string, signal: AbortSignal): Promise<Queued | null>;
  view(file: OutputFile, signal: AbortSignal): Promise<Uint8Array>;
  /** Removes these from the queue, and interrupts the running one. */
  stop(promptIds: readonly string[], signal: AbortSignal): Promise<void>;
}

export interface ComfyUiAddress {
  readonly vendor: string;
  /** Without a trailing slash. */
  readonly baseUrl: string;
  /** For a server behind a proxy with a password. */
  readonly headers: Readonly<Record<string, string>>;
}

export function createComfyUiClient(
  { vendor, baseUrl, headers }: ComfyUiAddress,
  network: Pick<EngineNetwork, 'fetch'>,
): ComfyUiClient {
  const rules = comfyUiRules(vendor);
  // For an empty response the server sends the content type of a file.
  const wire = createWire({
    ...rules,
    network,
    contentTypes: /json|octet-stream|text\/plain/,
    maxAnswerBytes: maxJsonBytes,
  });
  const pictureWire = createWire({ ...rules, network, contentTypes: /^image\/|octet-stream/ });

  async function request<T>(
    path: string,
    init: RequestInit & { signal: AbortSignal },
    schema: z.ZodType<T>,
  ): Promise<T> {
    const { signal } = init;
    const isWork = path === '/prompt';
    const limit = {
      vendor,
      signal,
      ms: init.method === 'POST' ? postLimitMs : getLimitMs,
      mayHaveCost: isWork,
    };
    try {
      return await withEngineErrors(vendor, { signal, mayHaveCost: isWork }, () =>
        withTimeLimit(limit, async (within) => {
          const sent = { ...init, headers: { ...headers, ...init.headers }, signal: within };
          const answer = await wire(`${baseUrl}${path}`, sent);
          return schema.parse(await answer.json());
        }),
      );
    } catch (error) {
      // A call that only prepares or polls work has cost nothing.
      throw isWork ? error : withCost(error, false);
    }
  }
  async function post(path: string, body: object, signal: AbortSignal): Promise<void> {
    const init = { method: 'POST', headers: { ...headers, ...jsonType }, body: JSON.stringify(body), signal };
    const answer = await withEngineErrors(vendor, { signal, mayHaveCost: false }, () =>
      wire(`${baseUrl}${path}`, init),
    );
    await answer.body?.cancel();
  }

  return {
    async choices(classType, input, signal) {
      const schema = z.record(z.string(), z.unknown());
      const info = await request(`/object_info/${encodeURIComponent(classType)}`, { signal }, schema);
      return choicesIn(info[classType], input);
    },
    async upload({ bytes, mimeType }, signal) {
      // Upload the same picture under the same name: the server then keeps one copy.
      const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 24);
      const form = new FormData();
      const file = new File([new Uint8Array(bytes)], `${hash}.${mimeType.slice('image/'.length)}`, {
        type: mimeType,
      });
      form.set('image', file);
      form.set('type', 'input');
      form.set('subfolder', 'adventure');
      const { name, subfolder } = await request(
        '/upload/image',
        { method: 'POST', body: form, signal },
        uploadSchema,
      );
      return subfolder === '' ? name : `${subfolder}/${name}`;
    },
    queue(graph, { promptId, clientId }, signal) {
      const body = JSON.stringify({
        prompt: graph,
        prompt_id: promptId,
        client_id: clientId,
        // Without it, a server sends previews only if it was started with that option.
        extra_data: { preview_method: 'auto' },
      });
      return request('/prompt', { method: 'POST', headers: jsonType, body, signal }, acceptedSchema);
    },
    async outcome(promptId, signal) {
      const schema = z.record(z.string(), outcomeSchema);
      const history = await request(`/history/${encodeURIComponent(promptId)}`, { signal }, schema);
      return history[promptId] ?? null;
    },
    async queued(promptId, signal) {
      const { queue_running, queue_pending } = await request('/queue', { signal }, queueSchema);
      return [...queue_running, ...queue_pending].find((item) => item.promptId === promptId) ?? null;
    },
    async view(file, signal) {
      const query = new URLSearchParams({ ...file });
      return withEngineErrors(vendor, { signal }, async () => {
        const answer = await pictureWire(`${baseUrl}/view?${query}`, { headers, signal });
        return new Uint8Array(await answer.arrayBuffer());
      });
    },
    async stop(promptIds, signal) {
      await post('/queue', { delete: promptIds }, signal);
      const { queue_running } = await request('/queue', { signal }, queueSchema);
      // Older servers interrupt whatever runs, so call it only while our graph does.
      const ours = queue_running.find(({ promptId }) => promptIds.includes(promptId));
      if (ours) await post('/interrupt', { prompt_id: ours.promptId }, signal);
    },
  };
}

const jsonType = { 'content-type': 'application/json' };

/** The queue holds all waiting graphs, each with data of its editor. */
const maxJsonBytes = 64 * megabyte;

/** A server responds at once, except for a moment while it loads a model. Uploads may be large. */
const getLimitMs = minuteMs;
const postLimitMs = 5 * minuteMs;
