import { Menu as MenuIcon, X } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { IconButton } from '#web/ui/icon-button.tsx';
import { deferredPart } from '#web/ui/lazy-part.tsx';

const MenuPanelSurface = deferredPart(async () => (await import('./menu-panel-surface.tsx')).default);

export interface MenuPanelProps {
  /** The accessible name of button and panel. */
  label: string;
  closeLabel: string;
  /** Loads the code of the panel's content on hover. */
  preload?: () => void;
  /** Renders the content; entries call `close` when chosen. */
  children: (close: () => void) => ReactNode;
}

/** On small screens: the menu button and its panel under the bar. The panel's code loads on first use. */
export function MenuPanel({ label, closeLabel, preload, children }: MenuPanelProps) {
  const [isOpen, setOpen] = useState(false);
  const [isWanted, setWanted] = useState(false);
  const fetchCode = () => {
    MenuPanelSurface.preload();
    preload?.();
  };
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <IconButton
        ref={button}
        icon={isOpen ? X : MenuIcon}
        size="lg"
        // The ring would touch the mark beside it.
        className="focus-visible:-outline-offset-2"
        label={isOpen ? closeLabel : label}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={fetchCode}
        onFocus={fetchCode}
        onClick={() => {
          setWanted(true);
          setOpen(true);
        }}
      />
      {isWanted && (
        <MenuPanelSurface
          open={isOpen}
          onOpenChange={setOpen}
          bar={button.current?.closest('header') ?? null}
          label={label}
          closeLabel={closeLabel}
        >
          {children(() => setOpen(false))}
        </MenuPanelSurface>
      )}
    </>
  );
}
