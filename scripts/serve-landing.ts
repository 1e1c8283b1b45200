import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Plugin, ViteDevServer } from 'vite';
import { languages } from '#contract/languages.ts';
import type { LandingData, LandingRenderer, ShowcaseItem, SiteContent } from '#contract/site.ts';
import { landingPath } from '#contract/site-languages.ts';

const renderer = '/app/landing/server.tsx';
const client = '/app/landing/client.ts';
const styles = '/landing.css';

/**
 * Lets the development server render the landing page from its sources, as the real server does from the
 * build.
 */
export function serveLanding(serverAddress: string): Plugin {
  return {
    name: 'serve-landing',
    apply: 'serve',
    configureServer(vite) {
      vite.middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://localhost');
        const language = languages.find((one) => landingPath(one) === pathname);
        if (language === undefined || request.method !== 'GET') return next();
        answer(vite, request, response, language).catch(next);
      });
    },
  };

  async function answer(
    vite: ViteDevServer,
    request: IncomingMessage,
    response: ServerResponse,
    language: LandingData['language'],
  ): Promise<void> {
    const data = await readData(request, language);
    const { renderLanding } = (await vite.ssrLoadModule(renderer)) as LandingRenderer;
    const html = await renderLanding(data, {
      origin: null,
      styles: [styles],
      inlineStyles: '',
      scripts: [client],
      preloads: [],
      font: null,
    });
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(await vite.transformIndexHtml(request.url ?? '/', html));
  }

  async function readData(request: IncomingMessage, language: LandingData['language']): Promise<LandingData> {
    const headers = { cookie: request.headers.cookie ?? '' };
    const read = async <T>(path: string): Promise<T> => {
      const answered = await fetch(serverAddress + path, { headers });
      if (!answered.ok) throw new Error(`${path} answered ${answered.status}.`);
      return answered.json() as Promise<T>;
    };
    const [{ content }, showcase, { authenticated, usesCoins, isSignUpClosed }] = await Promise.all([
      read<{ content: SiteContent }>(`/api/site-content/${language}`),
      read<{ items: ShowcaseItem[]; total: number }>('/api/showcase?limit=20'),
      read<{ authenticated: boolean; usesCoins: boolean; isSignUpClosed: boolean }>('/api/auth/check'),
    ]);
    return {
      language,
      isSignedIn: authenticated,
      usesCoins,
      isSignUpClosed,
      content,
      showcase: showcase.items,
      showcaseTotal: showcase.total,
    };
  }
}
