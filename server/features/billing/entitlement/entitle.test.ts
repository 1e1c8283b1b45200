import { describe, expect, it } from 'vitest';
import type { Tariff } from '../provider-snapshot.ts';
import { advance } from '../sandbox/account/advance.ts';
import { cancelAtPeriodEnd, cancelNow, changeTariff } from '../sandbox/account/changes.ts';
import { addInvoice } from '../sandbox/account/invoices.ts';
import { disputeInvoice, payInvoice, refundInvoice } from '../sandbox/account/payments.ts';
import { snapshotOf } from '../sandbox/account/snapshot-of.ts';
import { newSandboxAccount, type SandboxAccount, withSubscription } from '../sandbox/account/state.ts';
import { subscribe, subscribeAndPay } from '../sandbox/account/subscribe.ts';
import { monthsAfter } from './calendar.ts';
import { entitle } from './entitle.ts';

const day = (text: string) => new Date(`${text}T09:00:00.000Z`);
const proMonthly: Tariff = { plan: 'pro', interval: 'monthly' };
const proYearly: Tariff = { plan: 'pro', interval: 'yearly' };
const plusMonthly: Tariff = { plan: 'plus', interval: 'monthly' };
const plusYearly: Tariff = { plan: 'plus', interval: 'yearly' };
const basicMonthly: Tariff = { plan: 'basic', interval: 'monthly' };

/** A customer who has subscribed and paid; `sub` is the subscription's id. */
function subscriber(tariff: Tariff, since: string, discount = 0): { account: SandboxAccount; sub: string } {
  const made = subscribeAndPay(newSandboxAccount('cus_1'), { tariff, discount }, day(since));
  return { account: made.account, sub: made.subscriptionId };
}

/** What was given by a day: coins and the day of each grant. */
function given(account: SandboxAccount, on: string): [string, number][] {
  return entitle(snapshotOf(advance(account, day(on))), day(on)).grants.map(({ dueAt, coins }) => [
    dueAt.toISOString().slice(0, 10),
    coins,
  ]);
}

function expiries(account: SandboxAccount, on: string): string[] {
  return entitle(snapshotOf(advance(account, day(on))), day(on)).grants.map(({ expiresAt }) =>
    expiresAt.toISOString().slice(0, 10),
  );
}

/** When new coins replace each grant; null for those that expire. */
function renewals(account: SandboxAccount, on: string): (string | null)[] {
  return entitle(snapshotOf(advance(account, day(on))), day(on)).grants.map(
    ({ renewsAt }) => renewsAt?.toISOString().slice(0, 10) ?? null,
  );
}

const planOn = (account: SandboxAccount, on: string) =>
  entitle(snapshotOf(advance(account, day(on))), day(on)).plan;

