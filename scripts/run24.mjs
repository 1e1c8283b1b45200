// Runs a script on the pinned Node, with the development packages installed. `--production` requires only
// what `npm start` installs: in an emergency an operator must not wait for more.
import { ensureInstalled, findNode, runForwarding } from './runtime.mjs';

const [first, ...rest] = process.argv.slice(2);
const isProduction = first === '--production';
ensureInstalled({ dev: !isProduction });
process.exitCode = await runForwarding(findNode(), isProduction ? rest : [first, ...rest]);
