/** How high things are in metres, as they stand or lie: what is beside others keeps its size to them. */
import type { IconId } from '../vocabulary.ts';

const rows: readonly (readonly [metres: number, icons: string])[] = [
  [
    0.03,
    'bitcoin-coin butter salt blueberries olive peanuts beans snowflake droplet seedling four-leaf-clover game-die tooth pill adhesive-bandage drop-of-blood nail-polish pick paw-prints herb chess-pawn fly beetle',
  ],
  [
    0.07,
    'white-plate cucumber key ring coin gem-stone necklace acorn tattoo-machine pocket-watch feather oyster fortune-cookie rice-ball dumpling fried-shrimp coxinha falafel cheese-bread brigadeiro cake-slice stuffed-flatbread bacon french-fries hot-dog sandwich burrito tamale flatbread play-plaque battery electric-plug computer-mouse credit-card soap sponge baby-bottle ping-pong billed-cap bubbles thread crayon paintbrush razor cigarette toothbrush lotion-bottle dollar-banknote euro-banknote pound-banknote trading-cards joker puzzle-piece label envelope ticket identification-card unlocked locked light-bulb magnet mouse-trap eye ear nose mouth tongue glasses sunglasses trident-emblem yo-yo link knot firecracker straight-ruler potato eggplant hot-pepper broccoli ice test-tube pool-8-ball cricket-game tennis baseball hummingbird',
  ],
  [
    0.14,
    'pizza pancakes shortcake pie cheese-wedge bread baguette-bread shallow-pan-of-food green-salad spaghetti steaming-bowl curry-rice hamburger maple-syrup potion water-bottle soy-sauce energy-can hot-beverage teacup-without-handle open-book bowl-with-spoon frying-pan treasure-map wallet starfish slime-bowl perfume-bottle glass-of-juice custard mate sake cup-with-straw bubble-tea canned-food cooked-rice takeout-box bento-box coconut ear-of-corn leafy-green kitchen-knife thermometer syringe alarm-clock stopwatch hourglass-done hourglass-not-done smartphone telephone microphone floppy-disk videocassette scissors screwdriver wrench hammer flashlight magnifying-glass-tilted-left bone anatomical-heart red-heart broken-heart brain nesting-dolls crystal-ball bomb yarn roll-of-paper spider-web supplement-tub plated-dish meal-tray cut-of-meat lasagna omelette full-plate fork-and-knife-with-plate x-ray tulip hibiscus branch nest-with-eggs dove puddle footprints shower-head water-tap gold-bars sports-medal running-shoe flat-shoe high-heeled-shoe ballet-shoes socks gloves hiking-boot magic-wand water-pistol stethoscope goggles diving-mask foot badminton receipt memo page-facing-up party-popper',
  ],
  [
    0.25,
    'soccer-ball chocolate-cake-lit birthday-cake pineapple watermelon melon pot-of-food teapot jar honey-pot pumpkin vase fruit-bowl bottle-with-popping-cork wine-bottle fondue candle toaster blender record-player pillow rag-doll teddy-bear amphora bouquet lavender-sprigs old-lantern flying-disc chessboard package bucket bag-of-chips fish-bowl toolbox hammer-and-wrench basketball volleyball american-football rugby-football bowling boxing-glove football ice-skate roller-skate trophy bullseye headphone radio clapper-board laptop spreadsheet-laptop code-laptop keyboard microwave-oven air-fryer robot-vacuum chocolate-cake video-game joystick books newspaper clipboard calendar old-map map-of-japan world-map graduation-cap top-hat crown military-helmet viking-helmet rescue-workers-helmet pharaoh-mask plunger wrapped-gift abacus typewriter microscope flower-vase lobster blowfish jellyfish coral bat money-bag money-with-wings briefcase shopping-bags megaphone speaker-high-volume purse skull jack-o-lantern electric-fan mirror dumbbell lungs saxophone trumpet flute performing-arts artist-palette umbrella-on-ground globe-showing-americas t-shirt jeans bikini necktie gear balance-scale chains blackbird dodo',
  ],
  [
    0.45,
    'potted-plant lamp table-lamp candelabra picnic-basket wooden-crate gramophone violin hydrant dug-hole sunflower rock basket chandelier backpack luggage desktop-computer television printer drum accordion banjo fishing-pole bow-and-arrow skateboard sled car-engine scrap-heap fire-extinguisher wheel gold-heap treasure-chest wastebasket headstone axe carpentry-saw piata rug turkey boar ewe ram goat sloth swan peacock beaver big-leaf crossed-swords sword shield movie-camera studio-microphone baby-angel bathtub hot-tub toilet skis snowboarder kite balloon wood coat dress',
  ],
  [
    0.9,
    'armchair rocking-chair kitchen-stove cannon guitar acoustic-guitar shovel tennis-racket baseball-bat flying-car campfire anchor wooden-barrel oil-drum wooden-fence bench chair desk bed shopping-cart kick-scooter canoe surfboard gaming-chair broom motor-scooter motorcycle bicycle unicycle washing-machine leopard deer llama zebra poodle orangutan flamingo ostrich seal dolphin cone telescope coffin crime-tape wooden-cart mirror-ball wedding-cake famous-portrait missing-poster window postbox goblin scarecrow',
  ],
  [
    1.7,
    'harp ladder refrigerator vending-machine bookshelf mechanical-arm cactus christmas-tree snowman beetle-car convertible-car police-car taxi sport-utility-vehicle electric-car angular-truck fuel-pump horizontal-traffic-light stop-sign slot-machine guillotine alien alien-monster ghost ogre troll skeleton santa-claus robber guard samurai pirate viking detective astronaut speedboat barber-pole vault boxing-ring elevator-doors stage-curtains maze',
  ],
  [
    2.6,
    'ambulance minibus delivery-truck pickup-truck tractor fire-engine articulated-lorry river-boat beach-with-umbrella war-missiles shipping-container moai flying-saucer satellite satellite-antenna parachute lake-monster big-wave car-queue',
  ],
  [
    6,
    'old-asylum tall-spire step-pyramid department-store metro palm-tree evergreen-tree desert-island derelict-house japanese-castle classical-building building-construction hospital school bank hotel factory convenience-store post-office church mosque hindu-temple synagogue shinto-shrine fountain circus-tent ferris-wheel roller-coaster stadium barn brick-tower cliff-road mount-fuji',
  ],
];

const heights: ReadonlyMap<IconId, number> = new Map(
  rows.flatMap(([metres, icons]) => icons.split(' ').map((icon) => [icon, metres] as const)),
);

/** Returns how high a thing is in metres; null for what is in no row. */
export const heightOfThing = (icon: IconId): number | null => heights.get(icon) ?? null;
