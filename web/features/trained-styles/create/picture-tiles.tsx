import { clsx } from 'clsx';
import { ImageUp, Plus, X } from 'lucide-react';
import { useId } from 'react';
import { useTexts } from '#web/i18n/catalogue.ts';
import { CropMarks } from '#web/ui/crop-marks.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { PictureFrame } from '#web/ui/picture-frame.tsx';
import { trainedStyleTexts } from '../texts.ts';
import type { TrainingPicture } from './use-pictures.ts';

interface PictureTileProps {
  picture: TrainingPicture;
  /** Starts at 1. */
  number: number;
  onRemove: () => void;
}

/** A training picture with a remove button. */
export function PictureTile({ picture, number, onRemove }: PictureTileProps) {
  const t = useTexts(trainedStyleTexts);
  return (
    <li className="group/picture relative" aria-busy={picture.address === null || undefined}>
      <PictureFrame small on="raised">
        {picture.address === null ? (
          <span className="grid size-full place-items-center type-meta text-faint">{t('preparing')}</span>
        ) : (
          <img
            src={picture.address}
            alt={t('pictureName', { number })}
            title={picture.name}
            className="size-full object-cover"
          />
        )}
      </PictureFrame>
      <IconButton
        icon={X}
        variant="picture"
        size="sm"
        label={t('removeOne', { number })}
        onClick={onRemove}
        className="absolute! top-1 right-1 size-7! opacity-0 group-focus-within/picture:opacity-100 group-hover/picture:opacity-100 touch:size-9! touch:opacity-100"
      />
    </li>
  );
}

interface AddTileProps {
  isOver: boolean;
  /** There is no picture yet: the tile fills the field. */
  isAlone: boolean;
  onFiles: (files: readonly File[]) => void;
}

/** Accepts pictures by click, drop or paste. */
export function AddTile({ isOver, isAlone, onFiles }: AddTileProps) {
  const t = useTexts(trainedStyleTexts);
  const id = useId();
  return (
    <li
      className={clsx(
        'relative grid place-content-center justify-items-center gap-1 overflow-hidden text-center focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-(--focus)',
        isAlone
          ? 'min-h-40 rounded-picture'
          : 'aspect-video rounded-control border border-edge border-dashed',
        isOver ? 'bg-accent-soft' : isAlone ? 'bg-over' : 'hover:bg-over',
      )}
    >
      {isAlone && <CropMarks tone={isOver ? 'accent' : 'edge'} />}
      {isOver ? (
        <b className="text-accent-text">{t('dropNow')}</b>
      ) : isAlone ? (
        <>
          <Icon of={ImageUp} size="lg" />
          <b>{t('add')}</b>
          <span className="type-meta text-faint">{t('addHint')}</span>
        </>
      ) : (
        <Icon of={Plus} className="text-muted" />
      )}
      <label htmlFor={id} className="absolute inset-0 cursor-pointer">
        <span className="sr-only">{t('add')}</span>
      </label>
      <input
        id={id}
        type="file"
        accept="image/*"
        multiple
        className="sr-only"
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
    </li>
  );
}
