import { documentLimits } from '#canvas/document/layer.ts';
import { errorText } from '#web/api/error-texts.ts';
import { translator } from '#web/i18n/catalogue.ts';
import { showToast } from '#web/ui/toast.ts';
import type { DocumentSession } from '../session/document-session.ts';
import { faultOf, mostMegabytes } from '../upload/check-file.ts';
import { canvasUploadTexts } from '../upload/texts.ts';

/** Adds files as layers, one after the other, and says why one cannot be. */
export async function addPictures(session: DocumentSession, files: readonly Blob[]): Promise<void> {
  for (const file of files) {
    const fault = faultOf(file);
    if (fault !== null) refuse(translator(canvasUploadTexts)(fault, { megabytes: mostMegabytes }));
    else {
      const name = file instanceof File ? file.name.replace(/\.[a-z]+$/i, '') : '';
      await session.addPicture(file, name.slice(0, documentLimits.name)).catch((error: unknown) => {
        refuse(errorText(error));
      });
    }
  }
}

/** One message, however many files are refused. */
function refuse(title: string): void {
  showToast({ id: 'canvas-add-picture', tone: 'error', title });
}
