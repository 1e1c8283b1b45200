import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { withWishes } from './address-wishes.ts';
import { useDrafts } from './draft-store.ts';

const names = ['style', 'prompt'];

/** A link into the studio may choose a style and write a prompt. Once the draft has them, the address is free of them. */
export function useWishesOfAddress(): void {
  const [search, setSearch] = useSearchParams();
  const isWished = names.some((name) => search.has(name));
  useEffect(() => {
    if (!isWished) return;
    useDrafts.setState(({ drafts }) => ({ drafts: withWishes(drafts, search) }));
    setSearch(
      (known) => {
        for (const name of names) known.delete(name);
        return known;
      },
      { replace: true },
    );
  }, [isWished, search, setSearch]);
}
