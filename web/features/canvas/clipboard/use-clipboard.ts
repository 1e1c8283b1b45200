import { copyLayers, pasteLayers } from '#canvas/actions/edit-layers.ts';
import { documentLimits } from '#canvas/document/layer.ts';
import { useUser } from '#web/features/accounts/index.ts';
import { translator } from '#web/i18n/catalogue.ts';
import { showToast } from '#web/ui/toast.ts';
import { addText } from '../add/add-layers.ts';
import { addPictures } from '../add/add-pictures.ts';
import { useSession } from '../session/use-session.ts';
import { paste } from '../shortcuts/editor-keys.ts';
import { type CopiedLayers, fromClipboard, toClipboard, withoutForeignPictures } from './layer-clipboard.ts';
import { clipboardTexts } from './texts.ts';

/** The last copy of this tab, for a menu in a browser that does not let pages read the clipboard. */
let last: CopiedLayers | null = null;

/** Copies layers by the system's clipboard, and pastes layers, pictures and words. */
export function useClipboard() {
  const session = useSession();
  const { editor } = session;
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

  /** Adds what other programs copy: pictures, else words. False if there is neither. */
  function addForeign(pictures: readonly Blob[], words: string): boolean {
    if (pictures.length > 0) void addPictures(session, pictures);
    else if (words.trim() === '') return false;
    else addText(editor, words.trim().slice(0, documentLimits.text));
    return true;
  }

  return {
    addForeign,
    /** Adds files that are dropped or pasted, and says which cannot be. */
    addFiles: (files: readonly File[]) => addPictures(session, files),
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
      const held = await readClipboard();
      const own = last?.owner === owner ? last : null;
      const copied = held === null ? own : fromClipboard((type) => (type === 'text/html' ? held.html : ''));
      if (copied !== null) add(copied);
      else if (held === null) showToast({ title: translator(clipboardTexts)('notReadable') });
      else if (!addForeign(held.pictures, held.words)) {
        showToast({ title: translator(clipboardTexts)('nothing') });
      }
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

interface Held {
  readonly html: string;
  readonly words: string;
  readonly pictures: readonly Blob[];
}

/** What is on the clipboard; null where pages may not read it. */
async function readClipboard(): Promise<Held | null> {
  try {
    const items = await navigator.clipboard.read();
    const blobsOf = async (isWanted: (type: string) => boolean) =>
      Promise.all(
        items.flatMap((item) => {
          const type = item.types.find(isWanted);
          return type === undefined ? [] : [item.getType(type)];
        }),
      );
    const wordsOf = async (wanted: string) =>
      (await Promise.all((await blobsOf((type) => type === wanted)).map((blob) => blob.text()))).join('\n');
    return {
      html: await wordsOf('text/html'),
      words: await wordsOf('text/plain'),
      pictures: await blobsOf((type) => type.startsWith('image/')),
    };
  } catch {
    // The browser or its user forbids it.
    return null;
  }
}
