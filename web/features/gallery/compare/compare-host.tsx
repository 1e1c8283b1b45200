import { Suspense, useCallback } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { comparedIds, withoutCompared } from '#web/features/compare/index.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';

const ComparedImages = lazyPart(async () => (await import('./compared-images.tsx')).ComparedImages);

/** Opens the comparer where the address asks for it: `/gallery?compare={id},{id}`. It is loaded only then. */
export function CompareHost() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const ids = comparedIds(search);
  const close = useCallback(() => {
    // Back to where the comparison was asked for; an address that was opened by itself has no such place.
    if (hasCameFromHere()) void navigate(-1);
    else void navigate({ search: withoutCompared(search).toString() }, { replace: true });
  }, [navigate, search]);
  if (ids === null) return null;
  return (
    <Suspense fallback={null}>
      <ComparedImages key={String(ids)} ids={ids} onClose={close} />
    </Suspense>
  );
}

/** The router counts the entries of its own. */
function hasCameFromHere(): boolean {
  const state: unknown = window.history.state;
  const index: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, 'idx') : 0;
  return typeof index === 'number' && index > 0;
}
