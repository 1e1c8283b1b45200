import { useQueryClient } from '@tanstack/react-query';
import { Check, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { megabyte } from '#contract/bytes.ts';
import { exportCanvasPicture } from '#contract/canvas-library.ts';
import { call } from '#web/api/call.ts';
import { errorText } from '#web/api/error-texts.ts';
import { randomKey } from '#web/api/random-key.ts';
import { addToGallery } from '#web/features/gallery/index.ts';
import { formatFileSize } from '#web/features/gallery/lazy.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { currentLanguage } from '#web/i18n/language.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Segmented } from '#web/ui/segmented.tsx';
import { Slider } from '#web/ui/slider.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { showToast } from '#web/ui/toast.ts';
import { useSession } from '../session/use-session.ts';
import { type ExportFormat, exportDefaults, exportQuality, fileNameOf } from './export-name.ts';
import { recordExport } from './record-export.ts';
import { saveFile } from './save-file.ts';
import { exportTexts } from './texts.ts';
import { useExportFile } from './use-export-file.ts';

/** The largest file that YouTube takes as a thumbnail. */
const videoSiteBytes = 2 * megabyte;

/** Saves the picture as a file, and to the gallery as a new version. */
export function ExportDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts(exportTexts);
  const session = useSession();
  const client = useQueryClient();
  const [name, setName] = useState<string>(exportDefaults.name);
  const [format, setFormat] = useState<ExportFormat>(exportDefaults.format);
  const [quality, setQuality] = useState<number>(exportDefaults.quality);
  const [isVersion, setVersion] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const made = useExportFile(session, format, quality);
  const isNameless = name.trim() === '';
  const { width, height } = session.editor.committedDocument;

  const exportNow = async () => {
    if (isNameless || isBusy) return;
    setBusy(true);
    setFailure(null);
    const fileName = fileNameOf(name, format);
    let file: Blob;
    try {
      file = await made.file();
    } catch {
      setFailure(t('exportFailed'));
      setBusy(false);
      return;
    }
    saveFile(file, fileName);
    void recordExport(session, fileName);
    if (isVersion) {
      try {
        const { image } = await call(exportCanvasPicture, {
          params: { id: session.id },
          form: { name: name.trim() },
          files: { file: new File([file], fileName, { type: file.type }) },
          headers: { 'idempotency-key': randomKey() },
        });
        addToGallery(client, image);
        showToast({ title: t('versionSaved'), tone: 'ok', picture: image.thumbnailUrl });
      } catch (thrown) {
        setFailure(`${t('versionFailed')} ${errorText(thrown)}`);
        setBusy(false);
        return;
      }
    } else showToast({ title: t('exported', { name: fileName }), tone: 'ok' });
    onClose();
  };

  return (
    <FormDialog
      size="md"
      onClose={onClose}
      title={t('exportTitle')}
      description={t('exportLine')}
      className="grid gap-4 pt-2 pb-4"
      onSubmit={(event) => {
        event.preventDefault();
        void exportNow();
      }}
      submit={{
        children: t('exportNow'),
        disabled: isNameless,
        busy: isBusy,
        busyLabel: t('processing'),
      }}
    >
      <TextField
        label={t('fileName')}
        value={name}
        maxLength={120}
        onChange={(event) => setName(event.target.value)}
        onFocus={(event) => event.target.select()}
        end={<span className="flex-none text-faint">.{fileNameOf('', format).slice(1)}</span>}
        error={isNameless ? t('nameRequired') : undefined}
        reserveLine
      />
      <div className="grid gap-1.5">
        <span className="type-label">{t('format')}</span>
        <Segmented
          block
          label={t('format')}
          options={[
            { value: 'png', label: 'PNG' },
            { value: 'jpeg', label: 'JPEG' },
            { value: 'webp', label: 'WebP' },
          ]}
          value={format}
          onChange={setFormat}
        />
      </div>
      {format === 'jpeg' && (
        <Slider
          label={t('jpegQuality')}
          value={quality}
          onChange={setQuality}
          {...exportQuality}
          defaultValue={exportDefaults.quality}
        />
      )}
      <SizeLine
        sides={t('sidesValue', { width: String(width), height: String(height) })}
        bytes={made.bytes}
        hasFailed={made.hasFailed}
      />
      <Checkbox
        checked={isVersion}
        onChange={(event) => setVersion(event.target.checked)}
        label={t('saveVersion')}
      />
      {failure !== null && (
        <p role="alert" className="m-0 text-danger">
          {failure}
        </p>
      )}
    </FormDialog>
  );
}

interface SizeLineProps {
  sides: string;
  /** Null while it is measured. */
  bytes: number | null;
  hasFailed: boolean;
}

/** How large the file is, and whether YouTube takes it. The line keeps its height while it is measured. */
function SizeLine({ sides, bytes, hasFailed }: SizeLineProps) {
  const t = useTexts(exportTexts);
  const isUnder = bytes !== null && bytes < videoSiteBytes;
  return (
    <div className="grid min-h-[46px] content-start gap-0.5">
      <p role="status" className="m-0 flex flex-wrap items-center gap-x-2">
        <span className="text-faint">{t('fileSize')}</span>
        <b className="font-semibold">
          {bytes === null
            ? t(hasFailed ? 'exportFailed' : 'measuring')
            : formatFileSize(bytes, currentLanguage())}
        </b>
        <span className="text-faint">{sides}</span>
        {isUnder && (
          <span className="flex items-center gap-1 text-ok">
            <Icon of={Check} size="sm" />
            {t('underLimit')}
          </span>
        )}
      </p>
      {bytes !== null && !isUnder && (
        <p className="m-0 flex items-start gap-1.5 text-warn type-meta">
          <Icon of={TriangleAlert} size="sm" className="mt-px" />
          {t('overLimit')}
        </p>
      )}
    </div>
  );
}
