import { useCallback, useEffect, useMemo, useState } from 'react';
import type { DesignPlace } from '#contract/design-places.ts';
import { type DesignChange, type DesignOffer, type DesignView, previewDesign } from '#contract/designs.ts';
import type { GalleryImage } from '#contract/images.ts';
import { ApiError } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import {
  type ChangeHistory,
  edited,
  freshHistory,
  isUnchanged,
  redone,
  reset,
  undone,
} from './change-history.ts';
import { withoutPlaces, withPlace } from './places.ts';
import { createRedraw, type Detail } from './redraw.ts';

interface Drawn {
  source: string;
  view: DesignView;
}

/** The pause in typing or dragging before a change is drawn. */
const restMs = 80;

export interface EditOptions {
  /** Names the control that types or drags, so that its changes form one step and are drawn after a pause. */
  key?: string;
}

/** The edited design: its changes and its picture. */
export function useDesign(image: Pick<GalleryImage, 'id' | 'url' | 'references'>, offer: DesignOffer) {
  const [history, setHistory] = useState<ChangeHistory>(freshHistory);
  const [drawn, setDrawn] = useState<Drawn>({ source: image.url, view: offer.view });
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const { id, url } = image;

  const redraw = useMemo(
    () =>
      createRedraw<Drawn>({
        ask: (change, detail, signal) => requestPreview(id, change, { detail, signal }),
        onDrawn(next) {
          setDrawn(next);
          setError(null);
        },
        onBusy: setBusy,
        onError: setError,
        retryAfterMs: (thrown) =>
          thrown instanceof ApiError && thrown.code === 'rate_limited'
            ? (thrown.retryAfterSeconds ?? 1) * 1_000
            : null,
      }),
    [id],
  );
  useEffect(() => () => redraw.stop(), [redraw]);

  const { present, lastKey } = history;
  useEffect(() => {
    if (isUnchanged(present)) {
      redraw.stop();
      setDrawn({ source: url, view: offer.view });
      setError(null);
    } else redraw.show(present, lastKey === null ? 0 : restMs);
  }, [present, lastKey, redraw, url, offer.view]);

  const edit = useCallback(
    (part: DesignChange, { key }: EditOptions = {}) =>
      setHistory((before) => edited(before, part, key ?? null)),
    [],
  );
  // What is drawn stands where it may be, which is not always where it was dropped.
  const places = (isBusy ? present.places : drawn.view.places) ?? drawn.view.places;
  const { places: placesBefore } = offer.view;
  return {
    /** Moves or scales a part, as part of the gesture of this name. */
    place: (place: DesignPlace, key: string) =>
      edit({ places: withPlace(places, place, placesBefore) }, { key }),
    /** Puts parts back where the layout puts them; null if all of them are there. */
    resetPlaces(isOne: (id: string) => boolean) {
      if (!places.some(({ of }) => isOne(of))) return null;
      return () => edit({ places: withoutPlaces(places, isOne, placesBefore) });
    },
    change: present,
    isChanged: !isUnchanged(present),
    /** The addresses of the pictures that it was made from, by index. */
    references: image.references.map(({ url: address }) => address),
    /** How each of them is used. */
    uses: image.references.map(({ use }) => use),
    source: drawn.source,
    view: drawn.view,
    isBusy,
    error,
    edit,
    undo: history.past.length > 0 ? () => setHistory(undone) : null,
    redo: history.future.length > 0 ? () => setHistory(redone) : null,
    reset: isUnchanged(present) ? null : () => setHistory(reset),
  };
}

export type Design = ReturnType<typeof useDesign>;

async function requestPreview(
  id: string,
  change: DesignChange,
  { detail, signal }: { detail: Detail; signal: AbortSignal },
): Promise<Drawn> {
  const { picture, view } = await call(previewDesign, { params: { id }, body: { change, detail }, signal });
  const source = `data:${picture.mimeType};base64,${picture.data}`;
  // Decode in the background, so that the old picture stays until this one is ready.
  const loaded = new Image();
  loaded.src = source;
  await loaded.decode();
  return { source, view };
}
