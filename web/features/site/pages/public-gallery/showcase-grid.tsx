import { useState } from 'react';
import type { ShowcaseItem } from '#contract/site.ts';
import { columnCount, galleryColumns, MasonryGrid, useWindowWidth } from '#web/features/gallery/lazy.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { ShowcaseDialog } from './showcase-dialog.tsx';
import { ShowcasePicture } from './showcase-picture.tsx';
import { publicGalleryTexts } from './texts.ts';

const lineHeightPx = 28;
const eagerTiles = 10;

/** Showcase pictures in the gallery's columns, each with its prompt below; a click opens it. */
export function ShowcaseGrid({ items }: { items: readonly ShowcaseItem[] }) {
  const t = useTexts(publicGalleryTexts);
  const columns = columnCount(galleryColumns, useWindowWidth());
  const [open, setOpen] = useState<ShowcaseItem | null>(null);
  return (
    <>
      <MasonryGrid
        items={items}
        columns={columns}
        lineHeight={lineHeightPx}
        keyOf={keyOf}
        aspectOf={aspectOf}
      >
        {(item, place, index) => (
          <article>
            <button
              type="button"
              aria-label={t('open', { prompt: item.prompt })}
              onClick={() => setOpen(item)}
              className="focus-on-picture relative block w-full overflow-hidden rounded-picture border-0 bg-over p-0"
              style={{ height: place.pictureHeight }}
            >
              <ShowcasePicture
                item={item}
                sizes={`${Math.round(place.width)}px`}
                isEager={index < eagerTiles}
              />
            </button>
            <p dir="auto" className="m-0 truncate px-0.5 pt-2 text-muted">
              {item.prompt}
            </p>
          </article>
        )}
      </MasonryGrid>
      {open !== null && <ShowcaseDialog item={open} onClose={() => setOpen(null)} />}
    </>
  );
}

function keyOf(item: ShowcaseItem): string {
  return item.id;
}

function aspectOf(item: ShowcaseItem): number {
  return item.width / item.height;
}
