import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { type ModelFiles, type NodeType, nodeTypesWith, usualModels } from './node-types.ts';
import { createPace, type Pace } from './pace.ts';
import { serveSockets } from './sockets.ts';
import { type Graph, validateGraph } from './validate-graph.ts';
import { type AcceptedPrompt, type Outcome, type OutputFile, runPrompt } from './work.ts';

export interface ComfyUiOptions {
  readonly models?: Partial<ModelFiles>;
  /** Replaces every result, which is otherwise drawn. */
  readonly picture?: Buffer;
  /**
   * Acts like a server of before 2025: it names prompts itself, interrupts whatever runs, and knows no
   * feature flags.
   */
  readonly isOld?: boolean;
  /** The Python exceptions that node types fail with. */
  readonly exceptions?: Readonly<Record<string, string>>;
}

export interface Upload {
  /** The stored name, which differs from the sent one if that was taken. */
  readonly name: string;
  readonly bytes: Buffer;
}

type Handler = (request: IncomingMessage, response: ServerResponse, body: Buffer) => void | Promise<void>;

/**
 * A ComfyUI stand-in. It validates graphs like the real server, runs them in sequence, and sends the real
 * messages in the real order, previews included. It has no model: its pictures are soft colours.
 */
export interface ComfyUi extends Pick<Pace, 'hold' | 'step' | 'release' | 'untilStanding'> {
  readonly origin: string;
  /** All accepted graphs. */
  readonly prompts: readonly AcceptedPrompt[];
  readonly uploads: readonly Upload[];
  /** All HTTP requests, those for sockets too. */
  readonly requests: readonly { method: string; path: string; headers: IncomingMessage['headers'] }[];
  /** The prompts that `/interrupt` has stopped, and those removed from the queue. */
  readonly interrupted: readonly string[];
  readonly deleted: readonly string[];
  /** The names of the listening clients. */
  listeners(): string[];
  /** Breaks all sockets. With `refuseSockets`, no new one is accepted. */
  dropSockets(): void;
  refuseSockets(): void;
  /** Sends any bytes, or any message, to all listeners. */
  sendRaw(bytes: Uint8Array): void;
  sendJson(type: string, data: object | null): void;
  /**
   * Replaces the response to requests whose path begins so. The handler may call `usual` for the real one.
   */
  answer(pathStart: string, handler: (response: ServerResponse, usual: () => Promise<void>) => void): void;
  /** Forgets its queue and its history, like a restart. */
  restart(): void;
  /** Resolves when no work is left. */
  untilIdle(): Promise<void>;
  close(): Promise<void>;
}

