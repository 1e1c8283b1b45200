// `npm start`: from a fresh clone to the running product, on a machine that has only Node and npm.
import path from 'node:path';
import { ensureInstalled, findNode, root, runForwarding } from './runtime.mjs';
import { prepareUpscaler } from './upscaler-network.mjs';
import { ensureBuilt } from './web-build.mjs';

ensureInstalled({ dev: false });
const node = findNode();
ensureBuilt(node);
prepareUpscaler(node);
// Node keeps there what it has stripped of types and compiled, which a next start takes a third less time to
// load.
const compiled = path.join(root, 'node_modules', '.cache', 'adventure', 'compiled');
process.exitCode = await runForwarding(node, ['server/main.ts', ...process.argv.slice(2)], {
  env: { NODE_COMPILE_CACHE: compiled, ...process.env },
});
