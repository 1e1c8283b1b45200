import { ArrowUpRight } from 'lucide-react';
import { canUseTool, isBuilt, type PlanName } from '#contract/plans.ts';
import { pathOf } from '#contract/routes.ts';
import { type StudioTool, studioTools, tools } from '#contract/tools.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Icon } from '#web/ui/icon.tsx';
import { ToolGrid } from '#web/ui/tool-grid.tsx';
import { studioTexts } from '../texts.ts';

interface ToolSelectorProps {
  plan: PlanName;
  tool: StudioTool;
  onChoose: (tool: StudioTool) => void;
  /** Called when a tool is hovered or focused: it may be chosen next. */
  onNear: (tool: StudioTool) => void;
}

/** The tools with their prices, and a link to the editor. */
export function ToolSelector({ plan, tool, onChoose, onNear }: ToolSelectorProps) {
  const t = useTexts(studioTexts);
  const cells = studioTools.map((one) => ({
    value: one,
    name: tools[one].label,
    coins: tools[one].coins,
    ...(tools[one].feature !== null && { note: 'PRO' }),
    lockedText: canUseTool(plan, one) ? undefined : t('notInPlan'),
  }));
  return (
    <ToolGrid
      label={t('tool')}
      cells={cells}
      value={tool}
      onChange={onChoose}
      onNear={onNear}
      link={{
        href: pathOf('canvas'),
        name: t('editor'),
        note: (
          <>
            {t(isBuilt('canvasEditor') ? 'beta' : 'soon')}
            <Icon of={ArrowUpRight} size="sm" />
            <span className="sr-only">{t('opensInNewTab')}</span>
          </>
        ),
      }}
    />
  );
}
