// `npm start`: from a fresh clone to the running product, with only Node and npm installed.
import path from 'node:path';
import { ensureInstalled, findNode, root, runForwarding } from './runtime.mjs';
import { prepareUpscaler } from './upscaler-network.mjs';
import { ensureBuilt } from './web-build.mjs';

ensureInstalled({ dev: false });
const node = findNode();
await Promise.all([ensureBuilt(node), prepareUpscaler(node)]);
// Node caches stripped and compiled modules there: the next start loads in a third less time.
const compiled = path.join(root, 'node_modules', '.cache', 'adventure', 'compiled');
process.exitCode = await runForwarding(node, ['server/main.ts', ...process.argv.slice(2)], {
  stopsWithParent: true,
  env: { NODE_COMPILE_CACHE: compiled, ...process.env },
});
