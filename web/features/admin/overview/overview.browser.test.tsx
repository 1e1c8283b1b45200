import { listAdminJobs } from '#contract/admin.ts';
import { type AdminOverview, getAdminOverview } from '#contract/admin-overview.ts';
import { getReconciliation } from '#contract/admin-reconciliation.ts';
import { getBackups } from '#contract/backups.ts';
import { listMessages } from '#contract/contact.ts';
import { answerForProfile } from '#web/testing/fake-profile.ts';
import { openPage } from '#web/testing/page.ts';
import { expect, page, test } from '#web/testing/test.ts';

const at = '2026-05-02T09:00:00.000Z';

const overview: AdminOverview = {
  days: 7,
  users: 1,
  newUsersThisWeek: 0,
  pictures: 0,
  jobsToday: 0,
  failedToday: 0,
  unit: 'day',
  steps: Array.from({ length: 7 }, (_, day) => ({
    at: `2026-05-0${day + 1}T00:00:00.000Z`,
    pictures: 0,
    completed: 0,
    failed: 0,
  })),
  timeToPicture: null,
  queue: { waiting: 0, running: 0, oldestWaitingAt: null },
  engines: [
    {
      id: 'comfyui',
      name: 'ComfyUI',
      isRemote: true,
      calls: 3,
      done: 0,
      failures: [{ fault: 'unavailable', count: 3 }],
      medianMs: null,
    },
  ],
  disk: null,
  version: '1.0.0',
  startedAt: at,
  warnings: [
    {
      code: 'engine_failing',
      engines: ['comfyui'],
      details: { fault: 'unavailable', failures: 3, since: at },
    },
  ],
  hasSampleContent: false,
  missingFiles: { count: 0, files: [] },
};

test('a failing engine has the same name in its warning as in the table', async ({ api, user }) => {
  user.isAdmin = true;
  answerForProfile(api, user);
  api.answer(getAdminOverview, () => ({ success: true as const, ...overview }));
  api.answer(listAdminJobs, () => ({ success: true as const, jobs: [], nextCursor: null }));
  api.answer(getReconciliation, () => ({ success: true as const, findings: 0, run: null }));
  api.answer(listMessages, () => ({ success: true as const, messages: [], newCount: 0, nextCursor: null }));
  api.answer(getBackups, () => ({
    success: true as const,
    backups: { isOn: false, folder: '/backups', pictures: 'left_out' as const, last: null, lastGood: null },
  }));
  await openPage('/admin');
  await expect
    .element(page.getByRole('heading', { name: 'The engine ComfyUI is failing', exact: true }))
    .toBeVisible();
  await expect.element(page.getByRole('link', { name: 'ComfyUI', exact: true })).toBeVisible();
});
