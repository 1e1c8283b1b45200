import { clsx } from 'clsx';
import { Ban, ImageDown } from 'lucide-react';
import type { HTMLAttributes } from 'react';
import { createPortal } from 'react-dom';
import { useTexts } from '#web/i18n/catalogue.ts';
import { CropMarks } from '#web/ui/crop-marks.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { referencesTexts } from '../texts.ts';

interface DropOverlayProps {
  rootProps: HTMLAttributes<HTMLElement>;
  isSingle: boolean;
  /** What a drop does, where the files are not references. */
  text?: string | undefined;
  blockedText: string | undefined;
}

/** Covers the page while files are dragged over it, so that they can be dropped anywhere. */
export function DropOverlay({ rootProps, isSingle, text, blockedText }: DropOverlayProps) {
  const t = useTexts(referencesTexts);
  const isBlocked = blockedText !== undefined;
  return createPortal(
    <div {...rootProps} data-testid="reference-drop" className="fixed inset-0 z-60 bg-scrim p-4 md:p-8">
      <div
        className={clsx(
          'pointer-events-none relative grid size-full place-content-center justify-items-center gap-3 rounded-dialog px-8 text-center',
          isBlocked ? 'bg-raised text-danger' : 'bg-accent-soft text-accent-text',
        )}
      >
        <CropMarks tone={isBlocked ? 'danger' : 'accent'} />
        <Icon of={isBlocked ? Ban : ImageDown} size="lg" />
        <p className="m-0 max-w-[460px] type-heading">
          {blockedText ?? text ?? t(isSingle ? 'dropHere' : 'dropHereMany')}
        </p>
      </div>
    </div>,
    document.body,
  );
}
