import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sharedPagePath } from '#contract/routes.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Api } from '#server/platform/http/api.ts';
import { markPage } from '#server/platform/http/static-files.ts';
import type { ShareContext } from './context.ts';
import { titleOf } from './visit.ts';

/** Where the app is not built, as in tests. */
const emptyPage = '<!doctype html><html><head><title>Adventure</title></head><body></body></html>';

/** The page of a link: the app's own, whose status and title say whether the link works. */
export function registerSharedPage(api: Api, context: ShareContext): void {
  let loading: Promise<string> | undefined;
  const load = async () => markPage(await read(), context.pageAttributes);
  const read = () =>
    readFile(join(context.webFolder, 'index.html'), 'utf8').catch((error: unknown) => {
      loading = undefined;
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return emptyPage;
      throw error;
    });

  api.hono.get(`${sharedPagePath}/:token`, async (request) => {
    await api.admit(request);
    const token = request.req.param('token');
    const title = await titleOf(context, token).catch((error: unknown) => {
      if (error instanceof AppError && error.code === 'link_closed') return undefined;
      throw error;
    });
    loading ??= load();
    const page = writePage(await loading, title);
    return new Response(page, {
      status: title === undefined ? 404 : 200,
      headers: { 'content-type': 'text/html; charset=utf-8' },
    });
  });
}

const product = 'Adventure';

/**
 * The app's page with the tags of a link preview. No picture: a service that draws previews keeps a copy,
 * which would outlive the link. Every link that does not work has the same page.
 *
 * @param title undefined for a link that does not work, null without a title
 */
export function writePage(page: string, title: string | null | undefined): string {
  const shown = escapeHtml(title ? `${title} · ${product}` : product);
  const robots = '<meta name="robots" content="noindex" />';
  const preview =
    title === undefined
      ? ''
      : [
          `<meta property="og:title" content="${escapeHtml(title ?? product)}" />`,
          `<meta property="og:site_name" content="${product}" />`,
          '<meta property="og:type" content="website" />',
          '<meta name="twitter:card" content="summary" />',
        ].join('');
  return page
    .replace(/<title>[^<]*<\/title>/, () => `<title>${shown}</title>${robots}${preview}`)
    .replace(/<meta name="description"[^>]*>/, '');
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapeHtml = (text: string) => text.replaceAll(/[&<>"']/g, (one) => entities[one] ?? one);
