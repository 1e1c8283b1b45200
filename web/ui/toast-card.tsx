import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import { useTexts } from '#web/i18n/catalogue.ts';
import { formatPercent } from '#web/i18n/percent.ts';
import { IconButton } from './icon-button.tsx';
import { linkStyle } from './link-style.ts';
import type { Toast } from './toast.ts';
import { uiTexts } from './ui-texts.ts';
import { WatchedBar } from './watched-bar.tsx';

/** A toast: picture, title, one line, percentage, progress bar, one action. */
export function ToastCard({ toast, onClose }: { toast: Toast; onClose: () => void }) {
  const t = useTexts(uiTexts);
  const card = useRef<HTMLDivElement>(null);
  const onFocus = useFocusOfToast(card);
  const { percent } = toast;
  const hasPicture = toast.picture !== undefined;
  const action = toast.action && (
    <button
      type="button"
      {...untracked}
      // Beside a picture there is no space: it goes below the text, as a long one does.
      className={clsx(
        linkStyle,
        'border-0 bg-transparent',
        hasPicture ? '-mb-1.5 min-h-8 touch:min-h-11 px-0' : '-mx-1 min-h-8 touch:min-h-11 px-1',
      )}
      onClick={() => {
        toast.action?.onPress();
        onClose();
      }}
    >
      {toast.action.label}
    </button>
  );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notes where the focus came from
    <div
      ref={card}
      onFocus={onFocus}
      role={toast.tone === 'error' ? 'alert' : undefined}
      className={clsx(
        'relative flex w-full items-center gap-3 overflow-hidden rounded-[12px] bg-raised p-3.5 text-text shadow-pop forced-colors:border',
        percent !== undefined && 'pb-4.5',
      )}
    >
      {hasPicture && (
        <img src={toast.picture} alt="" className="aspect-video w-16 flex-none rounded-[6px] object-cover" />
      )}
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2">
        <div className="min-w-0 flex-[1_1_170px]">
          <p className={clsx('type-label', toast.tone === 'error' && 'text-danger')}>{toast.title}</p>
          {toast.line !== undefined && <p className="type-meta line-clamp-2 text-muted">{toast.line}</p>}
          {hasPicture && action}
        </div>
        {!hasPicture && action}
      </div>
      {percent !== undefined && percent !== null && (
        <b className="tabular-nums">{formatPercent(Math.round(percent))}</b>
      )}
      {percent === undefined && (
        <IconButton
          icon={X}
          label={t('close')}
          size="sm"
          className="-m-1.5"
          onClick={onClose}
          {...untracked}
        />
      )}
      {percent !== undefined && <WatchedBar percent={percent} estimated={toast.estimated ?? false} />}
    </div>
  );
}

/**
 * Keeps the toaster from following the focus: it would put the focus back where it was whenever a toast is
 * left, so that Tab came to the same toast again and again.
 */
const untracked = { 'data-dismissible': 'false' } as const;

/** What had the focus before a toast. */
let before: EventTarget | null = null;

/** Gives the focus back when the toast that has it goes. */
function useFocusOfToast(card: RefObject<HTMLDivElement | null>) {
  useLayoutEffect(() => {
    const element = card.current;
    // The toaster makes a stop of each toast, which has nothing to press.
    element?.closest('li')?.removeAttribute('tabindex');
    return () => {
      if (!element?.contains(document.activeElement)) return;
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, [card]);
  return ({ currentTarget, relatedTarget }: FocusEvent) => {
    const toasts = currentTarget.closest('ol');
    if (!(relatedTarget instanceof Node) || !toasts?.contains(relatedTarget)) before = relatedTarget;
  };
}
