import { ImageUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { CropMarks } from '#web/ui/crop-marks.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

interface ReferenceSlotProps {
  /** The picture's address; the place is empty without one. */
  picture: string | undefined;
  alt: string;
  /** Shown until the picture has loaded. */
  name?: string;
  /** Names the picture being read. */
  waitingText?: string | undefined;
  /** Called when the empty slot is clicked. */
  onChoose?: () => void;
  chooseLabel?: string;
  children: ReactNode;
}

/** A single picture's frame on the left, texts and actions on the right. */
export function ReferenceSlot(props: ReferenceSlotProps) {
  const { picture, alt, name, waitingText, onChoose, chooseLabel, children } = props;
  return (
    <div className="flex items-start gap-3.5">
      <div className="relative grid aspect-video w-[148px] place-items-center flex-none overflow-hidden rounded-picture bg-over max-[400px]:w-[120px]">
        {name !== undefined && <span className="type-meta font-[640] text-muted">{name}</span>}
        {waitingText !== undefined ? (
          <>
            <Skeleton className="absolute inset-0" />
            <span role="status" className="sr-only">
              {waitingText}
            </span>
          </>
        ) : picture !== undefined ? (
          <img
            src={picture}
            alt={alt}
            draggable={false}
            decoding="async"
            className="absolute inset-0 size-full object-cover"
            onError={(event) => {
              event.currentTarget.hidden = true;
            }}
          />
        ) : (
          <button
            type="button"
            aria-label={chooseLabel}
            onClick={onChoose}
            className="absolute inset-0 grid place-items-center border-0 bg-transparent p-0 text-muted hover:text-text focus-visible:-outline-offset-2"
          >
            <CropMarks />
            <Icon of={ImageUp} size="lg" />
          </button>
        )}
      </div>
      <div className="grid min-w-0 flex-1 gap-2">{children}</div>
    </div>
  );
}
