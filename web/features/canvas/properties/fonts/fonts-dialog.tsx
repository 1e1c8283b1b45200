import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Pencil, Trash2, Upload } from 'lucide-react';
import { useEffect, useReducer, useRef, useState } from 'react';
import { megabyte } from '#contract/bytes.ts';
import { ownFontOf } from '#contract/canvas-font-ids.ts';
import {
  addCanvasFont,
  type CanvasFont,
  deleteCanvasFont,
  renameCanvasFont,
} from '#contract/canvas-fonts.ts';
import { canvasLimits } from '#contract/canvas-limits.ts';
import { call } from '#web/api/call.ts';
import { errorText } from '#web/api/error-texts.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { showToast } from '#web/ui/toast.ts';
import { familiesOf } from '../../session/fonts.ts';
import { useSession } from '../../session/use-session.ts';
import { fontsQuery } from './fonts-query.ts';
import { fontsTexts } from './texts.ts';

interface FontsDialogProps {
  onClose: () => void;
  onUse: (font: string) => void;
}

/** What the file dialog offers. */
const fontFileTypes = '.ttf,.otf,.woff2,font/ttf,font/otf,font/woff2';

const size = canvasLimits.fontBytes / megabyte;

/** The user's own fonts: upload, use, rename, delete. */
export function FontsDialog({ onClose, onUse }: FontsDialogProps) {
  const t = useTexts(fontsTexts);
  const list = useQuery(fontsQuery);
  const [deleting, setDeleting] = useState<CanvasFont | null>(null);
  const { fonts = [], quota } = list.data ?? {};
  return (
    <>
      <Dialog size="md" title={t('manage')} description={t('about')} onClose={onClose}>
        <div className="grid gap-3">
          <UploadRow used={quota && t('used', quota)} />
          {list.isPending && <Skeleton className="h-12" />}
          {list.isError && (
            <div role="alert" className="flex items-center justify-between gap-2">
              <p className="m-0 text-danger">{t('listFailed')}</p>
              <Button size="sm" onClick={() => void list.refetch()}>
                {t('tryAgain')}
              </Button>
            </div>
          )}
          {list.isSuccess && fonts.length === 0 && <p className="m-0 text-muted">{t('none')}</p>}
          <ul className="m-0 grid list-none gap-1 p-0">
            {fonts.map((font) => (
              <FontRow
                key={font.id}
                font={font}
                onUse={() => onUse(ownFontOf(font.id))}
                onDelete={() => setDeleting(font)}
              />
            ))}
          </ul>
        </div>
      </Dialog>
      {deleting && <DeleteFont font={deleting} onClose={() => setDeleting(null)} />}
    </>
  );
}

