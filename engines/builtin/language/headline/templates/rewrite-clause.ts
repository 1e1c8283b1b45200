import type { PromptLanguage } from '../../../vocabulary.ts';
import { englishTemplates } from './english.ts';
import { portugueseTemplates } from './portuguese.ts';
import { spanishTemplates } from './spanish.ts';
import { type Rewritten, type Template, wide } from './template.ts';

const templates: Record<PromptLanguage, readonly Template[]> = {
  en: englishTemplates,
  pt: portugueseTemplates,
  es: spanishTemplates,
};

/** Rewrites a clause by the first template that matches; otherwise leaves it unchanged. */
export function rewriteClause(clause: string, isQuestion: boolean, language: PromptLanguage): Rewritten {
  const plain: Rewritten = {
    clause,
    prefix: '',
    isPrefixOptional: false,
    suffix: '',
    isQuestion,
    isStatementWithoutPrefix: false,
    budget: wide,
    reason: 'the clause, shortened',
  };
  for (const template of templates[language]) {
    const parts = template.pattern.exec(clause);
    if (!parts) continue;
    const rewritten = { ...plain, reason: template.reason, ...template.rewrite([...parts]) };
    return rewritten.suffix ? { ...rewritten, isQuestion: false } : rewritten;
  }
  return plain;
}
