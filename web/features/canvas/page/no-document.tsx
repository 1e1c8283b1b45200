import { errorText } from '#web/api/error-texts.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import type { PictureSource } from '../entry/canvas-entry.ts';
import { useEditKeyWithoutPicture } from '../shortcuts/use-edit-key.ts';
import { EmptyCanvas } from '../starts/empty-canvas.tsx';
import { OtherStarts } from '../starts/other-starts.tsx';
import { usePastedFile } from '../upload/use-pasted-file.ts';
import type { Upload } from '../upload/use-upload.ts';
import { WelcomeCard } from '../welcome/welcome-card.tsx';
import { showDialog, useEditorDialog } from './dialog-store.ts';
import { pageTexts } from './texts.ts';

interface NoDocumentProps {
  upload: Upload;
  /** Why a document could not be opened; null if none was asked for. */
  error: unknown;
  onOpen: (imageId: string, source: PictureSource) => Promise<void>;
}

/** The stage before a document is open: takes a picture by drop and paste, too. */
export function NoDocument({ upload, error, onOpen }: NoDocumentProps) {
  const t = useTexts(pageTexts);
  useEditKeyWithoutPicture();
  const isDialogOpen = useEditorDialog(({ dialog }) => dialog !== null);
  usePastedFile((file) => !isDialogOpen && void upload.take(file));
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping has its keyboard way in the button inside
    <div
      className="relative min-h-0 min-w-0"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        const [file] = event.dataTransfer.files;
        if (file !== undefined) void upload.take(file);
      }}
    >
      <EmptyCanvas
        onOpen={onOpen}
        onUpload={() => showDialog('upload')}
        welcome={<WelcomeCard onTour={() => showDialog('tutorial')} />}
      >
        <OtherStarts />
        {error !== null && (
          <div className="w-full max-w-[640px]">
            <ErrorState title={t('failedTitle')} sentence={errorText(error)} />
          </div>
        )}
      </EmptyCanvas>
    </div>
  );
}
