import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { partLoader } from '#web/ui/part-loader.ts';
import { createStyleWish } from './create-style-wish.ts';
import { useDrafts } from './draft-store.ts';

const loadWishes = partLoader(() => import('./address-wishes.ts'));
const loadFinder = partLoader(() => import('../styles/find-style.ts'));
const names = ['style', 'prompt'];

/** A link into the studio may choose a style and write a prompt. Once the draft has them, the address is free of them. */
export function useWishesOfAddress(): void {
  const client = useQueryClient();
  const [search, setSearch] = useSearchParams();
  const isWished = [...names, createStyleWish].some((name) => search.has(name));
  useEffect(() => {
    if (!isWished) return;
    const wished = search.get('style') ?? '';
    let isOver = false;
    const take = async () => {
      const { findPreset, withWishes } = await loadWishes();
      const isOwn = wished !== '' && findPreset(wished) === undefined;
      const own = isOwn ? await ownStyle() : undefined;
      if (isOver) return;
      useDrafts.setState(({ drafts }) => ({ drafts: withWishes(drafts, search, own) }));
      // The wish for a new style is the picker's to take.
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
      return findOwnStyle(wished, await loadOwnStylesOf(client));
    };
    void take();
    return () => {
      isOver = true;
    };
  }, [isWished, search, setSearch, client]);
}
