import * as z from 'zod';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { randomKey } from '#web/api/random-key.ts';
import { tolerantStorage } from '#web/api/records/tolerant-storage.ts';

/** What this browser knows of itself as a visitor of one link. */
const visitSchema = z.object({
  /** It identifies this visitor. */
  key: z.string(),
  /** The place of the chosen picture; null without a choice. */
  choice: z.number().nullable(),
});
type Visit = z.infer<typeof visitSchema>;

const storedSchema = z.object({ name: z.string(), visits: z.record(z.string(), visitSchema) });
type Visitor = z.infer<typeof storedSchema>;

/** Links remembered; older ones are forgotten. */
const maxVisits = 50;

const initial: Visitor = { name: '', visits: {} };

/** The name of a visitor, and per link the key and the choice, kept in the browser only. */
export const useVisitor = create<Visitor>()(
  persist(() => initial, {
    name: 'adventure-visitor',
    storage: tolerantStorage<Visitor>(),
    merge: (stored) => storedSchema.safeParse(stored).data ?? initial,
  }),
);

/** A link in storage: enough of its token to tell it apart, too little to open it. */
const idOf = (token: string) => token.slice(0, 8);

/** Returns this browser's visit of a link; makes one at the first need. */
export function visitOf(token: string): Visit {
  const known = useVisitor.getState().visits[idOf(token)];
  if (known !== undefined) return known;
  const made: Visit = { key: randomKey(), choice: null };
  remember(token, made);
  return made;
}

/** The place of the picture that this browser chose in a link. */
export const choiceIn = (token: string) => (visitor: Visitor) => visitor.visits[idOf(token)]?.choice ?? null;

export function rememberChoice(token: string, choice: number | null): void {
  remember(token, { ...visitOf(token), choice });
}

export function rememberName(name: string): void {
  useVisitor.setState({ name });
}

function remember(token: string, visit: Visit): void {
  const { [idOf(token)]: _before, ...others } = useVisitor.getState().visits;
  const kept = Object.entries(others).slice(1 - maxVisits);
  useVisitor.setState({ visits: { ...Object.fromEntries(kept), [idOf(token)]: visit } });
}
