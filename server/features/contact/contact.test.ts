import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  exportAffiliateInterest,
  getOperator,
  joinAffiliateList,
  listAffiliateInterest,
  listMessages,
  markMessage,
  sendContactMessage,
} from '#contract/contact.ts';
import { contactLimits } from '#contract/limits.ts';
import { rateLimits } from '#contract/rate-limits.ts';
import { rateWindows } from '#server/platform/http/schema.ts';
import { newId } from '#server/platform/ids.ts';
import { type AccountBench, openAccountBench, type SignedUp } from '../accounts/testing.ts';
import { type Contact, createContact } from './contact.ts';
import { registerContactRoutes } from './routes.ts';
import { affiliateInterests, contactMessages } from './schema.ts';

const operator = {
  name: 'Studio Nord',
  address: '1 Harbour Street, Bergen',
  supportEmail: 'help@studio.test',
  communityUrl: 'https://chat.studio.test/join',
};

/** Collects mails; `isSent`: SMTP is configured. */
const post = {
  isSent: true,
  sent: [] as { recipient: string; subject: string; text: string; html: string }[],
  async send(_tx: unknown, recipient: string, body: { subject: string; text: string; html: string }) {
    post.sent.push({ recipient, ...body });
  },
};

let bench: AccountBench;
let contact: Contact;
let boss: SignedUp;
let ada: SignedUp;
let eve: SignedUp;
beforeAll(async () => {
  bench = await openAccountBench({ host: '127.0.0.1' });
  contact = createContact({
    ...bench,
    newId,
    operator,
    coOwnership: () => true,
    origin: 'https://studio.test',
    planOf: (id) => bench.accounts.planOf(id),
    adminEmails: ['boss@studio.test'],
    mail: post,
  });
  registerContactRoutes(bench.api, contact);
  // The first account on this machine becomes the admin.
  boss = await bench.signUp();
  ada = await bench.signUp();
  eve = await bench.signUp();
});
beforeEach(async () => {
  await bench.database.db.delete(rateWindows);
  await bench.database.db.delete(contactMessages);
  await bench.database.db.delete(affiliateInterests);
  post.sent = [];
  post.isSent = true;
});
afterAll(() => bench.close());

const words = 'The button of the upscaler does nothing here.';
const write = (message: Record<string, unknown>, testUser: SignedUp | null = ada) =>
  bench.send('/api/contact', {
    body: { topic: 'problem', message: words, email: 'ada@home.test', website: '', ...message },
    cookie: testUser?.cookie,
  });
const sent = async (message: Record<string, unknown> = {}, testUser?: SignedUp) =>
  sendContactMessage.response.parse(await (await write(message, testUser)).json());
const refused = async (response: Response) => {
  const { code } = (await response.json()) as { code: string };
  return `${response.status} ${code}`;
};
const stored = () => bench.database.db.select().from(contactMessages);

it('names the operator publicly', async () => {
  const answer = getOperator.response.parse(await (await bench.send('/api/operator')).json());
  expect(answer).toEqual({ success: true, coOwnership: true, ...operator });
});

