import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { routes } from '#contract/routes.ts';
import { defaultImageStyle, type ImageStyleId, imageStyles } from '#contract/styles.ts';
import type { GenerateTool } from '#contract/tools.ts';
import { useUser } from '#web/features/accounts/index.ts';
import { useDescribedStyles, useStyleDialogs } from '#web/features/described-styles/index.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { linkStyle } from '#web/ui/link-style.ts';
import { useImageSentence } from '../image-styles/use-image-sentence.ts';
import { findOwnImageStyle } from '../styles/find-own-style.ts';
import { studioTexts } from '../texts.ts';
import { ImageStyleSelect } from './image-style-select.tsx';
import { useDrawnStyles } from './use-drawn-styles.ts';

interface StyleFieldProps {
  tool: GenerateTool;
  value: string;
  onChange: (style: string) => void;
}

/** The presets, then the user's described styles; below the list, the actions for the chosen one. */
export function StyleField({ tool, value, onChange }: StyleFieldProps) {
  const t = useTexts(studioTexts);
  const sentence = useImageSentence();
  const { data: own, isError } = useDescribedStyles();
  const { create, edit, remove, dialogs } = useStyleDialogs((style) => onChange(style.id));
  const preset = imageStyles.find((style) => style.id === value);
  const chosen = preset === undefined ? findOwnImageStyle(own, value) : undefined;
  useEffect(() => {
    // The style was deleted, here or in another tab.
    if (preset === undefined && own !== undefined && chosen === undefined) onChange(defaultImageStyle);
    else if (chosen !== undefined && chosen.id !== value) onChange(chosen.id);
  }, [preset, own, chosen, value, onChange]);
  return (
    <section>
      <h2 className="m-0 pb-2 type-label">{t('style')}</h2>
      <ImageStyleSelect tool={tool} value={value} onChange={onChange} />
      <div className="flex min-h-[18px] items-start gap-2 pt-1.5">
        <p className="m-0 line-clamp-3 min-w-0 flex-1 text-faint type-meta [overflow-wrap:anywhere]">
          {preset === undefined ? chosen?.description : sentence(preset.id)}
        </p>
        {chosen !== undefined && (
          <div className="flex flex-none">
            <IconButton
              icon={Pencil}
              size="sm"
              label={t('editOne', { name: chosen.name })}
              onClick={() => edit(chosen)}
            />
            <IconButton
              icon={Trash2}
              size="sm"
              label={t('deleteOne', { name: chosen.name })}
              onClick={() => remove(chosen)}
            />
          </div>
        )}
      </div>
      {preset !== undefined && <DrawnNote tool={tool} style={preset.id} />}
      {isError && (
        <p role="status" className="m-0 pt-1.5 text-danger type-meta">
          {t('ownStylesFailed')}
        </p>
      )}
      <div className="pt-2">
        <Button size="sm" onClick={create}>
          <Icon of={Plus} size="sm" />
          {t('createStyle')}
        </Button>
      </div>
      {dialogs}
    </section>
  );
}

/** Says that a style which promises photographs is drawn here, and shows an admin how to change that. */
function DrawnNote({ tool, style }: { tool: GenerateTool; style: ImageStyleId }) {
  const t = useTexts(studioTexts);
  const { isAdmin } = useUser();
  if (!useDrawnStyles(tool).includes(style)) return null;
  return (
    <p className="m-0 text-muted type-meta">
      {t('drawnLine')}{' '}
      {isAdmin && (
        <Link to={`${routes.admin.path}?part=engines`} className={linkStyle}>
          {t('connectEngine')}
        </Link>
      )}
    </p>
  );
}
