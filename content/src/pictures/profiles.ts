import { openPeeps, pixelArt, thumbs } from '@dicebear/collection'
import { createAvatar } from '@dicebear/core'
import type { COLOUR_WORDS } from '../nicknames/words.ts'

/** Draws one picture; the seed decides what the design leaves open. */
type Draw = (seed: string) => string

/** One of the values that a style's option accepts. */
type Among<Option> = NonNullable<Option> extends readonly (infer One)[] ? One : never

const thumb =
  (shapeColor: string, backgroundColor: string, mouth: Among<thumbs.Options['mouth']>): Draw =>
  (seed) =>
    createAvatar(thumbs, {
      seed,
      shapeColor: [shapeColor],
      backgroundColor: [backgroundColor],
      mouth: [mouth],
    }).toString()

const pixels =
  (hair: Among<pixelArt.Options['hair']>, hairColor: string, backgroundColor: string): Draw =>
  (seed) =>
    createAvatar(pixelArt, {
      seed,
      hair: [hair],
      hairColor: [hairColor],
      backgroundColor: [backgroundColor],
      mouth: ['happy03', 'happy07', 'happy09', 'happy10'],
      hatProbability: 0,
    }).toString()

type Head = Among<openPeeps.Options['head']>
type Face = Among<openPeeps.Options['face']>

const peep =
  (head: Head, face: Face, skinColor: string, backgroundColor: string): Draw =>
  (seed) =>
    createAvatar(openPeeps, {
      seed,
      head: [head],
      face: [face],
      skinColor: [skinColor],
      backgroundColor: [backgroundColor],
      maskProbability: 0,
    }).toString()

/** All three styles are in the public domain (CC0). The first two are the defaults. */
const DESIGNS: readonly Draw[] = [
  thumb('69d2e7', '0a5b83', 'variant1'),
  thumb('f88c49', 'f1f4dc', 'variant2'),
  peep('afro', 'smile', 'ae5d29', 'ffdfbf'),
  pixels('long05', '603a14', 'd1d4f9'),
  thumb('f1f4dc', '1c799f', 'variant4'),
  peep('hijab', 'calm', 'd08b5b', 'c0aede'),
  pixels('short14', 'cb6820', 'b6e3f4'),
  thumb('7b5ea7', 'f3d250', 'variant1'),
  peep('flatTop', 'smileBig', '694d3d', 'b6e3f4'),
  pixels('long13', '28150a', 'ffd5dc'),
  thumb('3a9e6f', 'd9f2e3', 'variant3'),
  peep('grayMedium', 'smile', 'ffdbb4', 'd9f2e3'),
  pixels('short05', 'bd1700', '1c799f'),
  thumb('e4572e', '2b2d42', 'variant4'),
  peep('turban', 'smile', 'd08b5b', 'f3d250'),
  pixels('short19', '009bbd', 'f1f4dc'),
  thumb('f3d250', 'e4572e', 'variant2'),
  peep('bun2', 'cute', 'edb98a', 'ffd5dc'),
  pixels('long19', 'a78961', '0a5b83'),
  thumb('f7a1b5', '5b2a4e', 'variant1'),
  peep('longCurly', 'lovingGrin1', 'ae5d29', 'd1d4f9'),
  pixels('short22', '83623b', 'f3d250'),
  thumb('2b2d42', 'f7a1b5', 'variant3'),
  peep('hatBeanie', 'cheeky', 'ffdbb4', 'f88c49'),
]

/** The default picture in a guest's colour: shape and background. */
const GUESTS: Readonly<Record<keyof typeof COLOUR_WORDS, readonly [shape: string, background: string]>> = {
  red: ['f47c72', '7d1620'],
  orange: ['ff9a4d', '7a3206'],
  amber: ['f7c948', '6b4a00'],
  olive: ['b9cf4f', '435013'],
  green: ['6cc98a', '11532d'],
  teal: ['5fd0c0', '0b504b'],
  azure: ['7cc8f4', '0c4a75'],
  blue: ['8aa6ff', '20307f'],
  violet: ['b99bf5', '47237f'],
  pink: ['f79ac6', '7c1650'],
}

/**
 * Every profile picture as SVG, the same in every run: `profile1` to `profile24`, and `profile1` in each colour of the
 * guests.
 */
export const drawProfiles = (): { name: string; svg: string }[] => [
  ...DESIGNS.map((draw, index) => {
    const name = `profile${index + 1}`
    return { name, svg: draw(`trivium-${name}`) }
  }),
  ...Object.entries(GUESTS).map(([colour, [shape, background]]) => ({
    name: `profile1-${colour}`,
    svg: thumb(shape, background, 'variant1')('trivium-profile1'),
  })),
]
