import { testAlerts } from '#contract/alerts.ts';
import type { Feature } from '#server/feature.ts';
import { type Alerts, checkAlertsEntry, postAlertEntry } from './alerts.ts';

export function alertsFeature(alerts: Alerts): Feature {
  return {
    name: 'alerts',
    routes(api) {
      api.handle(testAlerts, { limit: 'alertTest' }, () => alerts.test());
    },
    jobs(queue) {
      queue.work(checkAlertsEntry, () => alerts.check());
      queue.work(postAlertEntry, ({ payload }) => alerts.deliver(payload));
    },
    schedules: [{ job: checkAlertsEntry, cron: '* * * * *' }],
  };
}
