import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { type GalleryImage, getImage } from '#contract/images.ts';
import { ApiError } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { errorText } from '#web/api/error-texts.ts';
import { translator } from '#web/i18n/catalogue.ts';
import { showToast } from '#web/ui/toast.ts';
import { viewerTexts } from '../viewer/texts.ts';

interface ShownImageOptions {
  images: readonly GalleryImage[];
  openId: string | null;
  /** Called when the picture turns out not to exist, after a toast has reported it. */
  onGone: () => void;
  isClosing: () => boolean;
}

/**
 * The picture to show in the viewer; null until known. One that the page has not loaded, such as an older
 * version, is fetched. One that leaves the list while viewed stays until the fetch answers.
 */
export function useShownImage(options: ShownImageOptions): GalleryImage | null {
  const { images, openId } = options;
  const last = useRef<GalleryImage | null>(null);
  const listed = images.find((image) => image.id === openId);
  const query = useQuery({
    queryKey: ['gallery-image', openId],
    queryFn: async ({ signal }) => {
      const { image } = await call(getImage, { params: { id: openId ?? '' }, signal });
      return image;
    },
    enabled: openId !== null && listed === undefined,
    staleTime: 0,
  });
  const report = useEffectEvent((title: string) => {
    // The user has just deleted it and knows.
    if (options.isClosing()) return;
    showToast({ id: 'image-gone', tone: 'error', title });
    options.onGone();
  });
  const { data, error, isFetching } = query;
  const isInTrash = data !== undefined && data.deletedAt !== null;
  const isAsked = openId !== null && listed === undefined;
  useEffect(() => {
    if (!isAsked || isFetching) return;
    if (isInTrash) report(translator(viewerTexts)('imageInTrash'));
    else if (error !== null) report(messageOf(error));
  }, [isAsked, isFetching, isInTrash, error]);

  const known = last.current?.id === openId ? last.current : null;
  const shown = openId === null ? null : (listed ?? (isInTrash ? known : (data ?? known)));
  useEffect(() => {
    last.current = shown;
  }, [shown]);
  return shown;
}

/** An invalid id gets the same words as an unknown one. */
function messageOf(error: Error): string {
  const isGone = error instanceof ApiError && ['not_found', 'validation_failed'].includes(error.code);
  return isGone ? translator(viewerTexts)('imageGone') : errorText(error);
}
