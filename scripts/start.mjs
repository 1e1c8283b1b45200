// `npm start`: from a fresh clone to the running product, on a machine that has only Node and npm.
import { ensureInstalled, findNode, runForwarding } from './runtime.mjs';
import { ensureBuilt } from './web-build.mjs';

ensureInstalled({ dev: false });
const node = findNode();
ensureBuilt(node);
process.exitCode = await runForwarding(node, ['server/main.ts', ...process.argv.slice(2)]);
