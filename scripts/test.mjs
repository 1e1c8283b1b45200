// `npm test`: everything, on a fresh clone, ending with one plain line `N passed, N failed`.
import { ensureInstalled, findNode, runForwarding } from './runtime.mjs';
import { ensureBuilt } from './web-build.mjs';

ensureInstalled({ dev: true });
const node = findNode();
ensureBuilt(node);
process.exitCode = await runForwarding(node, ['scripts/run-tests.mjs', ...process.argv.slice(2)]);
