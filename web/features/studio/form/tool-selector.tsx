import { ArrowUpRight } from 'lucide-react';
import { canUseTool, isBuilt, type PlanName } from '#contract/plans.ts';
import { pathOf } from '#contract/routes.ts';
import { type Tool, toolNames, tools } from '#contract/tools.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Icon } from '#web/ui/icon.tsx';
import { ToolGrid } from '#web/ui/tool-grid.tsx';
import { studioTexts } from '../texts.ts';

interface ToolSelectorProps {
  plan: PlanName;
  tool: Tool;
  onChoose: (tool: Tool) => void;
  /** Called when a tool is hovered or focused: it may be chosen next. */
  onNear: (tool: Tool) => void;
}

/** The tools with their prices, and a link to the editor. */
export function ToolSelector({ plan, tool, onChoose, onNear }: ToolSelectorProps) {
  const t = useTexts(studioTexts);
  const cells = toolNames.map((one) => ({
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
