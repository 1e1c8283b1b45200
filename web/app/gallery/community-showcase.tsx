import { galleryTexts } from '#web/features/gallery/texts.ts';
import { ShowcaseGrid, useShowcase } from '#web/features/site/lazy.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Button } from '#web/ui/button.tsx';

const pageSize = 12;

/** Pictures of the operator's showcase for a user without pictures, each with its prompt to start from. */
export function CommunityShowcase() {
  const t = useTexts(galleryTexts);
  const { items, total, hasMore, isLoadingMore, loadMore, error, moreError, isLoading } =
    useShowcase(pageSize);
  const hasFailed = error !== null || moreError !== null;
  if (isLoading || (items.length === 0 && !hasFailed)) return null;
  return (
    <section aria-labelledby="showcase-title" className="pt-10">
      <h2 id="showcase-title" className="m-0 type-heading">
        {t('showcase')}
      </h2>
      <p className="m-0 pt-1 pb-5 text-muted">{t('showcaseLine')}</p>
      <ShowcaseGrid items={items} />
      <div className="grid justify-items-center gap-3 pt-6">
        {hasFailed && (
          <p role="alert" className="m-0 text-danger">
            {t('showcaseFailed')}
          </p>
        )}
        {(hasMore || hasFailed) && (
          <Button busy={isLoadingMore} busyLabel={t('loadingMore')} onClick={loadMore}>
            {items.length === 0 ? t('tryAgain') : t('showcaseMore', { shown: items.length, total })}
          </Button>
        )}
      </div>
    </section>
  );
}
