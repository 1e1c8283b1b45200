import { canUseTool, type PlanName } from '#contract/plans.ts';
import { type StudioTool, studioTools, tools } from '#contract/tools.ts';
import { defaultV2Preset } from '#contract/v2-presets.ts';
import { PresetSelect } from '#web/features/references/index.ts';
import { StyleSwatch } from '#web/features/style-swatches/index.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { formatNumber } from '#web/i18n/numbers.ts';
import { Select } from '#web/ui/select.tsx';
import { useUsesCoins } from '#web/ui/uses-coins.ts';
import type { Draft, DraftFields } from '../draft/draft.ts';
import { studioTexts } from '../texts.ts';
import { ImageStyleSelect } from './image-style-select.tsx';
import { useOwnThumbnailStyles, usePresetThumbnailStyles } from './use-styles.ts';

interface QuickChoicesProps {
  plan: PlanName;
  tool: StudioTool;
  draft: Draft;
  onChooseTool: (tool: StudioTool) => void;
  onChange: (fields: DraftFields) => void;
}

const chipStyle = 'w-full text-left';

/**
 * Tool and style as two buttons above the prompt, for screens so low that the form begins below their end:
 * a phone in landscape, a window zoomed to 200 %. The form itself stays below.
 */
export function QuickChoices({ plan, tool: chosen, draft, onChooseTool, onChange }: QuickChoicesProps) {
  const t = useTexts(studioTexts);
  const usesCoins = useUsesCoins();
  const chooseStyle = (style: string) => onChange({ style });
  return (
    <div className="grid auto-cols-fr grid-flow-col gap-2">
      <Select
        look="button"
        label={t('tool')}
        value={chosen}
        options={studioTools.map((tool) => ({
          value: tool,
          label: tools[tool].label,
          ...(usesCoins && { note: formatNumber(tools[tool].coins) }),
          ...(!canUseTool(plan, tool) && { note: t('notInPlan') }),
        }))}
        onChange={onChooseTool}
        className={chipStyle}
      />
      {tools[chosen].styles === 'thumbnail' && (
        <ThumbnailStyleSelect value={draft.style} onChange={chooseStyle} />
      )}
      {tools[chosen].styles === 'image' && (
        <ImageStyleSelect
          tool={draft.tool}
          look="button"
          value={draft.style}
          onChange={chooseStyle}
          className={chipStyle}
        />
      )}
      {tools[chosen].styles === 'preset' && (
        <PresetSelect
          value={draft.settings.preset ?? defaultV2Preset}
          onChange={(preset) => onChange({ settings: { preset } })}
          className={chipStyle}
        />
      )}
    </div>
  );
}

interface StyleSelectProps {
  value: string;
  onChange: (style: string) => void;
}

function ThumbnailStyleSelect({ value, onChange }: StyleSelectProps) {
  const t = useTexts(studioTexts);
  const styles = [...usePresetThumbnailStyles(), ...useOwnThumbnailStyles()];
  return (
    <Select
      look="button"
      label={t('style')}
      value={value}
      options={styles.map(({ id, name, picture, own }) => ({
        value: id,
        label: name,
        ...(picture !== undefined && { swatch: <StyleSwatch src={picture} /> }),
        ...(own !== null && { note: t('yours') }),
      }))}
      onChange={onChange}
      className={chipStyle}
    />
  );
}
