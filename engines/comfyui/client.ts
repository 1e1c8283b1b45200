import { createHash } from 'node:crypto';
import * as z from 'zod';
import { EngineError } from '../engine.ts';
import type { EngineNetwork } from '../network.ts';
import type { SourcePicture } from '../picture-requests.ts';
import { withEngineErrors } from '../remote/as-engine-error.ts';
import { createWire } from '../remote/wire.ts';
import { type Graph, graphSchema } from './graph.ts';
import { comfyUiRules } from './rules.ts';

const fileSchema = z.object({
  filename: z.string(),
  subfolder: z.string().default(''),
  type: z.enum(['output', 'temp', 'input']).default('output'),
});
export type OutputFile = z.infer<typeof fileSchema>;

const uploadSchema = z.object({ name: z.string().min(1), subfolder: z.string().default('') });

const acceptedSchema = z.object({
  prompt_id: z.string().min(1).max(100),
  node_errors: z
    .record(z.string(), z.looseObject({ dependent_outputs: z.array(z.string()).optional() }))
    .or(
      // What older servers answer with where there are none.
      z.array(z.never()).transform(() => ({})),
    )
    .default({}),
});
export type AcceptedGraph = z.infer<typeof acceptedSchema>;

const outcomeSchema = z.object({
  outputs: z.record(z.string(), z.looseObject({ images: z.array(fileSchema).optional() })),
  status: z
    .object({ status_str: z.string(), messages: z.array(z.tuple([z.string(), z.unknown()])).default([]) })
    .nullish(),
});
export type Outcome = z.infer<typeof outcomeSchema>;

/** Number, id, graph, and more that is of no use here. */
const queueItem = z.tuple([z.number(), z.string(), graphSchema.catch({})], z.unknown());
const queueSchema = z.object({ queue_running: z.array(queueItem), queue_pending: z.array(queueItem) });

export interface Queued {
  readonly isRunning: boolean;
  readonly graph: Graph;
}

/** The calls of ComfyUI's HTTP API, all to the one address that the operator has set. Throw `EngineError`. */
export interface ComfyUiClient {
  /** What an input of a kind of node may be, such as the files of checkpoints; empty where there is no such node. */
  choices(classType: string, input: string, signal: AbortSignal): Promise<readonly string[]>;
  /** Answers what the picture is called in graphs. */
  upload(picture: Pick<SourcePicture, 'bytes' | 'mimeType'>, signal: AbortSignal): Promise<string>;
  queue(
    graph: Graph,
    ids: { promptId: string; clientId: string },
    signal: AbortSignal,
  ): Promise<AcceptedGraph>;
  /** Null as long as it has not ended; also when the server was started again since. */
  outcome(promptId: string, signal: AbortSignal): Promise<Outcome | null>;
  /** Null where it neither runs nor waits. */
  queued(promptId: string, signal: AbortSignal): Promise<Queued | null>;
  view(file: OutputFile, signal: AbortSignal): Promise<Uint8Array>;
  /** Takes these out of the queue, and stops the one that runs. */
  stop(promptIds: readonly string[], signal: AbortSignal): Promise<void>;
}

export interface ComfyUiAddress {
  readonly vendor: string;
  /** Without a slash at its end. */
  readonly baseUrl: string;
  /** For a server behind one that asks who is there. */
  readonly headers: Readonly<Record<string, string>>;
}

