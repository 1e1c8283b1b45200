import { FlipHorizontal2, type LucideIcon, ScanSearch, SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { inverted } from '#canvas/mask/mask.ts';
import { feathered, grown, shrunk } from '#canvas/mask/reshape.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Button, type ButtonProps } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Popover } from '#web/ui/popover.tsx';
import { Slider } from '#web/ui/slider.tsx';
import { useSession } from '../session/use-session.ts';
import { MaskDebugDialog } from './mask-debug-dialog.tsx';
import { maskTexts } from './texts.ts';

/** By how many pixels of the picture the edge moves, or is softened. */
const pixels = { smallest: 1, largest: 100, initial: 8 } as const;

const changes = { grow: grown, shrink: shrunk, feather: feathered } as const;

interface ReshapeMenuProps {
  isDisabled: boolean;
  /** Whether nothing is selected. */
  isEmpty: boolean;
  /** Rows above, where the toolbar has no place for them. */
  children?: ReactNode;
}

/** Changes the whole selection: its edge, what it leaves out, and how it looks as a picture. */
export function ReshapeMenu({ isDisabled, isEmpty, children }: ReshapeMenuProps) {
  const t = useTexts(maskTexts);
  const { editor } = useSession();
  const [isOpen, setOpen] = useState(false);
  const [by, setBy] = useState<number>(pixels.initial);
  const [isDebugOpen, setDebugOpen] = useState(false);
  return (
    <>
      <Popover
        open={isOpen}
        onOpenChange={(open) => setOpen(open && !isDisabled)}
        label={t('reshape')}
        trigger={
          <Button variant="quiet" disabled={isDisabled} className="px-2.5!">
            <Icon of={SlidersHorizontal} />
            <span className="@max-[760px]:sr-only">{t('reshape')}</span>
          </Button>
        }
      >
        <div className="grid w-[264px] gap-2 p-4">
          {children !== undefined && (
            <>
              {children}
              <span className="-mx-4 my-1 h-px bg-line" />
            </>
          )}
          <Slider
            label={t('byPixels')}
            value={by}
            onChange={setBy}
            min={pixels.smallest}
            max={pixels.largest}
            defaultValue={pixels.initial}
            unit="px"
          />
          <div className="grid grid-cols-3 gap-2">
            {(['grow', 'shrink', 'feather'] as const).map((name) => (
              <Button
                key={name}
                className="px-1!"
                disabled={isEmpty}
                onClick={() => editor.selection.replace((mask) => changes[name](mask, by))}
              >
                {t(name)}
              </Button>
            ))}
          </div>
          <span className="-mx-4 my-1 h-px bg-line" />
          <MenuRow
            icon={FlipHorizontal2}
            disabled={isEmpty}
            onClick={() => editor.selection.replace(inverted)}
          >
            {t('invert')}
          </MenuRow>
          <MenuRow
            icon={ScanSearch}
            disabled={isEmpty}
            onClick={() => {
              setOpen(false);
              setDebugOpen(true);
            }}
          >
            {t('debugOpen')}
          </MenuRow>
        </div>
      </Popover>
      {isDebugOpen && <MaskDebugDialog onClose={() => setDebugOpen(false)} />}
    </>
  );
}

/** An action with its icon, as wide as the menu. */
export function MenuRow({ icon, children, ...rest }: ButtonProps & { icon: LucideIcon }) {
  return (
    <Button {...rest} variant="quiet" className="justify-start!">
      <Icon of={icon} />
      {children}
    </Button>
  );
}