export async function openComfyUi(options: ComfyUiOptions = {}): Promise<ComfyUi> {
  const models = { ...usualModels, ...options.models };
  const uploads: Upload[] = [];
  const files = new Map<string, Buffer>();
  const history = new Map<string, Outcome & { prompt: unknown[] }>();
  const prompts: AcceptedPrompt[] = [];
  const requests: ComfyUi['requests'][number][] = [];
  const interrupted: string[] = [];
  const deleted: string[] = [];
  const others: [string, Parameters<ComfyUi['answer']>[1]][] = [];
  const pace = createPace();
  let pending: AcceptedPrompt[] = [];
  let running: { prompt: AcceptedPrompt; abort: AbortController; done: Promise<void> } | null = null;

  const nodeTypes = (): Record<string, NodeType> =>
    nodeTypesWith(
      models,
      uploads.map(({ name }) => name),
    );
  const queueRemaining = () => pending.length + (running ? 1 : 0);
  const toItem = ({ number, promptId, graph, extraData, outputs }: AcceptedPrompt) => {
    return [number, promptId, graph, extraData, outputs];
  };

  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { method = '', url = '/', headers } = request;
    requests.push({ method, path: url, headers });
    const usual = async () => handle(request, response, Buffer.concat(chunks));
    const other = others.find(([start]) => url.startsWith(start));
    if (other) other[1](response, usual);
    else await usual();
  });
  const sockets = serveSockets(server, { queueRemaining, isOld: options.isOld ?? false });
  server.prependListener('upgrade', ({ method = '', url: path = '', headers }: IncomingMessage) => {
    requests.push({ method, path, headers });
  });
  const sendQueue = () =>
    sockets.send(null, 'status', { status: { exec_info: { queue_remaining: queueRemaining() } } });

  function save(prefix: string, type: OutputFile['type'], bytes: Buffer): OutputFile {
    const at = prefix.lastIndexOf('/');
    const [subfolder, start] = [prefix.slice(0, Math.max(0, at)), prefix.slice(at + 1)];
    const filename = `${start}_${String(files.size + 1).padStart(5, '0')}_.png`;
    files.set(`${type}/${subfolder}/${filename}`, bytes);
    return { filename, subfolder, type };
  }

  async function sizeOf(image: string): Promise<{ width: number; height: number }> {
    const bytes = uploads.find(({ name }) => name === image)?.bytes;
    const { width, height } = await sharp(bytes).metadata();
    return { width, height };
  }

  /** The worker: one prompt at a time. */
  function workOnNext(): void {
    const prompt = pending[0];
    if (running || !prompt) return;
    pending = pending.slice(1);
    const abort = new AbortController();
    const exceptionOf = (type: string) => options.exceptions?.[type] ?? null;
    const picture = options.picture ?? null;
    const work = async () => {
      const deps = { sockets, pace, types: nodeTypes(), save, sizeOf, exceptionOf, picture };
      const outcome = await runPrompt(prompt, deps, abort.signal);
      // After a restart the prompt is unknown.
      if (running?.prompt === prompt) {
        running = null;
        history.set(prompt.promptId, { prompt: toItem(prompt), ...outcome });
        sendQueue();
        // The client gets the end of the prompt as the very last message.
        const over = { node: null, prompt_id: prompt.promptId };
        if (prompt.clientId !== null) sockets.send(prompt.clientId, 'executing', over);
      }
      pace.rest();
      workOnNext();
    };
    const started = Promise.withResolvers<void>();
    running = { prompt, abort, done: started.promise.then(work) };
    sendQueue();
    started.resolve();
  }

  const handle: Handler = async (request, response, body) => {
    const { pathname: path, searchParams } = new URL(request.url ?? '/', 'http://comfyui');
    const json = () => JSON.parse(body.toString('utf8')) as Record<string, unknown>;
    const send = (data: unknown, status = 200) =>
      response
        .writeHead(status, { 'content-type': 'application/json; charset=utf-8' })
        .end(JSON.stringify(data));
    // An empty response of aiohttp.
    const sendNothing = (status = 200) =>
      response.writeHead(status, { 'content-type': 'application/octet-stream', 'content-length': 0 }).end();
    const { origin, host } = request.headers;
    if (origin !== undefined && new URL(origin).host !== host) return void sendNothing(403);
    const at = `${request.method} /${path.split('/')[1]}`;

    if (at === 'POST /prompt') {
      const input = json();
      const graph = input.prompt as Graph;
      const { error, nodeErrors: node_errors, outputs } = validateGraph(graph, nodeTypes());
      if (error) return void send({ error, node_errors }, 400);
      const named = options.isOld ? undefined : input.prompt_id;
      const promptId = typeof named === 'string' ? named : crypto.randomUUID();
      const clientId = (input.client_id as string | undefined) ?? null;
      const extraData = { ...(input.extra_data as object), ...(clientId && { client_id: clientId }) };
      const prompt = { promptId, clientId, graph, extraData, number: prompts.length, outputs };
      prompts.push(prompt);
      pending.push(prompt);
      sendQueue();
      send({ prompt_id: promptId, number: prompt.number, node_errors });
      return workOnNext();
    }
    if (at === 'GET /history') {
      const id = path.split('/')[2] ?? '';
      const entry = history.get(id);
      return void send(entry ? { [id]: { ...entry, meta: {} } } : {});
    }
    if (at === 'GET /queue') {
      return void send({
        queue_running: running ? [toItem(running.prompt)] : [],
        queue_pending: pending.map(toItem),
      });
    }
    if (at === 'POST /queue') {
      const ids = (json().delete ?? []) as string[];
      deleted.push(
        ...pending.filter(({ promptId }) => ids.includes(promptId)).map(({ promptId }) => promptId),
      );
      pending = pending.filter(({ promptId }) => !ids.includes(promptId));
      sendQueue();
      return void sendNothing();
    }
    if (at === 'POST /interrupt') {
      const only = options.isOld || body.length === 0 ? undefined : json().prompt_id;
      if (running && (only === undefined || only === running.prompt.promptId)) {
        interrupted.push(running.prompt.promptId);
        running.abort.abort(new Error('InterruptProcessingException'));
      }
      return void sendNothing();
    }
    if (at === 'GET /object_info') {
      const name = decodeURIComponent(path.split('/')[2] ?? '');
      const type = nodeTypes()[name];
      return void send(name === '' ? nodeTypes() : type ? { [name]: { ...type, name } } : {});
    }
    if (at === 'POST /upload') {
      const form = await new Response(new Uint8Array(body), {
        headers: { 'content-type': request.headers['content-type'] ?? '' },
      }).formData();
      const image = form.get('image');
      if (!(image instanceof File) || image.name === '') return void sendNothing(400);
      const folder = String(form.get('subfolder') ?? '');
      const inFolder = (file: string) => (folder === '' ? file : `${folder}/${file}`);
      const bytes = Buffer.from(await image.arrayBuffer());
      const name = freeName(image.name, (taken) =>
        // The same content is stored once.
        uploads.some((upload) => upload.name === inFolder(taken) && !upload.bytes.equals(bytes)),
      );
      uploads.push({ name: inFolder(name), bytes });
      return void send({ name, subfolder: folder, type: 'input' });
    }
    if (at === 'GET /view') {
      const [type, folder, name] = ['type', 'subfolder', 'filename'].map(
        (key) => searchParams.get(key) ?? '',
      );
      const bytes = files.get(`${type || 'output'}/${folder}/${name}`);
      if (!bytes) return void sendNothing(404);
      return void response.writeHead(200, { 'content-type': 'image/png' }).end(bytes);
    }
    sendNothing(404);
  };

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const comfyUi: ComfyUi = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    prompts,
    uploads,
    requests,
    interrupted,
    deleted,
    hold: pace.hold,
    step: pace.step,
    release: pace.release,
    untilStanding: pace.untilStanding,
    listeners: sockets.names,
    dropSockets: sockets.drop,
    refuseSockets() {
      sockets.isOpen = false;
      sockets.drop();
    },
    sendJson: (type, data) => sockets.send(null, type, data),
    sendRaw: (bytes) => sockets.names().forEach((name) => void sockets.sendRaw(name, bytes)),
    answer: (pathStart, handler) => void others.unshift([pathStart, handler]),
    restart() {
      const stopped = running;
      running = null;
      pending = [];
      history.clear();
      stopped?.abort.abort(new Error('the server is started again'));
      sockets.drop();
    },
    async untilIdle() {
      while (running) await running.done;
    },
    async close() {
      comfyUi.restart();
      await sockets.close();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return comfyUi;
}

/** `picture.png`, or `picture (1).png` if that is taken. */
function freeName(requested: string, isTaken: (name: string) => boolean): string {
  const dot = requested.lastIndexOf('.');
  let name = requested;
  for (let at = 1; isTaken(name); at += 1) name = `${requested.slice(0, dot)} (${at})${requested.slice(dot)}`;
  return name;
}
