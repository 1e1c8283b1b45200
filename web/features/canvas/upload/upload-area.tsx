import { clsx } from 'clsx';
import { Camera, ImageUp, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTexts } from '#web/i18n/catalogue.ts';
import { formatPercent } from '#web/i18n/percent.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { deferredPart } from '#web/ui/lazy-part.tsx';
import { useMediaQuery } from '#web/ui/media-query.ts';
import { WatchedBar } from '#web/ui/watched-bar.tsx';
import { acceptedTypes, mostMegabytes } from './check-file.ts';
import { canvasUploadTexts } from './texts.ts';
import type { Upload } from './use-upload.ts';

const CameraDialog = deferredPart(
  async () => (await import('#web/features/references/index.ts')).CameraDialog,
);

interface UploadAreaProps {
  upload: Upload;
  /** Nothing can be opened while an edit is generated. */
  isDisabled: boolean;
  /** Higher, for a dialog. */
  isLarge?: boolean;
  onTaken?: () => void;
}

/** Takes a picture by click, drop and, on touch devices, from the camera; then shows the last one. */
export function UploadArea({ upload, isDisabled, isLarge = false, onTaken }: UploadAreaProps) {
  const t = useTexts(canvasUploadTexts);
  const isTouch = useMediaQuery('(pointer: coarse)');
  const [isCameraOpen, setCameraOpen] = useState(false);
  const take = (file: File) => void upload.take(file).then((isTaken) => isTaken && onTaken?.());
  return (
    <div className="grid gap-2">
      <DropFrame {...{ upload, isDisabled, isLarge }} onFile={take} />
      {isTouch && (
        <Button block disabled={isDisabled} onClick={() => setCameraOpen(true)}>
          <Icon of={Camera} />
          {t('takePhoto')}
        </Button>
      )}
      {upload.fault !== null && (
        <p role="alert" className="m-0 text-danger type-meta">
          {upload.reason ?? t(upload.fault, { megabytes: mostMegabytes })}
        </p>
      )}
      {upload.last !== null && (
        <div className="flex items-center gap-3">
          <span className="relative block aspect-video w-24 flex-none overflow-hidden rounded-[6px] bg-over">
            <img src={upload.last.url} alt={t('lastUpload')} className="size-full object-cover" />
          </span>
          <p className="m-0 min-w-0 flex-1 text-muted type-meta">
            {t('uploadedCount', { count: upload.count })}
          </p>
          <IconButton icon={X} size="sm" label={t('removeUpload')} onClick={upload.remove} />
        </div>
      )}
      {isCameraOpen && <CameraDialog onClose={() => setCameraOpen(false)} onPhoto={take} />}
    </div>
  );
}

interface DropFrameProps extends Pick<UploadAreaProps, 'upload' | 'isDisabled'> {
  isLarge: boolean;
  onFile: (file: File) => void;
}

function DropFrame({ upload, isDisabled, isLarge, onFile }: DropFrameProps) {
  const t = useTexts(canvasUploadTexts);
  const input = useRef<HTMLInputElement>(null);
  const depth = useRef(0);
  const [isOver, setOver] = useState(false);
  const isBusy = upload.percent !== null;
  const offer = (files: readonly File[]) => {
    const picture = files.find(({ type }) => type === '' || type.startsWith('image/'));
    if (picture !== undefined) onFile(picture);
    else if (files.length > 0) upload.refuse('notAnImage');
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping has its keyboard way in the button inside
    <div
      className={clsx(
        'relative overflow-hidden rounded-picture border-[1.5px] border-dashed focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-(--focus)',
        isOver ? 'border-accent-text bg-accent-soft' : 'border-edge',
        !isDisabled && 'hover:bg-raised',
      )}
      onDragEnter={() => {
        depth.current += 1;
        setOver(!isDisabled);
      }}
      onDragLeave={() => {
        depth.current -= 1;
        if (depth.current === 0) setOver(false);
      }}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        event.stopPropagation();
        depth.current = 0;
        setOver(false);
        if (!isDisabled) offer([...event.dataTransfer.files]);
      }}
    >
      <button
        type="button"
        aria-disabled={isDisabled || undefined}
        onClick={() => !isDisabled && input.current?.click()}
        className={clsx(
          'flex w-full items-center gap-3.5 border-0 bg-transparent px-4 text-left outline-none',
          isLarge ? 'min-h-40 justify-center' : 'min-h-[68px]',
          isDisabled && 'cursor-not-allowed text-faint',
        )}
      >
        <Icon of={ImageUp} />
        <span className="grid">
          <b className="font-semibold" role={isBusy ? 'status' : undefined}>
            {isBusy ? t('uploading', { percent: formatPercent(upload.percent ?? 0) }) : t('dropHere')}
          </b>
          <span className="text-faint type-meta">{t('formats', { megabytes: mostMegabytes })}</span>
        </span>
      </button>
      <input
        ref={input}
        type="file"
        hidden
        accept={acceptedTypes.join(',')}
        onChange={(event) => {
          offer([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
      {isBusy && <WatchedBar percent={upload.percent} />}
    </div>
  );
}
