import { type FormFields, listOf, textOf } from './form.ts';
import type { Json } from './json.ts';
import type { World } from './world.ts';

export interface CallOfStripe {
  world: World;
  /** The value of `{id}` in the path. */
  id: string;
  fields: FormFields;
}

/** By `method /v1/path/{id}`. Throws `StripeRefusal`. */
export type Calls = Record<string, (call: CallOfStripe) => unknown>;

/** A page of a list, newest first, by `limit` and `starting_after`. */
export function pageFrom(entries: readonly Json[], { fields }: CallOfStripe, url: string) {
  const newestFirst = entries.toReversed().sort((a, b) => b.created - a.created);
  const after = textOf(fields.starting_after);
  const from = after === null ? 0 : newestFirst.findIndex(({ id }) => id === after) + 1;
  const limit = Number(textOf(fields.limit) ?? 10);
  const data = newestFirst.slice(from, from + limit);
  return { object: 'list', data, has_more: from + limit < newestFirst.length, url };
}

export function expandOf({ fields }: CallOfStripe): string[] {
  return listOf(fields.expand).filter((one) => typeof one === 'string');
}

/** The fields of a create or update call that Stripe stores. */
export function pickFields(fields: FormFields, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(names.flatMap((name) => (name in fields ? [[name, fields[name]]] : [])));
}
