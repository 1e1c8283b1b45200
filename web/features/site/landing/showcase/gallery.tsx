import { useState } from 'react';
import { pathOf } from '#contract/routes.ts';
import type { LandingData, ShowcaseItem } from '#contract/site.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { buttonStyle } from '#web/ui/button-style.ts';
import { landingTexts } from '../texts.ts';
import { ShowcasePicture } from './showcase-picture.tsx';

interface ShowcasePage {
  items: ShowcaseItem[];
  total: number;
  hasMore: boolean;
}

/**
 * Fetches the next pictures of the showcase. Trusts our own server without validation: the contract's schemas
 * would be a third of the landing page's script.
 */
async function fetchShowcase(range: { offset: number; limit: number }): Promise<ShowcasePage> {
  const answer = await fetch(`/api/showcase?offset=${range.offset}&limit=${range.limit}`);
  if (!answer.ok) throw new Error(`The showcase answered ${answer.status}.`);
  const page: ShowcasePage = await answer.json();
  return page;
}

const pageSize = 8;
const tileSizes =
  '(min-width: 1520px) 336px, (min-width: 1024px) 23vw, (min-width: 480px) 46vw, calc(100vw - 32px)';

type Loading = 'idle' | 'busy' | 'failed';

/** The public showcase, in batches. The browser renders it when it comes near. */
export function ShowcaseGallery({ data }: { data: LandingData }) {
  const t = useTexts(landingTexts);
  const [items, setItems] = useState<readonly ShowcaseItem[]>(() => data.showcase.slice(0, pageSize));
  const [total, setTotal] = useState(data.showcaseTotal);
  const [loading, setLoading] = useState<Loading>('idle');
  if (items.length === 0) return null;

  async function loadMore() {
    setLoading('busy');
    try {
      const page = await fetchShowcase({ offset: items.length, limit: pageSize });
      const known = new Set(items.map((item) => item.id));
      const fresh = page.items.filter((item) => !known.has(item.id));
      setItems([...items, ...fresh]);
      setTotal(page.hasMore ? page.total : items.length + fresh.length);
      setLoading('idle');
    } catch {
      setLoading('failed');
    }
  }

  return (
    <section
      aria-labelledby="gallery-title"
      className="border-line border-y bg-stage [contain-intrinsic-size:auto_2400px] sm:[contain-intrinsic-size:auto_1500px] lg:[contain-intrinsic-size:auto_800px] [content-visibility:auto]"
    >
      <div className="mx-auto max-w-[1520px] px-4 py-[72px] md:px-10">
        <h2 id="gallery-title" className="type-display">
          {t('galleryTitle')}
        </h2>
        <p className="mt-3 text-[16px] leading-6 text-muted">{t('galleryLine')}</p>
        <ul className="mt-9 grid list-none gap-x-4 gap-y-5 p-0 sm:grid-cols-2 lg:grid-cols-4">
          {items.map((item) => (
            <li key={item.id} className="grid min-w-0 content-start gap-2">
              <span className="block aspect-video overflow-hidden rounded-picture bg-over">
                <ShowcasePicture item={item} sizes={tileSizes} decorative />
              </span>
              <span className="truncate text-muted">{item.prompt}</span>
            </li>
          ))}
        </ul>
        <div className="mt-8 flex flex-wrap items-center gap-3">
          {items.length < total && (
            <button
              type="button"
              aria-disabled={loading === 'busy'}
              onClick={() => loading !== 'busy' && void loadMore()}
              className={buttonStyle()}
            >
              {loading === 'busy' ? t('loadingMore') : t('loadMore', { shown: items.length, total })}
            </button>
          )}
          <a href={pathOf('publicGallery')} className={buttonStyle({ variant: 'quiet' })}>
            {t('seePublicGallery')}
          </a>
        </div>
        <p role="status" className="mt-3 text-danger">
          {loading === 'failed' && t('loadFailed')}
        </p>
      </div>
    </section>
  );
}
