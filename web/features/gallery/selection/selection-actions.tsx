import { useQueryClient } from '@tanstack/react-query';
import {
  FolderInput,
  FolderPlus,
  Heart,
  HeartOff,
  type LucideIcon,
  RotateCcw,
  Send,
  Share2,
  SquareSplitHorizontal,
  Tag,
} from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { linkLimits } from '#contract/limits.ts';
import { comparePath } from '#web/features/compare/index.ts';
import { shareImages } from '#web/features/private-links/index.ts';
import { SendToMenu } from '#web/features/send-to/lazy.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { favoritePictures } from '../actions/change-pictures.ts';
import { restorePictures } from '../actions/restore-pictures.ts';
import type { Target } from '../actions/target.ts';
import type { GalleryView } from '../filter/view.ts';
import { organise } from '../organise/organiser.ts';
import { PlaceLink } from '../page/place-link.tsx';
import { pageTexts } from '../page-texts.ts';
import { DeleteSelected } from './delete-selected.tsx';
import { useSelection } from './selection-store.ts';
import { ZipMenu } from './zip-menu.tsx';

/** The actions for selected pictures of the gallery or a collection. */
export function SelectionActions({ target, view }: { target: Target; view: GalleryView }) {
  const t = useTexts(pageTexts);
  const client = useQueryClient();
  const isNone = target.count === 0;
  const isFavorite = !isNone && target.images.length > 0 && target.images.every((image) => image.isFavorite);
  const { collection } = view;
  return (
    <>
      <CompareLink target={target} />
      <SendSelected target={target} />
      <ShareSelected target={target} />
      <ZipMenu target={target} />
      <BarAction
        icon={isFavorite ? HeartOff : Heart}
        label={isFavorite ? t('unfavorite') : t('favorite')}
        disabled={isNone}
        onPress={() => void favoritePictures(client, target, !isFavorite)}
      />
      <BarAction
        icon={Tag}
        label={t('tags')}
        disabled={isNone}
        onPress={() => organise({ kind: 'tags', target })}
      />
      <BarAction
        icon={FolderPlus}
        label={t('addToCollection')}
        disabled={isNone}
        onPress={() => organise({ kind: 'collections', target })}
      />
      {collection !== undefined && (
        <BarAction
          icon={FolderInput}
          label={t('moveToCollection')}
          disabled={isNone}
          onPress={() => organise({ kind: 'collections', target, from: collection })}
        />
      )}
      <DeleteSelected target={target} />
    </>
  );
}

/** The actions for selected pictures in the trash. */
export function TrashActions({ target }: { target: Target }) {
  const t = useTexts(pageTexts);
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  return (
    <>
      <BarAction
        icon={RotateCcw}
        label={t('restore')}
        hasWord
        disabled={target.count === 0 || isBusy}
        onPress={async () => {
          setBusy(true);
          const isDone = await restorePictures(client, target);
          setBusy(false);
          if (isDone) useSelection.getState().end();
        }}
      />
      <DeleteSelected target={target} isPermanent />
    </>
  );
}

/** Where the selected picture can be sent; nothing for several, since a form takes one at a time. */
function SendSelected({ target }: { target: Target }) {
  const t = useTexts(pageTexts);
  const [image] = target.images;
  if (target.count !== 1 || image === undefined) return null;
  return <SendToMenu image={image} trigger={<IconButton icon={Send} label={t('sendTo')} />} />;
}

/** Makes a private link to the selected pictures, which must be loaded, in the order of the list. */
function ShareSelected({ target }: { target: Target }) {
  const t = useTexts(pageTexts);
  const { count, images } = target;
  const isTooMany = count > linkLimits.maxPictures;
  return (
    <IconButton
      icon={Share2}
      label={t('share')}
      disabled={count === 0 || isTooMany || images.length < count}
      disabledReason={isTooMany ? t('shareTooMany', { count: linkLimits.maxPictures }) : t('selectFirst')}
      onClick={() => shareImages(images)}
    />
  );
}

/** Compares two pictures, the older one as "before"; nothing unless exactly two are selected. */
function CompareLink({ target }: { target: Target }) {
  const t = useTexts(pageTexts);
  const [search] = useSearchParams();
  const [older, newer] = [...target.images].sort((one, other) =>
    one.createdAt.localeCompare(other.createdAt),
  );
  if (target.count !== 2 || older === undefined || newer === undefined) return null;
  // Keep the current view under the comparer.
  const to = new URL(comparePath(older.id, newer.id), window.location.origin);
  for (const [key, value] of search) if (!to.searchParams.has(key)) to.searchParams.set(key, value);
  return <PlaceLink to={{ search: to.search }} icon={SquareSplitHorizontal} label={t('compare')} />;
}

interface BarActionProps {
  icon: LucideIcon;
  label: string;
  /** Shows its name beside the icon. */
  hasWord?: boolean;
  /** True while nothing is selected. */
  disabled: boolean;
  onPress: () => unknown;
}

/** A button of the selection bar. */
function BarAction({ icon, label, hasWord = false, disabled, onPress }: BarActionProps) {
  const t = useTexts(pageTexts);
  const off = { disabled, disabledReason: t('selectFirst') };
  const onClick = () => void onPress();
  if (!hasWord) return <IconButton icon={icon} label={label} {...off} onClick={onClick} />;
  return (
    <Button {...off} onClick={onClick}>
      <Icon of={icon} />
      {label}
    </Button>
  );
}
