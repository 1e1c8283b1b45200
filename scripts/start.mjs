// `npm start`: from a fresh clone to the running product, with only Node and npm installed.
import { ensureInstalled, findNode, runForwarding } from './runtime.mjs';
import { serverEnvironment, serverFlags } from './server-environment.mjs';
import { prepareUpscaler } from './upscaler-network.mjs';
import { ensureBuilt } from './web-build.mjs';

ensureInstalled({ dev: false });
const node = findNode();
await Promise.all([ensureBuilt(node), prepareUpscaler(node)]);
process.exitCode = await runForwarding(node, [...serverFlags, 'server/main.ts', ...process.argv.slice(2)], {
  stopsWithParent: true,
  env: { ...serverEnvironment, ...process.env },
});
