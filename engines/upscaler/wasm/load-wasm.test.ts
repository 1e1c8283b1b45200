import { expect, test } from 'vitest';
import project from '../../../package.json' with { type: 'json' };
import installed from './package.json' with { type: 'json' };

test('tests run the version that a machine without a native build installs', () => {
  expect(installed.dependencies['onnxruntime-web']).toBe(project.devDependencies['onnxruntime-web']);
});