describe('a message to the operator', () => {
  it('is stored as written, with the address for the answer', async () => {
    const { reference, supportHours } = await sent({ message: `  ${words}\nCan you look?  ` });
    expect(supportHours).toBeNull();
    expect(await stored()).toMatchObject([
      {
        userId: ada.userId,
        topic: 'problem',
        message: `${words}\nCan you look?`,
        email: 'ada@home.test',
        status: 'new',
      },
    ]);
    expect(reference).toMatch(/^[0-9A-F]{8}$/);
  });

  it('is mailed to the operator once, with all markup escaped', async () => {
    const { reference } = await sent({ message: `${words}\n<b>Bold</b>` });
    await sent({ message: `${words}\n<b>Bold</b>` });
    expect(post.sent).toHaveLength(1);
    const [mail] = post.sent;
    expect(mail).toMatchObject({
      recipient: 'help@studio.test',
      subject: `Something does not work (${reference})`,
    });
    expect(mail?.text).toContain(words);
    expect(mail?.text).toContain('ada@home.test');
    expect(mail?.html).toContain('&lt;b&gt;Bold');
  });

  it('goes to the admins if the operator gave no address, and is not mailed without SMTP', async () => {
    const without = createContact({
      ...bench,
      newId,
      coOwnership: () => true,
      operator: { ...operator, supportEmail: null },
      origin: 'https://studio.test',
      planOf: (id) => bench.accounts.planOf(id),
      adminEmails: ['boss@studio.test', 'vice@studio.test'],
      mail: post,
    });
    const message = { topic: 'idea' as const, message: words, email: 'ada@home.test' };
    await without.send(ada.userId, message);
    expect(post.sent.map(({ recipient }) => recipient)).toEqual(['boss@studio.test', 'vice@studio.test']);
    post.isSent = false;
    await without.send(eve.userId, message);
    expect(post.sent).toHaveLength(2);
    expect(await stored()).toHaveLength(2);
  });

  it('is stored once when a user repeats it within a day', async () => {
    const first = await sent();
    expect(await sent()).toEqual(first);
    expect((await sent({}, eve)).reference).not.toBe(first.reference);
    expect(await stored()).toHaveLength(2);
    bench.clock.advance(contactLimits.repeatHours * 3_600_000 + 1);
    expect((await sent()).reference).not.toBe(first.reference);
  });

  it('requires a session', async () => {
    expect(await refused(await write({}, null))).toBe('401 not_signed_in');
    expect(await stored()).toEqual([]);
  });

  it('is refused with the reason for a wrong field', async () => {
    expect(await refused(await write({ message: '   short    ' }))).toBe('422 message_too_short');
    expect(await refused(await write({ message: 'a'.repeat(5_001) }))).toBe('422 message_too_long');
    expect(await refused(await write({ message: `${words}\0` }))).toBe('422 validation_failed');
    expect(await refused(await write({ email: 'nobody' }))).toBe('422 email_invalid');
    expect(await refused(await write({ topic: 'gossip' }))).toBe('422 validation_failed');
    expect(await stored()).toEqual([]);
  });

  it('of 1 MB is refused with its length', async () => {
    const response = await write({ message: 'a'.repeat(1024 * 1024) });
    expect(response.status).toBe(413);
    expect(await response.json()).toMatchObject({
      code: 'payload_too_large',
      message: expect.stringContaining('1 MB'),
    });
    const below = await write({ message: 'a'.repeat(1_000_000) });
    expect(below.status).toBe(422);
    expect(await below.json()).toMatchObject({ message: expect.stringContaining('5,000 characters') });
    expect(await stored()).toEqual([]);
  });

  it('that looks like spam is refused', async () => {
    expect(await refused(await write({ website: 'https://spam.test' }))).toBe('422 looks_like_spam');
    expect(await refused(await write({ website: 'x'.repeat(600) }))).toBe('422 looks_like_spam');
    expect(await refused(await write({ message: 'Look at https://spam.test '.repeat(9) }))).toBe(
      '422 looks_like_spam',
    );
    expect(await stored()).toEqual([]);
  });

  it('is limited per user, and per network address over all users', async () => {
    const { perUser, perAddress } = rateLimits.contact;
    const flood = async (testUser: SignedUp) => {
      let answered = 0;
      while ((await write({ message: `${words} Try ${answered}.` }, testUser)).status === 200) answered += 1;
      return answered;
    };
    expect(await flood(ada)).toBe(perUser);
    expect(await flood(eve)).toBe(perUser);
    expect(await flood(boss)).toBe(perAddress - 2 * perUser);
    const late = await bench.signUp();
    expect(await refused(await write({}, late))).toBe('429 rate_limited');
  });
});

