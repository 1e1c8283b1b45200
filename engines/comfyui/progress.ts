import * as z from 'zod';
import type { Graph } from './graph.ts';

const nodeState = z.object({
  state: z.string().optional(),
  value: z.number().optional(),
  max: z.number().optional(),
});

/** The fields of a message that we read. */
const messageSchema = z.object({
  prompt_id: z.string(),
  node: z.string().nullish(),
  /** The ids of cached nodes, or the progress of each node. */
  nodes: z.union([z.array(z.string()), z.record(z.string(), nodeState)]).optional(),
  value: z.number().optional(),
  max: z.number().optional(),
});
type Message = z.infer<typeof messageSchema>;

/** The progress of several graphs in sequence, from the server's messages about their nodes. */
export interface Progress {
  /** Adds a graph, whose nodes determine how much there is to do. */
  expect(promptId: string, graph: Graph): void;
  /**
   * Receives a message of the socket. Returns the progress of everything, 0 to 1, or null when it has not
   * changed.
   */
  receive(type: string, data: unknown): number | null;
  /** The progress of each graph, 0 to 1, in order. */
  each(): number[];
}

interface Work {
  /** The weight of each node. */
  readonly weights: Map<string, number>;
  /** The progress of each node, 0 to 1. */
  readonly done: Map<string, number>;
  current: string | null;
}

/**
 * A sampler weighs as much as its steps. An upscaler reports its steps only while it works, so it weighs
 * the same as a sampler. Any other node weighs one.
 */
export function createProgress(promptIds: readonly string[]): Progress {
  const works = new Map<string, Work>();
  const ended = new Set<string>();
  let farthest = 0;

  function fractionOf(promptId: string): number {
    if (ended.has(promptId)) return 1;
    const work = works.get(promptId);
    if (!work) return 0;
    let [all, done] = [0, 0];
    for (const [node, weight] of work.weights) {
      all += weight;
      done += weight * (work.done.get(node) ?? 0);
    }
    return all === 0 ? 0 : done / all;
  }

  function applyMessage(work: Work, type: string, data: Message): void {
    const { node } = data;
    switch (type) {
      case 'execution_cached':
        for (const cached of Array.isArray(data.nodes) ? data.nodes : []) work.done.set(cached, 1);
        return;
      case 'executing':
        if (work.current !== null && work.current !== node) work.done.set(work.current, 1);
        work.current = node ?? null;
        return;
      case 'executed':
        if (node) work.done.set(node, 1);
        return;
      case 'progress':
        if (node) work.done.set(node, shareOf(data.value, data.max));
        return;
      case 'progress_state':
        if (Array.isArray(data.nodes)) return;
        for (const [id, { state, value, max }] of Object.entries(data.nodes ?? {})) {
          work.done.set(id, state === 'finished' ? 1 : shareOf(value, max));
        }
    }
  }

  return {
    expect(promptId, graph) {
      if (works.has(promptId)) return;
      const weights = new Map(Object.entries(graph).map(([id, node]) => [id, weightOf(node)]));
      works.set(promptId, { weights, done: new Map(), current: null });
    },
    receive(type, message) {
      const { data } = messageSchema.safeParse(message);
      if (!data || !promptIds.includes(data.prompt_id)) return null;
      const { prompt_id: promptId } = data;
      if (type === 'execution_success') ended.add(promptId);
      const work = works.get(promptId);
      if (work) applyMessage(work, type, data);
      const all = promptIds.reduce((sum, id) => sum + fractionOf(id), 0) / promptIds.length;
      if (!(all > farthest)) return null;
      farthest = Math.min(1, all);
      return farthest;
    },
    each: () => promptIds.map(fractionOf),
  };
}

function shareOf(value: number | undefined, max: number | undefined): number {
  const share = Number(value) / Number(max);
  return Number.isFinite(share) ? Math.min(1, Math.max(0, share)) : 0;
}

const stepsOfUpscalers = 20;

function weightOf({ class_type, inputs }: Graph[string]): number {
  if (typeof inputs.steps === 'number' && inputs.steps > 0) return inputs.steps;
  return class_type === 'ImageUpscaleWithModel' ? stepsOfUpscalers : 1;
}
