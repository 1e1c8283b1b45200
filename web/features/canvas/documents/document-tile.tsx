import { clsx } from 'clsx';
import { Copy, Ellipsis, FileImage, LayoutTemplate, Pencil, RotateCcw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { CanvasDocumentSummary } from '#contract/canvas.ts';
import {
  changeCanvasDocument,
  deleteCanvasDocument,
  duplicateCanvasDocument,
  restoreCanvasDocument,
} from '#contract/canvas-library.ts';
import { canvasLimits } from '#contract/canvas-limits.ts';
import { call } from '#web/api/call.ts';
import { errorText } from '#web/api/error-texts.ts';
import { randomKey } from '#web/api/random-key.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { daysLeft } from '#web/ui/days-left.ts';
import { Icon } from '#web/ui/icon.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Menu, MenuGroup, MenuItem, MenuLine } from '#web/ui/menu.tsx';
import { showToast } from '#web/ui/toast.ts';
import { documentsTexts } from './texts.ts';

interface DocumentTileProps {
  document: CanvasDocumentSummary;
  onOpen: () => void;
  onChanged: () => void;
}

/** A document with its small picture, and what can be done with it. */
export function DocumentTile({ document, onOpen, onChanged }: DocumentTileProps) {
  const t = useTexts(documentsTexts);
  const [isRenaming, setRenaming] = useState(false);
  const [isDeleting, setDeleting] = useState(false);
  const [now] = useState(Date.now);
  const { id, name, thumbnail, isTemplate, deletedAt } = document;
  const params = { id };
  const act = async (work: () => Promise<unknown>) => {
    try {
      await work();
      onChanged();
    } catch (error) {
      showToast({ tone: 'error', title: errorText(error) });
    }
  };
  const restore = () => act(() => call(restoreCanvasDocument, { params }));
  const remove = () =>
    act(async () => {
      await call(deleteCanvasDocument, { params });
      showToast({
        title: t('movedToTrash', { name }),
        action: { label: t('undo'), onPress: () => void restore() },
      });
    });
  return (
    <div className="grid min-w-0 gap-1.5">
      <button
        type="button"
        aria-label={t('open', { name })}
        disabled={deletedAt !== null}
        onClick={onOpen}
        className="press relative grid aspect-video place-items-center overflow-hidden rounded-picture border border-line bg-stage p-0 text-faint enabled:hover:border-edge"
      >
        {thumbnail === null ? (
          <Icon of={isTemplate ? LayoutTemplate : FileImage} size="lg" />
        ) : (
          <img
            src={thumbnail}
            alt=""
            loading="lazy"
            className={clsx('h-full w-full object-contain', deletedAt !== null && 'opacity-60')}
          />
        )}
      </button>
      <div className="flex min-w-0 items-center gap-1">
        {isRenaming ? (
          <input
            // biome-ignore lint/a11y/noAutofocus: it replaces the name whose change was asked for
            autoFocus
            aria-label={t('nameLabel')}
            defaultValue={name}
            maxLength={canvasLimits.nameMaxCharacters}
            onFocus={(event) => event.target.select()}
            onBlur={(event) => {
              setRenaming(false);
              const typed = event.target.value.trim();
              if (typed !== '' && typed !== name)
                void act(() => call(changeCanvasDocument, { params, body: { name: typed } }));
            }}
            onKeyDown={(event) => {
              event.stopPropagation();
              if (event.key === 'Enter') event.currentTarget.blur();
              if (event.key === 'Escape') setRenaming(false);
            }}
            className="h-8 min-w-0 flex-1 rounded-badge border border-edge bg-panel px-1.5"
          />
        ) : (
          <span className="min-w-0 flex-1 truncate" title={name}>
            {name}
          </span>
        )}
        {deletedAt !== null && (
          <IconButton
            size="sm"
            icon={RotateCcw}
            label={t('restoreOne', { name })}
            onClick={() => void restore()}
          />
        )}
        <TileMenu
          label={t('menuOf', { name })}
          document={document}
          onRename={() => setRenaming(true)}
          onDuplicate={() =>
            void act(() =>
              call(duplicateCanvasDocument, {
                params,
                body: {},
                headers: { 'idempotency-key': randomKey() },
              }),
            )
          }
          onTemplate={() =>
            void act(() => call(changeCanvasDocument, { params, body: { isTemplate: !isTemplate } }))
          }
          onTrash={() => void remove()}
          onRestore={() => void restore()}
          onDelete={() => setDeleting(true)}
        />
      </div>
      {deletedAt !== null && (
        <p className="type-meta -mt-1.5 mb-0 text-faint">
          {t('daysLeft', { count: daysLeft(deletedAt, now) })}
        </p>
      )}
      {isDeleting && (
        <ConfirmDialog
          title={t('deleteForeverTitle', { name })}
          sentence={t('deleteForeverLine')}
          confirmLabel={t('deleteForever')}
          onClose={() => setDeleting(false)}
          onConfirm={() => {
            setDeleting(false);
            void act(() => call(deleteCanvasDocument, { params, query: { forever: true } }));
          }}
        />
      )}
    </div>
  );
}

interface TileMenuProps {
  label: string;
  document: CanvasDocumentSummary;
  onRename: () => void;
  onDuplicate: () => void;
  onTemplate: () => void;
  onTrash: () => void;
  onRestore: () => void;
  onDelete: () => void;
}

function TileMenu({ label, document, ...on }: TileMenuProps) {
  const t = useTexts(documentsTexts);
  const [isOpen, setOpen] = useState(false);
  return (
    <Menu
      label={label}
      open={isOpen}
      onOpenChange={setOpen}
      trigger={<IconButton size="sm" icon={Ellipsis} label={label} />}
    >
      {document.deletedAt === null ? (
        <>
          <MenuGroup>
            <MenuItem icon={Pencil} onSelect={on.onRename}>
              {t('rename')}
            </MenuItem>
            <MenuItem icon={Copy} onSelect={on.onDuplicate}>
              {t('duplicate')}
            </MenuItem>
            <MenuItem icon={LayoutTemplate} onSelect={on.onTemplate}>
              {t(document.isTemplate ? 'noTemplate' : 'makeTemplate')}
            </MenuItem>
          </MenuGroup>
          <MenuLine />
          <MenuGroup>
            <MenuItem icon={Trash2} danger onSelect={on.onTrash}>
              {t('toTrash')}
            </MenuItem>
          </MenuGroup>
        </>
      ) : (
        <MenuGroup>
          <MenuItem icon={RotateCcw} onSelect={on.onRestore}>
            {t('restore')}
          </MenuItem>
          <MenuItem icon={Trash2} danger onSelect={on.onDelete}>
            {t('deleteForever')}
          </MenuItem>
        </MenuGroup>
      )}
    </Menu>
  );
}
