import { Readable } from 'node:stream';
import {
  getAdminSiteContent,
  getImageSharing,
  getSiteContent,
  listAdminShowcase,
  listShowcase,
  orderShowcase,
  putSiteContent,
  restoreSiteContent,
  setShowcaseState,
  shareImage,
  unshareImage,
} from '#contract/site.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Api } from '#server/platform/http/api.ts';
import { readContent, replaceContent, restoreContent } from './content/content.ts';
import type { SiteContext } from './context.ts';
import { offerImage, setOrder, setState, sharingOf, withdrawImage } from './showcase/change-showcase.ts';
import { showcasePath } from './showcase/present.ts';
import { findCopy, listAll, listShown } from './showcase/showcase.ts';

export function registerSiteCalls(api: Api, context: SiteContext): void {
  api.handle(getSiteContent, async ({ params }) => {
    const { content } = await readContent(context, params.language);
    return { content };
  });
  api.handle(listShowcase, ({ query }) => listShown(context, query));
  registerSharing(api, context);
  registerAdminCalls(api, context);
  serveSharedPictures(api, context);
}

function registerSharing(api: Api, context: SiteContext): void {
  api.handle(shareImage, { limit: 'showcaseOffer' }, async ({ identity, params }) => ({
    state: await offerImage(context, identity.userId, params.id),
  }));
  api.handle(unshareImage, async ({ identity, params }) => {
    await withdrawImage(context, identity.userId, params.id);
    return { state: null };
  });
  api.handle(getImageSharing, async ({ identity, params }) => ({
    state: await sharingOf(context, identity.userId, params.id),
  }));
}

function registerAdminCalls(api: Api, context: SiteContext): void {
  const whole = async () => ({ items: await listAll(context) });
  api.handle(getAdminSiteContent, ({ params }) => readContent(context, params.language));
  api.handle(putSiteContent, ({ params, body }) => replaceContent(context, params.language, body));
  api.handle(restoreSiteContent, ({ params }) => restoreContent(context, params.language));
  api.handle(listAdminShowcase, whole);
  api.handle(setShowcaseState, async ({ params, body }) => {
    await setState(context, params.id, body.state);
    return whole();
  });
  api.handle(orderShowcase, async ({ body }) => {
    await setOrder(context, body.ids);
    return whole();
  });
}

/** Serves users' showcase pictures: without a signature while they are shown, otherwise to admins only. */
function serveSharedPictures(api: Api, context: SiteContext): void {
  api.hono.get(`${showcasePath}/:id/:file`, async (request) => {
    api.admitToFile(request);
    const width = /^(\d{1,5})\.webp$/.exec(request.req.param('file'))?.[1];
    const copy = width === undefined ? null : await findCopy(context, request.req.param('id'), Number(width));
    if (copy !== null && !copy.isShown) await api.identifyAdmin(request);
    const { objects } = context;
    const found = copy && (await objects.head(copy.key));
    if (!copy || !found) throw new AppError('not_found');
    const headers = {
      'content-type': found.contentType,
      'content-length': String(found.bytes),
      // Short, so that a withdrawn picture disappears soon.
      'cache-control': copy.isShown ? 'public, max-age=300' : 'private, no-store',
    };
    if (request.req.method === 'HEAD') return new Response(null, { headers });
    const content = await objects.get(copy.key);
    if (content === null) throw new AppError('not_found');
    return new Response(Readable.toWeb(content.stream) as ReadableStream<Uint8Array>, { headers });
  });
}
