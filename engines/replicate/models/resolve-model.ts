import { inferMapping } from './infer-mapping.ts';
import type { ModelMapping, Role } from './mapping.ts';
import { roles } from './mapping.ts';
import type { ModelName } from './model-name.ts';
import type { Fields } from './read-fields.ts';

/**
 * Determines a model's inputs: first the operator's mapping, then the preset as far as the model's
 * description has its inputs, then what can be inferred. For a model with a preset, only the preset's roles
 * are inferred.
 */
export function resolveModel(
  given: Pick<ModelName, 'inputs' | 'fixed' | 'changes'>,
  preset: ModelMapping | null,
  fields: Fields | null,
): ModelMapping {
  const inferred = fields === null ? null : inferMapping(fields);
  const inputs: Partial<Record<Role, string>> = {};
  for (const role of roles) {
    const known = preset?.inputs[role];
    const isThere = known !== undefined && (fields === null || fields.has(known));
    const guessed = preset === null || known !== undefined ? inferred?.inputs[role] : undefined;
    const input = given.inputs[role] ?? (isThere ? known : guessed);
    if (input) inputs[role] = input;
  }
  const changes = given.changes ?? preset?.changes ?? inferred?.changes ?? 'white';
  return {
    ...inferred,
    ...preset,
    inputs,
    fixed: { ...preset?.fixed, ...given.fixed },
    changes,
    ...rangesOf(preset, inferred),
  };
}

function rangesOf(preset: ModelMapping | null, inferred: ModelMapping | null): Pick<ModelMapping, 'ranges'> {
  return { ranges: { ...inferred?.ranges, ...preset?.ranges } };
}
