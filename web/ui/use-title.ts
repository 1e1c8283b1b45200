import { useEffect } from 'react';

/** Names the page in the browser's tab. A `<title>` element would come second to the one of `index.html`. */
export function useTitle(page: string): void {
  useEffect(() => {
    document.title = `${page} · Adventure`;
  }, [page]);
}
