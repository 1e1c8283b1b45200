import { useState } from 'react';
import type { Template } from '#canvas/templates/template.ts';
import { templates } from '#canvas/templates/templates.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { currentLanguage } from '#web/i18n/language.ts';
import { FillTemplateDialog } from './fill-template-dialog.tsx';
import { TemplatePicture } from './template-picture.tsx';
import { templatesTexts } from './texts.ts';

/** The templates that come with the editor, by genre. */
export function OurTemplates({ onMade }: { onMade: () => void }) {
  const t = useTexts(templatesTexts);
  const [chosen, setChosen] = useState<Template | null>(null);
  const language = currentLanguage();
  return (
    <>
      <h3 className="type-label col-span-full m-0">{t('ours')}</h3>
      {templates.map((template) => {
        const genre = template.genre[language];
        return (
          <div key={template.id} className="grid min-w-0 gap-1.5">
            <button
              type="button"
              aria-label={t('use', { genre })}
              onClick={() => setChosen(template)}
              className="press aspect-video overflow-hidden rounded-picture border border-line bg-stage p-0 hover:border-edge"
            >
              <TemplatePicture template={template} />
            </button>
            <span className="truncate text-muted">{genre}</span>
          </div>
        );
      })}
      {chosen && <FillTemplateDialog template={chosen} onClose={() => setChosen(null)} onMade={onMade} />}
    </>
  );
}
