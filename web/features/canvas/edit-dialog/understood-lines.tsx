import { Check, CircleSlash } from 'lucide-react';
import type { FreeEditTool } from '#contract/edit-actions.ts';
import { errorText } from '#web/api/error-texts.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { currentLanguage } from '#web/i18n/language.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { editTexts } from './texts.ts';
import type { Understanding } from './use-understanding.ts';

interface UnderstoodLinesProps {
  understanding: Understanding;
  /** Does by a tool of the editor what the prompt says; undefined where none is offered. */
  onFreeTool?: (tool: FreeEditTool) => void;
}

export const freeToolTexts = {
  flip: 'freeFlip',
  rotate: 'freeRotate',
  crop: 'freeCrop',
  border: 'freeBorder',
  text: 'freeText',
  sticker: 'freeSticker',
  shape: 'freeShape',
} as const satisfies Record<FreeEditTool, string>;

/** What an edit will do, before coins are spent: what it cannot, and what is free, come first. */
export function UnderstoodLines({ understanding, onFreeTool }: UnderstoodLinesProps) {
  const t = useTexts(editTexts);
  if (understanding.step === 'none') return null;
  if (understanding.step === 'reading') {
    return (
      <p role="status" className="m-0 text-faint type-meta">
        {t('reading')}
      </p>
    );
  }
  if (understanding.step === 'failed') {
    return (
      <p role="status" className="m-0 text-warn type-meta">
        {errorText(understanding.error)}
      </p>
    );
  }
  const { actions, cannot, warnings, freeTool, engine } = understanding.understood;
  if (freeTool !== null && onFreeTool !== undefined) {
    return (
      <div role="status" className="grid justify-items-start gap-2 rounded-control bg-over px-3 py-2.5">
        <p className="m-0 type-meta">{t('freeLine')}</p>
        <Button variant="main" size="sm" onClick={() => onFreeTool(freeTool)}>
          {t(freeToolTexts[freeTool])}
        </Button>
      </div>
    );
  }
  return (
    <div role="status" className="grid gap-1.5 type-meta">
      {actions.length > 0 && (
        <p className="m-0 flex gap-2">
          <Icon of={Check} size="sm" className="mt-px text-ok" />
          <span>{t('iWill', { list: listed(actions.map(({ sentence }) => sentence)) })}</span>
        </p>
      )}
      {cannot.map(({ words, reason, engines }) => (
        <p key={words} className="m-0 flex gap-2">
          <Icon of={CircleSlash} size="sm" className="mt-px text-warn" />
          <span>
            {t('iCannot', { list: withoutEnd(words) })} <span className="text-muted">{reason}</span>
            {engines.length > 0 && (
              <span className="text-muted"> {t('couldBe', { engines: listed(engines, 'disjunction') })}</span>
            )}
          </span>
        </p>
      ))}
      {warnings.map((warning) => (
        <p key={warning} className="m-0 text-warn">
          {warning}
        </p>
      ))}
      {engine === null && <p className="m-0 text-muted">{t('nothingToDo')}</p>}
    </div>
  );
}

/** A part of a prompt inside a sentence, which has an end of its own. */
function withoutEnd(words: string): string {
  return words.replace(/[\s.,;:!?…]+$/u, '');
}

function listed(parts: readonly string[], type: 'conjunction' | 'disjunction' = 'conjunction'): string {
  return new Intl.ListFormat(currentLanguage(), { type }).format(parts);
}
