import { Readable } from 'node:stream';
import * as z from 'zod';
import { megabyte } from '#contract/bytes.ts';
import {
  answerComment,
  choosePicture,
  countView,
  createLink,
  deleteComment,
  extendLink,
  getLink,
  getShared,
  listLinks,
  revokeLink,
  sharedPictureUrl,
  tokenPaths,
  writeComment,
} from '#contract/private-links.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Api, ApiContext } from '#server/platform/http/api.ts';
import { attachment } from '#server/platform/http/download-name.ts';
import { createResponseBuffer } from '#server/platform/http/response-buffer.ts';
import type { OpenedCopy } from '../gallery/gallery.ts';
import type { ShareContext } from './context.ts';
import {
  answerInShare,
  createShare,
  extendShare,
  listShares,
  readOwnShare,
  removeComment,
  revokeShare,
} from './owner-links.ts';
import { choose, comment, countView as countVisit, isPlace, openPicture, readShared } from './visit.ts';

/** The calls of owners and visitors, and the visitors' pictures. */
export function registerShareCalls(api: Api, context: ShareContext): void {
  for (const path of tokenPaths) {
    api.hono.use(`${path}*`, async (request, next) => {
      await next();
      keepPrivate(request);
    });
  }
  registerOwnerCalls(api, context);
  registerVisitorCalls(api, context);
  servePictures(api, context);
}

/** Nothing behind a token is kept by a cache or a search engine, and no address with one is passed on. */
function keepPrivate({ res }: ApiContext): void {
  res.headers.set('cache-control', 'private, no-store');
  res.headers.set('referrer-policy', 'no-referrer');
  res.headers.set('x-robots-tag', 'noindex, nofollow, noarchive, noimageindex');
}

function registerOwnerCalls(api: Api, context: ShareContext): void {
  const limit = { limit: 'privateLink' } as const;
  api.handle(createLink, limit, async ({ identity: { userId }, body: { title = '', ...body } }) => ({
    link: await createShare(context, { userId, title, ...body }),
  }));
  api.handle(listLinks, async ({ identity }) => ({
    links: await listShares(context, identity.userId),
    isOn: context.links.isOn,
  }));
  api.handle(getLink, ({ identity, params }) => readOwnShare(context, identity.userId, params.id));
  api.handle(extendLink, limit, async ({ identity, params, body }) => ({
    link: await extendShare(context, identity.userId, { ...params, ...body }),
  }));
  api.handle(revokeLink, async ({ identity, params }) => ({
    link: await revokeShare(context, identity.userId, params.id),
  }));
  api.handle(answerComment, limit, async ({ identity, params, body }) => ({
    comment: await answerInShare(context, identity.userId, { ...params, ...body }),
  }));
  api.handle(deleteComment, async ({ identity, params }) => {
    await removeComment(context, identity.userId, params);
  });
}

function registerVisitorCalls(api: Api, context: ShareContext): void {
  const callerOf = (token: string, identity: { userId: string } | null) => ({
    token,
    userId: identity?.userId ?? null,
  });
  api.handle(getShared, ({ identity, params }) => readShared(context, callerOf(params.token, identity)));
  api.handle(countView, { limit: 'linkView' }, ({ identity, params }) =>
    countVisit(context, callerOf(params.token, identity)),
  );
  api.handle(writeComment, { limit: 'linkComment' }, async ({ identity, params, body }) => ({
    comment: await comment(context, callerOf(params.token, identity), body),
  }));
  api.handle(choosePicture, { limit: 'linkChoice' }, async ({ identity, params, body }) => ({
    picture: await choose(context, callerOf(params.token, identity), body),
  }));
}

/** Downloads that visitors have not read yet, of one owner's pictures and of all. */
const heldLimits = { ofUser: 64 * megabyte, ofAll: 256 * megabyte };

function servePictures(api: Api, context: ShareContext): void {
  const held = createResponseBuffer(heldLimits);
  const path = decodeURIComponent(sharedPictureUrl('{token}', 0, 'download')).replace('/0/', '/{picture}/');
  const params = z.object({ token: z.string(), picture: z.string() });
  api.document({
    path: path.replace('/download', '/{width}'),
    summary: 'A copy of a picture of a private link',
    signedIn: false,
    params: params.extend({ width: z.string() }),
    contentType: 'image/webp',
  });
  api.document({
    path,
    summary: 'A picture of a private link in full size, if its owner allows it',
    signedIn: false,
    params,
    contentType: 'image/jpeg',
  });
  const toRoute = (documented: string) => documented.replaceAll(/\{(\w+)\}/g, ':$1');
  api.hono.get(toRoute(path), async (request) => {
    await api.admit(request, 'linkDownload');
    const place = readPlace(request);
    const { signal } = request.req.raw;
    const copy = await openPicture(context, request.req.param('token') ?? '', {
      place,
      size: 'full',
      signal,
    });
    const headers = new Headers({
      'content-type': copy.mimeType,
      'content-length': String(copy.bytes),
      'content-disposition': attachment(`picture-${place}.jpg`),
    });
    return send(copy, headers, signal);
  });
  api.hono.get(toRoute(path.replace('/download', '/{width}')), async (request) => {
    api.admitToFile(request);
    const width = request.req.param('width') ?? '';
    if (!/^\d{1,5}$/.test(width)) throw new AppError('not_found');
    const { signal } = request.req.raw;
    const copy = await openPicture(context, request.req.param('token') ?? '', {
      place: readPlace(request),
      size: Number(width),
      signal,
    });
    const headers = new Headers({ 'content-type': copy.mimeType, 'content-length': String(copy.bytes) });
    return send(copy, headers, signal);
  });

  function send({ content }: OpenedCopy, headers: Headers, signal: AbortSignal): Response {
    if (!(content instanceof Readable)) return held.answer('visitors', content, { headers, signal });
    // A body that the client has not started to read is not cancelled with its request.
    signal.addEventListener('abort', () => content.destroy(), { once: true });
    return new Response(Readable.toWeb(content) as ReadableStream<Uint8Array>, { headers });
  }
}

/** Throws `not_found`. */
function readPlace(request: ApiContext): number {
  const place = Number(request.req.param('picture'));
  if (!isPlace(place)) throw new AppError('not_found');
  return place;
}
