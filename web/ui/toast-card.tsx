import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { useTexts } from '#web/i18n/catalogue.ts';
import { IconButton } from './icon-button.tsx';
import { linkStyle } from './link-style.ts';
import type { Toast } from './toast.ts';
import { uiTexts } from './ui-texts.ts';
import { WatchedBar } from './watched-bar.tsx';

/** How a toast looks: picture, title, one line, percent, watched bar, one action. */
export function ToastCard({ toast, onClose }: { toast: Toast; onClose: () => void }) {
  const t = useTexts(uiTexts);
  const { percent } = toast;
  return (
    <div
      role={toast.tone === 'error' ? 'alert' : undefined}
      className={clsx(
        'relative flex w-full items-center gap-3 overflow-hidden rounded-[12px] bg-raised p-3.5 text-text shadow-pop forced-colors:border',
        percent !== undefined && 'pb-4.5',
      )}
    >
      {toast.picture !== undefined && (
        <img src={toast.picture} alt="" className="aspect-video w-16 flex-none rounded-[6px] object-cover" />
      )}
      <div className="min-w-0 flex-1">
        <p className={clsx('type-label', toast.tone === 'error' && 'text-danger')}>{toast.title}</p>
        {toast.line !== undefined && <p className="type-meta text-muted">{toast.line}</p>}
      </div>
      {toast.action && (
        <button
          type="button"
          className={clsx(linkStyle, 'min-h-8 border-0 bg-transparent px-1')}
          onClick={() => {
            toast.action?.onPress();
            onClose();
          }}
        >
          {toast.action.label}
        </button>
      )}
      {percent !== undefined && percent !== null && <b className="tabular-nums">{Math.round(percent)} %</b>}
      {percent === undefined && (
        <IconButton icon={X} label={t('close')} size="sm" className="-m-1.5" onClick={onClose} />
      )}
      {percent !== undefined && <WatchedBar percent={percent} estimated={toast.estimated ?? false} />}
    </div>
  );
}
