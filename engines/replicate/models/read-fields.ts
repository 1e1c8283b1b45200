/** An input in a model's own description. */
export interface Field {
  readonly type: 'string' | 'integer' | 'number' | 'boolean' | 'array' | null;
  /** Whether it takes a file, or files. */
  readonly isFile: boolean;
  readonly choices: readonly (string | number)[] | null;
  readonly min: number | null;
  readonly max: number | null;
  readonly description: string;
}
export type Fields = ReadonlyMap<string, Field>;

type Json = Record<string, unknown>;
const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Reads the inputs of a model, or of its trainings, from the `openapi_schema` of its version. Cog writes
 * them as `components.schemas.Input` and `TrainingInput`, with separate schemas for choices. Null when they
 * are unreadable.
 */
export function readFields(openApi: unknown, of: 'Input' | 'TrainingInput'): Fields | null {
  const schemas = at(at(openApi, 'components'), 'schemas');
  const properties = at(at(schemas, of), 'properties');
  if (!isObject(properties)) return null;
  const entries = Object.entries(properties).map(
    ([name, property]) => [name, readField(flatten(property, schemas))] as const,
  );
  return entries.length === 0 ? null : new Map(entries);
}

const at = (value: unknown, key: string): unknown => (isObject(value) ? value[key] : undefined);

const types = ['string', 'integer', 'number', 'boolean', 'array'] as const;

function readField(schema: Json): Field {
  const { enum: choices, description } = schema;
  const items = isObject(schema.items) ? schema.items : {};
  const number = (value: unknown) => (typeof value === 'number' ? value : null);
  return {
    type: types.find((type) => type === schema.type) ?? null,
    isFile: schema.format === 'uri' || items.format === 'uri',
    choices: Array.isArray(choices)
      ? choices.filter((choice) => typeof choice === 'string' || typeof choice === 'number')
      : null,
    min: number(schema.minimum),
    max: number(schema.maximum),
    description: typeof description === 'string' ? description : '',
  };
}

/** Resolves a schema's references. Of alternatives, takes the first that is not null. */
function flatten(schema: unknown, schemas: unknown): Json {
  if (!isObject(schema)) return {};
  const parts = [schema.allOf, schema.anyOf, schema.oneOf].find((list) => Array.isArray(list)) as
    | unknown[]
    | undefined;
  const part = parts?.find((one) => at(one, 'type') !== 'null');
  const reference = /^#\/components\/schemas\/([^/]+)$/.exec(String(at(part ?? schema, '$ref')))?.[1];
  const referred = reference === undefined ? part : at(schemas, reference);
  return { ...(isObject(referred) ? referred : {}), ...schema };
}
