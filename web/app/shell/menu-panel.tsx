import { Menu as MenuIcon, X } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTexts } from '#web/i18n/catalogue.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { partLoader } from '#web/ui/part-loader.ts';
import { appTexts } from '../texts.ts';

const loadSurface = partLoader(() => import('./menu-panel-surface.tsx'));
const MenuPanelSurface = lazy(loadSurface);

/** Small screens: the menu button; the panel's code is loaded when it is first wanted. */
export function MenuPanel() {
  const t = useTexts(appTexts);
  const [isOpen, setOpen] = useState(false);
  const [isWanted, setWanted] = useState(false);
  return (
    <>
      <IconButton
        icon={isOpen ? X : MenuIcon}
        size="lg"
        label={t(isOpen ? 'closeMenu' : 'menu')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={() => void loadSurface()}
        onFocus={() => void loadSurface()}
        onClick={() => {
          setWanted(true);
          setOpen(true);
        }}
      />
      {isWanted && (
        <Suspense>
          <MenuPanelSurface open={isOpen} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  );
}
