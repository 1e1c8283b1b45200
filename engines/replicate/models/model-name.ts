import { EngineError } from '../../engine.ts';
import type { InputValue, Role } from './mapping.ts';
import { roles } from './mapping.ts';

/** A model as the operator names it. */
export interface ModelName {
  readonly owner: string;
  readonly name: string;
  /** `owner/name`. */
  readonly id: string;
  /** The version to call; null for the newest. */
  readonly version: string | null;
  /** The operator's mapping of its inputs. */
  readonly inputs: Readonly<Partial<Record<Role, string>>>;
  readonly changes: 'white' | 'black' | null;
  readonly fixed: Readonly<Record<string, InputValue>>;
}

const pattern = /^([a-z0-9][\w.-]*)\/([a-z0-9][\w.-]*)(?::([0-9a-f]{64}))?(?:\?(.*))?$/i;

/**
 * Reads `owner/name`, `owner/name:version` and either with a mapping behind it, such as
 * `acme/painter?prompt=text&picture=photo&mask=hole:black&steps=30`. A role names the input that takes it,
 * the mask also the colour of what changes; anything else is an input with a constant value. Null for an
 * invalid name.
 */
export function readModelName(text: string): ModelName | null {
  const [, owner, name, version = null, query = ''] = pattern.exec(text.trim()) ?? [];
  if (owner === undefined || name === undefined) return null;
  const inputs: Partial<Record<Role, string>> = {};
  const fixed: Record<string, InputValue> = {};
  let changes: ModelName['changes'] = null;
  for (const [key, value] of new URLSearchParams(query)) {
    const role = roles.find((known) => known === key);
    if (role === undefined) fixed[key] = toValue(value);
    else if (role === 'mask') {
      const [input = '', colour] = value.split(':');
      inputs.mask = input;
      if (colour === 'black' || colour === 'white') changes = colour;
    } else inputs[role] = value;
  }
  return { owner, name, id: `${owner}/${name}`, version, inputs, changes, fixed };
}

/** Reads a validated name. Throws an `EngineError`. */
export function modelNameOf(text: string): ModelName {
  const name = readModelName(text);
  if (name === null) throw new EngineError('misconfigured', 'a model of Replicate is named owner/name');
  return name;
}

function toValue(text: string): InputValue {
  if (text === 'true' || text === 'false') return text === 'true';
  return text.trim() !== '' && Number.isFinite(Number(text)) ? Number(text) : text;
}
