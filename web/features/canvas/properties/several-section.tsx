import { AlignHorizontalSpaceAround, AlignVerticalSpaceAround, Group, Ungroup } from 'lucide-react';
import { align, distribute } from '#canvas/actions/arrange-layers.ts';
import { group, ungroup } from '#canvas/actions/edit-layers.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { useEditorState, useSession } from '../session/use-session.ts';
import { AlignButtons } from './align-buttons.tsx';
import { Section } from './section.tsx';
import { propertiesTexts } from './texts.ts';

/** What can be done with several layers at once. */
export function SeveralSection({ count }: { count: number }) {
  const t = useTexts(propertiesTexts);
  const { editor } = useSession();
  const selected = useEditorState((state) => state.selected);
  const arrange = (name: string, changes: ReturnType<typeof align>) => editor.perform(name, changes);
  return (
    <Section title={t('severalSelected', { count })}>
      <AlignButtons onAlign={(edge) => arrange('align', align(editor.committedDocument, selected, edge))} />
      <div className="flex gap-1">
        <IconButton
          size="sm"
          icon={AlignHorizontalSpaceAround}
          label={t('distributeX')}
          disabled={count < 3}
          onClick={() => arrange('distribute', distribute(editor.committedDocument, selected, 'x'))}
        />
        <IconButton
          size="sm"
          icon={AlignVerticalSpaceAround}
          label={t('distributeY')}
          disabled={count < 3}
          onClick={() => arrange('distribute', distribute(editor.committedDocument, selected, 'y'))}
        />
        <span className="flex-1" />
        <IconButton
          size="sm"
          icon={Group}
          label={t('group')}
          onClick={() => {
            const made = group(editor.committedDocument, selected, { id: editor.newId(), name: '' });
            editor.perform('group', made.changes);
            editor.select(made.selected);
          }}
        />
        <IconButton
          size="sm"
          icon={Ungroup}
          label={t('ungroup')}
          onClick={() => {
            const made = ungroup(editor.committedDocument, selected);
            editor.perform('ungroup', made.changes);
            editor.select(made.selected);
          }}
        />
      </div>
    </Section>
  );
}
