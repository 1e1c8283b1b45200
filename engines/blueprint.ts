import type { EngineSettingName } from '#contract/engine-settings.ts';
import type { Engine } from './engine.ts';
import type { EngineNetwork } from './network.ts';
import type { PictureOperation } from './picture-requests.ts';

/** One setting of an engine, from a variable or the admin form. */
export interface EngineSetting {
  readonly name: EngineSettingName;
  /**
   * The environment variable. For engines that can be configured several times, `<NAME>` in it is the
   * engine's own.
   */
  readonly variable: string;
  /**
   * A secret is stored encrypted and never shown. An address begins with http. A folder is on the server's
   * machine. An amount is in US dollars.
   */
  readonly kind: 'secret' | 'address' | 'text' | 'choice' | 'folder' | 'amount';
  readonly choices?: readonly string[];
  /** The value when none is set. */
  readonly default?: string;
  /** A value such as is expected, to show in an empty field. */
  readonly example?: string;
  /** Whether the engine exists only with this setting. */
  readonly isRequired?: true;
}

/** An engine's settings that have a value. Those with a default always have one. */
export type EngineValues = Partial<Record<EngineSettingName, string>>;

export interface EngineEnvironment {
  /** The engine's id: the blueprint's own, or the operator's name for one of several. */
  readonly id: string;
  readonly network: EngineNetwork;
  /** Where the provider reaches this server; null when it cannot, so that the engine has to poll. */
  readonly webhookUrl: string | null;
  /** Warns the operator, in a sentence, of a problem that does not stop the engine. */
  readonly warn?: (problem: string) => void;
}

/** How one kind of engine is configured: everything known before it is. */
export interface EngineBlueprint {
  /** Also its name in chains, unless there can be several. */
  readonly id: string;
  /** As the vendor writes it. */
  readonly vendor: string;
  /** Whether an operator can configure several, each with a name. */
  readonly isMany?: true;
  readonly settings: readonly EngineSetting[];
  /** How its default models edit pictures, before it is configured; missing if they do not. */
  readonly edits?: readonly Extract<PictureOperation, 'edit' | 'inpaint'>[];
  /**
   * The problem of this combination of settings, as a sentence that names variables as `settings` does;
   * null when there is none.
   */
  readonly problemOf?: (values: EngineValues) => string | null;
  /** A request that costs nothing and that only a server of this kind answers with JSON. */
  readonly probe?: (values: EngineValues) => { address: string; headers: Record<string, string> };
  /** Loads the engine's modules now and not earlier: most servers use one or two engines. */
  create(values: EngineValues, environment: EngineEnvironment): Promise<Engine>;
}
