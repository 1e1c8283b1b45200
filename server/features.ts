import { deleteImage } from '#contract/images.ts';
import { getJobStatus } from '#contract/jobs.ts';
import type { Api } from '#server/platform/http/api.ts';
import { type Base, createBase } from './composition/base.ts';
import { createEngineParts } from './composition/engines.ts';
import { createMoney } from './composition/money.ts';
import { createOperatorParts } from './composition/operator.ts';
import { createPictures, type Pictures } from './composition/pictures.ts';
import { platformFeatures } from './composition/platform.ts';
import type { Resources } from './composition/resources.ts';
import { createUserParts, type UserParts } from './composition/users.ts';
import { createWatch } from './composition/watch.ts';
import { chainVariables } from './engine-config.ts';
import type { Feature } from './feature.ts';
import { accountsFeature } from './features/accounts/feature.ts';
import { createAdmin, createEngineAdmin } from './features/admin/admin.ts';
import { adminFeature } from './features/admin/feature.ts';
import { alertsFeature } from './features/alerts/feature.ts';
import { assistFeature } from './features/assist/feature.ts';
import { backupsFeature } from './features/backups/feature.ts';
import { operatorWarnings, warningSentence } from './features/billing/billing.ts';
import { billingFeature, operatorFeature } from './features/billing/feature.ts';
import { canvasFeature } from './features/canvas/feature.ts';
import { coinsFeature } from './features/coins/feature.ts';
import { contactFeature } from './features/contact/feature.ts';
import { designsFeature } from './features/designs/feature.ts';
import { editJobsFeature } from './features/edit-jobs/feature.ts';
import { editsFeature } from './features/edits/feature.ts';
import { enginesFeature } from './features/engines/feature.ts';
import { facesFeature } from './features/faces/feature.ts';
import { galleryFeature } from './features/gallery/feature.ts';
import { generationFeature } from './features/generation/feature.ts';
import { jobsFeature } from './features/jobs/feature.ts';
import { notificationsFeature } from './features/notifications/feature.ts';
import { privateLinksFeature } from './features/private-links/feature.ts';
import { serverSettingsFeature } from './features/server-settings/feature.ts';
import { sharesFeature } from './features/shares/feature.ts';
import { siteFeature } from './features/site/feature.ts';
import { stylesFeature } from './features/styles/feature.ts';
import { createStyles, createTrainedStyles } from './features/styles/styles.ts';
import { upscalingFeature } from './features/upscaling/feature.ts';
import { youtubeFeature } from './features/youtube/feature.ts';
import type { DataHolder } from './platform/personal-data.ts';

/** The wired features of a process, and the parts that the app itself uses. */
export interface Features
  extends Pick<Base, 'events' | 'fileLinks' | 'queue' | 'rateWindows'>,
    Pick<UserParts, 'accounts' | 'auditLog' | 'coins'>,
    Pick<Pictures, 'gallery' | 'jobs'> {
  hasSpace: Pictures['generation']['hasSpace'];
  /** Every feature after those that it uses. */
  list: readonly Feature[];
}

