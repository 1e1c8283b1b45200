import { gameTemplates } from './games.ts';
import { knowledgeTemplates } from './knowledge.ts';
import { lifeTemplates } from './life.ts';
import type { Template } from './template.ts';

/** The templates that come with the editor, one a video genre. */
export const templates: readonly Template[] = [...gameTemplates, ...lifeTemplates, ...knowledgeTemplates];
