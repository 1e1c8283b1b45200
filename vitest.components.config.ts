import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { ensureChromium } from './scripts/browser.mjs';
import { leftOutComponents } from './scripts/sampled-files.ts';
import { testPictures } from './scripts/test-pictures.ts';
import { isFullRun } from './testing/sample.ts';

// React as users get it takes a third less time. A full run has its development build, whose warnings fail a test.
if (!isFullRun) process.env.NODE_ENV = 'production';

const executablePath = ensureChromium();
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A fake camera with a test pattern and a fake microphone that beeps; every page may use them.
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
];

/** A browser for the tests, with a touch screen or a mouse. */
function browserOf({ hasTouch }: { hasTouch: boolean }) {
  return playwright({
    launchOptions: { ...(executablePath !== null && { executablePath }), args },
    contextOptions: {
      locale: 'en-US',
      timezoneId: 'UTC',
      reducedMotion: 'reduce',
      hasTouch,
      isMobile: hasTouch,
    },
    actionTimeout: 15_000,
  });
}

const phoneTests = '**/*.phone.browser.test.tsx';
const leftOut = leftOutComponents(import.meta.dirname).map((file) => file.replace('web/', ''));

// UI states in a real browser against a fake server: see docs/testing.md. The test files of a browser share
// one page, whose modules are loaded once; `web/testing` cleans up after each test.
export default defineConfig({
  root: 'web',
  cacheDir: '../node_modules/.cache/vitest-components',
  plugins: [react(), tailwindcss(), testPictures()],
  // Vite would discover these during a run, and reload the tests' page.
  optimizeDeps: { include: ['axe-core', 'react-dom/client'] },
  // The app runs in development mode, which registers no service worker.
  define: { 'import.meta.env.DEV': 'true', 'import.meta.env.PROD': 'false' },
  resolve: { alias: [{ find: /^zustand$/, replacement: '/testing/zustand.ts' }] },
  test: {
    name: 'components',
    include: ['**/*.browser.test.tsx'],
    setupFiles: ['testing/setup.ts'],
    isolate: false,
    // A page waits a third of its time for the driver.
    maxWorkers: 2,
    restoreMocks: true,
    testTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      // As in the journeys, a name matches by a part of it.
      locators: { exact: false },
      provider: browserOf({ hasTouch: false }),
      instances: [
        {
          browser: 'chromium',
          name: 'desktop',
          viewport: { width: 1280, height: 900 },
          exclude: [phoneTests, ...leftOut],
        },
        {
          browser: 'chromium',
          name: 'phone',
          viewport: { width: 360, height: 780 },
          include: [phoneTests],
          exclude: leftOut,
          provider: browserOf({ hasTouch: true }),
        },
      ],
    },
  },
});