describe('a monthly plan', () => {
  it('gives its coins with each paid month, from the 31st over a leap February', () => {
    const { account } = subscriber(proMonthly, '2027-12-31');
    expect(given(account, '2028-04-30')).toEqual([
      ['2027-12-31', 2_000],
      ['2028-01-31', 2_000],
      ['2028-02-29', 2_000],
      ['2028-03-31', 2_000],
      ['2028-04-30', 2_000],
    ]);
  });

  it('gives coins for 30 days or until the next ones; three more days while those are pending', () => {
    const { account } = subscriber(proMonthly, '2027-01-01');
    // January has 31 days, February 28.
    expect(expiries(account, '2027-01-20')).toEqual(['2027-02-04']);
    expect(expiries(account, '2027-02-01')).toEqual(['2027-02-01', '2027-03-04']);
    expect(expiries(account, '2027-03-01')).toEqual(['2027-02-01', '2027-03-03', '2027-04-04']);
  });

  it('keeps the plan and the last coins for three days while a payment is retried, and grants once it is paid', () => {
    const { account } = subscriber(proMonthly, '2027-01-01');
    const failing = advance({ ...account, card: 'declined' }, day('2027-02-02'));
    expect(planOn(failing, '2027-02-02')).toBe('pro');
    expect(given(failing, '2027-02-02')).toHaveLength(1);
    expect(expiries(failing, '2027-02-02')).toEqual(['2027-02-04']);
    const recovered = { ...failing, card: 'good' as const };
    expect(given(recovered, '2027-02-05')).toEqual([
      ['2027-01-01', 2_000],
      ['2027-02-04', 2_000],
    ]);
    expect(expiries(recovered, '2027-02-05')).toEqual(['2027-02-04', '2027-03-06']);
  });

  it('ends when the last retry fails, and what was paid stays', () => {
    const { account } = subscriber(proMonthly, '2027-01-01');
    const failing: SandboxAccount = { ...account, card: 'declined' };
    expect(planOn(failing, '2027-02-07')).toBe('pro');
    expect(planOn(failing, '2027-02-08')).toBe('free');
    expect(given(failing, '2027-02-09')).toEqual([['2027-01-01', 2_000]]);
    expect(expiries(failing, '2027-02-09')).toEqual(['2027-02-01']);
  });

  it('that is cancelled lasts until the end of its period, as do its coins', () => {
    const { account, sub } = subscriber(proMonthly, '2027-01-01');
    const cancelled = cancelAtPeriodEnd(advance(account, day('2027-01-10')), sub);
    expect(planOn(cancelled, '2027-01-31')).toBe('pro');
    expect(planOn(cancelled, '2027-02-01')).toBe('free');
    expect(expiries(cancelled, '2027-01-31')).toEqual(['2027-02-01']);
  });

  it('reports when its coins renew, and that they expire when none follow', () => {
    const { account, sub } = subscriber(proMonthly, '2027-01-01');
    expect(renewals(account, '2027-01-20')).toEqual(['2027-02-01']);
    expect(renewals(account, '2027-02-01')).toEqual(['2027-02-01', '2027-03-01']);
    expect(renewals(cancelAtPeriodEnd(account, sub), '2027-01-20')).toEqual([null]);
    expect(renewals(cancelNow(account, sub, day('2027-01-10')), '2027-01-20')).toEqual([null]);
    const failing = { ...account, card: 'declined' } as const;
    expect(renewals(failing, '2027-02-02')).toEqual([null]);
    expect(renewals({ ...advance(failing, day('2027-02-02')), card: 'good' }, '2027-02-05')).toEqual([
      '2027-02-04',
      '2027-03-01',
    ]);
  });

  it('that ends at the moment it was paid keeps the coins of that month', () => {
    const { account, sub } = subscriber(proMonthly, '2027-01-01');
    expect(given(cancelNow(account, sub, day('2027-01-01')), '2027-01-02')).toEqual([['2027-01-01', 2_000]]);
  });

  it('gives nothing before its first payment', () => {
    const { account } = subscribe(newSandboxAccount('cus_1'), { tariff: proMonthly }, day('2027-01-01'));
    expect(entitle(snapshotOf(account), day('2027-01-01'))).toEqual({
      plan: 'free',
      grants: [],
      nextDueAt: null,
    });
  });

  it('with the first-month discount marks the coins of that month only', () => {
    const { account } = subscriber(proMonthly, '2027-01-01', 500);
    const snapshot = snapshotOf(advance(account, day('2027-02-01')));
    expect(snapshot.invoices.map(({ paid }) => paid)).toEqual([1_400, 1_900]);
    expect(entitle(snapshot, day('2027-02-01')).grants.map(({ source }) => source)).toEqual([
      'first_month_offer',
      'subscription',
    ]);
  });
});

