import { Plus } from 'lucide-react';
import { plans } from '#contract/plans.ts';
import { routes } from '#contract/routes.ts';
import type { User } from '#contract/session.ts';
import type { CustomThumbnailStyle } from '#contract/styles.ts';
import { QueryError } from '#web/api/query-error.tsx';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Button } from '#web/ui/button.tsx';
import { buttonStyle } from '#web/ui/button-style.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { SiteLink } from '#web/ui/site-link.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { StyleRow } from './lists/style-row.tsx';
import { TrainingLists } from './lists/training-lists.tsx';
import { StyleMenu } from './style-menu.tsx';
import { trainedStyleTexts } from './texts.ts';
import { readyStyles } from './trained-style.ts';
import { type TrainedStyleDialogs, useTrainedStyleDialogs } from './use-trained-style-dialogs.tsx';
import { useTrainedStyles } from './use-trained-styles.ts';

/** The user's trained styles with all their actions. */
export function TrainedStyleList({ user }: { user: User }) {
  const t = useTexts(trainedStyleTexts);
  const { data } = useTrainedStyles();
  const actions = useTrainedStyleDialogs();
  const count = plans[user.planType].trainedStyles;
  const used = data?.length ?? 0;
  return (
    <section className="grid max-w-[680px] gap-3" aria-labelledby="trained-styles">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id="trained-styles" className="type-heading">
          {t('ownTrained')}
          {data !== undefined && count !== 0 && user.usesCoins && (
            <span className="type-meta pl-3 text-faint tabular-nums">
              {count === null ? t('allowanceUnlimited', { count: used }) : t('allowance', { used, count })}
            </span>
          )}
        </h2>
        {used > 0 && <CreateButton onClick={actions.create} />}
      </div>
      <Styles actions={actions} />
      {actions.dialogs}
    </section>
  );
}

function CreateButton({ onClick }: { onClick: () => void }) {
  const t = useTexts(trainedStyleTexts);
  return (
    <Button onClick={onClick}>
      <Icon of={Plus} size="sm" />
      {t('trainOne')}
    </Button>
  );
}

function Styles({ actions }: { actions: TrainedStyleDialogs }) {
  const t = useTexts(trainedStyleTexts);
  const query = useTrainedStyles();
  const { data, error } = query;
  if (data === undefined) {
    if (error === null) return <Skeleton className="h-32" />;
    return <QueryError title={t('listFailed')} query={query} />;
  }
  if (data.length === 0) {
    return (
      <EmptyState title={t('none')} line={t('noneLine')} action={<CreateButton onClick={actions.create} />} />
    );
  }
  const ready = readyStyles(data);
  return (
    <div className="grid gap-5">
      {ready.length > 0 && (
        <ul className="m-0 list-none border-line border-t p-0">
          {ready.map((style) => (
            <ReadyRow key={style.id} style={style} actions={actions} />
          ))}
        </ul>
      )}
      <TrainingLists styles={data} actions={actions} />
    </div>
  );
}

function ReadyRow({ style, actions }: { style: CustomThumbnailStyle; actions: TrainedStyleDialogs }) {
  const t = useTexts(trainedStyleTexts);
  return (
    <StyleRow
      style={style}
      line={
        <>
          {t('triggerWord')}: <bdi>{style.triggerWord}</bdi>
        </>
      }
      end={
        <span className="flex flex-none items-center gap-1">
          <SiteLink
            href={`${routes.studio.path}?style=${encodeURIComponent(style.id)}`}
            className={buttonStyle({ size: 'sm' })}
          >
            {t('useIt')}
          </SiteLink>
          <StyleMenu style={style} actions={actions} />
        </span>
      }
      {...(style.description !== '' && { below: style.description })}
    />
  );
}
