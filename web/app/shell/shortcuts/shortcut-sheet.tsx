import { useTexts } from '#web/i18n/catalogue.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { KeyCap } from '#web/ui/key-cap.tsx';
import { closeShortcuts } from '#web/ui/open-shortcuts.ts';
import { shortcutTexts } from './texts.ts';

type Text = keyof typeof shortcutTexts.english;

interface Shortcut {
  /** Pressed together; each a key's own sign, or a text key. */
  keys: readonly string[];
  text: Text;
}

const places: readonly { text: Text; shortcuts: readonly Shortcut[] }[] = [
  {
    text: 'everywhere',
    shortcuts: [
      { keys: ['?'], text: 'thisSheet' },
      { keys: ['keyEscape'], text: 'closeOpen' },
    ],
  },
  {
    text: 'studio',
    shortcuts: [
      { keys: ['Ctrl', 'Enter'], text: 'generate' },
      { keys: ['Ctrl', 'V'], text: 'paste' },
      { keys: ['←', '→'], text: 'chooseOption' },
    ],
  },
  {
    text: 'gallery',
    shortcuts: [
      { keys: ['/'], text: 'search' },
      { keys: ['Ctrl', 'A'], text: 'selectAll' },
      { keys: ['keySpace'], text: 'select' },
    ],
  },
  {
    text: 'viewer',
    shortcuts: [
      { keys: ['←', '→'], text: 'neighbours' },
      { keys: ['Home', 'End'], text: 'ends' },
      { keys: ['Z'], text: 'zoom' },
      { keys: ['+', '−'], text: 'zoomSteps' },
      { keys: ['0'], text: 'whole' },
    ],
  },
  {
    text: 'comparer',
    shortcuts: [
      { keys: ['←', '→'], text: 'divider' },
      { keys: ['keySpace'], text: 'blink' },
      { keys: ['+', '−'], text: 'zoomSteps' },
    ],
  },
  {
    text: 'design',
    shortcuts: [
      { keys: ['Ctrl', 'Z'], text: 'undo' },
      { keys: ['Ctrl', 'Y'], text: 'redo' },
    ],
  },
];

/** All keyboard shortcuts, by place. */
export function ShortcutSheet() {
  const t = useTexts(shortcutTexts);
  const names: Readonly<Record<string, string>> = { keyEscape: t('keyEscape'), keySpace: t('keySpace') };
  return (
    <Dialog size="lg" title={t('title')} onClose={closeShortcuts}>
      <div className="columns-1 gap-8 pb-5 md:columns-2">
        {places.map((place) => (
          <section key={place.text} aria-label={t(place.text)} className="break-inside-avoid pt-4">
            <h3 className="m-0 border-line border-b pb-1.5 type-label">{t(place.text)}</h3>
            <dl className="m-0">
              {place.shortcuts.map(({ keys, text }) => (
                <div key={text} className="flex min-h-9 items-center justify-between gap-4">
                  <dt className="min-w-0 text-muted">{t(text)}</dt>
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
