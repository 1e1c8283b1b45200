import { type GenerateTool, generateTools, tools } from '#contract/tools.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { ToolGrid } from '#web/ui/tool-grid.tsx';
import { studioTexts } from '../texts.ts';

const cells = generateTools.map((tool) => ({
  value: tool,
  name: tools[tool].label,
  coins: tools[tool].coins,
  ...(tools[tool].premium && { note: 'PRO' }),
}));

interface ToolSelectorProps {
  tool: GenerateTool;
  onChoose: (tool: GenerateTool) => void;
}

/** The tools with their prices. */
export function ToolSelector({ tool, onChoose }: ToolSelectorProps) {
  const t = useTexts(studioTexts);
  return <ToolGrid label={t('tool')} cells={cells} value={tool} onChange={onChoose} />;
}
