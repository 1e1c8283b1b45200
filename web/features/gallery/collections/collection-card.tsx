import { Ellipsis } from 'lucide-react';
import { Link } from 'react-router';
import type { Collection } from '#contract/gallery.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { CropMarks } from '#web/ui/crop-marks.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { collectionPath } from '../page/gallery-paths.ts';
import { pageTexts } from '../page-texts.ts';
import { galleryTexts } from '../texts.ts';
import { CollectionMenu } from './collection-menu.tsx';

/** A collection: its newest picture with two more beside it, its name and count. */
export function CollectionCard({ collection }: { collection: Collection }) {
  const t = useTexts(pageTexts);
  const gallery = useTexts(galleryTexts);
  const [cover, ...more] = collection.covers;
  return (
    <article className="min-w-0">
      <Link
        to={collectionPath(collection.id)}
        aria-label={`${collection.name}, ${gallery('pictures', { count: collection.count })}`}
        className="focus-on-picture relative grid aspect-video grid-cols-3 grid-rows-2 gap-0.5 overflow-hidden rounded-picture bg-over no-underline transition-opacity duration-(--speed-hover) hover:opacity-90"
      >
        {cover === undefined ? (
          <CropMarks />
        ) : (
          <Cover
            url={cover}
            className={more.length === 0 ? 'col-span-3 row-span-2' : 'col-span-2 row-span-2'}
          />
        )}
        {more.slice(0, 2).map((url) => (
          <Cover key={url} url={url} className={more.length === 1 ? 'row-span-2' : ''} />
        ))}
      </Link>
      <div className="flex items-center gap-2 pt-1.5 pl-0.5">
        <h2 className="m-0 min-w-0 flex-1 truncate text-text type-label" dir="auto">
          {collection.name}
        </h2>
        <span className="flex-none text-faint type-meta">
          {gallery('pictures', { count: collection.count })}
        </span>
        <CollectionMenu
          collection={collection}
          trigger={
            <IconButton
              icon={Ellipsis}
              size="sm"
              label={t('collectionActions', { name: collection.name })}
              className="-my-1 -mr-1.5"
            />
          }
        />
      </div>
    </article>
  );
}

function Cover({ url, className }: { url: string; className: string }) {
  return (
    <img src={url} alt="" loading="lazy" decoding="async" className={`size-full object-cover ${className}`} />
  );
}