describe('a yearly plan', () => {
  it('is paid once and gives coins monthly, over daylight saving and a leap day, for 14 months', () => {
    const { account } = subscriber(proYearly, '2027-08-31');
    const all = given(account, '2028-10-31');
    expect(all.map(([on]) => on)).toEqual([
      '2027-08-31',
      '2027-09-30',
      '2027-10-31',
      '2027-11-30',
      '2027-12-31',
      '2028-01-31',
      '2028-02-29',
      '2028-03-31',
      '2028-04-30',
      '2028-05-31',
      '2028-06-30',
      '2028-07-31',
      '2028-08-31',
      '2028-09-30',
      '2028-10-31',
    ]);
    expect(new Set(all.map(([, coins]) => coins))).toEqual(new Set([2_000]));
    expect(snapshotOf(advance(account, day('2028-10-31'))).invoices).toHaveLength(2);
  });

  it('reports when the next coins are due, and gives those missed while the server was off', () => {
    const { account } = subscriber(proYearly, '2027-01-15');
    expect(entitle(snapshotOf(account), day('2027-01-15')).nextDueAt).toEqual(day('2027-02-15'));
    expect(given(account, '2027-04-20')).toHaveLength(4);
  });

  it('that is cancelled gives the paid months, and none after the year', () => {
    const { account, sub } = subscriber(proYearly, '2027-01-15');
    const cancelled = cancelAtPeriodEnd(account, sub);
    expect(given(cancelled, '2029-01-15')).toHaveLength(12);
    expect(planOn(cancelled, '2028-01-14')).toBe('pro');
    expect(planOn(cancelled, '2028-01-15')).toBe('free');
  });

  it('that is cancelled renews its coins in each paid month but the last', () => {
    const { account, sub } = subscriber(proYearly, '2027-01-01');
    const cancelled = cancelAtPeriodEnd(account, sub);
    expect(renewals(cancelled, '2027-02-10')).toEqual(['2027-02-01', '2027-03-01']);
    expect(renewals(cancelled, '2027-12-10').at(-1)).toBeNull();
  });

  it('that ends immediately gives no further month', () => {
    const { account, sub } = subscriber(proYearly, '2027-01-15');
    const ended = cancelNow(advance(account, day('2027-03-20')), sub, day('2027-03-20'));
    expect(given(ended, '2027-12-01')).toHaveLength(3);
  });
});

describe('a change of plan', () => {
  it('upwards gives the difference for the paid remaining days, and all of it with the next period', () => {
    const { account, sub } = subscriber(proMonthly, '2027-01-01');
    const raised = changeTariff(advance(account, day('2027-01-10')), sub, plusMonthly, day('2027-01-10'));
    expect(planOn(raised, '2027-01-10')).toBe('plus');
    expect(given(raised, '2027-02-01')).toEqual([
      ['2027-01-01', 2_000],
      // 22 of 31 days are left: 6,000 × 22 / 31.
      ['2027-01-10', 4_259],
      ['2027-02-01', 8_000],
    ]);
  });

  it("upwards on the first day gives the whole difference, and in the last hour that hour's part", () => {
    const { account, sub } = subscriber(basicMonthly, '2027-01-01');
    const enterprise: Tariff = { plan: 'enterprise', interval: 'monthly' };
    const first = changeTariff(account, sub, enterprise, day('2027-01-01'));
    expect(given(first, '2027-01-01')).toEqual([
      ['2027-01-01', 1_000],
      ['2027-01-01', 19_000],
    ]);
    const lastHour = new Date(day('2027-02-01').getTime() - 60 * 60_000);
    const late = changeTariff(advance(account, lastHour), sub, enterprise, lastHour);
    // 21 cents are paid.
    expect(late.invoices.at(-1)?.paid).toBe(21);
    expect(entitle(snapshotOf(late), lastHour).grants.map(({ coins }) => coins)).toEqual([1_000, 26]);
  });

  it("upwards in the middle of a year gives the difference for the rest of that month, then the higher plan's coins", () => {
    const { account, sub } = subscriber(proYearly, '2027-01-01');
    const raised = changeTariff(advance(account, day('2027-03-10')), sub, plusYearly, day('2027-03-10'));
    const all = given(raised, '2027-05-01');
    expect(all.filter(([on]) => on >= '2027-03-01')).toEqual([
      ['2027-03-01', 2_000],
      ['2027-03-10', 4_259],
      ['2027-04-01', 2_000],
      ['2027-04-01', 6_000],
      ['2027-05-01', 2_000],
      ['2027-05-01', 6_000],
    ]);
  });

  it('downwards takes effect with the renewal', () => {
    const { account, sub } = subscriber(plusMonthly, '2027-01-01');
    const lowered = changeTariff(account, sub, basicMonthly, day('2027-01-10'));
    expect(planOn(lowered, '2027-01-31')).toBe('plus');
    expect(planOn(lowered, '2027-02-01')).toBe('basic');
    expect(given(lowered, '2027-02-01')).toEqual([
      ['2027-01-01', 8_000],
      ['2027-02-01', 1_000],
    ]);
  });

  it('to yearly payment deducts the coins given for the refunded days', () => {
    const { account, sub } = subscriber(proMonthly, '2027-04-01');
    // 15 of 30 days are left.
    const yearly = changeTariff(advance(account, day('2027-04-16')), sub, proYearly, day('2027-04-16'));
    expect(given(yearly, '2027-06-16')).toEqual([
      ['2027-04-01', 2_000],
      ['2027-04-16', 1_000],
      ['2027-05-16', 2_000],
      ['2027-06-16', 2_000],
    ]);
    expect(given(yearly, '2028-04-15')).toHaveLength(13);
  });
});

