import { prepareZip, type ZipFormat } from '#contract/gallery.ts';
import { call } from '#web/api/call.ts';
import { errorText } from '#web/api/error-texts.ts';
import { showToast } from '#web/ui/toast.ts';
import type { Target } from './target.ts';

/** Downloads pictures as one zip, which the server streams. */
export async function downloadZip(target: Target, format: ZipFormat): Promise<boolean> {
  try {
    const { url } = await call(prepareZip, { body: { selection: target.selection, format } });
    const link = document.createElement('a');
    link.href = url;
    link.download = '';
    link.click();
    return true;
  } catch (thrown) {
    showToast({ title: errorText(thrown), tone: 'error' });
    return false;
  }
}
