// `npm test`: tests of every kind, on a fresh clone, ending with one plain line `N passed, N failed`.
import { ensureInstalled, findNode, runForwarding } from './runtime.mjs';

ensureInstalled({ dev: true });
process.exitCode = await runForwarding(findNode(), ['scripts/run-tests.mjs', ...process.argv.slice(2)]);
