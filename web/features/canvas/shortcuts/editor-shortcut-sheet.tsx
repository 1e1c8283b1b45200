import { angleStep } from '#canvas/layout/transform.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { formatPercent } from '#web/i18n/percent.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { KeyCap } from '#web/ui/key-cap.tsx';
import { nudgePx } from './editor-keys.ts';
import { editorKeyTexts } from './texts.ts';

type Text = keyof typeof editorKeyTexts.english;

interface Shortcut {
  /** Pressed together, each a key's own sign or a text; several ways are lists of their own. */
  readonly keys: readonly string[];
  readonly text: Text | 'percent';
}

const places: readonly { readonly text: Text; readonly shortcuts: readonly Shortcut[] }[] = [
  {
    text: 'tools',
    shortcuts: [
      { keys: ['V'], text: 'move' },
      { keys: ['B'], text: 'mask' },
      { keys: ['X'], text: 'eraser' },
      { keys: ['L'], text: 'lasso' },
      { keys: ['M'], text: 'rectangle' },
      { keys: ['W'], text: 'wand' },
      { keys: ['T'], text: 'text' },
      { keys: ['U'], text: 'shape' },
      { keys: ['P'], text: 'pen' },
      { keys: ['C'], text: 'crop' },
      { keys: ['H'], text: 'hand' },
      { keys: ['E'], text: 'edit' },
    ],
  },
  {
    text: 'selection',
    shortcuts: [
      { keys: ['[', ']'], text: 'brush' },
      { keys: ['Ctrl', 'Shift', 'I'], text: 'invert' },
      { keys: ['keyDelete'], text: 'clear' },
    ],
  },
  {
    text: 'view',
    shortcuts: [
      { keys: ['+', '−'], text: 'zoom' },
      { keys: ['0'], text: 'percent' },
      { keys: ['Shift', '1'], text: 'whole' },
      { keys: ['Ctrl', 'Shift', 'E'], text: 'exportIt' },
    ],
  },
  {
    text: 'layers',
    shortcuts: [
      { keys: ['Ctrl', 'Z'], text: 'undo' },
      { keys: ['Ctrl', 'Y'], text: 'redo' },
      { keys: ['Ctrl', 'C'], text: 'copy' },
      { keys: ['Ctrl', 'V'], text: 'paste' },
      { keys: ['Ctrl', 'D'], text: 'duplicate' },
      { keys: ['keyDelete'], text: 'remove' },
      { keys: ['Ctrl', 'G'], text: 'group' },
      { keys: ['Ctrl', 'Shift', 'G'], text: 'ungroup' },
      { keys: ['Ctrl', 'A'], text: 'all' },
      { keys: ['←', '→', '↑', '↓'], text: 'nudge' },
      { keys: [']', '['], text: 'forward' },
      { keys: ['Ctrl', 'Shift', ']'], text: 'front' },
      { keys: ['Shift'], text: 'axis' },
      { keys: ['Alt'], text: 'middle' },
      { keys: ['Ctrl'], text: 'noSnap' },
      { keys: ['Ctrl', 'Enter'], text: 'finish' },
      { keys: ['keyEscape'], text: 'escape' },
    ],
  },
];

/** All keys of the editor. */
export function EditorShortcutSheet({ onClose }: { onClose: () => void }) {
  const t = useTexts(editorKeyTexts);
  const values = { one: nudgePx.small, ten: nudgePx.large, angle: angleStep };
  const textOf = (text: Text | 'percent') => (text === 'percent' ? formatPercent(100) : t(text, values));
  const names: Readonly<Record<string, string>> = {
    keyEscape: t('keyEscape'),
    keyDelete: t('keyDelete'),
    keySpace: t('keySpace'),
  };
  return (
    <Dialog size="lg" title={t('title')} onClose={onClose}>
      <div className="columns-1 gap-8 md:columns-2">
        {places.map((place) => (
          <section key={place.text} aria-label={t(place.text)} className="break-inside-avoid pt-3">
            <h3 className="type-label m-0 border-line border-b pb-1.5">{t(place.text)}</h3>
            <dl className="m-0">
              {place.shortcuts.map(({ keys, text }) => (
                <div key={text} className="flex min-h-7 items-center justify-between gap-4">
                  <dt className="min-w-0 text-muted">{textOf(text)}</dt>
                  <dd className="m-0 flex flex-none gap-1">
                    {keys.map((key) => (
                      <KeyCap key={key}>{names[key] ?? key}</KeyCap>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
