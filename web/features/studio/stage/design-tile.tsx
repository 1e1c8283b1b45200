import { clsx } from 'clsx';
import { Check, Ellipsis, EllipsisVertical, Trash2 } from 'lucide-react';
import type { GalleryImage } from '#contract/images.ts';
import { DesignPicture, TileMenu, useAttention } from '#web/features/gallery/lazy.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { SwatchGround } from '../jobs/job-tile.tsx';
import { studioTexts } from '../texts.ts';

interface DesignTileProps {
  image: GalleryImage;
  /** From 1. */
  number: number;
  prompt: string;
  /** In pixels. */
  size: { width: number; height: number };
  /** 0 without a line, where the tile has the buttons. */
  lineHeight: number;
  hasHoverButtons: boolean;
  /** Whether Tab enters the group here. */
  isEntry: boolean;
  onEntered: () => void;
  isResult: boolean;
  /** "Keep this, delete 3" */
  keepWords: string;
  onOpen: (id: string) => void;
  onKeep: (pressed: Element) => void;
  onDelete: () => void;
}

/** One of the designs to choose from: a tile like the others, with Keep and Delete on it. */
export function DesignTile(props: DesignTileProps) {
  const { image, number, prompt, size, lineHeight, hasHoverButtons, isEntry, isResult, onOpen } = props;
  const t = useTexts(studioTexts);
  const attention = useAttention();
  return (
    <section
      aria-label={t('designNumber', { number })}
      className="relative"
      {...(hasHoverButtons && attention.listeners)}
    >
      <DesignPicture
        image={image}
        label={t('openDesign', { number, prompt })}
        size={size}
        isEntry={isEntry}
        onEntered={props.onEntered}
        isResult={isResult}
        ground={isResult && <SwatchGround style={image.style} />}
        onOpen={onOpen}
      />
      {hasHoverButtons && attention.isDrawn && <HoverButtons {...props} />}
      {lineHeight > 0 && (
        <div
          className={clsx('flex gap-1 pl-0.5', hasHoverButtons ? 'pt-2' : 'items-center')}
          style={{ height: lineHeight }}
        >
          <p className="m-0 flex-1 truncate text-muted">{t('designNumber', { number })}</p>
          {!hasHoverButtons && <LineButtons {...props} />}
        </div>
      )}
    </section>
  );
}

function HoverButtons({ image, number, keepWords, onKeep, onDelete }: DesignTileProps) {
  const t = useTexts(studioTexts);
  return (
    <div className="absolute inset-x-2 top-2 flex gap-1 animate-[fade-in_var(--speed-hover)_var(--curve-out)]">
      <Button
        variant="picture"
        size="sm"
        className="mr-auto h-9! min-w-0!"
        onClick={({ currentTarget }) => onKeep(currentTarget)}
      >
        <Icon of={Check} size="sm" />
        <span className="truncate">{keepWords}</span>
        <span className="sr-only">{t('designNumber', { number })}</span>
      </Button>
      <IconButton icon={Trash2} label={t('deleteDesign', { number })} variant="picture" onClick={onDelete} />
      <TileMenu
        image={image}
        onDelete={onDelete}
        trigger={<IconButton icon={Ellipsis} label={t('moreActions')} variant="picture" />}
      />
    </div>
  );
}

function LineButtons({ image, number, keepWords, onKeep, onDelete }: DesignTileProps) {
  const t = useTexts(studioTexts);
  return (
    <div className="-mr-2 flex flex-none">
      <IconButton
        icon={Check}
        label={`${keepWords}: ${t('designNumber', { number })}`}
        className="size-11!"
        onClick={({ currentTarget }) => onKeep(currentTarget)}
      />
      <IconButton
        icon={Trash2}
        label={t('deleteDesign', { number })}
        className="size-11!"
        onClick={onDelete}
      />
      <TileMenu
        image={image}
        onDelete={onDelete}
        trigger={<IconButton icon={EllipsisVertical} label={t('moreActions')} className="size-11!" />}
      />
    </div>
  );
}
