import { drawPicture, drawPreview } from './draw.ts';
import type { NodeType } from './node-types.ts';
import type { Pace } from './pace.ts';
import type { Sockets } from './sockets.ts';
import { type Graph, type GraphNode, nodesBefore } from './validate-graph.ts';

/** An accepted graph. */
export interface AcceptedPrompt {
  readonly promptId: string;
  readonly clientId: string | null;
  readonly graph: Graph;
  readonly extraData: Readonly<Record<string, unknown>>;
  readonly number: number;
  readonly outputs: readonly string[];
}

/** A file of ComfyUI, as `/history` names it. */
export interface OutputFile {
  readonly filename: string;
  readonly subfolder: string;
  readonly type: 'output' | 'temp';
}

export interface WorkDeps {
  readonly sockets: Sockets;
  readonly pace: Pace;
  readonly types: Readonly<Record<string, NodeType>>;
  /** Stores a file and returns where. */
  save(prefix: string, type: OutputFile['type'], bytes: Buffer): OutputFile;
  /** Returns the size of an uploaded picture. */
  sizeOf(image: string): Promise<{ width: number; height: number }>;
  /** Returns the Python exception that a node of this type fails with, or null. */
  exceptionOf(classType: string): string | null;
  /** Replaces the picture; null has one drawn. */
  readonly picture: Buffer | null;
}

export interface Outcome {
  readonly outputs: Record<string, { images: OutputFile[] }>;
  readonly status: {
    readonly status_str: 'success' | 'error';
    readonly completed: boolean;
    readonly messages: [type: string, data: object][];
  };
}

/**
 * Runs a graph and sends its messages to the client's socket, in the order of `execution.py`,
 * `comfy_execution/progress.py` and `main.py`: `execution_start`, `execution_cached`, then for each node
 * `progress_state` and `executing`, each step of a sampler as `progress_state`, a preview and `progress`,
 * `executed` after saving, and `execution_success`.
 */
export async function runPrompt(
  prompt: AcceptedPrompt,
  deps: WorkDeps,
  signal: AbortSignal,
): Promise<Outcome> {
  const { promptId: prompt_id, clientId, graph } = prompt;
  const messages: [string, object][] = [];
  const states: Record<string, object> = {};
  const outputs: Outcome['outputs'] = {};
  const send = (type: string, data: object) => {
    if (clientId !== null) deps.sockets.send(clientId, type, data);
  };
  // Messages about the whole graph also go into the history.
  const record = (type: string, data: object) => {
    const dated = { prompt_id, ...data, timestamp: Date.now() };
    messages.push([type, dated]);
    send(type, dated);
  };
  const sendState = (node_id: string, state: string, value: number, max: number) => {
    const ids = { node_id, display_node_id: node_id, parent_node_id: null, real_node_id: node_id };
    states[node_id] = { value, max, state, prompt_id, ...ids };
    send('progress_state', { prompt_id, nodes: states });
  };
  const ended = (status_str: 'success' | 'error'): Outcome => ({
    outputs,
    status: { status_str, completed: status_str === 'success', messages },
  });

  record('execution_start', {});
  record('execution_cached', { nodes: [] });
  const executed: string[] = [];
  const order = new Set<string>();
  for (const output of prompt.outputs) nodesBefore(graph, output, order);
  for (const node of order) {
    const { class_type, inputs } = graph[node] as GraphNode;
    sendState(node, 'running', 0, 1);
    send('executing', { node, display_node: node, prompt_id });
    try {
      await workOnNode(node);
    } catch (error) {
      const about = { node_id: node, node_type: class_type, executed };
      if (signal.aborted) {
        record('execution_interrupted', about);
      } else {
        record('execution_error', {
          ...about,
          exception_message: `words about ${JSON.stringify(inputs)}`,
          exception_type: (error as Error).message,
          traceback: ['  File "execution.py"'],
          current_inputs: inputs,
          current_outputs: executed,
        });
      }
      return ended('error');
    }
    executed.push(node);
    sendState(node, 'finished', 1, 1);
  }
  record('execution_success', {});
  return ended('success');

  async function workOnNode(node: string): Promise<void> {
    const { class_type, inputs } = graph[node] as GraphNode;
    const exception = deps.exceptionOf(class_type);
    if (exception !== null) throw new Error(exception);
    signal.throwIfAborted();
    const size = await sizeBefore(node);
    const max = class_type === 'ImageUpscaleWithModel' ? 4 : Number(inputs.steps ?? 0);
    for (let value = 1; value <= max; value += 1) {
      await deps.pace.pass(signal);
      sendState(node, 'running', value, max);
      if (inputs.steps !== undefined && clientId !== null && prompt.extraData.preview_method !== 'none') {
        const jpeg = await drawPreview(Number(inputs.seed), value / max, size.width, size.height);
        deps.sockets.sendPreview(clientId, jpeg, { prompt_id, node_id: node });
      }
      send('progress', { value, max, prompt_id, node });
    }
    if (!deps.types[class_type]?.output_node) return;
    const bytes = deps.picture ?? (await drawPicture(seedBefore(node), size.width, size.height));
    const type = class_type === 'PreviewImage' ? 'temp' : 'output';
    const output = { images: [deps.save(String(inputs.filename_prefix ?? 'ComfyUI_temp'), type, bytes)] };
    outputs[node] = output;
    send('executed', { node, display_node: node, output, prompt_id });
  }

  function seedBefore(node: string): number {
    const seeds = [...nodesBefore(graph, node)].map((id) => graph[id]?.inputs.seed);
    return Number(seeds.findLast((seed) => seed !== undefined) ?? 0);
  }

  /** The size that a node works on: the last one that a node before it gives. */
  async function sizeBefore(node: string): Promise<{ width: number; height: number }> {
    let size = { width: 512, height: 512 };
    for (const id of nodesBefore(graph, node)) {
      const { class_type, inputs } = graph[id] as GraphNode;
      if (class_type === 'LoadImage') size = await deps.sizeOf(String(inputs.image));
      if (typeof inputs.width === 'number' && typeof inputs.height === 'number') {
        size = { width: inputs.width, height: inputs.height };
      }
    }
    return size;
  }
}
