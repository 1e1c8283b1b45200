import * as z from 'zod';
import type { PictureOperation } from '../picture-requests.ts';

/** A graph in ComfyUI's API format: nodes by id. Inputs are values, or links to outputs of other nodes. */
export const graphSchema = z
  .record(z.string(), z.looseObject({ class_type: z.string(), inputs: z.record(z.string(), z.unknown()) }))
  .refine((graph) => Object.keys(graph).length > 0);
export type Graph = z.infer<typeof graphSchema>;

/** The inputs that a request can fill. */
export const graphInputs = [
  'prompt',
  'negative',
  'seed',
  'width',
  'height',
  'steps',
  'strength',
  'picture',
  'mask',
  'references',
  'checkpoint',
  'upscaler',
  'diffusionModel',
  'textEncoder1',
  'textEncoder2',
  'vae',
  'cfg',
  'sampler',
  'scheduler',
] as const;
export type GraphInput = (typeof graphInputs)[number];

/** A graph for one operation. */
export interface OperationGraph {
  /** The name of its files. */
  readonly name: string;
  readonly operation: PictureOperation;
  readonly graph: Graph;
  /**
   * Where each input goes: `node.input`, once or several times. Each place of `references` takes another
   * picture.
   */
  readonly inputs: Readonly<Partial<Record<GraphInput, readonly string[] | undefined>>>;
  /** The output node. */
  readonly output: string;
  /** The colour of its mask where something changes. */
  readonly changed: 'white' | 'transparent';
}

export type GraphValues = Readonly<
  Partial<Record<Exclude<GraphInput, 'references'>, string | number>> & { references?: readonly string[] }
>;

/** Returns a copy of the graph with these values. A value without a place in the graph is left out. */
export function fillGraph(
  { graph, inputs, output }: OperationGraph,
  values: GraphValues,
  outputPrefix: string,
): Graph {
  const filled = structuredClone(graph);
  const put = (place: string, value: string | number) => {
    const [node, input] = splitPlace(place);
    const target = filled[node];
    if (target) target.inputs[input] = value;
  };
  const { references = [], ...single } = values;
  for (const [name, value] of Object.entries(single)) {
    for (const place of inputs[name as GraphInput] ?? []) if (value !== undefined) put(place, value);
  }
  references.forEach((reference, at) => {
    const place = inputs.references?.[at];
    if (place !== undefined) put(place, reference);
  });
  // Use a new name each time: the server answers a repeated graph from its cache, without a picture.
  const saving = filled[output];
  if (saving && 'filename_prefix' in saving.inputs) saving.inputs.filename_prefix = outputPrefix;
  return filled;
}

/** Splits `node.input`. Node ids have no dots. */
export function splitPlace(place: string): [node: string, input: string] {
  const dot = place.indexOf('.');
  return dot < 0 ? [place, ''] : [place.slice(0, dot), place.slice(dot + 1)];
}
