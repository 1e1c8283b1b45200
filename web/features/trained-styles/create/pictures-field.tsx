import { clsx } from 'clsx';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { megabyte } from '#contract/bytes.ts';
import { trainedStyleLimits, uploadLimits } from '#contract/limits.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { trainedStyleTexts } from '../texts.ts';
import { AddTile, PictureTile } from './picture-tiles.tsx';
import type { Pictures, Refusals } from './use-pictures.ts';

const { minPictures, maxPictures } = trainedStyleLimits;

interface PicturesFieldProps {
  pictures: Pictures;
  /** An error of the server or of the last submission. */
  error: string | undefined;
}

/** The training pictures: dropped on the field, chosen, or pasted while the dialog is open. */
export function PicturesField({ pictures: { pictures, refusals, add, remove }, error }: PicturesFieldProps) {
  const t = useTexts(trainedStyleTexts);
  const depth = useRef(0);
  const [isOver, setOver] = useState(false);
  usePastedFiles(add);
  const leave = () => {
    depth.current = 0;
    setOver(false);
  };
  const hasSpace = pictures.length < maxPictures;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset grows wider than its parent
    <div
      role="group"
      aria-label={t('pictures')}
      className="grid gap-1.5"
      onDragEnter={() => {
        depth.current += 1;
        setOver(true);
      }}
      onDragLeave={() => {
        depth.current -= 1;
        if (depth.current <= 0) leave();
      }}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        leave();
        add([...event.dataTransfer.files]);
      }}
    >
      <div className="flex items-baseline justify-between gap-3">
        <span className="type-label">{t('pictures')}</span>
        <span role="status" className="type-meta text-faint tabular-nums">
          {t('pictureCount', { count: pictures.length, limit: maxPictures })}
        </span>
      </div>
      <ul
        className={clsx(
          'm-0 grid list-none gap-2 p-0',
          pictures.length === 0 ? 'grid-cols-1' : 'grid-cols-3 sm:grid-cols-5',
        )}
      >
        {pictures.map((picture, at) => (
          <PictureTile
            key={picture.key}
            picture={picture}
            number={at + 1}
            onRemove={() => remove(picture.key)}
          />
        ))}
        {hasSpace && <AddTile isOver={isOver} isAlone={pictures.length === 0} onFiles={add} />}
      </ul>
      {error === undefined ? (
        <p className="type-meta text-faint">{t('picturesHint', { min: minPictures })}</p>
      ) : (
        <p role="alert" className="type-meta text-danger">
          {error}
        </p>
      )}
      <RefusedFiles refusals={refusals} />
    </div>
  );
}

const maxNames = 3;

function RefusedFiles({ refusals }: { refusals: Refusals }) {
  const t = useTexts(trainedStyleTexts);
  const names = (files: readonly File[]) => {
    const shown = files.slice(0, maxNames).map(({ name }) => name);
    const rest = files.length - shown.length;
    return [...shown, ...(rest > 0 ? [t('andMore', { count: rest })] : [])].join(', ');
  };
  const { unreadable, tooLarge, repeated, tooMany } = refusals;
  const lines: ReactNode[] = [
    unreadable.length > 0 && t('unreadable', { names: names(unreadable) }),
    tooLarge.length > 0 && t('tooLarge', { names: names(tooLarge), limit: uploadLimits.maxBytes / megabyte }),
    tooMany.length > 0 && t('tooMany', { names: names(tooMany), limit: maxPictures }),
    repeated.length > 0 && t('repeated', { names: names(repeated) }),
  ].filter((line) => line !== false);
  return (
    <p
      role="status"
      className="type-meta whitespace-pre-line text-warn [overflow-wrap:anywhere] empty:hidden"
    >
      {lines.length > 0 && lines.join('\n')}
    </p>
  );
}

/** Accepts pasted pictures wherever in the dialog the focus is; pasted text still goes to its field. */
function usePastedFiles(onFiles: (files: readonly File[]) => void): void {
  const latest = useRef(onFiles);
  latest.current = onFiles;
  useEffect(() => {
    const paste = ({ clipboardData }: ClipboardEvent) => {
      const files = [...(clipboardData?.files ?? [])];
      if (files.length > 0) latest.current(files);
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, []);
}