/** Creates the features. Nothing runs or listens yet. */
export function createFeatures(resources: Resources): Features {
  const base = createBase(resources);
  const { config, database, objects, queue, events, log, clock, newId, sign, rateWindows } = base;
  const userParts = createUserParts(base, resources, {
    // Called when an account is deleted, when the list is complete.
    dataHolders: () => dataHolders(list),
    onDeletionChange: (tx, userId) => money.billing.requestRenewalSync(tx, userId),
    enginesCostMoney: () => engineParts.paidEngines().length > 0,
  });
  const { accounts, coins, contact, mail, auditLog, notifier, notifications, serverSettings } = userParts;
  const money = createMoney(base, userParts, {
    enginesCostMoney: () => engineParts.paidEngines().length > 0,
  });
  const { usesCoins } = config;
  const mayCallPaid = (userId: string) => coins.mayCallPaidEngines(userId);
  const planOf = (userId: string) => accounts.planOf(userId);
  const engineParts = createEngineParts(resources, base, userParts, {
    onSetUp: () => money.followEngines(),
  });
  const { engines, engineSetups, contentPolicy } = engineParts;
  const styles = createStyles({ database, events, queue, clock, newId, planOf, usesCoins, sign });
  const pictures = createPictures(resources, base, { ...userParts, engines, contentPolicy, styles });
  const { gallery, jobs, generation } = pictures;
  const trainedStyles = createTrainedStyles({
    database,
    queue,
    events,
    objects,
    jobs,
    clock,
    log,
    newId,
    planOf,
    contentPolicy,
    sign,
    engines,
    mayCallPaid,
    onTrained: notifier.trainingEnded,
    onDeleted: notifier.styleDeleted,
  });
  const { remoteEngines } = resources;
  const engineAdmin =
    engineSetups && remoteEngines
      ? createEngineAdmin({
          database,
          engines,
          setups: engineSetups,
          chainVariables,
          auditLog,
          clock,
          network: remoteEngines.network,
        })
      : null;
  const settingWarnings = () =>
    operatorWarnings({
      billing: config.billing,
      usesCoins,
      signUp: serverSettings.get('signup'),
      paidEngines: engineParts.paidEngines(),
      localAccounts: config.localAccounts,
      isMailSent: mail.isSent,
    });
  const watch = createWatch(resources, base, { ...userParts, engines, jobs, settingWarnings });
  const admin = createAdmin({
    database,
    accounts,
    coins,
    jobs,
    gallery,
    mail,
    auditLog,
    clock,
    engines,
    warnings: watch.notices,
    dataDir: config.dataDir,
    version: resources.version,
    startedAt: clock.now(),
    hasSampleContent: pictures.site.hasSampleContent,
  });
  const warnOperator = () => {
    for (const warning of settingWarnings()) log.warn({ warning: warning.code }, warningSentence(warning));
  };
  const operator = createOperatorParts(base, resources, { ...userParts, ...money, jobs });
  const webhook = { database, queue, clock, log, secret: config.billing.stripe?.webhookSecret ?? null };

  const list: readonly Feature[] = [
    ...platformFeatures({ events, queue, rateWindows, mail }),
    serverSettingsFeature(serverSettings),
    accountsFeature(accounts, { clock }),
    enginesFeature(engines, { engineSetups, clock, log }),
    coinsFeature(coins, { ...base, findPaidJobs: jobs.findPaid, paidTools: engineParts.paidTools }),
    operatorFeature(operator),
    billingFeature(money.billing, money.sandbox, webhook),
    adminFeature(admin, { engineAdmin, database, warnOperator }),
    backupsFeature(watch.backups),
    alertsFeature(watch.alerts),
    contactFeature(contact),
    siteFeature(pictures.site, { database }),
    notificationsFeature(notifications, { database }),
    stylesFeature(styles, { ...base, trainedStyles, contentPolicy, engines }),
    upscalingFeature(pictures.upscaling),
    editsFeature(pictures.edits, { database }),
    editJobsFeature(pictures.editJobs),
    facesFeature(pictures.faces),
    galleryFeature(gallery),
    privateLinksFeature(pictures.links, { database }),
    sharesFeature(pictures.shares, { database }),
    jobsFeature(jobs, { concurrency: engines.ownConcurrency }),
    generationFeature(generation),
    designsFeature(generation),
    canvasFeature(pictures.canvas),
    assistFeature({ rateWindows, engines, contentPolicy, mayCallPaid }),
    youtubeFeature({ imageBase: config.youtubeImageBase }),
    // Last: an alias repeats a registered call.
    { name: 'aliases', routes: registerAliases },
  ];
  const { fileLinks } = base;
  const { hasSpace } = generation;
  return { list, accounts, auditLog, coins, events, fileLinks, gallery, hasSpace, jobs, queue, rateWindows };
}

/** The data holders in the order of erasing: features before those that they use. */
function dataHolders(features: readonly Feature[]): DataHolder[] {
  return features.toReversed().flatMap(({ personalData }) => personalData ?? []);
}

/** The specification's alternative paths, each for one canonical call. Our own client uses none of them. */
function registerAliases(api: Api): void {
  api.alias('get', '/api/images/status/{jobId}', getJobStatus);
  api.alias('delete', '/api/user/user-images/{id}', deleteImage);
  api.alias('delete', '/api/user/images/{id}', deleteImage);
  api.alias('delete', '/api/images/{id}', deleteImage);
  api.alias('delete', '/api/user/delete-image/{id}', deleteImage);
}
