// Runs a script of the project on the pinned Node, with the development packages installed. With --production
// what `npm start` has installed is enough: an operator in need must not wait for more.
import { ensureInstalled, findNode, runForwarding } from './runtime.mjs';

const [first, ...rest] = process.argv.slice(2);
const isProduction = first === '--production';
ensureInstalled({ dev: !isProduction });
process.exitCode = await runForwarding(findNode(), isProduction ? rest : [first, ...rest]);
