import { clsx } from 'clsx';
import { ImageUp } from 'lucide-react';
import { type ReactNode, useId, useRef, useState } from 'react';
import { useTexts } from '#web/i18n/catalogue.ts';
import { CropMarks } from './crop-marks.tsx';
import { Icon } from './icon.tsx';
import { uiTexts } from './ui-texts.ts';

export interface DropzoneProps {
  /** The accessible name. */
  label: string;
  onFile: (file: File) => void;
  /** Shown for a drop without a picture. */
  refusal?: string;
  /** The picture and its buttons, if there is one. */
  children?: ReactNode;
  /** Below the frame: a warning about the size, or an error. */
  note?: ReactNode;
}

/** A 16:9 frame that accepts a file by drop, dialog and, while focused, from the clipboard. */
export function Dropzone({ label, onFile, refusal, children, note }: DropzoneProps) {
  const t = useTexts(uiTexts);
  const id = useId();
  const depth = useRef(0);
  const [isOver, setOver] = useState(false);
  const [isRefused, setRefused] = useState(false);
  const take = (list: FileList | null | undefined) => {
    const offered = [...(list ?? [])];
    const picture = offered.find((file) => file.type === '' || file.type.startsWith('image/'));
    setRefused(offered.length > 0 && picture === undefined);
    if (picture !== undefined) onFile(picture);
  };
  return (
    <div className="grid gap-1.5">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping has its keyboard way in the input inside */}
      <div
        className={clsx(
          'relative grid aspect-video place-content-center justify-items-center gap-1 overflow-hidden rounded-picture text-center focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-(--focus)',
          isOver ? 'bg-accent-soft' : 'bg-raised',
        )}
        onDragEnter={() => {
          depth.current += 1;
          setOver(true);
        }}
        onDragLeave={() => {
          depth.current -= 1;
          if (depth.current === 0) setOver(false);
        }}
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault();
          depth.current = 0;
          setOver(false);
          take(event.dataTransfer.files);
        }}
        onPaste={(event) => {
          // Handled here: page-wide paste listeners must ignore it.
          if (event.clipboardData.files.length > 0) event.preventDefault();
          take(event.clipboardData.files);
        }}
      >
        {children ?? (
          <>
            <CropMarks tone={isOver ? 'accent' : 'edge'} />
            {isOver ? (
              <b className="text-accent-text">{t('dropNow')}</b>
            ) : (
              <>
                <Icon of={ImageUp} size="lg" />
                <b>{t('dropImage')}</b>
                <span className="type-meta text-faint">{t('dropHint')}</span>
              </>
            )}
            <label htmlFor={id} className="absolute inset-0">
              <span className="sr-only">{label}</span>
            </label>
            <input
              id={id}
              type="file"
              accept="image/*"
              className="sr-only"
              onChange={(event) => {
                take(event.target.files);
                event.target.value = '';
              }}
            />
          </>
        )}
      </div>
      {isRefused && (
        <p role="alert" className="type-meta text-danger">
          {refusal ?? t('dropNoImage')}
        </p>
      )}
      {note}
    </div>
  );
}
