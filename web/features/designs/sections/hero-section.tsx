import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { Ban, Search } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { designPicturePaths } from '#contract/design-files.ts';
import { type DesignChange, type DesignIcon, searchDesignIcons } from '#contract/designs.ts';
import { designLimits } from '#contract/limits.ts';
import { photoUse } from '#contract/references.ts';
import { call } from '#web/api/call.ts';
import { OtherFaces, useFacePreview } from '#web/features/faces/index.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { currentLanguage } from '#web/i18n/language.ts';
import { Icon } from '#web/ui/icon.tsx';
import { RadioGroup, RadioItem } from '#web/ui/radio-group.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { designTexts } from '../texts.ts';
import { useDebounced } from '../use-debounced.ts';
import { ResetPosition, type SectionProps, tileStyle } from './section.tsx';

const none = '';
/** No illustration has this name. */
const photosValue = '\n';

/** Every illustration, searchable in three languages. */
export function HeroSection({ design, offer }: SectionProps) {
  const t = useTexts(designTexts);
  const [query, setQuery] = useState('');
  const { icons, isFailed, isOld } = useIcons(query);
  const { change, view, edit } = design;
  const { photos, arePhotosShown } = offer.view;
  const hero = change.hero === undefined ? view.hero : change.hero;
  const known = [hero, offer.view.hero].filter((id) => id !== null);
  const areShown = photos.length > 0 && !change.hero && (change.photos ?? arePhotosShown);
  const changeTo = (id: string): DesignChange => {
    if (id === photosValue) return { hero: undefined, photos: arePhotosShown ? undefined : true };
    if (id === none) return { hero: null, photos: photos.length > 0 ? false : undefined };
    return { hero: id, photos: undefined };
  };
  const shown = query.trim() === '' ? withFirst(known, icons) : icons;
  const own = photos.find((at) => design.uses[at] === photoUse);
  const chosenFace = useFacePreview(change.face);
  const urlOf = (at: number) => (at === own ? chosenFace : undefined) ?? design.references[at] ?? [];
  const chooseFace = (face: string | null) =>
    edit({
      face: face ?? undefined,
      hero: undefined,
      photos: face === null || arePhotosShown ? undefined : true,
    });
  return (
    <>
      <ResetPosition design={design} part="hero" />
      {own !== undefined && (
        <OtherFaces value={change.face ?? null} onChoose={chooseFace} original={design.references[own]} />
      )}
      <TextField
        label={t('searchHero')}
        hideLabel
        icon={Search}
        type="search"
        maxLength={designLimits.searchMaxCharacters}
        placeholder={t('searchHero')}
        value={query}
        onChange={(event) => setQuery(event.target.value)}
      />
      <RadioGroup
        label={t('hero')}
        values={[none, ...(photos.length > 0 ? [photosValue] : []), ...shown.map(({ id }) => id)]}
        value={areShown ? photosValue : (hero ?? none)}
        onChange={(id) => edit(changeTo(id))}
        className={clsx(
          'mt-3 grid grid-cols-[repeat(auto-fill,minmax(52px,1fr))] gap-2 lg:max-h-[248px] lg:overflow-y-auto lg:overscroll-contain p-1 transition-opacity',
          isOld && 'opacity-60',
        )}
      >
        <RadioItem
          value={none}
          aria-label={t('noHero')}
          title={t('noHero')}
          className={`${tileStyle} grid aspect-square place-items-center`}
        >
          <Icon of={Ban} className="text-faint" />
        </RadioItem>
        {photos.length > 0 && <PhotosTile urls={photos.flatMap(urlOf)} />}
        {shown.map((icon) => (
          <IconTile key={icon.id} icon={icon} />
        ))}
      </RadioGroup>
      <p role="status" className="m-0 empty:hidden pt-2 text-faint type-meta">
        {isFailed ? t('searchFailed') : shown.length === 0 ? t('nothingFound') : null}
      </p>
    </>
  );
}

/** The user's photos, one or several side by side, as the choice beside the illustrations. */
function PhotosTile({ urls }: { urls: readonly string[] }) {
  const t = useTexts(designTexts);
  const label = t('yourPhotos', { count: urls.length });
  return (
    <RadioItem
      value={photosValue}
      aria-label={label}
      title={label}
      className={`${tileStyle} flex aspect-square`}
    >
      {urls.slice(0, 2).map((url) => (
        <img key={url} src={url} alt="" loading="lazy" className="h-full min-w-0 flex-1 object-cover" />
      ))}
    </RadioItem>
  );
}

function IconTile({ icon }: { icon: DesignIcon }) {
  return (
    <RadioItem
      value={icon.id}
      aria-label={icon.label}
      title={icon.label}
      className={`${tileStyle} aspect-square`}
    >
      <img
        src={designPicturePaths.icon(icon.id)}
        alt=""
        width={56}
        height={56}
        loading="lazy"
        decoding="async"
        className="absolute inset-0 size-full object-contain p-1"
      />
    </RadioItem>
  );
}

/** Puts the current ones first while nothing is searched for, so that they can be chosen again. */
function withFirst(ids: readonly string[], icons: readonly DesignIcon[]): DesignIcon[] {
  const missing = [...new Set(ids)].filter((id) => !icons.some((icon) => icon.id === id));
  return [...missing.map((id) => ({ id, label: id.replaceAll('-', ' ') })), ...icons];
}

const typingRestMs = 150;

function useIcons(query: string): { icons: readonly DesignIcon[]; isFailed: boolean; isOld: boolean } {
  const language = currentLanguage();
  const q = useDebounced(query.trim(), typingRestMs);
  const answer = useQuery({
    queryKey: ['design-icons', language, q],
    queryFn: ({ signal }) => call(searchDesignIcons, { query: { q, language }, signal }),
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const icons = useDeferredValue(answer.data?.icons) ?? [];
  return { icons, isFailed: answer.isError, isOld: answer.isPlaceholderData };
}
