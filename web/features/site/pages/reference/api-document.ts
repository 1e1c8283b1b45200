import * as z from 'zod';

const schemaSchema = z.object({
  type: z.union([z.string(), z.array(z.string())]).optional(),
  format: z.string().optional(),
  enum: z.array(z.unknown()).optional(),
  properties: z.record(z.string(), z.unknown()).optional(),
  required: z.array(z.string()).optional(),
});

const operationSchema = z.object({
  summary: z.string().default(''),
  tags: z.array(z.string()).default([]),
  security: z.array(z.unknown()).default([]),
  parameters: z
    .array(
      z.object({
        name: z.string(),
        in: z.string(),
        required: z.boolean().default(false),
        schema: schemaSchema.optional(),
      }),
    )
    .default([]),
  requestBody: z
    .object({ content: z.record(z.string(), z.object({ schema: schemaSchema.optional() })) })
    .optional(),
});

/** The parts of the server's OpenAPI document that this page uses. */
export const apiDocumentSchema = z.object({
  paths: z.record(z.string(), z.record(z.string(), operationSchema)),
});

export type FieldLocation = 'path' | 'query' | 'header' | 'body';

export interface ApiField {
  name: string;
  place: FieldLocation;
  isRequired: boolean;
  /** A short type, such as "string" or "16:9 | 1:1"; empty if the document has none. */
  type: string;
}

export interface ApiCall {
  id: string;
  method: string;
  path: string;
  summary: string;
  /** The first segment of its path. */
  tag: string;
  needsSession: boolean;
  fields: readonly ApiField[];
}

/** The calls in the document's order. */
export function callsOf(document: z.infer<typeof apiDocumentSchema>): ApiCall[] {
  return Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      id: `${method} ${path}`,
      method: method.toUpperCase(),
      path,
      summary: operation.summary,
      tag: operation.tags[0] ?? 'api',
      needsSession: operation.security.length > 0,
      fields: fieldsOf(operation),
    })),
  );
}

function fieldsOf({ parameters, requestBody }: z.infer<typeof operationSchema>): ApiField[] {
  const documented = parameters.flatMap<ApiField>(({ name, in: place, required, schema }) =>
    place === 'path' || place === 'query' || place === 'header'
      ? [{ name, place, isRequired: required, type: describeType(schema) }]
      : [],
  );
  const body = Object.values(requestBody?.content ?? {})[0]?.schema;
  const inBody = Object.entries(body?.properties ?? {}).map(
    ([name, property]): ApiField => ({
      name,
      place: 'body',
      isRequired: body?.required?.includes(name) ?? false,
      type: describeType(schemaSchema.safeParse(property).data),
    }),
  );
  return [...documented, ...inBody];
}

/** More options than these would hide the rest of the row. */
const maxChoices = 6;

function describeType(schema: z.infer<typeof schemaSchema> | undefined): string {
  if (schema === undefined) return '';
  if (schema.enum !== undefined && schema.enum.length > 0) {
    const choices = schema.enum.slice(0, maxChoices).map(String).join(' | ');
    return schema.enum.length > maxChoices ? `${choices} | …` : choices;
  }
  if (schema.format === 'binary') return 'file';
  return [schema.type ?? []].flat().join(' | ');
}
