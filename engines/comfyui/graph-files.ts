import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import { neededInputs, pictureOperations } from '../picture-requests.ts';
import {
  type Graph,
  type GraphInput,
  graphInputs,
  graphSchema,
  type OperationGraph,
  splitPlace,
} from './graph.ts';

/** The bundled graphs. Their maps have the format of the operator's own. */
export const bundledGraphs = fileURLToPath(new URL('./graphs/', import.meta.url));

const place = z.union([z.string(), z.array(z.string()).min(1)]).transform((places) => [places].flat());

const mapSchema = z.strictObject({
  operation: z.enum(pictureOperations),
  inputs: z.strictObject(
    Object.fromEntries(graphInputs.map((name) => [name, place.optional()])) as Record<
      GraphInput,
      z.ZodOptional<typeof place>
    >,
  ),
  output: z.string().optional(),
  changed: z.enum(['white', 'transparent']).optional(),
});

export interface GraphFolder {
  readonly graphs: readonly OperationGraph[];
  /** A sentence about each unusable file. */
  readonly problems: readonly string[];
}

/**
 * Reads a folder of graphs: `name.json` as ComfyUI exports it for its API, and `name.map.json`, which names
 * its operation and where its inputs are. A broken file is reported and left out. Throws when the folder
 * cannot be read.
 */
export function readGraphFolder(folder: string): GraphFolder {
  const files = readdirSync(folder);
  const problems: string[] = [];
  const isMap = (file: string) => file.endsWith('.map.json');
  const names = files
    .filter((file) => file.endsWith('.json') && !isMap(file))
    .map((file) => file.slice(0, -'.json'.length))
    .sort();
  const graphs = names.flatMap((name) => {
    try {
      return [readGraph(folder, name)];
    } catch (error) {
      problems.push(error instanceof GraphProblem ? error.message : `${name}.json cannot be read`);
      return [];
    }
  });
  for (const file of files.filter(isMap)) {
    const graph = file.replace(/\.map\.json$/, '.json');
    if (!files.includes(graph)) problems.push(`${file} has no graph beside it: ${graph} is missing`);
  }
  return { graphs, problems };
}

class GraphProblem extends Error {}

function readGraph(folder: string, name: string): OperationGraph {
  const [graphFile, mapFile] = [`${name}.json`, `${name}.map.json`];
  const content = readJson(folder, graphFile);
  const graph = graphSchema.safeParse(content);
  if (!graph.success) {
    const isForEditor = typeof content === 'object' && content !== null && 'nodes' in content;
    throw new GraphProblem(
      isForEditor
        ? `${graphFile} is a workflow for ComfyUI's editor: export it there for the API`
        : `${graphFile} is no graph of ComfyUI in its API format`,
    );
  }
  const map = mapSchema.safeParse(readJson(folder, mapFile));
  if (!map.success) {
    const [{ path, message }] = map.error.issues as [z.core.$ZodIssue];
    throw new GraphProblem(
      `${mapFile} is wrong${path.length > 0 ? ` at ${path.join('.')}` : ''}: ${message}`,
    );
  }
  const { operation, inputs, changed } = map.data;
  const missing = neededInputs[operation].find((input) => inputs[input] === undefined);
  if (missing) throw new GraphProblem(`${mapFile} does not say where the ${missing} goes: inputs.${missing}`);
  for (const [input, places] of Object.entries(inputs)) {
    for (const at of places ?? []) checkPlace(graph.data, at, `${mapFile} (inputs.${input})`);
  }
  return {
    name,
    operation,
    graph: graph.data,
    inputs,
    output: outputOf(graph.data, map.data.output, mapFile),
    changed: changed ?? changedIn(graph.data, inputs.mask?.[0]),
  };
}

function readJson(folder: string, file: string): unknown {
  let text: string;
  try {
    text = readFileSync(join(folder, file), 'utf8');
  } catch {
    throw new GraphProblem(`${file} is missing or cannot be read`);
  }
  try {
    return JSON.parse(text);
  } catch {
    throw new GraphProblem(`${file} is no JSON`);
  }
}

function checkPlace(graph: Graph, at: string, where: string): void {
  const [node, input] = splitPlace(at);
  if (!graph[node]) throw new GraphProblem(`${where} names the node ${node}, which the graph does not have`);
  if (!(input in graph[node].inputs)) {
    throw new GraphProblem(`${where} names the input ${input}, which the node ${node} does not have`);
  }
}

function outputOf(graph: Graph, named: string | undefined, mapFile: string): string {
  if (named !== undefined) {
    if (graph[named]) return named;
    throw new GraphProblem(`${mapFile} names the output ${named}, which the graph does not have`);
  }
  const [saving, ...others] = Object.keys(graph).filter((id) => graph[id]?.class_type === 'SaveImage');
  if (saving === undefined || others.length > 0) {
    throw new GraphProblem(`${mapFile} must name the output node: output`);
  }
  return saving;
}

/**
 * `LoadImage` masks the transparent pixels, and so does `LoadImageMask` when it reads alpha; from a colour
 * channel it masks the white ones.
 */
function changedIn(graph: Graph, place: string | undefined): 'white' | 'transparent' {
  const node = graph[splitPlace(place ?? '')[0]];
  const isAlpha = node?.class_type === 'LoadImage' || node?.inputs.channel === 'alpha';
  return isAlpha ? 'transparent' : 'white';
}
