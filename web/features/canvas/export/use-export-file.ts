import { useEffect, useRef, useState } from 'react';
import type { DocumentSession } from '../session/document-session.ts';
import type { ExportFormat } from './export-name.ts';

/** How long no setting changes before the file is made to be measured. */
const settleMs = 200;

/** The file that would be exported: made while its settings are chosen, so that its size is known. */
export function useExportFile(session: DocumentSession, format: ExportFormat, quality: number) {
  const key = format === 'jpeg' ? `${format} ${quality}` : format;
  const [measured, setMeasured] = useState<{ key: string; bytes: number | null } | null>(null);
  const making = useRef<{ key: string; file: Promise<Blob> } | null>(null);

  const file = (): Promise<Blob> => {
    if (making.current?.key !== key) {
      const options = format === 'jpeg' ? { format, quality } : { format };
      making.current = { key, file: session.exportPicture(options) };
    }
    return making.current.file;
  };
  const fileRef = useRef(file);
  fileRef.current = file;

  useEffect(() => {
    let isOld = false;
    const timer = setTimeout(() => {
      fileRef.current().then(
        ({ size }) => !isOld && setMeasured({ key, bytes: size }),
        () => !isOld && setMeasured({ key, bytes: null }),
      );
    }, settleMs);
    return () => {
      isOld = true;
      clearTimeout(timer);
    };
  }, [key]);

  const isKnown = measured?.key === key;
  return {
    file,
    /** Null while it is measured, and if it cannot be made. */
    bytes: isKnown ? measured.bytes : null,
    hasFailed: isKnown && measured.bytes === null,
  };
}