export function createComfyUiClient(
  { vendor, baseUrl, headers }: ComfyUiAddress,
  network: Pick<EngineNetwork, 'fetch'>,
): ComfyUiClient {
  const rules = comfyUiRules(vendor);
  // Where there is nothing to say, the server says that with the type of a file.
  const wire = createWire({ ...rules, network, contentTypes: /json|octet-stream|text\/plain/ });
  const pictureWire = createWire({ ...rules, network, contentTypes: /^image\/|octet-stream/ });

  async function ask<T>(
    path: string,
    init: RequestInit & { signal: AbortSignal },
    schema: z.ZodType<T>,
  ): Promise<T> {
    const isWork = path === '/prompt';
    return withEngineErrors(vendor, { signal: init.signal, mayHaveCost: isWork }, async () => {
      try {
        const answer = await wire(`${baseUrl}${path}`, { ...init, headers: { ...headers, ...init.headers } });
        return schema.parse(await answer.json());
      } catch (error) {
        throw isWork ? error : withoutCost(error);
      }
    });
  }
  async function tell(path: string, body: object, signal: AbortSignal): Promise<void> {
    const init = { method: 'POST', headers: { ...headers, ...jsonType }, body: JSON.stringify(body), signal };
    const answer = await withEngineErrors(vendor, { signal, mayHaveCost: false }, () =>
      wire(`${baseUrl}${path}`, init),
    );
    await answer.body?.cancel();
  }
  async function queueItems(signal: AbortSignal) {
    return ask('/queue', { signal }, queueSchema);
  }

  return {
    async choices(classType, input, signal) {
      const schema = z.record(z.string(), z.unknown());
      const info = await ask(`/object_info/${encodeURIComponent(classType)}`, { signal }, schema);
      return choicesIn(info[classType], input);
    },
    async upload({ bytes, mimeType }, signal) {
      // The same picture is kept once: the server compares what has the same name.
      const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 24);
      const form = new FormData();
      const file = new File([new Uint8Array(bytes)], `${hash}.${mimeType.slice('image/'.length)}`, {
        type: mimeType,
      });
      form.set('image', file);
      form.set('type', 'input');
      form.set('subfolder', 'adventure');
      const { name, subfolder } = await ask(
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
        // Without it a server shows what it has so far only where it was started so.
        extra_data: { preview_method: 'auto' },
      });
      return ask('/prompt', { method: 'POST', headers: jsonType, body, signal }, acceptedSchema);
    },
    async outcome(promptId, signal) {
      const schema = z.record(z.string(), outcomeSchema);
      const history = await ask(`/history/${encodeURIComponent(promptId)}`, { signal }, schema);
      return history[promptId] ?? null;
    },
    async queued(promptId, signal) {
      const { queue_running, queue_pending } = await queueItems(signal);
      const find = (items: z.infer<typeof queueItem>[], isRunning: boolean): Queued | null => {
        const item = items.find(([, id]) => id === promptId);
        return item ? { isRunning, graph: item[2] } : null;
      };
      return find(queue_running, true) ?? find(queue_pending, false);
    },
    async view(file, signal) {
      const query = new URLSearchParams({ ...file });
      return withEngineErrors(vendor, { signal }, async () => {
        const answer = await pictureWire(`${baseUrl}/view?${query}`, { headers, signal });
        return new Uint8Array(await answer.arrayBuffer());
      });
    },
    async stop(promptIds, signal) {
      await tell('/queue', { delete: promptIds }, signal);
      const { queue_running } = await queueItems(signal);
      // Older servers interrupt whatever runs, so they are asked only while that is ours.
      const ours = queue_running.find(([, id]) => promptIds.includes(id));
      if (ours) await tell('/interrupt', { prompt_id: ours[1] }, signal);
    },
  };
}

const jsonType = { 'content-type': 'application/json' };

/** A choice's names: `[names, …]`, or `["COMBO", {options: names}]` of newer servers. */
function choicesIn(info: unknown, input: string): readonly string[] {
  const node = info as { input?: Record<string, Record<string, unknown> | undefined> } | undefined;
  const said = node?.input?.required?.[input] ?? node?.input?.optional?.[input];
  if (!Array.isArray(said)) return [];
  const [type, options] = said as [unknown, { options?: unknown } | undefined];
  const names = Array.isArray(type) ? type : options?.options;
  return Array.isArray(names) ? names.filter((name) => typeof name === 'string') : [];
}

/** What has only prepared the work has cost nothing, and may be tried again. */
function withoutCost(error: unknown): unknown {
  if (!(error instanceof EngineError) || !error.mayHaveCost) return error;
  const { kind, message, retryAfterMs, providerRequestId } = error;
  return new EngineError(kind, message, { cause: error, retryAfterMs, providerRequestId });
}
