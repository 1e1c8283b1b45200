// `npm run bench`: runs all benchmarks of bench/, or the named ones, and prints a summary.
//
//     npm run bench
//     npm run bench -- coins memory --minutes=10
import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { ensureInstalled, fail, root, say } from './runtime.mjs';
import { serverEnvironment } from './server-environment.mjs';

const folder = path.join(root, 'bench');

/** Shorter runs of slow benchmarks, for a run of all. */
const shortened = { memory: ['--minutes=1'], 'monthly-grants': ['--subscribers=5000'] };

const known = readdirSync(folder)
  .filter((file) => file.endsWith('.ts') && file !== 'measure.ts')
  .map((file) => path.basename(file, '.ts'))
  .sort();

function readArguments(args) {
  const options = args.filter((argument) => argument.startsWith('--'));
  const names = args.filter((argument) => !argument.startsWith('--'));
  for (const name of names) {
    if (known.includes(name)) continue;
    fail(`there is no benchmark ${name}; there are ${known.join(', ')}. Options are written --name=value.`);
  }
  if (names.length > 0) return names.map((name) => ({ name, options }));
  return known.map((name) => ({ name, options: options.length > 0 ? options : (shortened[name] ?? []) }));
}

/** Runs a benchmark in its own process. Resolves with its figures and whether it finished. */
function run({ name, options }) {
  say(`measuring ${name} …`);
  const child = spawn(process.execPath, [path.join(folder, `${name}.ts`), ...options], {
    cwd: root,
    // Memory and time of engines as in the server.
    env: { ...serverEnvironment, ...process.env },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  const figures = [];
  child.on('message', (message) => {
    if (message.kind === 'figures') figures.push(...message.figures);
  });
  return new Promise((resolve) => {
    child.on('error', (error) => fail(`${name} could not be started: ${error.message}`));
    child.on('exit', (code) => resolve({ name, figures, isWhole: code === 0 }));
  });
}

const wanted = readArguments(process.argv.slice(2));
ensureInstalled({ dev: true, folder });
const { isMet, toTable } = await import('../bench/measure.ts');

const results = [];
for (const benchmark of wanted) results.push(await run(benchmark));

const bounded = results.flatMap(({ name, figures }) =>
  figures
    .filter((figure) => figure.bound !== undefined)
    .map((figure) => ({ ...figure, name: `${name}: ${figure.name}` })),
);
if (bounded.length > 0) console.log(`\nThe figures that have a bound\n\n${toTable(bounded)}\n`);
const missed = bounded.filter((figure) => isMet(figure) === false);
const broken = results.filter((result) => !result.isWhole);
say(`${bounded.length - missed.length} met, ${missed.length} missed`);
for (const { name } of broken) say(`did not come to its end: ${name}`);
process.exitCode = broken.length === 0 ? 0 : 1;
