import * as z from 'zod';
import { defineCall } from './call.ts';
import { linkLimits } from './limits.ts';
import { isInvisible, tidyName } from './names.ts';
import { sharedPagePath } from './routes.ts';

/**
 * Private links: an address that cannot be guessed shows some of a user's pictures to people without an
 * account, who can comment, choose one and download, if the owner allows it. See
 * docs/decisions/0043-private-links-are-one-mechanism.md.
 */

/** Paths that contain a link's token: no log line names what follows. */
export const tokenPaths: readonly string[] = [`${sharedPagePath}/`, '/api/shared/'];

/** 192 random bits, in base64url. */
const tokenSchema = z.string().max(linkLimits.tokenMaxCharacters);

/**
 * A link ends by its expiry or because its owner revoked it. Visitors see the same for both, and for a link
 * that never was.
 */
export const linkStates = ['open', 'expired', 'revoked'] as const;
export type LinkState = (typeof linkStates)[number];

/** The place of a picture in its link, from 1: visitors never see the ids of pictures. */
const pictureSchema = z.number().int().min(1).max(linkLimits.maxPictures);

const allowsFields = {
  allowsComments: z.boolean(),
  allowsChoice: z.boolean(),
  allowsDownload: z.boolean(),
};

const daysSchema = z.union(linkLimits.days.map((days) => z.literal(days)));
export type LinkDays = (typeof linkLimits.days)[number];

const commentSchema = z.object({
  id: z.string(),
  picture: pictureSchema,
  /** As the visitor wrote it; null without one, and for the owner. */
  name: z.string().nullable(),
  isOwner: z.boolean(),
  text: z.string(),
  createdAt: z.iso.datetime(),
});
export type LinkComment = z.infer<typeof commentSchema>;

