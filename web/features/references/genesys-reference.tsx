import { Trash2 } from 'lucide-react';
import { memo, useState } from 'react';
import type { OneReferenceTool } from '#contract/references.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { deferredPart } from '#web/ui/lazy-part.tsx';
import { AddButtons } from './intake/add-buttons.tsx';
import { useIntake } from './intake/use-intake.tsx';
import { useOpenReferences } from './model/open-references.ts';
import { removeReference, setUse, useToolReferences } from './model/store.ts';
import { Notices } from './row/notices.tsx';
import { PictureFacts } from './row/picture-facts.tsx';
import { ReferenceSlot } from './row/reference-slot.tsx';
import { referencesTexts } from './texts.ts';
import { strokesFor } from './use/strokes.ts';
import { UseChoice } from './use/use-choice.tsx';

const CutoutDialog = deferredPart(async () => (await import('./cut-out/cutout-dialog.tsx')).CutoutDialog);

interface GenesysReferenceProps {
  tool: OneReferenceTool;
}

/** The single reference image of Genesys; each of the two tools has its own. */
export const GenesysReference = memo(function GenesysReference({ tool }: GenesysReferenceProps) {
  const t = useTexts(referencesTexts);
  const isRestored = useOpenReferences();
  const { references, waiting, notices } = useToolReferences(tool);
  const intake = useIntake(tool, undefined);
  const [isMarking, setMarking] = useState(false);
  const [reference] = references;
  return (
    <section className="grid gap-2.5" aria-busy={!isRestored}>
      <h2 className="m-0 type-label">{t('reference')}</h2>
      <ReferenceSlot
        picture={reference?.previewUrl}
        alt={reference?.name ?? ''}
        waitingText={waiting[0] && t('reading', { name: waiting[0].name })}
        onChoose={intake.choose}
        chooseLabel={t('chooseOne')}
      >
        {reference ? (
          <div className="flex items-start gap-1">
            <div className="min-w-0 flex-1">
              <PictureFacts reference={reference} />
            </div>
            <IconButton
              icon={Trash2}
              size="sm"
              label={t('remove')}
              onClick={() => removeReference(tool, reference.id)}
            />
          </div>
        ) : (
          <p className="m-0 text-faint type-meta">{t('dropHintOne')}</p>
        )}
      </ReferenceSlot>
      <AddButtons intake={intake} chooseLabel={t(reference ? 'replace' : 'chooseOne')} />
      {reference && (
        <UseChoice
          reference={reference}
          onChoose={(use) => setUse(tool, reference.id, { use, strokes: strokesFor(use, reference) })}
          onMark={() => setMarking(true)}
        />
      )}
      <Notices notices={notices} />
      {intake.parts}
      {reference && isMarking && (
        <CutoutDialog
          reference={reference}
          use="cutout"
          onClose={() => setMarking(false)}
          onConfirm={(strokes) => {
            setUse(tool, reference.id, { use: 'cutout', strokes });
            setMarking(false);
          }}
        />
      )}
    </section>
  );
});
