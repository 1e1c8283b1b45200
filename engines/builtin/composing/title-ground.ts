/** Where the hero of a title can stand: no hotel is in a room, no car in a kitchen. */
import { isBuilding } from '../layout/surroundings.ts';
import type { Understanding } from '../understanding.ts';
import type { IconId, SceneId } from '../vocabulary.ts';

const indoors: ReadonlySet<SceneId> = new Set([
  'room',
  'kitchen',
  'lab',
  'hall',
  'office',
  'library',
  'shop',
  'classroom',
  'gym',
  'cafe',
  'church',
  'court',
  'money',
  'tech',
]);
const vehicles =
  /^(?:automobile|.*-car|.*-van|.*-truck|bus|minibus|motorcycle|sports-motorbike|motor-scooter|taxi|ambulance|fire-engine|tractor|excavator|sport-utility-vehicle|electric-sedan|off-roader|limousine|articulated-lorry|fuel-pump|car-queue|battle-tank|horizontal-traffic-light|skateboard|bicycle)$/;
const others =
  /^(?:bank|convenience-store|department-store|post-office|old-asylum|tall-spire|step-pyramid|shipping-container|ice-cream-van|swimming-pool|roller-coaster|classical-building|stone-castle|haunted-house|treehouse|cottage|liberty-statue|building-construction|love-hotel|mansion|market-stall|food-cart)$/;
/** Ancient and distant ones have a land of their own. */
const landOf: Readonly<Record<IconId, SceneId>> = {
  colosseum: 'city-day',
  pyramid: 'desert',
  'step-pyramid': 'jungle',
  'temple-ruins': 'desert',
  'classical-building': 'city-day',
  castle: 'mountains',
  'stone-castle': 'mountains',
  'shipping-container': 'harbor',
  treehouse: 'forest',
  'log-cabin': 'forest',
  hut: 'forest',
  barn: 'meadow',
  tent: 'forest',
  camping: 'forest',
  'derelict-house': 'horror',
};
/** These are never between the houses of a city; a car is on its road rather than in a park. */
const ofItsLand = /^(?:pyramid|step-pyramid|temple-ruins|treehouse|log-cabin|barn|stone-castle)$/;
const cars =
  /^(?:automobile|racing-car|.*-car|electric-sedan|angular-truck|pickup-truck|sport-utility-vehicle)$/;
/** From here on the other thing of a title is behind the hero as its place. */
const atHome: ReadonlySet<SceneId> = new Set(['hall', 'money', 'tech']);
const dim: ReadonlySet<string> = new Set(['scary', 'abandoned']);

/** What is in a room wherever the title is. */
const furniture =
  /^(?:couch-and-lamp|sofa|bed|armchair|rocking-chair|chair|gaming-chair|refrigerator|washing-machine|television|bathtub|table-lamp|bookshelf|toilet|robot-vacuum|vacuum-cleaner|air-conditioner|wardrobe)$/;
const streets: ReadonlySet<SceneId> = new Set(['city-day', 'city-night', 'road', 'street']);

/** Where a title names a museum or a bank, its hall may be behind it. */
const isOfHall = (icon: IconId, scene: SceneId) =>
  /^(?:classical-building|bank)$/.test(icon) && atHome.has(scene);

/** Returns the title with a scene that its hero can stand in. */
export function withFittingGround(understanding: Understanding): Understanding {
  const { hero, scene, layout, mood, light, states = [] } = understanding;
  const icon = hero.value;
  if (icon === null || layout.value === 'versus' || layout.value === 'before-after') return understanding;
  if (furniture.test(icon) && streets.has(scene.value))
    return {
      ...understanding,
      scene: { ...scene, value: 'room', confidence: 0.9, reason: 'where the hero stands' },
    };
  const isVehicle = vehicles.test(icon) || vehicles.test(understanding.secondHero ?? '');
  const isOffItsLand = scene.value === 'city-day' && (ofItsLand.test(icon) || cars.test(icon));
  if (!(indoors.has(scene.value) || isOffItsLand) || isOfHall(icon, scene.value)) return understanding;
  if (!isVehicle && !isBuilding(icon) && !others.test(icon)) return understanding;
  const isDim = states.some((state) => dim.has(state)) || (mood === 'dark' && !isVehicle);
  const usual = isVehicle ? 'road' : light === 'night' ? 'city-night' : 'city-day';
  const value = landOf[icon] ?? (isDim ? 'horror' : usual);
  return { ...understanding, scene: { ...scene, value, confidence: 0.9, reason: 'where the hero stands' } };
}