describe('for admins', () => {
  it('messages are listed newest first, page by page, and marked', async () => {
    const { cookie } = boss;
    for (const index of [1, 2, 3]) await sent({ message: `${words} Number ${index}.` });
    const list = async (query: string) =>
      listMessages.response.parse(
        await (await bench.send(`/api/admin/messages?${query}`, { cookie })).json(),
      );
    const first = await list('limit=2');
    expect(first.messages.map(({ message }) => message.slice(-2))).toEqual(['3.', '2.']);
    expect(first.newCount).toBe(3);
    const second = await list(`limit=2&cursor=${first.nextCursor}`);
    expect(second.messages.map(({ message }) => message.slice(-2))).toEqual(['1.']);
    expect(second.nextCursor).toBeNull();

    const id = first.messages[0]?.id ?? '';
    const marked = await bench.send(`/api/admin/messages/${id}`, {
      method: 'PATCH',
      body: { status: 'done' },
      cookie,
    });
    expect(markMessage.response.parse(await marked.json()).message).toMatchObject({ id, status: 'done' });
    expect((await list('status=new')).messages).toHaveLength(2);
    expect((await list('status=done')).newCount).toBe(2);
  });

  it('messages of plans with direct support come first, across pages', async () => {
    const { cookie } = boss;
    await sent({ message: `${words} Number 1.` });
    await bench.accounts.administration.setPlan(ada.userId, 'enterprise');
    await sent({ message: `${words} Number 2.` });
    await sent({ message: `${words} Number 3.` });
    await bench.accounts.administration.setPlan(ada.userId, 'free');
    await sent({ message: `${words} Number 4.` });
    const list = async (query: string) =>
      listMessages.response.parse(
        await (await bench.send(`/api/admin/messages?${query}`, { cookie })).json(),
      );
    const numbers: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const page = await list(`limit=1${cursor && `&cursor=${cursor}`}`);
      numbers.push(...page.messages.map(({ message, isPriority }) => message.slice(-2) + isPriority));
      cursor = page.nextCursor;
    }
    expect(numbers).toEqual(['3.true', '2.true', '4.false', '1.false']);
  });

  it('an unknown message is not found', async () => {
    const { cookie } = boss;
    const body = { status: 'done' };
    const sentTo = (id: string) => bench.send(`/api/admin/messages/${id}`, { method: 'PATCH', body, cookie });
    expect(await refused(await sentTo('nothing'))).toBe('404 not_found');
  });

  it('everything is closed to other users', async () => {
    await sent();
    const [row] = await stored();
    const { cookie } = eve;
    const body = { status: 'done' };
    const address = `/api/admin/messages/${row?.id}`;
    expect(await refused(await bench.send('/api/admin/messages', { cookie }))).toBe('403 forbidden');
    expect(await refused(await bench.send(address, { method: 'PATCH', body, cookie }))).toBe('403 forbidden');
    expect(await refused(await bench.send('/api/admin/affiliate-interest', { cookie }))).toBe(
      '403 forbidden',
    );
    expect(await refused(await bench.send('/api/admin/messages'))).toBe('401 not_signed_in');
    expect(await stored()).toMatchObject([{ status: 'new' }]);
  });
});

