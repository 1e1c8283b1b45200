import type { IconId } from '../vocabulary.ts';

/**
 * Illustrations that face left and have no writing on them, so that they may be mirrored. (The set draws
 * nearly every animal and vehicle facing left.)
 */
const facingLeft: ReadonlySet<IconId> = new Set(
  (
    'ant badger beaver beetle bird bison black-bird black-cat blowfish bug butterfly camel cat caterpillar chicken cockroach ' +
    'cow cricket crocodile deer dinosaur dodo dog dolphin donkey dragon duck eagle elephant ewe fish flamingo giraffe goat ' +
    'goose gorilla guide-dog hedgehog hippopotamus honeybee horse kangaroo ladybug leopard lizard llama lobster mammoth monkey ' +
    'moose mosquito mouse orangutan otter owl ox parrot peacock phoenix pig poodle rabbit raccoon ram rat rhinoceros rooster ' +
    'sauropod scorpion seal service-dog shark skunk sloth snail snake spouting-whale squid swan t-rex tiger tropical-fish turkey ' +
    'turtle two-hump-camel unicorn water-buffalo whale wolf worm zebra ambulance articulated-lorry auto-rickshaw automobile ' +
    'bicycle bullet-train bus canoe delivery-truck fire-engine helicopter high-speed-train kick-scooter locomotive minibus ' +
    'motor-boat motor-scooter motorcycle motorway passenger-ship pickup-truck police-car racing-car sailboat ship ' +
    'small-airplane speedboat sport-utility-vehicle taxi tractor trolleybus person-running person-biking horse-racing ' +
    'rocket airplane syringe water-pistol hammer axe fishing-pole soccer-ball flexed-biceps running-shoe'
  ).split(' '),
);

export function facesLeft(icon: IconId): boolean {
  return facingLeft.has(icon);
}
