import { useTexts } from '#web/i18n/catalogue.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { visitTexts } from './texts.ts';

/** The place of the pictures while they load. */
export function SharedSkeleton() {
  const t = useTexts(visitTexts);
  return (
    <div className="flex-1 bg-stage p-4 md:p-8">
      <p role="status" className="sr-only">
        {t('loadingMore')}
      </p>
      <Skeleton className="mx-auto aspect-video w-full max-w-[960px]" />
    </div>
  );
}