describe('a lower yearly plan in place of a monthly one, which Stripe’s portal changes at once since it costs more', () => {
  const enterpriseMonthly: Tariff = { plan: 'enterprise', interval: 'monthly' };

  /** Pays a year of Pro, less what is left of a month of Enterprise. */
  function changed(on: Date, credit: number): SandboxAccount {
    const { account, sub } = subscriber(enterpriseMonthly, '2027-04-01');
    const year = { start: on, end: monthsAfter(on, 12) };
    const back = {
      tariff: enterpriseMonthly,
      start: on,
      end: day('2027-05-01'),
      amount: -credit,
      isProration: true,
    };
    const paid = { tariff: proYearly, ...year, amount: 19_200, isProration: false };
    const moved = { tariff: proYearly, anchor: on, monthsPaid: 12, periodStart: on, periodEnd: year.end };
    const added = addInvoice(
      withSubscription(account, sub, moved),
      { subscriptionId: sub, reason: 'update', lines: [back, paid] },
      on,
    );
    return payInvoice(added.account, added.invoice.id, on);
  }

  it('gives no coins twice: those refunded are deducted from later months', () => {
    // The whole month is left: of the year's 24,000 coins 20,000 were given and refunded.
    const all = given(changed(day('2027-04-01'), 17_000), '2028-03-31');
    expect(all).toEqual([
      ['2027-04-01', 20_000],
      ['2028-02-01', 2_000],
      ['2028-03-01', 2_000],
    ]);
  });

  it('deducts no more than that', () => {
    // 3 of 30 days are left, and 2,000 coins of them.
    const all = given(changed(day('2027-04-28'), 1_700), '2028-04-27');
    expect(all.reduce((sum, [, coins]) => sum + coins, 0)).toBe(20_000 + 24_000 - 2_000);
    expect(all[1]).toEqual(['2027-05-28', 2_000]);
  });
});

it('a year from leap day to leap day gives twelve months like any other', () => {
  const { account } = subscriber(proYearly, '2028-02-29');
  const all = given(account, '2032-02-29');
  const ofYear = (from: string, until: string) => all.filter(([on]) => on >= from && on < until);
  expect(ofYear('2028-02-29', '2029-02-28')).toHaveLength(12);
  expect(ofYear('2031-02-28', '2032-02-29')).toHaveLength(12);
  expect(ofYear('2031-02-28', '2032-02-29').at(-1)?.[0]).toBe('2032-01-28');
  expect(all.at(-1)?.[0]).toBe('2032-02-29');
});

