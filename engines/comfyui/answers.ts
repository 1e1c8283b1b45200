import * as z from 'zod';
import { type Graph, graphSchema } from './graph.ts';

/** A file on the server, as its history names it. */
const fileSchema = z.object({
  filename: z.string().min(1),
  subfolder: z.string().default(''),
  type: z.enum(['output', 'temp', 'input']).default('output'),
});
export type OutputFile = z.infer<typeof fileSchema>;

/** `POST /upload/image`. */
export const uploadSchema = z.object({ name: z.string().min(1), subfolder: z.string().default('') });

/** `POST /prompt`. The errors of single nodes are read later. */
export const acceptedSchema = z.object({
  prompt_id: z.string().regex(/^[\w-]{1,100}$/),
  node_errors: z.unknown(),
});

/** One graph of `GET /history`. The output of other nodes than ours may have any shape. */
export const outcomeSchema = z.object({
  outputs: z.record(z.string(), z.unknown()),
  status: z
    .looseObject({ status_str: z.string().optional(), messages: z.array(z.unknown()).optional() })
    .nullish(),
});
export type Outcome = z.infer<typeof outcomeSchema>;

/** Number, id, graph, and more; extensions append fields. */
const queueItem = z.tuple([z.unknown(), z.string(), z.unknown()], z.unknown());
const queueItems = z.array(z.unknown()).transform((items) =>
  items.flatMap((item) => {
    const { data } = queueItem.safeParse(item);
    if (!data) return [];
    const [, promptId, queued] = data;
    const graph: Graph = graphSchema.safeParse(queued).data ?? {};
    return [{ promptId, graph }];
  }),
);
export const queueSchema = z.object({ queue_running: queueItems, queue_pending: queueItems });

/** The files that a graph has written at a node. */
export function filesAt({ outputs }: Outcome, node: string): readonly OutputFile[] {
  const images = (outputs[node] as { images?: unknown } | null | undefined)?.images;
  return (Array.isArray(images) ? images : []).flatMap((image) => fileSchema.safeParse(image).data ?? []);
}

/** Whether an accepted graph will not give the requested output because a node before it has errors. */
export function hasNodeErrors(nodeErrors: unknown, output: string): boolean {
  if (typeof nodeErrors !== 'object' || nodeErrors === null) return false;
  return Object.values(nodeErrors).some((error: { dependent_outputs?: unknown } | null) => {
    const outputs = error?.dependent_outputs;
    return !Array.isArray(outputs) || outputs.includes(output);
  });
}

/** Why a graph has failed: the types of node and exception. The exception's message may repeat a prompt. */
export function failureOf({ status }: Outcome): string | null {
  if (status?.status_str !== 'error') return null;
  const messages = (status.messages ?? []).filter((message) => Array.isArray(message));
  if (messages.some(([type]) => type === 'execution_interrupted')) return 'was interrupted';
  const error = messages.find(([type]) => type === 'execution_error')?.[1] as
    | { node_type?: unknown; exception_type?: unknown }
    | null
    | undefined;
  const words = [error?.node_type, error?.exception_type].filter(
    (word) => typeof word === 'string' && /^[\w .+()|-]{1,80}$/.test(word),
  );
  return `could not finish${words.length > 0 ? ` (${words.join(' ')})` : ''}`;
}

/** The names of a choice: `[names, …]`, or `["COMBO", {options: names}]` of newer servers. */
export function choicesIn(info: unknown, input: string): readonly string[] {
  const node = info as
    | { input?: Record<string, Record<string, unknown> | null | undefined> | null }
    | null
    | undefined;
  const choice = node?.input?.required?.[input] ?? node?.input?.optional?.[input];
  if (!Array.isArray(choice)) return [];
  const [type, options] = choice as [unknown, { options?: unknown } | null | undefined];
  const names = Array.isArray(type) ? type : options?.options;
  return Array.isArray(names) ? names.filter((name) => typeof name === 'string') : [];
}
