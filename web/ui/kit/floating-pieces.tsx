import { LogOut, User } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../button.tsx';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { Dialog } from '../dialog.tsx';
import { Menu, MenuGroup, MenuItem, MenuLine } from '../menu.tsx';
import { Popover } from '../popover.tsx';
import { Sheet } from '../sheet.tsx';
import { showToast } from '../toast.ts';
import { Piece } from './piece.tsx';

const row = 'flex flex-wrap items-center gap-2';

export function FloatingPieces() {
  return (
    <>
      <Piece name="Floating">
        <div className={row}>
          <Dialogs />
          <Popover label="About" trigger={<Button>Popover</Button>}>
            <p className="p-4">A small surface.</p>
          </Popover>
          <Menu label="Account" trigger={<Button>Menu</Button>} align="start">
            <MenuGroup>
              <MenuItem icon={User}>Edit Profile</MenuItem>
            </MenuGroup>
            <MenuLine />
            <MenuGroup>
              <MenuItem icon={LogOut}>Logout</MenuItem>
            </MenuGroup>
          </Menu>
        </div>
      </Piece>
      <Piece name="Toasts">
        <div className={row}>
          <Button
            onClick={() => showToast({ title: 'Picture deleted', action: { label: 'Undo', onPress() {} } })}
          >
            Undo
          </Button>
          <Button
            onClick={() =>
              showToast({
                tone: 'error',
                title: 'Download failed',
                line: 'Adventure does not answer. Try again.',
              })
            }
          >
            Error
          </Button>
          <Button
            onClick={() =>
              showToast({
                id: 'job',
                title: 'Preparing Everything',
                line: 'About 9 s left, from past runs',
                percent: 42,
                estimated: true,
              })
            }
          >
            Progress
          </Button>
        </div>
      </Piece>
    </>
  );
}

function Dialogs() {
  const [open, setOpen] = useState<'dialog' | 'confirm' | 'sheet' | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <Button onClick={() => setOpen('dialog')}>Dialog</Button>
      <Button onClick={() => setOpen('confirm')}>Confirm</Button>
      <Button onClick={() => setOpen('sheet')}>Sheet</Button>
      <Dialog
        open={open === 'dialog'}
        onOpenChange={close}
        title="Terms of Service"
        description="Last updated: 28 January 2025"
        footer={<Button variant="main">Done</Button>}
      >
        <p className="text-muted">Content that may be long.</p>
      </Dialog>
      <ConfirmDialog
        open={open === 'confirm'}
        onOpenChange={close}
        title="Delete picture"
        sentence="This action cannot be undone."
        onConfirm={close}
      />
      <Sheet
        open={open === 'sheet'}
        onOpenChange={close}
        title="Filters"
        footer={<Button variant="main">Show 48</Button>}
      >
        <p className="h-[900px] text-muted">Long content.</p>
      </Sheet>
    </>
  );
}
