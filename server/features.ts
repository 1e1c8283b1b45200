import { type Base, createBase } from './composition/base.ts';
import { createEngineParts, type EngineParts } from './composition/engines.ts';
import { createMoney, type Money } from './composition/money.ts';
import { createOperatorParts } from './composition/operator.ts';
import { createPeople, type People } from './composition/people.ts';
import { createPictures, type Pictures } from './composition/pictures.ts';
import type { Resources } from './composition/resources.ts';
import { createDataHolders } from './data-holders.ts';
import { chainVariables } from './engine-config.ts';
import { type Admin, createAdmin, createEngineAdmin, type EngineAdmin } from './features/admin/admin.ts';
import { type Operator, operatorWarnings, warningSentence } from './features/billing/billing.ts';
import {
  createStyles,
  createTrainedStyles,
  type Styles,
  type TrainedStyles,
} from './features/styles/styles.ts';
import { createYoutube, type Youtube } from './features/youtube/youtube.ts';
import type { DataHolder } from './platform/personal-data.ts';

/** Every feature of a process, wired to the others. */
export interface Features
  extends Pick<Base, 'clock' | 'events' | 'fileLinks' | 'queue' | 'rateWindows'>,
    Omit<People, 'notifier'>,
    Pick<EngineParts, 'engineSetups'>,
    Pictures,
    Money {
  admin: Admin;
  /** Null where there are no engines elsewhere. */
  engineAdmin: EngineAdmin | null;
  operator: Operator;
  /** Says in the log what of the settings the operator is to know. Once the engines have been set up. */
  warnOperator(): void;
  styles: Styles;
  trainedStyles: TrainedStyles;
  youtube: Youtube;
}

/** Makes the features. Nothing runs yet, and nothing listens. */
export function createFeatures(resources: Resources): Features {
  const base = createBase(resources);
  const { config, database, objects, queue, events, log, clock, newId, sign } = base;
  // Asked when somebody leaves, when all parts are there.
  const people = createPeople(base, resources.secrets, {
    dataHolders: () => dataHolders,
    onWish: (tx, userId) => money.billing.followWish(tx, userId),
    enginesCostMoney: () => engineParts.paidEngines().length > 0,
  });
  const { accounts, coins, contact, mail, auditLog, notifier } = people;
  const money = createMoney(base, people, { enginesCostMoney: () => engineParts.paidEngines().length > 0 });
  const planOf = (userId: string) => accounts.planOf(userId);
  const engineParts = createEngineParts(resources, base, people, {
    onSetUp: () => money.followEngines(),
  });
  const { engines, engineSetups, contentPolicy } = engineParts;
  const styles = createStyles({ database, events, queue, clock, newId, planOf, sign });
  const pictures = createPictures(resources, base, { ...people, engines, contentPolicy, styles });
  const { gallery, jobs } = pictures;
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
    onTrained: notifier.trainingEnded,
  });
  const dataHolders: DataHolder[] = createDataHolders({
    database,
    queue,
    jobs,
    contact,
    billing: money.billing,
  });
  const engineAdmin =
    engineSetups &&
    createEngineAdmin({ database, engines, setups: engineSetups, chainVariables, auditLog, clock });
  const warnings = () =>
    operatorWarnings({
      billing: config.billing,
      paidEngines: engineParts.paidEngines(),
      localAccounts: config.localAccounts,
      isMailSent: mail.isSent,
    });
  const admin = createAdmin({ database, accounts, coins, jobs, gallery, mail, auditLog, clock, warnings });
  return {
    ...pictures,
    ...money,
    accounts,
    admin,
    auditLog,
    clock,
    coins,
    contact,
    engineAdmin,
    engineSetups,
    events,
    fileLinks: base.fileLinks,
    mail,
    notifications: people.notifications,
    operator: createOperatorParts(base, resources, { ...people, ...money, jobs }),
    warnOperator() {
      for (const warning of warnings()) log.warn({ warning: warning.code }, warningSentence(warning));
    },
    queue,
    rateWindows: base.rateWindows,
    styles,
    trainedStyles,
    youtube: createYoutube({ imageBase: config.youtubeImageBase }),
  };
}
