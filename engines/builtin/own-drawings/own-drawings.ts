import { appliances } from './appliances.ts';
import { aroundThings } from './around-things.ts';
import { backgrounds } from './backgrounds.ts';
import { beings } from './beings.ts';
import { bookThings } from './book-things.ts';
import { buildingsAndVans } from './buildings-and-vans.ts';
import { cakes } from './cakes.ts';
import { characters } from './characters.ts';
import { craft } from './craft.ts';
import { airborne } from './craft-in-the-air.ts';
import { dailyLife } from './daily-life.ts';
import { dishes } from './dishes/dishes.ts';
import { dread } from './dread.ts';
import { events } from './events.ts';
import { fields } from './fields.ts';
import { fish } from './fish.ts';
import { furnishings } from './furnishings.ts';
import { gaming } from './gaming.ts';
import { heavyThings } from './heavy-things.ts';
import { heldPets } from './held-pets.ts';
import { holders } from './holders.ts';
import { interiors } from './interiors.ts';
import { landmarks } from './landmarks.ts';
import { landscapes } from './landscapes.ts';
import { largeThings } from './large-things.ts';
import { lisbon } from './lisbon.ts';
import { nearThings } from './near-things.ts';
import { objects } from './objects/objects.ts';
import { outings } from './outings.ts';
import type { OwnDrawing } from './own-drawing.ts';
import { places } from './places.ts';
import { plants } from './plants.ts';
import { pondThings } from './pond-things.ts';
import { pursuits } from './pursuits.ts';
import { quadrupeds } from './quadrupeds.ts';
import { reactions } from './reactions.ts';
import { settings } from './settings.ts';
import { sitting } from './sitting.ts';
import { smallFinds } from './small-finds.ts';
import { smallGrowths } from './small-growths.ts';
import { oldThings, strongholds } from './strongholds.ts';
import { subjects } from './subjects.ts';
import { things } from './things.ts';
import { titleSubjects } from './titles/titles.ts';
import { toys } from './toy-bricks.ts';
import { vehicles } from './vehicles/vehicles.ts';
import { wideGrounds } from './wide-grounds.ts';

/** By the name that a recipe has; the packed set has no icon of these names. */
export const ownDrawings: ReadonlyMap<string, OwnDrawing> = new Map(
  Object.entries({
    ...beings,
    ...pondThings,
    ...plants,
    ...vehicles,
    ...objects,
    ...characters,
    ...appliances,
    ...quadrupeds,
    ...pursuits,
    ...places,
    ...things,
    ...subjects,
    ...settings,
    ...sitting,
    ...fish,
    ...fields,
    ...dishes,
    ...largeThings,
    ...landmarks,
    ...landscapes,
    ...craft,
    ...strongholds,
    ...oldThings,
    ...outings,
    ...reactions,
    ...dailyLife,
    ...holders,
    ...backgrounds,
    ...aroundThings,
    ...buildingsAndVans,
    ...nearThings,
    ...events,
    ...interiors,
    ...lisbon,
    ...bookThings,
    ...heldPets,
    ...cakes,
    ...wideGrounds,
    ...airborne,
    ...heavyThings,
    ...furnishings,
    ...smallFinds,
    ...gaming,
    ...toys,
    ...dread,
    ...smallGrowths,
    ...titleSubjects,
  }),
);
