// `npm run dev`: the server restarts when its sources change; Vite reloads the browser.
import { spawn } from 'node:child_process';
import { root, say } from './runtime.mjs';
import { prepareUpscaler } from './upscaler-network.mjs';

await prepareUpscaler(process.execPath);

const apiPort = process.env.PORT ?? '3000';
const webPort = process.env.WEB_PORT ?? '5173';
const env = {
  ...process.env,
  PORT: apiPort,
  API_ORIGIN: `http://127.0.0.1:${apiPort}`,
  NODE_ENV: 'development',
};

const children = [
  spawn(
    process.execPath,
    [
      '--watch',
      '--watch-preserve-output',
      '--watch-path=server',
      '--watch-path=engines',
      '--watch-path=contract',
      'server/main.ts',
    ],
    {
      cwd: root,
      stdio: 'inherit',
      env: { ...env, PUBLIC_URL: env.PUBLIC_URL ?? `http://localhost:${webPort}` },
    },
  ),
  spawn(process.execPath, ['node_modules/vite/bin/vite.js', '--port', webPort, '--strictPort'], {
    cwd: root,
    stdio: 'inherit',
    env,
  }),
];
say(`open http://localhost:${webPort} (the API alone is at http://127.0.0.1:${apiPort})`);

let isStopping = false;
function stop(signal) {
  if (isStopping) return;
  isStopping = true;
  for (const child of children) child.kill(signal);
}
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stop(signal));
for (const child of children) child.on('exit', () => stop('SIGTERM'));
