import { setDocument } from '#canvas/document/changes.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Switch } from '#web/ui/switch.tsx';
import { useCanvasDocument, useSession } from '../session/use-session.ts';
import { ColorField } from './color-field.tsx';
import { Section } from './section.tsx';
import { propertiesTexts } from './texts.ts';

/** Size and background, while no layer is selected. */
export function DocumentSection() {
  const t = useTexts(propertiesTexts);
  const { editor } = useSession();
  const width = useCanvasDocument((document) => document.width);
  const height = useCanvasDocument((document) => document.height);
  const background = useCanvasDocument((document) => document.background);
  const set = (color: string | null) =>
    editor.perform('background', setDocument(editor.committedDocument, { background: color }));
  return (
    <Section title={t('document')}>
      <p className="type-meta m-0 text-muted">{`${width} × ${height} px`}</p>
      <Switch
        label={t('background')}
        checked={background !== null}
        onChange={(isOn) => set(isOn ? '#ffffff' : null)}
        className="justify-between"
      />
      {background !== null && (
        <ColorField
          label={t('background')}
          hideLabel
          value={background}
          onPreview={(color) => editor.preview(setDocument(editor.committedDocument, { background: color }))}
          onChange={set}
        />
      )}
      <p className="type-meta m-0 text-faint">{t('nothingSelected')}</p>
    </Section>
  );
}
