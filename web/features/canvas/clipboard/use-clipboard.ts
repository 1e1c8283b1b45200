import { copyLayers, pasteLayers } from '#canvas/actions/edit-layers.ts';
import { documentLimits } from '#canvas/document/layer.ts';
import { useUser } from '#web/features/accounts/index.ts';
import { translator } from '#web/i18n/catalogue.ts';
import { showToast } from '#web/ui/toast.ts';
import { useSession } from '../session/use-session.ts';
import { paste } from '../shortcuts/editor-keys.ts';
import { type CopiedLayers, fromClipboard, toClipboard, withoutForeignPictures } from './layer-clipboard.ts';
import { clipboardTexts } from './texts.ts';

/** The last copy of this tab, for a menu in a browser that does not let pages read the clipboard. */
let last: CopiedLayers | null = null;

/** Copies and pastes layers by the system's clipboard. */
export function useClipboard() {
  const { editor } = useSession();
  const { id: owner } = useUser();

  function copy(): Record<string, string> | null {
    const layers = copyLayers(editor.committedDocument, editor.state.selected);
    if (layers.length === 0) return null;
    last = { owner, layers };
    return toClipboard(last);
  }

  function add(copied: CopiedLayers): void {
    const t = translator(clipboardTexts);
    const { layers, leftOut } = withoutForeignPictures(copied, owner);
    const pasted = paste(
      editor,
      pasteLayers(editor.committedDocument, layers, () => editor.newId()),
    );
    if (leftOut > 0) showToast({ title: t('leftOut', { count: leftOut }) });
    if (!pasted && layers.length > 0) {
      showToast({ tone: 'error', title: t('full', { max: documentLimits.layers }) });
    }
  }

  return {
    /** What the selected layers are on the clipboard, by type; null without any. */
    copy,
    /** Pastes layers that are on the clipboard. False if there are none. */
    paste(read: (type: string) => string): boolean {
      const copied = fromClipboard(read);
      if (copied !== null) add(copied);
      return copied !== null;
    },
    /** Copies by a menu. Its clipboard takes no private type: the HTML carries the layers. */
    write(): boolean {
      const { 'text/html': html = '', 'text/plain': text = '' } = copy() ?? {};
      if (html === '') return false;
      void writeClipboard({ 'text/html': html, 'text/plain': text });
      return true;
    },
    /** Pastes by a menu. */
    async read(): Promise<void> {
      const html = await readHtml();
      const copied = fromClipboard((type) => (type === 'text/html' ? html : '')) ?? last;
      if (copied !== null) add(copied);
    },
  };
}

async function writeClipboard(texts: Record<string, string>): Promise<void> {
  try {
    const blobs = Object.entries(texts).map(([type, text]) => [type, new Blob([text], { type })]);
    await navigator.clipboard.write([new ClipboardItem(Object.fromEntries(blobs))]);
  } catch {
    // This tab has its copy.
  }
}

/** The HTML on the clipboard; '' without, and where pages may not read it. */
async function readHtml(): Promise<string> {
  try {
    for (const item of await navigator.clipboard.read()) {
      if (item.types.includes('text/html')) return await (await item.getType('text/html')).text();
    }
  } catch {
    // The browser or its user forbids it.
  }
  return '';
}
