import { lazyPart } from '#web/ui/lazy-part.tsx';
import type { ComparerProps } from './compared.ts';

export { comparedIds, comparePath, withoutCompared } from './compare-path.ts';
export type { ComparedPicture, ComparerProps } from './compared.ts';

/** The before/after comparer in the full window. Loads on first use; needs a Suspense. */
export const Comparer = lazyPart<ComparerProps>(async () => (await import('./comparer.tsx')).Comparer);
