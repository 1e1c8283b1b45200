import { expect, test, vi } from 'vitest';
import { followVersion, startNewVersion } from './follow-version.ts';

class Worker extends EventTarget {
  state: ServiceWorkerState = 'installing';
  readonly messages: unknown[] = [];
  postMessage(message: unknown) {
    this.messages.push(message);
  }
  setState(state: ServiceWorkerState) {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

class FakeRegistration extends EventTarget {
  active: Worker | null = null;
  installing: Worker | null = null;
  waiting: Worker | null = null;
  update = async () => undefined;
}

test('the first worker of a browser is no new version', () => {
  const fake = new FakeRegistration();
  const listener = vi.fn();
  followVersion(fake, listener);
  fake.installing = new Worker();
  fake.dispatchEvent(new Event('updatefound'));
  fake.installing.setState('installed');
  expect(listener).not.toHaveBeenCalled();
});

test('reports a second worker once fetched, and one that is already waiting', () => {
  const fake = new FakeRegistration();
  fake.active = new Worker();
  const listener = vi.fn();
  followVersion(fake, listener);
  fake.installing = new Worker();
  fake.dispatchEvent(new Event('updatefound'));
  expect(listener).not.toHaveBeenCalled();
  fake.installing.setState('installed');
  expect(listener).toHaveBeenCalledTimes(1);

  fake.waiting = fake.installing;
  followVersion(fake, listener);
  expect(listener).toHaveBeenCalledTimes(2);
});

test('reloads once the waiting worker has taken over, or if none is waiting any more', () => {
  const fake = new FakeRegistration();
  const waiting = new Worker();
  fake.waiting = waiting;
  const reload = vi.fn();
  startNewVersion(fake, reload);
  expect(waiting.messages).toEqual([{ type: 'activate' }]);
  expect(reload).not.toHaveBeenCalled();
  waiting.setState('activated');
  expect(reload).toHaveBeenCalledTimes(1);
  fake.waiting = null;
  startNewVersion(fake, reload);
  expect(reload).toHaveBeenCalledTimes(2);
});
