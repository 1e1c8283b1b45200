import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useState } from 'react';
import {
  type AdminShowcaseItem,
  listAdminShowcase,
  orderShowcase,
  type ShowcaseState,
  setShowcaseState,
} from '#contract/site.ts';
import { call } from '#web/api/call.ts';
import { errorText } from '#web/api/error-texts.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Segmented } from '#web/ui/segmented.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { SkeletonRows } from '#web/ui/skeleton-rows.tsx';
import { showToast } from '#web/ui/toast.ts';
import { adminCall } from '../admin-call.ts';
import { SectionHead } from '../list-states.tsx';
import { moved } from './moved.ts';
import { showcaseTexts } from './texts.ts';

const queryKey = ['admin', 'showcase'];
const tilesStyle = 'grid grid-cols-2 gap-x-4 gap-y-6 md:grid-cols-3 xl:grid-cols-4 min-[1800px]:grid-cols-5';

/** The pictures of the public pages and their order, with users' submissions to review. */
export function ShowcaseSection() {
  const t = useTexts(showcaseTexts);
  const [state, setState] = useState<ShowcaseState>('shown');
  const query = useQuery({ queryKey, queryFn: ({ signal }) => call(listAdminShowcase, { signal }) });
  const all = query.data?.items ?? [];
  const items = all.filter((item) => item.state === state);
  const change = useShowcaseChange();
  const option = (value: ShowcaseState) => ({
    value,
    label: query.data ? `${t(value)} ${all.filter((item) => item.state === value).length}` : t(value),
  });
  return (
    <>
      <SectionHead title={t('showcase')} line={t('showcaseLine')}>
        <Segmented
          label={t('showcase')}
          value={state}
          onChange={setState}
          options={[option('shown'), option('offered'), option('hidden')]}
        />
      </SectionHead>
      {query.isPending && <TileSkeletons />}
      {query.isError && query.data === undefined && (
        <ErrorState
          title={t('failedTitle')}
          sentence={errorText(query.error)}
          onRetry={() => void query.refetch()}
        />
      )}
      {query.data && items.length === 0 && <EmptyState title={t('noShowcase')} line={t('noShowcaseLine')} />}
      <ul className={`m-0 list-none p-0 ${tilesStyle}`}>
        {items.map((item, index) => (
          <Item
            key={item.id}
            item={item}
            isBusy={change.isPending}
            onState={(next) => change.mutate(() => setItemState(item.id, next))}
            {...(state === 'shown' && {
              onMove: (step: number) => change.mutate(() => setOrder(moved(items, index, step))),
            })}
          />
        ))}
      </ul>
    </>
  );
}

/** A skeleton of tiles. */
function TileSkeletons() {
  const t = useTexts(showcaseTexts);
  return (
    <SkeletonRows label={t('loading')} rows={8} className={tilesStyle}>
      <div className="grid gap-2.5">
        <Skeleton className="aspect-video rounded-picture!" />
        <Skeleton className="h-3.5 w-4/5" />
        <Skeleton className="h-3 w-1/3" />
      </div>
    </SkeletonRows>
  );
}

type Answer = Awaited<ReturnType<typeof call<typeof listAdminShowcase>>>;

const setItemState = (id: string, state: 'shown' | 'hidden'): Promise<Answer> =>
  adminCall(setShowcaseState, { params: { id }, body: { state } });
const setOrder = (items: readonly AdminShowcaseItem[]): Promise<Answer> =>
  adminCall(orderShowcase, { body: { ids: items.map(({ id }) => id) } });

function useShowcaseChange() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (run: () => Promise<Answer>) => run(),
    onSuccess: (answer) => client.setQueryData(queryKey, answer),
    onError: (error) => showToast({ title: errorText(error), tone: 'error' }),
  });
}

interface ItemProps {
  item: AdminShowcaseItem;
  isBusy: boolean;
  onState: (state: 'shown' | 'hidden') => void;
  /** Only in an ordered list: −1 towards the front, 1 towards the back. */
  onMove?: (step: number) => void;
}

function Item({ item, isBusy, onState, onMove }: ItemProps) {
  const t = useTexts(showcaseTexts);
  const smallest = item.variants[0];
  return (
    <li className="grid content-start gap-2">
      <img
        src={smallest?.url}
        alt={item.prompt}
        loading="lazy"
        width={item.width}
        height={item.height}
        className="h-auto w-full rounded-picture bg-over"
      />
      <p title={item.prompt} className="m-0 truncate text-muted">
        {item.prompt}
      </p>
      <p className="m-0 -mt-1.5 type-meta truncate text-faint">
        {item.source === 'delivered' ? t('delivered') : t('by', { name: item.ownerName ?? t('gone') })}
      </p>
      <div className="flex items-center gap-1">
        <Button size="sm" busy={isBusy} onClick={() => onState(item.state === 'shown' ? 'hidden' : 'shown')}>
          {t(item.state === 'shown' ? 'hide' : 'show')}
        </Button>
        {item.state === 'offered' && (
          <Button size="sm" variant="quiet" busy={isBusy} onClick={() => onState('hidden')}>
            {t('hide')}
          </Button>
        )}
        {onMove && (
          <span className="-mr-2.5 ml-auto flex">
            <IconButton icon={ArrowLeft} size="sm" label={t('earlier')} onClick={() => onMove(-1)} />
            <IconButton icon={ArrowRight} size="sm" label={t('later')} onClick={() => onMove(1)} />
          </span>
        )}
      </div>
    </li>
  );
}
