import { useTexts } from '#web/i18n/catalogue.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { SkeletonRows } from '#web/ui/skeleton-rows.tsx';
import { linksTexts } from '../texts.ts';

/** Links that are loading. */
export function LinkSkeletons() {
  const t = useTexts(linksTexts);
  return (
    <SkeletonRows label={t('loadingMore')} rows={4} className="max-w-[800px] border-line border-y">
      <div className="flex items-center gap-4 py-4">
        <Skeleton className="aspect-video w-24 flex-none md:w-32" />
        <div className="grid flex-1 gap-2">
          <Skeleton className="h-4 w-1/2" />
          <Skeleton className="h-3 w-1/3" />
        </div>
      </div>
    </SkeletonRows>
  );
}
