import type Replicate from 'replicate';
import { EngineError } from '../../engine.ts';
import { callWithoutCost } from '../client.ts';
import { vendor } from '../rules.ts';

/**
 * All styles are versions of one model: an account may have a thousand models, and any number of versions.
 */
const modelName = 'adventure-styles';

/**
 * Finds the model for trained versions, and creates it as a private one if it is missing. `owner` is the
 * operator's `owner` or `owner/name`; null for the account of the token. Throws `EngineError`.
 */
export async function findDestination(
  client: Replicate,
  owner: string | null,
  signal: AbortSignal,
): Promise<`${string}/${string}`> {
  const [account = '', name = modelName] = (owner ?? (await readAccount(client, signal))).split('/');
  if (!(await isThere(client, account, name, signal))) {
    const hardware = await chooseHardware(client, signal);
    const description = 'Styles that were trained with Adventure';
    try {
      await callWithoutCost(signal, () =>
        client.models.create(account, name, { visibility: 'private', hardware, description, signal }),
      );
    } catch (error) {
      // Of two concurrent trainings that create it, one comes too late.
      if (!(await isThere(client, account, name, signal))) throw error;
    }
  }
  return `${account}/${name}`;
}

async function readAccount(client: Replicate, signal: AbortSignal): Promise<string> {
  const account = await callWithoutCost(signal, () => client.accounts.current({ signal }));
  if (typeof account?.username === 'string' && account.username !== '') return account.username;
  throw new EngineError('unavailable', `${vendor} does not say whose token this is`);
}

async function isThere(
  client: Replicate,
  owner: string,
  name: string,
  signal: AbortSignal,
): Promise<boolean> {
  try {
    await callWithoutCost(signal, () => client.models.get(owner, name, { signal }));
    return true;
  } catch (error) {
    // Missing permission to read it shows when it is created.
    if (error instanceof EngineError && error.kind === 'misconfigured') return false;
    throw error;
  }
}

/**
 * Trained versions run on the hardware that their trainer names, yet a model cannot be created without one.
 */
async function chooseHardware(client: Replicate, signal: AbortSignal): Promise<string> {
  const list = await callWithoutCost(signal, () => client.hardware.list({ signal }));
  const skus = Array.isArray(list) ? list.map(({ sku }) => sku) : [];
  const sku = skus.find((one) => one === 'gpu-t4') ?? skus.find((one) => one.startsWith('gpu')) ?? skus[0];
  if (sku === undefined) throw new EngineError('unavailable', `${vendor} names no hardware`);
  return sku;
}
