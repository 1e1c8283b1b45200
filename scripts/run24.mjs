// Runs a script of the project on the pinned Node, with the development packages installed.
import { ensureInstalled, findNode, runForwarding } from './runtime.mjs';

ensureInstalled({ dev: true });
process.exitCode = await runForwarding(findNode(), process.argv.slice(2));
