/*
 * The words of nicknames: 'Blue Otter 42'. Every combination must be inoffensive, and at most 20 characters long with its
 * number. Left out are words that are also insults, slang or parties in combination (Beaver, Falcon, Whale; Black, Silver,
 * White, Yellow). A change of either list gives all guests who have not chosen a nickname another one.
 */

/** Words for each colour of the default picture. */
export const COLOUR_WORDS = {
  red: ['Red', 'Crimson', 'Ruby', 'Scarlet'],
  orange: ['Orange', 'Copper', 'Bronze'],
  amber: ['Amber', 'Golden', 'Lemon'],
  olive: ['Olive', 'Lime', 'Moss'],
  green: ['Green', 'Emerald', 'Jade'],
  teal: ['Teal', 'Mint', 'Aqua'],
  azure: ['Azure', 'Cyan', 'Sky'],
  blue: ['Blue', 'Cobalt', 'Indigo'],
  violet: ['Violet', 'Purple', 'Lilac'],
  pink: ['Pink', 'Magenta', 'Coral'],
} as const

export const ANIMALS = [
  ...['Alpaca', 'Antelope', 'Badger', 'Bison', 'Bumblebee', 'Butterfly', 'Caribou', 'Cheetah', 'Chipmunk'],
  ...['Crane', 'Dolphin', 'Dragonfly', 'Ferret', 'Finch', 'Firefly', 'Flamingo', 'Fox', 'Gazelle', 'Gecko'],
  ...[
    'Giraffe',
    'Hare',
    'Hedgehog',
    'Heron',
    'Ibex',
    'Ibis',
    'Jaguar',
    'Kangaroo',
    'Kestrel',
    'Kiwi',
    'Koala',
  ],
  ...[
    'Ladybird',
    'Lemur',
    'Leopard',
    'Lion',
    'Llama',
    'Lynx',
    'Magpie',
    'Marmot',
    'Marten',
    'Meerkat',
    'Moose',
  ],
  ...[
    'Narwhal',
    'Newt',
    'Ocelot',
    'Octopus',
    'Okapi',
    'Osprey',
    'Otter',
    'Owl',
    'Panda',
    'Parrot',
    'Pelican',
  ],
  ...['Penguin', 'Platypus', 'Puffin', 'Quokka', 'Raven', 'Reindeer', 'Robin', 'Seahorse', 'Seal', 'Sparrow'],
  ...['Squirrel', 'Starfish', 'Starling', 'Stoat', 'Stork', 'Swan', 'Swift', 'Tapir', 'Tiger', 'Tortoise'],
  ...['Toucan', 'Turtle', 'Wallaby', 'Wombat', 'Wren', 'Yak', 'Zebra'],
] as const
