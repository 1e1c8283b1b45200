import { useState } from 'react';
import type { ShowcaseItem } from '#contract/site.ts';
import { ThumbhashCanvas } from '#web/features/gallery/lazy.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { publicGalleryTexts } from './texts.ts';

interface ShowcasePictureProps {
  item: ShowcaseItem;
  /** The drawn width, for the browser's choice of a variant. */
  sizes: string;
  isEager?: boolean;
}

/** A showcase picture, filling its positioned parent: placeholder, picture or error text. */
export function ShowcasePicture({ item, sizes, isEager = false }: ShowcasePictureProps) {
  const t = useTexts(publicGalleryTexts);
  const [state, setState] = useState<'loading' | 'loaded' | 'failed'>('loading');
  if (state === 'failed') {
    return <span className="absolute inset-0 grid place-items-center text-muted">{t('unavailable')}</span>;
  }
  const [smallest] = item.variants;
  return (
    <>
      {state === 'loading' && item.thumbhash !== null && <ThumbhashCanvas hash={item.thumbhash} />}
      <img
        src={smallest?.url}
        srcSet={item.variants.map(({ url, width }) => `${url} ${width}w`).join(', ')}
        sizes={sizes}
        alt={item.prompt}
        loading={isEager ? 'eager' : 'lazy'}
        decoding="async"
        onLoad={() => setState('loaded')}
        onError={() => setState('failed')}
        className={`absolute inset-0 size-full object-cover transition-opacity duration-(--speed-pop) ${state === 'loaded' ? '' : 'opacity-0'}`}
      />
    </>
  );
}
