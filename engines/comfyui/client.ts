import { createHash } from 'node:crypto';
import * as z from 'zod';
import type { EngineNetwork } from '../network.ts';
import type { SourcePicture } from '../picture-requests.ts';
import { withEngineErrors } from '../remote/as-engine-error.ts';
import { withCost } from '../remote/cost.ts';
import { answeredWithin } from '../remote/time-limit.ts';
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

/** A graph that runs or waits. */
export interface Queued {
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
  ): Promise<z.infer<typeof acceptedSchema>>;
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
  const wire = createWire({
    ...rules,
    network,
    contentTypes: /json|octet-stream|text\/plain/,
    maxAnswerBytes: maxJsonBytes,
  });
  const pictureWire = createWire({ ...rules, network, contentTypes: /^image\/|octet-stream/ });

  async function ask<T>(
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
        answeredWithin(limit, async (within) => {
          const sent = { ...init, headers: { ...headers, ...init.headers }, signal: within };
          const answer = await wire(`${baseUrl}${path}`, sent);
          return schema.parse(await answer.json());
        }),
      );
    } catch (error) {
      // What has only prepared the work, or asks for it, has cost nothing.
      throw isWork ? error : withCost(error, false);
    }
  }
  async function tell(path: string, body: object, signal: AbortSignal): Promise<void> {
    const init = { method: 'POST', headers: { ...headers, ...jsonType }, body: JSON.stringify(body), signal };
    const answer = await withEngineErrors(vendor, { signal, mayHaveCost: false }, () =>
      wire(`${baseUrl}${path}`, init),
    );
    await answer.body?.cancel();
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
      const { queue_running, queue_pending } = await ask('/queue', { signal }, queueSchema);
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
      await tell('/queue', { delete: promptIds }, signal);
      const { queue_running } = await ask('/queue', { signal }, queueSchema);
      // Older servers interrupt whatever runs, so they are asked only while that is ours.
      const ours = queue_running.find(({ promptId }) => promptIds.includes(promptId));
      if (ours) await tell('/interrupt', { prompt_id: ours.promptId }, signal);
    },
  };
}

const jsonType = { 'content-type': 'application/json' };

/** A queue holds the graphs of all who wait, each with what its editor keeps of it. */
const maxJsonBytes = 64 * 1024 * 1024;

/** A server answers at once, but for a moment while it loads a model; what is sent may be large. */
const getLimitMs = 60_000;
const postLimitMs = 5 * 60_000;
