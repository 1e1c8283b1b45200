import { useEffect } from 'react';

/** Sets the page's title. A `<title>` element would come second to the one of `index.html`. */
export function useTitle(page: string): void {
  useEffect(() => {
    document.title = `${page} · Adventure`;
  }, [page]);
}
