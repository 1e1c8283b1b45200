import type { NodeInput, NodeType } from './node-types.ts';

/** A graph in ComfyUI's API format. A link is a node's id and the index of one of its outputs. */
export type Graph = Record<string, GraphNode>;
export interface GraphNode {
  class_type: string;
  inputs: Record<string, unknown>;
}

interface NodeErrors {
  errors: { type: string; message: string; details: string; extra_info: Record<string, unknown> }[];
  dependent_outputs: string[];
  class_type: string;
}

export interface Validation {
  /** The body of a 400; null when at least one output can be made. */
  error: { type: string; message: string; details: string; extra_info: Record<string, unknown> } | null;
  nodeErrors: Record<string, NodeErrors>;
  /** The ids of the output nodes that can be made. */
  outputs: string[];
}

/**
 * Validates a graph like `validate_prompt` of `execution.py`: an output is left out when any node before it
 * has an error.
 */
export function validateGraph(graph: Graph, types: Readonly<Record<string, NodeType>>): Validation {
  const refused = (type: string, message: string, details = ''): Validation => ({
    error: { type, message, details, extra_info: {} },
    nodeErrors: {},
    outputs: [],
  });
  for (const [id, { class_type }] of Object.entries(graph)) {
    const message = `Cannot execute because node ${class_type} does not exist.`;
    if (!types[class_type]) return refused('invalid_prompt', message, `Node ID '#${id}'`);
  }
  const outputIds = Object.keys(graph).filter((id) => types[graph[id]?.class_type ?? '']?.output_node);
  if (outputIds.length === 0) return refused('prompt_no_outputs', 'Prompt has no outputs');
  const nodeErrors: Record<string, NodeErrors> = {};
  const outputs = outputIds.filter((output) => {
    const wrong = [...nodesBefore(graph, output)].flatMap((id) => {
      const errors = errorsOf(graph, id, types);
      return errors.length > 0 ? [{ id, errors }] : [];
    });
    for (const { id, errors } of wrong) {
      const class_type = graph[id]?.class_type ?? '';
      nodeErrors[id] ??= { errors, dependent_outputs: [], class_type };
      nodeErrors[id].dependent_outputs.push(output);
    }
    return wrong.length === 0;
  });
  if (outputs.length > 0) return { error: null, nodeErrors, outputs };
  return { ...refused('prompt_outputs_failed_validation', 'Prompt outputs failed validation'), nodeErrors };
}

/** A node and all that it needs, dependencies first. */
export function nodesBefore(graph: Graph, id: string, seen = new Set<string>()): Set<string> {
  if (seen.has(id)) return seen;
  for (const value of Object.values(graph[id]?.inputs ?? {})) {
    if (isLink(value) && graph[value[0]]) nodesBefore(graph, value[0], seen);
  }
  return seen.add(id);
}

function isLink(value: unknown): value is [string, number] {
  return Array.isArray(value) && value.length === 2 && typeof value[0] === 'string';
}

function errorsOf(graph: Graph, id: string, types: Readonly<Record<string, NodeType>>): NodeErrors['errors'] {
  const { class_type, inputs } = graph[id] as GraphNode;
  return Object.entries(types[class_type]?.input.required ?? {}).flatMap(([name, input]) => {
    const type = name in inputs ? errorOf(graph, inputs[name], input, types) : 'required_input_missing';
    const details = `${name}: '${String(inputs[name])}'`;
    return type === null
      ? []
      : [{ type, message: type.replaceAll('_', ' '), details, extra_info: { input_name: name } }];
  });
}

function errorOf(
  graph: Graph,
  value: unknown,
  [type, options]: NodeInput,
  types: Readonly<Record<string, NodeType>>,
): string | null {
  if (isLink(value)) {
    const outputType = types[graph[value[0]]?.class_type ?? '']?.output[value[1]];
    return outputType === type ? null : 'return_type_mismatch';
  }
  if (Array.isArray(value)) return 'bad_linked_input';
  const names = Array.isArray(type) ? type : (options?.options as readonly string[] | undefined);
  if (names) return names.includes(value as string) ? null : 'value_not_in_list';
  if (type === 'STRING') return typeof value === 'string' ? null : 'invalid_input_type';
  if (type !== 'INT' && type !== 'FLOAT') return 'bad_linked_input';
  if (typeof value !== 'number' || !Number.isFinite(value)) return 'invalid_input_type';
  // ComfyUI would truncate it silently; reject it here.
  if (type === 'INT' && !Number.isSafeInteger(value)) return 'invalid_input_type';
  if (value < Number(options?.min ?? Number.NEGATIVE_INFINITY)) return 'value_smaller_than_min';
  return value > Number(options?.max ?? Number.POSITIVE_INFINITY) ? 'value_bigger_than_max' : null;
}
