import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { generateTools } from '../../contract/tools.ts';
import { promptLanguages } from '../../engines/builtin/vocabulary.ts';

const idForm = new RegExp(`^(thumb|v2|image|photo)-(${promptLanguages.join('|')})-\\d\\d$`);

const promptSchema = z.object({
  /** Unique and never reused: grades are kept under it. */
  id: z.string().regex(idForm),
  language: z.enum(promptLanguages),
  tool: z.enum(generateTools),
  style: z.string().min(1),
  prompt: z.string().min(1),
});
export type ArtPrompt = z.infer<typeof promptSchema>;

const gradeSchema = z.object({
  id: z.string(),
  /** The hash of the recipe that was graded. */
  recipe: z.string(),
  headline: z.enum(['good', 'acceptable', 'bad', 'none']),
  hero: z.enum(['right', 'weak', 'wrong', 'missing']),
  composition: z.enum(['good', 'acceptable', 'bad']),
  /** Whether a creator would publish the picture unedited, after one edit or not at all. */
  published: z.enum(['yes', 'edit', 'no']),
  note: z.string(),
});
export type Grade = z.infer<typeof gradeSchema>;

/** Reads the prompts that the pictures are judged by, or those of another table of the same columns. */
export function readPrompts(file = fileURLToPath(new URL('prompts.tsv', import.meta.url))): ArtPrompt[] {
  return readTable(file).map((row) => promptSchema.parse(row));
}

/** Reads the grades, by prompt. */
export function readGrades(): Map<string, Grade> {
  const file = fileURLToPath(new URL('grades.tsv', import.meta.url));
  return new Map(readTable(file).map((row) => [row.id ?? '', gradeSchema.parse(row)]));
}

/** Reads a table of columns divided by tabs; the first line names them. */
function readTable(file: string): Record<string, string>[] {
  const [head = '', ...lines] = readFileSync(file, 'utf8').trimEnd().split('\n');
  const names = head.split('\t');
  return lines.map((line) => {
    const cells = line.split('\t');
    return Object.fromEntries(names.map((name, at) => [name, cells[at] ?? '']));
  });
}