describe('refunded money', () => {
  it('takes its coins back, and stops the remaining months that it paid for', () => {
    const { account } = subscriber(proYearly, '2027-01-15');
    const [invoice] = account.invoices;
    const refunded = refundInvoice(advance(account, day('2027-03-20')), invoice?.id ?? '', day('2027-03-20'));
    const { grants } = entitle(snapshotOf(refunded), day('2027-09-01'));
    expect(grants.map(({ clawedBack }) => clawedBack)).toEqual([2_000, 2_000, 2_000]);
  });

  it('in part takes that part back and keeps the rest of the year', () => {
    const { account } = subscriber(proYearly, '2027-01-15');
    const [invoice] = account.invoices;
    const refunded = refundInvoice(account, invoice?.id ?? '', day('2027-03-20'), 4_800);
    const { grants } = entitle(snapshotOf(refunded), day('2027-04-20'));
    expect(grants.map(({ clawedBack }) => clawedBack)).toEqual([500, 500, 500, 500]);
  });

  it('that returns with a won dispute restores the months held back meanwhile', () => {
    const { account } = subscriber(proYearly, '2027-01-15');
    const id = account.invoices[0]?.id ?? '';
    const disputed = disputeInvoice(account, id, 'open', day('2027-02-01'));
    expect(entitle(snapshotOf(disputed), day('2027-04-20')).grants).toMatchObject([{ clawedBack: 2_000 }]);
    const won = disputeInvoice(disputed, id, 'won', day('2027-04-01'));
    const { grants } = entitle(snapshotOf(won), day('2027-04-20'));
    expect(grants.map(({ clawedBack }) => clawedBack)).toEqual([0, 0, 0, 0]);
  });
});

it('an unpaid upgrade has no effect: the paid plan continues', () => {
  const { account } = subscriber(proMonthly, '2027-01-01');
  const { subscriptions, invoices } = snapshotOf(account);
  const [paid] = invoices;
  if (!paid) throw new Error('There is no invoice.');
  const raised = subscriptions.map((one) => ({ ...one, status: 'past_due' as const, tariff: plusMonthly }));
  const update = {
    ...paid,
    id: 'in_update',
    reason: 'update' as const,
    status: 'open' as const,
    paidAt: null,
  };
  const unpaid = { subscriptions: raised, invoices: [...invoices, update] };
  expect(entitle(unpaid, day('2027-01-10'))).toMatchObject({ plan: 'pro', grants: [{ coins: 2_000 }] });
});

it('a change to yearly payment that keeps its day opens a year as well', () => {
  const { account, sub } = subscriber(proMonthly, '2027-01-01');
  const yearly = snapshotOf(changeTariff(account, sub, proYearly, day('2027-01-10')));
  const invoices = yearly.invoices.map((invoice) => ({
    ...invoice,
    lines: invoice.lines.map((line) => ({ ...line, isProration: invoice.reason === 'update' })),
  }));
  expect(entitle({ ...yearly, invoices }, day('2027-12-31'))).toEqual(entitle(yearly, day('2027-12-31')));
});

it('an unknown price opens no plan and gives nothing', () => {
  const { account } = subscriber(proMonthly, '2027-01-01');
  const snapshot = snapshotOf(account);
  const strange = {
    subscriptions: snapshot.subscriptions.map((subscription) => ({ ...subscription, tariff: null })),
    invoices: snapshot.invoices.map((invoice) => ({
      ...invoice,
      lines: invoice.lines.map((line) => ({ ...line, tariff: null })),
    })),
  };
  expect(entitle(strange, day('2027-01-02'))).toEqual({ plan: 'free', grants: [], nextDueAt: null });
});