function UploadRow({ used }: { used: string | undefined }) {
  const t = useTexts(fontsTexts);
  const client = useQueryClient();
  const file = useRef<HTMLInputElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const upload = async (chosen: File) => {
    setBusy(true);
    setProblem(null);
    try {
      const fault = await faultOfFont(chosen);
      if (fault) {
        setProblem(t(fault, { size }));
        return;
      }
      const { name } = await uploadFont(chosen);
      await client.invalidateQueries(fontsQuery);
      showToast({ title: t('added', { name }) });
    } catch (error) {
      setProblem(errorText(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="grid gap-2">
      <input
        ref={file}
        type="file"
        accept={fontFileTypes}
        className="sr-only"
        tabIndex={-1}
        aria-hidden="true"
        data-part="font-file"
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          if (chosen) void upload(chosen);
          target.value = '';
        }}
      />
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Button
          className="gap-2"
          busy={isBusy}
          busyLabel={t('uploading')}
          onClick={() => file.current?.click()}
        >
          <Icon of={Upload} />
          {t('upload')}
        </Button>
        <span className="type-meta flex-1 text-muted">{t('formats', { size })}</span>
        <span className="type-meta text-muted">{used}</span>
      </div>
      {problem !== null && (
        <p role="alert" className="m-0 text-danger">
          {problem}
        </p>
      )}
    </div>
  );
}

interface FontRowProps {
  font: CanvasFont;
  onUse: () => void;
  onDelete: () => void;
}

function FontRow({ font, onUse, onDelete }: FontRowProps) {
  const t = useTexts(fontsTexts);
  const client = useQueryClient();
  const { painter } = useSession();
  const [isRenaming, setRenaming] = useState(false);
  const [, render] = useReducer((count: number) => count + 1, 0);
  const { id, name } = font;
  useEffect(() => {
    void painter.loadFont(ownFontOf(id), name).then(render);
  }, [painter, id, name]);
  const rename = async (typed: string) => {
    setRenaming(false);
    if (typed === '' || typed === name) return;
    try {
      await call(renameCanvasFont, { params: { id }, body: { name: typed } });
      await client.invalidateQueries(fontsQuery);
    } catch (error) {
      showToast({ tone: 'error', title: errorText(error) });
    }
  };
  return (
    <li className="flex min-w-0 items-center gap-1">
      {isRenaming ? (
        <input
          // biome-ignore lint/a11y/noAutofocus: it replaces the name whose change was asked for
          autoFocus
          aria-label={t('nameOfFont')}
          defaultValue={name}
          maxLength={canvasLimits.fontNameMaxCharacters}
          onFocus={({ target }) => target.select()}
          onBlur={({ target }) => void rename(target.value.trim())}
          onKeyDown={(event) => {
            if (event.key === 'Enter') event.currentTarget.blur();
            if (event.key !== 'Escape') return;
            // The dialog stays open.
            event.stopPropagation();
            event.nativeEvent.stopImmediatePropagation();
            setRenaming(false);
          }}
          className="h-11 min-w-0 flex-1 rounded-control border border-edge bg-panel px-3"
        />
      ) : (
        <button
          type="button"
          aria-label={t('useOne', { name })}
          onClick={onUse}
          className="press grid min-h-11 min-w-0 flex-1 items-center rounded-control border border-line bg-panel px-3 py-1.5 text-left hover:border-edge"
        >
          <span
            className="truncate text-[20px] leading-7"
            style={{ fontFamily: familiesOf(ownFontOf(id)) }}
            dir="auto"
          >
            {name}
          </span>
          {!font.isInFiles && <span className="type-meta text-muted">{t('notInFiles')}</span>}
        </button>
      )}
      <IconButton icon={Pencil} label={t('renameOne', { name })} onClick={() => setRenaming(true)} />
      <IconButton icon={Trash2} label={t('deleteOne', { name })} onClick={onDelete} />
    </li>
  );
}

function DeleteFont({ font: { id, name }, onClose }: { font: CanvasFont; onClose: () => void }) {
  const t = useTexts(fontsTexts);
  const client = useQueryClient();
  const { painter } = useSession();
  const [isBusy, setBusy] = useState(false);
  const remove = async () => {
    setBusy(true);
    try {
      await call(deleteCanvasFont, { params: { id } });
      painter.forgetFont(ownFontOf(id));
      await client.invalidateQueries(fontsQuery);
      onClose();
    } catch (error) {
      setBusy(false);
      showToast({ tone: 'error', title: errorText(error) });
    }
  };
  return (
    <ConfirmDialog
      title={t('deleteTitle', { name })}
      sentence={t('deleteSentence')}
      busy={isBusy}
      onClose={onClose}
      onConfirm={() => void remove()}
    />
  );
}

/** Why a file is not uploaded; each is the key of its sentence. */
type FontFileFault = 'notAFont' | 'tooLarge';

/** What this browser says of a file before it is sent: one that it cannot draw with would be of no use. */
async function faultOfFont(file: Blob): Promise<FontFileFault | null> {
  if (file.size > canvasLimits.fontBytes) return 'tooLarge';
  try {
    await new FontFace('a font to be uploaded', await file.arrayBuffer()).load();
    return null;
  } catch {
    return 'notAFont';
  }
}

async function uploadFont(file: Blob): Promise<CanvasFont> {
  const { font } = await call(addCanvasFont, { form: {}, files: { file } });
  return font;
}
