import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { partLoader } from '#web/ui/part-loader.ts';
import { createStyleParam } from './create-style-param.ts';
import { useDrafts } from './draft-store.ts';

const loadApply = partLoader(() => import('./apply-query-params.ts'));
const loadFinder = partLoader(() => import('../styles/find-style.ts'));
const names = ['style', 'prompt'];

/** Applies a link's style and prompt to the draft, then removes the parameters. */
export function useStudioQueryParams(): void {
  const client = useQueryClient();
  const [search, setSearch] = useSearchParams();
  const isRequested = [...names, createStyleParam].some((name) => search.has(name));
  useEffect(() => {
    if (!isRequested) return;
    const requested = search.get('style') ?? '';
    let isOver = false;
    const take = async () => {
      const { findPreset, withQueryParams } = await loadApply();
      const isOwn = requested !== '' && findPreset(requested) === undefined;
      const own = isOwn ? await ownStyle() : undefined;
      if (isOver) return;
      useDrafts.setState(({ drafts }) => ({ drafts: withQueryParams(drafts, search, own) }));
      // The parameter for a new style belongs to the style picker.
      if (!names.some((name) => search.has(name))) return;
      setSearch(
        (known) => {
          for (const name of names) known.delete(name);
          return known;
        },
        { replace: true },
      );
    };
    const ownStyle = async () => {
      const { findOwnStyle, loadOwnStylesOf } = await loadFinder();
      return findOwnStyle(requested, await loadOwnStylesOf(client));
    };
    void take();
    return () => {
      isOver = true;
    };
  }, [isRequested, search, setSearch, client]);
}
