/** Animals, vehicles and things are drawn as the kind that the words name. */
import type { Recipe } from '../recipe.ts';
import type { IconId, SceneId } from '../vocabulary.ts';
import { withDrawnFauna } from './drawn-fauna.ts';
import { withDrawnObjects } from './drawn-objects.ts';
import { withDrawnTitle } from './drawn-titles.ts';
import { withDrawnVehicles } from './drawn-vehicles.ts';

type Icons = Pick<Recipe, 'hero' | 'secondHero' | 'stickers' | 'relation' | 'states' | 'secondStates'>;
type Dyes = Readonly<Record<IconId, string>> | undefined;

/** Returns the things of a picture as they are drawn here, and their colours. */
export function withDrawnKinds<T extends Icons>(
  icons: T,
  dyes: Dyes,
  described: { prompt: string; scene: SceneId; isScenic: boolean },
): { icons: T; dyes: Dyes } {
  const named = described.isScenic ? icons : withDrawnTitle(icons, described.prompt, described.scene);
  const fauna = withDrawnFauna(named, dyes, described);
  const vehicles = withDrawnVehicles(fauna.icons, fauna.dyes, described.prompt, described.isScenic);
  return withDrawnObjects(vehicles.icons, vehicles.dyes, described.prompt);
}
