import { Pencil, Plus, Trash2 } from 'lucide-react';
import { plans } from '#contract/plans.ts';
import type { User } from '#contract/session.ts';
import type { CustomImageStyle } from '#contract/styles.ts';
import { QueryError } from '#web/api/query-error.tsx';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { StyleMark } from './style-mark.tsx';
import { describedStyleTexts } from './texts.ts';
import { useDescribedStyles } from './use-described-styles.ts';
import { type StyleDialogs, useStyleDialogs } from './use-style-dialogs.tsx';

/** The user's described styles with all their actions. */
export function DescribedStyleList({ user }: { user: User }) {
  const t = useTexts(describedStyleTexts);
  const { data } = useDescribedStyles();
  const actions = useStyleDialogs();
  const count = plans[user.planType].describedStyles;
  return (
    <section className="grid max-w-[680px] gap-3" aria-labelledby="own-styles">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id="own-styles" className="type-heading">
          {t('yours')}
          {data !== undefined && user.usesCoins && (
            <span className="type-meta pl-3 text-faint tabular-nums">
              {t('used', { used: data.length, count })}
            </span>
          )}
        </h2>
        {data !== undefined && data.length > 0 && <CreateButton onClick={actions.create} />}
      </div>
      <Styles actions={actions} />
      {actions.dialogs}
    </section>
  );
}

function CreateButton({ onClick }: { onClick: () => void }) {
  const t = useTexts(describedStyleTexts);
  return (
    <Button onClick={onClick}>
      <Icon of={Plus} size="sm" />
      {t('createStyle')}
    </Button>
  );
}

function Styles({ actions }: { actions: StyleDialogs }) {
  const t = useTexts(describedStyleTexts);
  const query = useDescribedStyles();
  const { data, error } = query;
  if (data === undefined) {
    if (error !== null) return <QueryError title={t('failed')} query={query} />;
    return (
      <div role="status" aria-label={t('loading')} className="grid gap-2">
        <Skeleton className="h-16" />
        <Skeleton className="h-16" />
      </div>
    );
  }
  if (data.length === 0)
    return (
      <EmptyState title={t('none')} line={t('noneLine')} action={<CreateButton onClick={actions.create} />} />
    );
  return (
    <ul className="m-0 list-none border-line border-t p-0">
      {data.map((style) => (
        <StyleRow key={style.id} style={style} actions={actions} />
      ))}
    </ul>
  );
}

function StyleRow({ style, actions }: { style: CustomImageStyle; actions: StyleDialogs }) {
  const t = useTexts(describedStyleTexts);
  return (
    <li className="flex items-start gap-3 border-line border-b py-3">
      <StyleMark style={style} size="list" />
      <div className="min-w-0 flex-1">
        <p className="m-0 font-[600] [overflow-wrap:anywhere]">
          <bdi>{style.name}</bdi>
        </p>
        <p className="m-0 line-clamp-3 text-muted type-meta [overflow-wrap:anywhere]">{style.description}</p>
      </div>
      <div className="flex flex-none">
        <IconButton
          icon={Pencil}
          label={t('editOne', { name: style.name })}
          onClick={() => actions.edit(style)}
        />
        <IconButton
          icon={Trash2}
          label={t('deleteOne', { name: style.name })}
          onClick={() => actions.remove(style)}
        />
      </div>
    </li>
  );
}