/** A link as its owner sees it. */
export const privateLinkSchema = z.object({
  id: z.string(),
  /**
   * Absolute if the operator has set the server's address, otherwise a path. Null if the server's key has
   * changed since: the link works on, but its address cannot be shown again.
   */
  url: z.string().nullable(),
  title: z.string().nullable(),
  state: z.enum(linkStates),
  ...allowsFields,
  /** Number of its pictures, those in the trash included. */
  pictures: z.number().int(),
  /** Small copies of its first pictures outside the trash. */
  thumbnails: z.array(z.string()),
  /** How often it was opened, and when last. */
  views: z.number().int(),
  viewedAt: z.iso.datetime().nullable(),
  comments: z.number().int(),
  /** Visitors who have chosen a picture. */
  choices: z.number().int(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
});
export type PrivateLink = z.infer<typeof privateLinkSchema>;

const linkPictureSchema = z.object({
  picture: pictureSchema,
  imageId: z.string(),
  thumbnailUrl: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  /** In the trash: visitors do not see it until it is restored. */
  isInTrash: z.boolean(),
  /** Who chose it, in the order of their choices; the name is null if the visitor gave none. */
  chosenBy: z.array(z.object({ name: z.string().nullable() })),
});
export type LinkPicture = z.infer<typeof linkPictureSchema>;

const linkAnswerSchema = z.object({ success: z.literal(true), link: privateLinkSchema });

/** A title or a visitor's name: one line, or empty. */
const lineOf = (maxCharacters: number) =>
  z
    .string()
    .max(linkLimits.rawMaxCharacters)
    .overwrite((text) => (isInvisible(text) ? '' : shortenAccents(tidyName(text))))
    .max(maxCharacters)
    .refine((text) => !/[\p{Cc}\p{Cs}]/u.test(text), 'holds a character that cannot be used here');

/** More than three accents on one letter only serve to cover the lines around it. */
const shortenAccents = (text: string) => text.replace(/(\p{M}{3})\p{M}+/gu, '$1');

const idParams = z.object({ id: z.string().max(100) });

/** Fails with `not_found` if one of the pictures is not the caller's, or in the trash. */
export const createLink = defineCall({
  method: 'post',
  path: '/api/links',
  summary: 'Make a private link to some of your pictures',
  body: z.object({
    imageIds: z.array(z.uuid()).min(1).max(linkLimits.maxPictures),
    title: lineOf(linkLimits.titleMaxCharacters).optional(),
    days: daysSchema.default(linkLimits.defaultDays),
    allowsComments: allowsFields.allowsComments.default(true),
    allowsChoice: allowsFields.allowsChoice.default(false),
    allowsDownload: allowsFields.allowsDownload.default(false),
  }),
  response: linkAnswerSchema,
});

/** Ended links are listed for a month. */
export const listLinks = defineCall({
  method: 'get',
  path: '/api/links',
  summary: 'Your private links, newest first',
  response: z.object({
    success: z.literal(true),
    links: z.array(privateLinkSchema),
    /** Whether this server has private links. */
    isOn: z.boolean(),
  }),
});

export const getLink = defineCall({
  method: 'get',
  path: '/api/links/{id}',
  summary: 'One of your private links with its pictures, comments and choices',
  params: idParams,
  response: linkAnswerSchema.extend({
    items: z.array(linkPictureSchema),
    /** Oldest first. */
    thread: z.array(commentSchema),
  }),
});

/** A revoked link stays revoked: `link_closed`. */
export const extendLink = defineCall({
  method: 'patch',
  path: '/api/links/{id}',
  summary: 'Let one of your private links expire after this many days from now',
  params: idParams,
  body: z.object({ days: daysSchema }),
  response: linkAnswerSchema,
});

export const revokeLink = defineCall({
  method: 'delete',
  path: '/api/links/{id}',
  summary: 'Revoke one of your private links: from now on it shows nothing',
  params: idParams,
  response: linkAnswerSchema,
});

/** A text of several lines; what is removed from it has no meaning or could disguise other text. */
export const commentTextSchema = z
  .string()
  .max(linkLimits.rawMaxCharacters)
  .overwrite(tidyComment)
  .min(1)
  .max(linkLimits.commentMaxCharacters)
  .refine((text) => !isInvisible(text), 'holds nothing that can be seen');

/** Normalises lines as names are, and keeps one empty line between paragraphs. */
function tidyComment(text: string): string {
  const lines = text.replace(/\r\n?|[\u2028\u2029]/g, '\n').split('\n');
  const tidied = lines.map((line) => tidyName(line.replaceAll('\t', ' ').replace(/[\p{Cc}\p{Cs}]/gu, '')));
  return shortenAccents(tidied.join('\n'))
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

export const answerComment = defineCall({
  method: 'post',
  path: '/api/links/{id}/comments',
  summary: 'Answer under a picture of one of your private links',
  params: idParams,
  body: z.object({ picture: pictureSchema, text: commentTextSchema }),
  response: z.object({ success: z.literal(true), comment: commentSchema }),
});

export const deleteComment = defineCall({
  method: 'delete',
  path: '/api/links/{id}/comments/{commentId}',
  summary: 'Delete a comment of one of your private links',
  params: idParams.extend({ commentId: z.string().max(100) }),
  response: z.object({ success: z.literal(true) }),
});

const tokenParams = z.object({ token: tokenSchema });

const sharedPictureSchema = z.object({
  picture: pictureSchema,
  width: z.number().int(),
  height: z.number().int(),
  thumbhash: z.string(),
  /** WebP copies, narrowest first. Their addresses end with the link. */
  variants: z.array(z.object({ width: z.number().int(), url: z.string() })),
  /** A JPEG in full size; null unless the owner allows it. */
  downloadUrl: z.string().nullable(),
});
export type SharedPicture = z.infer<typeof sharedPictureSchema>;

/**
 * What a link shows. Nothing about its owner and no prompt. Fails with `link_closed` for a link that has
 * ended, whose pictures are deleted, or that never was.
 */
export const getShared = defineCall({
  method: 'get',
  path: '/api/shared/{token}',
  summary: 'What a private link shows',
  params: tokenParams,
  response: z.object({
    success: z.literal(true),
    title: z.string().nullable(),
    expiresAt: z.iso.datetime(),
    ...allowsFields,
    /** Whether the caller made the link. */
    isOwner: z.boolean(),
    pictures: z.array(sharedPictureSchema),
    /** Oldest first. */
    comments: z.array(commentSchema),
  }),
  signedIn: false,
});

/** The owner's own visits do not count. */
export const countView = defineCall({
  method: 'post',
  path: '/api/shared/{token}/views',
  summary: 'Count an opening of a private link',
  params: tokenParams,
  response: z.object({ success: z.literal(true) }),
  signedIn: false,
});

/** A random key that a visitor's browser makes for a link and keeps: it identifies the visitor. */
const visitorFields = {
  visitor: z.string().regex(/^[\w-]{22,64}$/),
  name: lineOf(linkLimits.visitorNameMaxCharacters).default(''),
};

export const writeComment = defineCall({
  method: 'post',
  path: '/api/shared/{token}/comments',
  summary: 'Comment on a picture of a private link',
  params: tokenParams,
  body: z.object({ ...visitorFields, picture: pictureSchema, text: commentTextSchema }),
  response: z.object({ success: z.literal(true), comment: commentSchema }),
  signedIn: false,
});

/** One choice a visitor; null takes it back. */
export const choosePicture = defineCall({
  method: 'put',
  path: '/api/shared/{token}/choice',
  summary: 'Choose the best picture of a private link',
  params: tokenParams,
  body: z.object({ ...visitorFields, picture: pictureSchema.nullable() }),
  response: z.object({ success: z.literal(true), picture: pictureSchema.nullable() }),
  signedIn: false,
});

/** Returns the address of a copy of a shared picture, or of its download. */
export function sharedPictureUrl(token: string, picture: number, copy: number | 'download'): string {
  return `/api/shared/${token}/pictures/${picture}/${copy}`;
}
