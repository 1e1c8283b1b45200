import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { type GalleryImage, getImage } from '#contract/images.ts';
import type { NamedImage } from '#web/api/browser-events.ts';
import { call } from '#web/api/call.ts';
import { takeCanvasHandoff } from '#web/api/canvas-handoff.ts';
import { loadedImages } from '#web/api/gallery-lists.ts';
import { isId } from '#web/api/unknown-value.ts';
import { translator } from '#web/i18n/catalogue.ts';
import { showToast } from '#web/ui/toast.ts';
import { readCanvasEntry } from './canvas-entry.ts';
import { entryTexts } from './texts.ts';

/** The picture in the address, `?image=` or `?edit=`; null without one. */
export function useArrivedId(): string | null {
  const query = new URLSearchParams(useLocation().search);
  return [query.get('image'), query.get('edit')].find(isId) ?? null;
}

/** That picture, once it has loaded; null if there is none, or it cannot be loaded. */
export function useArrivedImage(): GalleryImage | null {
  const id = useArrivedId();
  const client = useQueryClient();
  const { data } = useQuery({
    queryKey: ['canvas picture', id],
    queryFn: async ({ signal }) => (await call(getImage, { params: { id: id ?? '' }, signal })).image,
    enabled: id !== null,
    initialData: () => loadedImages(client).find((image) => image.id === id),
    retry: false,
  });
  return data ?? null;
}

/**
 * Brings the picture that the page was opened with into the address, where a reload, a login and a new plan
 * find it again: from the history entry's state, or from what the gallery handed over. True once that is
 * done.
 */
export function useArrival(): boolean {
  const { pathname, search, state, key } = useLocation();
  const navigate = useNavigate();
  const client = useQueryClient();
  const [doneFor, setDoneFor] = useState<string | null>(null);
  const id = useArrivedId();
  const isOpen = new URLSearchParams(search).has('document');
  useEffect(() => {
    if (doneFor === key) return;
    setDoneFor(key);
    // Taken in any case: what the address names has come, and must not come again.
    const handoff = takeHandoff();
    if (id !== null || isOpen) return;
    const entry = readCanvasEntry({ search, state, handoff, origin: window.location.origin });
    if (entry === null) return;
    const named = idOf(client, entry.named);
    if (named === null) {
      showToast({ tone: 'error', title: translator(entryTexts)('noValidUrl') });
      return;
    }
    void navigate(
      { pathname, search: `?image=${named}` },
      { replace: true, state: { source: entry.source } },
    );
  }, [id, isOpen, doneFor, key, pathname, search, state, navigate, client]);
  return id !== null || isOpen || doneFor !== null;
}

function takeHandoff() {
  try {
    return takeCanvasHandoff(window.localStorage, Date.now());
  } catch {
    // The browser stores nothing.
    return null;
  }
}

/** An address is only known for a picture that is loaded: the server finds pictures by id. */
function idOf(client: QueryClient, { id, path }: NamedImage): string | null {
  if (id !== null) return id;
  const known = loadedImages(client).find(({ url, variants }) =>
    [url, ...variants.map((variant) => variant.url)].some((one) => one.split('?')[0] === path),
  );
  return known?.id ?? null;
}
