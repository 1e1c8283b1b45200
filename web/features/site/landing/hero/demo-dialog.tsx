import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTexts } from '#web/i18n/catalogue.ts';
import { buttonStyle } from '#web/ui/button-style.ts';
import { Icon } from '#web/ui/icon.tsx';
import { landingTexts } from '../texts.ts';

/**
 * The recording in a native modal dialog, which traps the focus and closes on Escape. The page behind does
 * not scroll.
 */
export function DemoDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts(landingTexts);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (element === null) return;
    element.showModal();
    // The backdrop counts as the dialog itself. Escape closes natively.
    const onClick = (event: MouseEvent) => event.target === element && element.close();
    element.addEventListener('click', onClick);
    const unlock = lockScroll();
    return () => {
      element.removeEventListener('click', onClick);
      unlock();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-labelledby="demo-title"
      aria-describedby="demo-summary"
      onClose={onClose}
      className="m-auto w-[min(1120px,calc(100vw-32px))] rounded-dialog border-0 bg-raised p-0 text-text shadow-dialog backdrop:bg-scrim forced-colors:border"
    >
      <div className="grid">
        <header className="flex items-center gap-3 py-2 pr-2 pl-5">
          <h2 id="demo-title" className="type-heading flex-1">
            {t('demoTitle')}
          </h2>
          <button
            type="button"
            aria-label={t('close')}
            onClick={() => dialog.current?.close()}
            className={buttonStyle({ variant: 'quiet', iconOnly: true })}
          >
            <Icon of={X} />
          </button>
        </header>
        {/* The recording has music and no speech; the summary below describes it. */}
        <video
          controls
          autoPlay
          muted
          playsInline
          preload="none"
          poster="/media/demo.webp"
          width={1280}
          height={720}
          className="block aspect-video w-full bg-stage"
        >
          <source src="/media/demo.mp4" type="video/mp4" />
        </video>
        <p id="demo-summary" className="px-5 py-4 text-muted">
          {t('demoSummary')}
        </p>
      </div>
    </dialog>
  );
}

/** Locks the page's scrolling without shifting it where the scroll bar was. */
function lockScroll(): () => void {
  const { style, clientWidth } = document.documentElement;
  const before = { overflow: style.overflow, paddingRight: style.paddingRight };
  style.paddingRight = `${window.innerWidth - clientWidth}px`;
  style.overflow = 'hidden';
  return () => Object.assign(style, before);
}
