import { useQuery } from '@tanstack/react-query';
import { type GalleryImage, getImage } from '#contract/images.ts';
import { hasCode } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { ownName, pictureSources, shownPrompt } from '#web/features/gallery/index.ts';
import type { FeedThumbnail } from '#web/features/send-to/index.ts';
import { feedLimits, type TestedPicture } from '../settings/settings.ts';

/** A picture to draw and measure. */
export interface ShownPicture {
  src: string;
  srcSet?: string;
  alt: string;
  /** What the card is titled until a title is typed: the picture's name or its prompt; empty for a file. */
  title: string;
  width: number;
  height: number;
  /** Of the uploaded file; null for a gallery picture, which is converted on download. */
  bytes: number | null;
}

/** What to show. `gone`: the picture was deleted or belongs to another user. */
export type PictureState =
  | { status: 'none' }
  | { status: 'loading' }
  | { status: 'gone' }
  | { status: 'failed'; error: unknown; retry: () => void }
  | { status: 'ready'; picture: ShownPicture };

function ofGallery(image: GalleryImage): ShownPicture {
  return {
    src: image.thumbnailUrl,
    srcSet: pictureSources(image),
    alt: image.originalPrompt || image.prompt,
    title: ownName(image) ?? shownPrompt(image) ?? '',
    width: image.width,
    height: image.height,
    bytes: null,
  };
}

function ofSent({ url, prompt, width, height }: FeedThumbnail): PictureState {
  return { status: 'ready', picture: { src: url, alt: prompt, title: prompt, width, height, bytes: null } };
}

/** The title on the card: what was typed, or else what the picture is called, as long as a title may be. */
export function cardTitle(typed: string, picture: PictureState): string {
  return typed.trim() || titleOf(picture);
}

/** What a picture is called, for the title's field. */
export function titleOf(picture: PictureState): string {
  if (picture.status !== 'ready') return '';
  return [...picture.picture.title].slice(0, feedLimits.titleMaxCharacters).join('').trim();
}

/**
 * Resolves the tested picture; fetches a gallery picture by id.
 * @param sent facts about a gallery picture to use until it has loaded
 */
export function usePicture(tested: TestedPicture, sent: FeedThumbnail | null): PictureState {
  const id = tested.kind === 'gallery' ? tested.id : '';
  const query = useQuery({
    queryKey: ['image', id],
    queryFn: ({ signal }) => call(getImage, { params: { id }, signal }),
    enabled: id !== '',
  });
  if (tested.kind === 'none') return { status: 'none' };
  if (tested.kind === 'upload') {
    const { dataUrl, name, width, height, bytes } = tested;
    return { status: 'ready', picture: { src: dataUrl, alt: name, title: '', width, height, bytes } };
  }
  if (query.data !== undefined) return { status: 'ready', picture: ofGallery(query.data.image) };
  if (query.error === null) return sent?.imageId === id ? ofSent(sent) : { status: 'loading' };
  if (hasCode(query.error, 'not_found') || hasCode(query.error, 'validation_failed'))
    return { status: 'gone' };
  return { status: 'failed', error: query.error, retry: () => void query.refetch() };
}
