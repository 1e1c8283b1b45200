import type { ErrorResponse, WireRules } from '../remote/wire.ts';

/**
 * The error codes of `POST /prompt` with status 400. The graph is ours or the operator's, so the operator
 * has to fix them: a missing model, a node that is not installed.
 */
const graphErrors = new Set([
  'no_prompt',
  'invalid_prompt',
  'missing_node_type',
  'prompt_no_outputs',
  'prompt_outputs_failed_validation',
]);

export function comfyUiRules(vendor: string): WireRules {
  return {
    vendor,
    explain: ({ json }) => (graphErrors.has(typeOf(json) ?? '') ? 'misconfigured' : null),
    codeOf: ({ json }: ErrorResponse) =>
      nodeErrorCode((json as { node_errors?: unknown } | null)?.node_errors) ?? unknownNodeCode(json),
  };
}

function typeOf(json: unknown): string | null {
  const type = (json as { error?: { type?: unknown } } | null)?.error?.type;
  return typeof type === 'string' ? type : null;
}

/**
 * The first of a graph's errors, such as `CheckpointLoaderSimple.ckpt_name value_not_in_list`: names of
 * nodes, never values.
 */
export function nodeErrorCode(nodeErrors: unknown): string | null {
  if (typeof nodeErrors !== 'object' || nodeErrors === null) return null;
  const [first] = Object.values(nodeErrors) as [NodeError | undefined];
  if (first === undefined) return null;
  const error = first.errors?.[0];
  return printable(`${first.class_type}.${error?.extra_info?.input_name} ${error?.type}`);
}

/**
 * The node type that the server lacks, such as `ImageRemoveBackground does not exist`. Newer servers name it
 * in `extra_info`, older ones only in the sentence; their `node_errors` is empty then.
 */
function unknownNodeCode(json: unknown): string | null {
  const error = (json as { error?: UnknownNodeError } | null)?.error;
  const named =
    error?.extra_info?.class_type ?? /\bnode (.+) does not exist/.exec(String(error?.message))?.[1];
  return typeof named === 'string' ? printable(`${named} does not exist`) : null;
}

const printable = (code: string) => (/^[\w .+()|-]{3,160}$/.test(code) ? code : null);

interface UnknownNodeError {
  message?: unknown;
  extra_info?: { class_type?: unknown };
}

interface NodeError {
  class_type?: unknown;
  errors?: { type?: unknown; extra_info?: { input_name?: unknown } }[];
}