describe('the affiliate list', () => {
  const join = (body: Record<string, unknown>, cookie?: string) =>
    bench.send('/api/affiliate/interest', { body: { consent: true, ...body }, cookie });

  it('accepts an address once, with the first consent, and never reveals whether it was there', async () => {
    const first = joinAffiliateList.response.parse(await (await join({ email: 'bo@home.test' })).json());
    bench.clock.advance(60_000);
    expect(await (await join({ email: 'Bo@Home.test' })).json()).toEqual(first);
    const rows = await bench.database.db.select().from(affiliateInterests);
    expect(rows).toMatchObject([{ email: 'bo@home.test', userId: null }]);
  });

  it('requires consent and an address, and refuses bots', async () => {
    expect(await refused(await join({ email: 'bo@home.test', consent: false }))).toBe('422 consent_required');
    expect(await refused(await join({ email: 'bo' }))).toBe('422 email_invalid');
    expect(await refused(await join({ email: 'bo@home.test', website: 'x' }))).toBe('422 looks_like_spam');
    expect(await bench.database.db.select().from(affiliateInterests)).toEqual([]);
  });

  it('is limited per network address', async () => {
    for (let index = 0; index < rateLimits.affiliate.perAddress; index += 1) {
      expect((await join({ email: `person${index}@home.test` })).status).toBe(200);
    }
    expect(await refused(await join({ email: 'late@home.test' }))).toBe('429 rate_limited');
  });

  const rows = () => bench.database.db.select().from(affiliateInterests);
  const mailed = () => /confirm=([\w-]{43})/.exec(post.sent.at(-1)?.text ?? '')?.[1] ?? '';
  const confirm = (token: string) => bench.send('/api/affiliate/confirm', { body: { token } });

  it('asks the address by mail to confirm', async () => {
    const answer = await join({ email: 'bo@home.test', language: 'pt' });
    expect(await answer.json()).toEqual({ success: true, asksByMail: true });
    expect(post.sent).toMatchObject([
      { recipient: 'bo@home.test', subject: 'Confirme seu e-mail para o programa de afiliados' },
    ]);
    expect(post.sent[0]?.text).toContain('https://studio.test/affiliate?confirm=');
    const token = mailed();
    expect(await rows()).toMatchObject([{ confirmedAt: null }]);
    expect(JSON.stringify(await rows())).not.toContain(token);
    expect(await refused(await confirm(`${token}x`))).toBe('422 token_invalid');
    expect((await confirm(token)).status).toBe(200);
    expect(await rows()).toMatchObject([{ confirmedAt: bench.clock.now() }]);
    expect(await refused(await confirm(token))).toBe('422 token_invalid');
  });

  it('mails an address at most once an hour until it is confirmed, and never after that', async () => {
    const hour = contactLimits.confirmationMailHours * 3_600_000 + 1;
    await join({ email: 'bo@home.test' });
    const first = mailed();
    await join({ email: 'BO@home.test' });
    expect(post.sent).toHaveLength(1);
    bench.clock.advance(hour);
    await join({ email: 'bo@home.test' });
    expect(post.sent).toHaveLength(2);
    expect(await refused(await confirm(first))).toBe('422 token_invalid');
    await confirm(mailed());
    bench.clock.advance(hour);
    const answer = await join({ email: 'bo@home.test' });
    expect(await answer.json()).toEqual({ success: true, asksByMail: true });
    expect(post.sent).toHaveLength(2);
  });

  it('refuses an expired link', async () => {
    await join({ email: 'bo@home.test' });
    bench.clock.advance(contactLimits.confirmationDays * 24 * 3_600_000);
    expect(await refused(await confirm(mailed()))).toBe('422 token_invalid');
  });

  it('without SMTP sends no mail, says so, and marks no address as confirmed', async () => {
    post.isSent = false;
    expect(await (await join({ email: 'bo@home.test' })).json()).toEqual({
      success: true,
      asksByMail: false,
    });
    expect(post.sent).toEqual([]);
    const answer = await bench.send('/api/admin/affiliate-interest', { cookie: boss.cookie });
    expect(listAffiliateInterest.response.parse(await answer.json())).toMatchObject({
      people: [{ email: 'bo@home.test', confirmedAt: null }],
      asksByMail: false,
    });
  });

  it('exports CSV without spreadsheet formulas', async () => {
    await join({ email: '+sum@home.test' });
    await join({ email: 'bo@home.test' });
    const answer = await bench.send('/api/admin/affiliate-interest/export', {
      method: 'POST',
      cookie: boss.cookie,
    });
    const { csv } = exportAffiliateInterest.response.parse(await answer.json());
    const at = bench.clock.now().toISOString();
    expect(csv.split('\r\n')).toEqual([
      '"email","consented_at","confirmed_at"',
      `"'+sum@home.test","${at}",""`,
      `"bo@home.test","${at}",""`,
      '',
    ]);
    const asOtherUser = { method: 'POST', cookie: eve.cookie };
    expect(await refused(await bench.send('/api/admin/affiliate-interest/export', asOtherUser))).toBe(
      '403 forbidden',
    );
  });

  it('is readable by admins only', async () => {
    await join({ email: 'bo@home.test' }, ada.cookie);
    const answer = await bench.send('/api/admin/affiliate-interest', { cookie: boss.cookie });
    expect(listAffiliateInterest.response.parse(await answer.json()).people).toMatchObject([
      { email: 'bo@home.test' },
    ]);
  });
});

it('removes one subscriber without affecting others', async () => {
  await sent();
  await sent({}, eve);
  const join = (email: string, cookie?: string) =>
    bench.send('/api/affiliate/interest', { body: { email, consent: true }, cookie });
  await join('other@home.test', ada.cookie);
  await join(ada.email.toUpperCase());
  await join('eve@home.test', eve.cookie);
  expect((await contact.dataOf(ada.userId)).messages).toHaveLength(1);
  await bench.database.inTransaction((tx) => contact.eraseUser(tx, ada));
  expect(await contact.dataOf(ada.userId)).toEqual({ messages: [], interests: [] });
  expect(await stored()).toMatchObject([{ userId: eve.userId }]);
  expect(await bench.database.db.select().from(affiliateInterests)).toMatchObject([
    { email: 'eve@home.test' },
  ]);
});
