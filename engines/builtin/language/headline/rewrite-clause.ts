import type { Grammar } from '../grammar/grammar.ts';
import { type Rewritten, wide } from '../grammar/template.ts';

/** Rewrites a clause by the first template that matches; otherwise leaves it unchanged. */
export function rewriteClause(clause: string, isQuestion: boolean, { templates }: Grammar): Rewritten {
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
  for (const template of templates) {
    const parts = template.pattern.exec(clause);
    if (!parts) continue;
    const rewritten = { ...plain, reason: template.reason, ...template.rewrite([...parts]) };
    return rewritten.suffix ? { ...rewritten, isQuestion: false } : rewritten;
  }
  return plain;
}
