import { existsSync, readdirSync, rmSync, unlinkSync } from 'node:fs';
import path from 'node:path';

/**
 * Removes files that the product never reads from newly installed packages, about a third of them: Node's
 * headers and manuals, the ONNX runtime's builds for other platforms, source maps. Development installs keep
 * everything. An interrupted run only leaves more on the disk.
 */
export function prunePackages(packages) {
  for (const name of readdirSync(packages).filter((entry) =>
    /^node-(bin-)?(darwin|linux|win)-/.test(entry),
  )) {
    for (const part of ['include', 'share']) {
      rmSync(path.join(packages, name, part), { recursive: true, force: true });
    }
  }
  removeOtherBuilds(path.join(packages, 'onnxruntime-node', 'bin', 'napi-v6'));
  removeSourceMaps(packages);
}

function removeOtherBuilds(builds) {
  if (!existsSync(path.join(builds, process.platform, process.arch))) return;
  for (const platform of readdirSync(builds)) {
    for (const arch of readdirSync(path.join(builds, platform))) {
      if (platform === process.platform && arch === process.arch) continue;
      rmSync(path.join(builds, platform, arch), { recursive: true, force: true });
    }
  }
}

function removeSourceMaps(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const place = path.join(folder, entry.name);
    if (entry.isDirectory()) removeSourceMaps(place);
    else if (entry.isFile() && /\.(css|[cm]?[jt]s)\.map$/.test(entry.name)) unlinkSync(place);
  }
}
