import { Dialog } from 'radix-ui';
import { AccountPanel } from '#web/features/accounts/index.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { useDialogFocus } from '#web/ui/dialog-focus.ts';
import { appTexts } from '../texts.ts';
import { PageRow, pageLinks } from './page-links.tsx';

interface MenuPanelSurfaceProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Slides in under the bar over a scrim; the page stays put. Escape, a press beside it and every entry close it. */
export default function MenuPanelSurface({ open, onOpenChange }: MenuPanelSurfaceProps) {
  const t = useTexts(appTexts);
  const focus = useDialogFocus();
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className="scrim-motion fixed inset-x-0 top-(--bar-height) bottom-0 z-40 bg-scrim" />
        <Dialog.Content
          aria-describedby={undefined}
          {...focus}
          className="panel-motion fixed top-(--bar-height) bottom-0 left-0 z-41 w-full max-w-[420px] overflow-y-auto overscroll-contain border-line bg-panel outline-none sm:border-r"
        >
          <Dialog.Title className="sr-only">{t('menu')}</Dialog.Title>
          <AccountPanel>
            {pageLinks.map((page) => (
              <PageRow key={page.to} page={page} onGo={() => onOpenChange(false)} />
            ))}
          </AccountPanel>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
