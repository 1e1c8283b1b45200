import type { LinkComment, PrivateLink, SharedPicture } from '#contract/private-links.ts';
import { sharedPictureUrl } from '#contract/private-links.ts';
import { sharedPagePath } from '#contract/routes.ts';
import { copyWidths, type SharedPicture as GalleryPicture } from '../gallery/gallery.ts';
import type { LinkRow } from '../private-links/private-links.ts';
import type { ShareContext } from './context.ts';
import type { CommentRow, ShareRow } from './schema.ts';

export function presentComment({ id, place, visitorDigest, name, text, createdAt }: CommentRow): LinkComment {
  const isOwner = visitorDigest === null;
  return { id, picture: place, name, isOwner, text, createdAt: createdAt.toISOString() };
}

/** A picture as a visitor sees it: nothing but its pixels. */
export function presentPicture(
  picture: GalleryPicture,
  place: number,
  { token, allowsDownload }: { token: string; allowsDownload: boolean },
): SharedPicture {
  const { width, height, thumbhash, variants } = picture;
  return {
    picture: place,
    width,
    height,
    thumbhash,
    variants: copyWidths(variants).map((copy) => ({
      width: copy,
      url: sharedPictureUrl(token, place, copy),
    })),
    downloadUrl: allowsDownload ? sharedPictureUrl(token, place, 'download') : null,
  };
}

export interface LinkFigures {
  share: ShareRow;
  pictures: number;
  thumbnails: string[];
  comments: number;
  choices: number;
}

/** A link as its owner sees it. */
export function presentLink(
  { links, publicUrl }: Pick<ShareContext, 'links' | 'publicUrl'>,
  row: LinkRow,
  { share, ...figures }: LinkFigures,
): PrivateLink {
  const { allowsComments, allowsChoice, allowsDownload } = share;
  const token = links.tokenOf(row);
  return {
    id: row.id,
    url: token === null ? null : `${publicUrl ?? ''}${sharedPagePath}/${token}`,
    title: row.title,
    state: links.stateOf(row),
    allowsComments,
    allowsChoice,
    allowsDownload,
    ...figures,
    views: row.views,
    viewedAt: row.viewedAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
  };
}
