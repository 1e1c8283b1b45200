import { clsx } from 'clsx';
import { useState } from 'react';
import { uploadLimits } from '#contract/limits.ts';
import type { V2PresetId } from '#contract/v2-presets.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { deferredPart } from '#web/ui/lazy-part.tsx';
import { AddButtons } from '../intake/add-buttons.tsx';
import { useIntake } from '../intake/use-intake.tsx';
import type { Reference } from '../model/reference.ts';
import { setUse, useToolReferences } from '../model/store.ts';
import { presetNames, presetPicture } from '../preset/preset-facts.ts';
import { referencesTexts } from '../texts.ts';
import { strokesFor } from '../use/strokes.ts';
import { UseChoice } from '../use/use-choice.tsx';
import { Notices } from './notices.tsx';
import { PictureWarnings } from './picture-facts.tsx';
import { ReferenceRow } from './reference-row.tsx';
import { ReferenceSlot } from './reference-slot.tsx';

const CutoutDialog = deferredPart(async () => (await import('../cut-out/cutout-dialog.tsx')).CutoutDialog);

interface ReferencesSectionProps {
  preset: V2PresetId;
  youtube: Reference | null;
  /** Why no picture can be added. */
  blockedText: string | undefined;
}

/** Up to five pictures, or instead the preset's or video's single one. */
export function ReferencesSection({ preset, youtube, blockedText }: ReferencesSectionProps) {
  const t = useTexts(referencesTexts);
  const chosen = useToolReferences('ThumbnailsV2');
  const intake = useIntake('ThumbnailsV2', blockedText);
  const [marking, setMarking] = useState<string | null>(null);
  const all = youtube ? [youtube] : chosen.references;
  const marked = all.find(({ id }) => id === marking);
  const limit = uploadLimits.maxReferences;
  const isTried = chosen.notices.some((notice) => 'text' in notice && notice.text === 'blocked');
  const blocked = blockedText === undefined ? null : <BlockedText text={blockedText} isTried={isTried} />;
  return (
    <section className="grid gap-2.5">
      <div className="flex items-baseline justify-between">
        <h2 className="m-0 type-label">{t('references')}</h2>
        {blocked === null && (
          <span className="text-faint type-meta tabular-nums">
            {t('countOf', { count: chosen.references.length, limit })}
          </span>
        )}
      </div>
      {preset !== 'none' ? (
        <ReferenceSlot
          picture={presetPicture(preset)}
          alt={t('presetPicture', { name: t(presetNames[preset]) })}
          name={t(presetNames[preset])}
        >
          {blocked}
        </ReferenceSlot>
      ) : youtube ? (
        <>
          <ReferenceSlot picture={youtube.previewUrl} alt={t('youtubePicture')}>
            {blocked}
          </ReferenceSlot>
          <UseChoice
            reference={youtube}
            onChoose={(use) => setUse('ThumbnailsV2', youtube.id, { use, strokes: strokesFor(use, youtube) })}
            onMark={() => setMarking(youtube.id)}
          />
        </>
      ) : (
        <>
          <ReferenceRow chosen={chosen} onAdd={intake.choose} onMark={setMarking} />
          {chosen.references.map((one) => (
            <PictureWarnings key={one.id} reference={one} isNamed />
          ))}
        </>
      )}
      <Notices notices={chosen.notices} />
      <AddButtons intake={intake} chooseLabel={t('chooseMany')} />
      {blocked === null && chosen.references.length === 0 && (
        <p className="m-0 text-faint type-meta">{t('dropHintMany', { limit })}</p>
      )}
      {intake.parts}
      {marked && (
        <CutoutDialog
          reference={marked}
          use="cutout"
          onClose={() => setMarking(null)}
          onConfirm={(strokes) => {
            setUse('ThumbnailsV2', marked.id, { use: 'cutout', strokes });
            setMarking(null);
          }}
        />
      )}
    </section>
  );
}

/** Why nothing can be added; announced after an attempt. */
function BlockedText({ text, isTried }: { text: string; isTried: boolean }) {
  return (
    <p
      key={`${isTried}`}
      role={isTried ? 'alert' : undefined}
      className={clsx('m-0 type-meta', isTried ? 'text-danger' : 'text-muted')}
    >
      {text}
    </p>
  );
}
