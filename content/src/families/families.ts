import { artPictures } from '../drawings/art-pictures.ts'
import { figurePictures } from '../drawings/figure-pictures.ts'
import { gamePictures } from '../drawings/game-pictures.ts'
import { drawIcons, missingIcons } from '../drawings/icons.ts'
import { sciencePictures } from '../drawings/science-pictures.ts'
import { signPictures } from '../drawings/sign-pictures.ts'
import { borders } from './borders.ts'
import { capitals } from './capitals.ts'
import { constellations } from './constellations.ts'
import { countrymaps } from './countrymaps.ts'
import { creatures } from './creatures.ts'
import { currencies } from './currencies.ts'
import { defineDrawnFamily } from './drawn.ts'
import { elements } from './elements.ts'
import { gods } from './gods.ts'
import { homophones } from './homophones.ts'
import { people } from './people.ts'
import { rivermaps } from './rivermaps.ts'
import type { Family } from './subject.ts'
import { tones } from './tones.ts'
import { tunes } from './tunes.ts'
import { words } from './words.ts'

/** All families. */
export const FAMILIES: readonly Family[] = [
  capitals,
  currencies,
  borders,
  elements,
  people,
  gods,
  homophones,
  constellations,
  words,
  creatures,
  tunes,
  tones,
  countrymaps,
  defineDrawnFamily('icons', 7201, { draw: drawIcons, missing: missingIcons }),
  defineDrawnFamily('gamepictures', 7401, gamePictures),
  defineDrawnFamily('signpictures', 7601, signPictures),
  defineDrawnFamily('sciencepictures', 7801, sciencePictures),
  defineDrawnFamily('figurepictures', 8001, figurePictures),
  defineDrawnFamily('artpictures', 8201, artPictures),
  rivermaps,
]
