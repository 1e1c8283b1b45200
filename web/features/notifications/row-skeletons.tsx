import { useTexts } from '#web/i18n/catalogue.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { SkeletonRows } from '#web/ui/skeleton-rows.tsx';
import { notificationsTexts } from './texts.ts';

/** A skeleton of notifications. */
export function RowSkeletons({ rows }: { rows: number }) {
  const t = useTexts(notificationsTexts);
  return (
    <SkeletonRows label={t('loading')} rows={rows} className="divide-y divide-line">
      <div className="flex gap-3 px-(--row-inset,16px) py-3.5">
        <Skeleton className="size-8 rounded-control!" />
        <span className="grid flex-1 content-start gap-2.5 pt-1">
          <Skeleton className="h-3.5 w-2/5" />
          <Skeleton className="h-3 w-4/5" />
          <Skeleton className="h-3.5 w-16" />
        </span>
      </div>
    </SkeletonRows>
  );
}

/** A skeleton of the bell's panel while its code loads. */
export function BellPanelSkeleton() {
  const t = useTexts(notificationsTexts);
  return (
    <>
      <div className="flex min-h-[53px] items-center border-line border-b px-4">
        <h2 className="m-0 type-heading">{t('notifications')}</h2>
      </div>
      <RowSkeletons rows={3} />
    </>
  );
}
