import { Plus } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import { type CustomThumbnailStyle, defaultThumbnailStyle, findThumbnailStyle } from '#contract/styles.ts';
import {
  dismissTrainingToast,
  findTrainedStyle,
  OwnStyles,
  useTrainedStyles,
} from '#web/features/trained-styles/index.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Icon } from '#web/ui/icon.tsx';
import { deferredPart } from '#web/ui/lazy-part.tsx';
import { linkStyle, standaloneLinkStyle } from '#web/ui/link-style.ts';
import { RadioGroup } from '#web/ui/radio-group.tsx';
import { createStyleParam } from '../draft/create-style-param.ts';
import { useOwnThumbnailStyles, usePresetList, usePresetThumbnailStyles } from '../form/use-styles.ts';
import { pickerStyles } from './picker-styles.ts';
import { StyleTile, styleGrid } from './style-tile.tsx';
import { styleTexts } from './texts.ts';

const AllStylesDialog = deferredPart(async () => (await import('./all-styles-dialog.tsx')).AllStylesDialog);

interface StylePickerProps {
  value: string;
  onChange: (styleId: string) => void;
}

/** Preset and own styles as 16:9 swatches, a button to create one, and running trainings. */
export function StylePicker({ value, onChange }: StylePickerProps) {
  const t = useTexts(styleTexts);
  const presets = usePresetThumbnailStyles();
  const own = useOwnThumbnailStyles();
  const { data: trained } = useTrainedStyles();
  const [open, setOpen] = useState<'all' | 'create' | null>(null);
  useCreateParam(() => setOpen('create'));
  const chosen = findTrainedStyle(trained, value);
  useExistingChoice(value, trained !== undefined, chosen?.id, onChange);
  const selected = chosen?.id ?? value;
  useEffect(() => dismissTrainingToast(selected), [selected]);
  const shown = pickerStyles(presets, own, selected);
  const hasMore = presets.length + own.length > shown.length;
  const isListed = useOnceTrue(open === 'create' || chosen !== undefined || hasUnready(trained));
  return (
    <>
      <section>
        <div className="flex items-baseline justify-between gap-3">
          <h2 className="m-0 type-label">{t('style')}</h2>
          {hasMore && (
            <button
              type="button"
              className={`${standaloneLinkStyle} border-0 bg-transparent p-0`}
              onPointerEnter={AllStylesDialog.preload}
              onClick={() => setOpen('all')}
            >
              {t('allStyles')}
            </button>
          )}
        </div>
        <div className={`mt-2.5 ${styleGrid}`}>
          <RadioGroup
            label={t('style')}
            values={shown.map(({ id }) => id)}
            value={selected}
            onChange={onChange}
            className="contents"
          >
            {shown.map((style) => (
              <StyleTile key={style.id} style={style} selected={style.id === selected} />
            ))}
          </RadioGroup>
          <CreateTile onClick={() => setOpen('create')} />
        </div>
        <LoadFailures />
      </section>
      {isListed && (
        <OwnStyles
          styles={trained ?? []}
          chosen={chosen}
          isCreateOpen={open === 'create'}
          onCreating={() => setOpen(null)}
        />
      )}
      {open === 'all' && (
        <AllStylesDialog
          presets={presets}
          own={own}
          value={selected}
          onChoose={onChange}
          onCreate={() => setOpen('create')}
          onClose={() => setOpen((known) => (known === 'all' ? null : known))}
        />
      )}
    </>
  );
}

function hasUnready(styles: readonly CustomThumbnailStyle[] | undefined): boolean {
  return styles?.some(({ status }) => status !== 'ready') === true;
}

/** Stays true once it was true, so that a dialog outlives the condition that opened it. */
function useOnceTrue(isWanted: boolean): boolean {
  const [was, setWas] = useState(isWanted);
  if (isWanted && !was) setWas(true);
  return was || isWanted;
}

/** A tile among the styles, labelled like them. */
function CreateTile({ onClick }: { onClick: () => void }) {
  const t = useTexts(styleTexts);
  return (
    <button
      type="button"
      onPointerEnter={OwnStyles.preload}
      onClick={onClick}
      className="press group/create min-w-0 self-start rounded-control border-0 bg-transparent p-0 text-left type-meta font-[540] text-muted hover:text-text focus-visible:outline-offset-6"
    >
      <span className="grid aspect-video place-items-center rounded-control border border-edge border-dashed group-hover/create:bg-over">
        <Icon of={Plus} />
      </span>
      <span className="block pt-[5px]">{t('createTile')}</span>
    </button>
  );
}

function LoadFailures() {
  const t = useTexts(styleTexts);
  const presets = usePresetList();
  const trained = useTrainedStyles();
  if (!presets.isError && !trained.isError) return null;
  return (
    <p role="status" className="m-0 flex flex-wrap gap-x-2 pt-2 type-meta text-danger">
      {presets.isError ? t('loadFailed') : t('ownStylesFailed')}
      <button
        type="button"
        className={`${linkStyle} border-0 bg-transparent p-0`}
        onClick={() => {
          if (presets.isError) void presets.refetch();
          if (trained.isError) void trained.refetch();
        }}
      >
        {t('reload')}
      </button>
    </p>
  );
}

/** A link may open the form for a new style; the parameter is removed once the form is open. */
function useCreateParam(create: () => void): void {
  const [search, setSearch] = useSearchParams();
  const isRequested = search.has(createStyleParam);
  // Once for each link: the address changes in a transition, and re-renders in between would postpone it
  // again and again.
  const take = useEffectEvent(() => {
    create();
    setSearch(
      (known) => {
        known.delete(createStyleParam);
        return known;
      },
      { replace: true },
    );
  });
  useEffect(() => {
    if (isRequested) take();
  }, [isRequested]);
}

/** Replaces a deleted style (here or in another tab) by the default, and a style's name by its id. */
function useExistingChoice(
  value: string,
  isListed: boolean,
  ownId: string | undefined,
  onChange: (styleId: string) => void,
): void {
  const isPreset = findThumbnailStyle(value) !== undefined;
  useEffect(() => {
    if (isPreset || !isListed) return;
    if (ownId === undefined) onChange(defaultThumbnailStyle);
    else if (ownId !== value) onChange(ownId);
  }, [isPreset, isListed, ownId, value, onChange]);
}
