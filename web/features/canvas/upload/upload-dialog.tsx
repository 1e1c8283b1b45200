import { useTexts } from '#web/i18n/catalogue.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { canvasUploadTexts } from './texts.ts';
import { UploadArea } from './upload-area.tsx';
import { usePastedFile } from './use-pasted-file.ts';
import type { Upload } from './use-upload.ts';

interface UploadDialogProps {
  upload: Upload;
  onClose: () => void;
}

/** Takes a picture by click, drop, paste or camera; closes once it is open. */
export function UploadDialog({ upload, onClose }: UploadDialogProps) {
  const t = useTexts(canvasUploadTexts);
  usePastedFile((file) => void upload.take(file).then((isTaken) => isTaken && onClose()));
  return (
    <Dialog size="md" onClose={onClose} title={t('dialogTitle')} description={t('dialogLine')}>
      <div className="pt-2">
        <UploadArea isLarge upload={upload} isDisabled={false} onTaken={onClose} />
      </div>
    </Dialog>
  );
}
