import type { EngineSettingName } from '#contract/engine-settings.ts';
import type { Engine } from './engine.ts';
import type { EngineNetwork } from './network.ts';

/** One thing that an operator says of an engine, by a variable or in the admins' form. */
export interface EngineSetting {
  readonly name: EngineSettingName;
  /** The environment's variable for it. Of engines of which there may be many, `<NAME>` in it is the engine's own. */
  readonly variable: string;
  /** A secret is kept encrypted and never shown; an address begins with http; a folder lies on the server's machine. */
  readonly kind: 'secret' | 'address' | 'text' | 'choice' | 'folder';
  readonly choices?: readonly string[];
  /** What holds where nothing is said. */
  readonly default?: string;
  /** Whether the engine is there only where this is said. */
  readonly isRequired?: true;
}

/** What of an engine's settings is said; those with a default are always there. */
export type EngineValues = Partial<Record<EngineSettingName, string>>;

export interface EngineSurroundings {
  /** The engine's id: the blueprint's own, or the name that the operator gave to one of many. */
  readonly id: string;
  readonly network: EngineNetwork;
  /** Where the provider reaches this server; null where it cannot, so that the engine has to ask by itself. */
  readonly webhookUrl: string | null;
  /** Tells the operator, in a sentence, of what is wrong and yet stops nothing. */
  readonly warn?: (problem: string) => void;
}

/** How one kind of engine is set up: all that is known of it before it is configured. */
export interface EngineBlueprint {
  /** Also what it is called in chains, unless there may be many of it. */
  readonly id: string;
  /** As the vendor writes it. */
  readonly vendor: string;
  /** Whether an operator may have several, each with a name. */
  readonly isMany?: true;
  /** Whether what it makes costs the operator money. */
  readonly isPaid: boolean;
  readonly settings: readonly EngineSetting[];
  /** What these settings lack together, as a sentence that names variables as `settings` does; null where nothing. */
  readonly problemOf?: (values: EngineValues) => string | null;
  /** Loads what the engine is made of only now: most servers have one or two of them. */
  create(values: EngineValues, surroundings: EngineSurroundings): Promise<Engine>;
}
