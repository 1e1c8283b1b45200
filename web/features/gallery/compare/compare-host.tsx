import { useCallback } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { comparedIds, withoutCompared } from '#web/features/compare/index.ts';
import { deferredPart } from '#web/ui/lazy-part.tsx';

const ComparedImages = deferredPart(async () => (await import('./compared-images.tsx')).ComparedImages);

/** Shows the comparer when the address has `/gallery?compare={id},{id}`. Loaded only then. */
export function CompareHost() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const ids = comparedIds(search);
  const close = useCallback(() => {
    // Go back to the page before; an address opened directly has none.
    if (hasEarlierEntry()) void navigate(-1);
    else void navigate({ search: withoutCompared(search).toString() }, { replace: true });
  }, [navigate, search]);
  if (ids === null) return null;
  return <ComparedImages key={String(ids)} ids={ids} onClose={close} />;
}

/** Whether the router has an earlier entry of this app. */
function hasEarlierEntry(): boolean {
  const state: unknown = window.history.state;
  const index: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, 'idx') : 0;
  return typeof index === 'number' && index > 0;
}
