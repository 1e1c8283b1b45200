// Draws the pictures that the built-in engine is judged by, into labelled sheets with the previous version
// beside each, and prints the measured faults and the grades. README.md says how they are judged.
//
//     npm run art                          against the commit of the last grades
//     npm run art -- --against=COMMIT      against another
//     npm run art -- --only=thumb-pt       some of them, by their ids
//     npm run art -- --alone               without a previous version
//     npm run art -- --prompts=FILE        those of another table of the same columns
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promptLanguages } from '../../engines/builtin/vocabulary.ts';
import type { Drawn } from './draw.ts';
import { type ArtPrompt, type Grade, readGrades, readPrompts } from './prompts.ts';
import { drawFeed, drawSheet } from './sheet.ts';

const root = path.join(import.meta.dirname, '..', '..');
const options = new Map(
  process.argv.slice(2).map((argument) => {
    const [name = '', value = ''] = argument.replace(/^--/, '').split('=');
    return [name, value] as const;
  }),
);
const only = options.get('only') ?? '';
const table = options.has('prompts') ? [path.resolve(options.get('prompts') ?? '')] : [];
const folder = path.resolve(options.get('out') || path.join(root, 'node_modules', '.cache', 'art'));
const perSheet = { rows: 4, columns: 2 };

function git(...args: string[]): string {
  const { stdout, stderr, status } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr}`);
  return stdout.trim();
}

/** Draws the set with the engine of a checkout, in a process of its own. */
function draw(checkout: string, into: string): Map<string, Drawn> {
  mkdirSync(into, { recursive: true });
  const script = path.join(import.meta.dirname, 'draw.ts');
  const { status } = spawnSync(process.execPath, [script, checkout, into, only, ...table], {
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error(`drawing in ${checkout} ended with ${status}`);
  const drawn: Drawn[] = JSON.parse(readFileSync(path.join(into, 'drawn.json'), 'utf8'));
  return new Map(drawn.map((entry) => [entry.id, entry]));
}

/** Draws the set with the sources of a commit, beside the working tree. */
function drawCommit(commit: string, into: string): Map<string, Drawn> {
  const checkout = mkdtempSync(path.join(tmpdir(), 'adventure-art-'));
  try {
    git('worktree', 'add', '--detach', '--force', checkout, commit);
    symlinkSync(path.join(root, 'node_modules'), path.join(checkout, 'node_modules'));
    return draw(checkout, into);
  } finally {
    git('worktree', 'remove', '--force', checkout);
    rmSync(checkout, { recursive: true, force: true });
  }
}

function label({ id, prompt, style }: ArtPrompt, drawn: Drawn, grade: Grade | undefined): string[] {
  const isCurrent = grade?.recipe === drawn.recipe;
  const judged = grade ? `${grade.published}${isCurrent ? '' : ' (of an older recipe)'}` : 'not graded';
  const faults = drawn.faults.map(({ id: fault }) => fault).join(', ') || 'no fault';
  return [
    `${id} · ${style} · ${judged}`,
    prompt,
    `${drawn.hero} · ${drawn.scene} · ${drawn.layout} · ${faults}`,
  ];
}

function countBy(words: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts].map(([word, count]) => `${word} ${count}`).join(', ') || 'none';
}

function report(prompts: readonly ArtPrompt[], now: Map<string, Drawn>, grades: Map<string, Grade>): string {
  const drawn = [...now.values()];
  const times = drawn.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b);
  const lines = [
    `${drawn.length} pictures, median ${times[Math.floor(times.length / 2)]} ms`,
    `faults: ${countBy(drawn.flatMap(({ faults }) => faults.map(({ id }) => id)))}`,
    ...drawn.flatMap(({ id, faults }) => faults.map((fault) => `  ${id}: ${fault.id}, ${fault.detail}`)),
    `warnings: ${countBy(drawn.flatMap(({ warnings }) => warnings))}`,
  ];
  const current = prompts.filter(({ id }) => grades.get(id)?.recipe === now.get(id)?.recipe);
  lines.push(`graded: ${current.length} of ${prompts.length} as they are drawn now`);
  for (const group of [...promptLanguages, 'thumb', 'v2', 'image']) {
    const mine = current.filter(({ id, language }) => language === group || id.startsWith(`${group}-`));
    const of = (key: 'headline' | 'hero' | 'composition' | 'published') =>
      countBy(mine.map(({ id }) => grades.get(id)?.[key] ?? ''));
    if (mine.length > 0)
      lines.push(
        `  ${group} ${mine.length}: published ${of('published')}; hero ${of('hero')}; headline ${of('headline')}; composition ${of('composition')}`,
      );
  }
  return lines.join('\n');
}

const prompts = readPrompts(...table).filter(({ id }) => new RegExp(only).test(id));
const grades = readGrades();
rmSync(folder, { recursive: true, force: true });
const now = draw(root, path.join(folder, 'now'));
const against = options.get('against') || git('log', '-1', '--format=%H', '--', 'scripts/art/grades.tsv');
const before =
  options.has('alone') || against === '' ? null : drawCommit(against, path.join(folder, 'before'));

const perPage = perSheet.rows * perSheet.columns;
for (let from = 0; from < prompts.length; from += perPage) {
  const tiles = prompts.slice(from, from + perPage).flatMap((prompt) => {
    const drawn = now.get(prompt.id);
    if (!drawn) return [];
    const file = path.join(folder, 'now', `${prompt.id}.png`);
    const old = before?.has(prompt.id) ? path.join(folder, 'before', `${prompt.id}.png`) : null;
    return [{ files: before ? [old, file] : [file], lines: label(prompt, drawn, grades.get(prompt.id)) }];
  });
  const sheet = await drawSheet(tiles, before ? 1 : perSheet.columns);
  writeFileSync(path.join(folder, `sheet-${String(from / perPage + 1).padStart(2, '0')}.png`), sheet);
}
writeFileSync(
  path.join(folder, 'feed.png'),
  await drawFeed(
    prompts.map(({ id }) => path.join(folder, 'now', `${id}.png`)),
    prompts.map(({ id }) => id),
  ),
);
const text = report(prompts, now, grades);
writeFileSync(path.join(folder, 'report.txt'), `${text}\n`);
process.stdout.write(`${text}\nsheets: ${folder}\n`);
