import { Menu as MenuIcon, X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { useState } from 'react';
import { AccountPanel } from '#web/features/accounts/index.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { appTexts } from '../texts.ts';
import { PageRow, pageLinks } from './page-links.tsx';

/** Small screens: a panel that slides in under the bar over a scrim. Escape, scrim and every entry close it. */
export function MenuPanel() {
  const t = useTexts(appTexts);
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <Dialog.Root open={isOpen} onOpenChange={setOpen}>
      <Dialog.Trigger asChild>
        <IconButton
          icon={isOpen ? X : MenuIcon}
          size="lg"
          label={t(isOpen ? 'closeMenu' : 'menu')}
          className="-my-1"
        />
      </Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Overlay className="scrim-motion fixed inset-x-0 top-(--bar-height) bottom-0 z-40 bg-scrim" />
        <Dialog.Content
          aria-describedby={undefined}
          className="panel-motion fixed top-(--bar-height) bottom-0 left-0 z-41 w-full max-w-[420px] overflow-y-auto overscroll-contain border-line bg-panel outline-none sm:border-r"
        >
          <Dialog.Title className="sr-only">{t('menu')}</Dialog.Title>
          <AccountPanel>
            {pageLinks.map((page) => (
              <PageRow key={page.to} page={page} onGo={close} />
            ))}
          </AccountPanel>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
