import { isTool, tools } from '#contract/tools.ts';

/** Of the editor, ordinary words; the studio's tools are product names. */
const wordsOf = { inpaint: 'maskEdit', edit: 'imageEdit' } as const;

/** The name of a tool for its users; an unknown one, of another version, is itself. `t` has `uiTexts`. */
export function toolName(t: (key: (typeof wordsOf)[keyof typeof wordsOf]) => string, tool: string): string {
  if (!isTool(tool)) return tool;
  const facts = tools[tool];
  return facts.makes === 'edit' ? t(wordsOf[facts.operation]) : facts.label;
}
